import { releaseAndWithdraw } from '../demo/modules-story.ts';
import { showCheckedModules } from './module-stories.ts';
import { planAndMerge, register, type Merged } from '../demo/register-story.ts';
import { shopFile, shops } from '../demo/shop.ts';
import type { Stage } from '../demo/story.ts';
import { startStage } from './stage.ts';

/** The comments that Outrider writes about a change on the sandbox. */
export interface Story {
  readonly name: string;
  readonly about: string;
  readonly author: string;
  readonly frameless: boolean;
  /** Plays the story on a stage where `shop` runs; returns the Markdown. */
  readonly play: (stage: Stage) => Promise<string>;
}

const bot = 'github-actions[bot]';
const better = { branch: 'better', message: 'Raise shop to 2.1', files: { [shopFile]: shops.better } };
const failing = { branch: 'failing', message: 'Raise shop to 2.2', files: { [shopFile]: shops.failing } };

async function commentOn({ github }: Stage, { pull }: Merged): Promise<string> {
  const [comment] = await github.comments(pull);
  if (comment === undefined) throw new Error(`Pull request ${pull.number} has no comment`);
  return comment.body;
}

/** The stories whose pictures the pages in docs/ show. */
export const stories: readonly Story[] = [
  {
    name: 'rolled-back',
    about: 'A rollout that fails and is rolled back',
    author: bot,
    frameless: false,
    async play(stage) {
      // Nomad rolls back to a version that was healthy, which the first one is not yet.
      await register(stage, await planAndMerge(stage, { ...better, run: 1 }), 2);
      const merged = await planAndMerge(stage, { ...failing, run: 3 });
      await register(stage, merged, 4);
      return commentOn(stage, merged);
    },
  },
  {
    name: 'plan-changed',
    about: 'The cluster changes between the review and the merge',
    author: bot,
    frameless: false,
    async play(stage) {
      const merged = await planAndMerge(stage, { ...better, run: 1 });
      await stage.cluster.register(shops.running.replace('count = 2', 'count = 3'));
      await register(stage, merged, 2);
      return commentOn(stage, merged);
    },
  },
  {
    name: 'deprecated',
    about: 'A release deprecates the versions that it supersedes',
    author: 'Step summary',
    frameless: true,
    play: async (stage) => (await releaseAndWithdraw(stage)).deprecated.summary,
  },
  {
    name: 'modules',
    about: 'A pull request calls revoked and deprecated module versions',
    author: 'Step summary',
    frameless: true,
    play: showCheckedModules,
  },
];

/** Raises `shop` to 2.1 with further changes of its job file, and returns the comment after the merge. */
async function renderRegistered(
  stage: Stage,
  inputs: Readonly<Record<string, string>>,
  alsoChange = keepSource,
): Promise<string> {
  const merged = await planAndMerge(stage, { ...better, files: { [shopFile]: alsoChange(shops.better) }, run: 1 });
  await register(stage, merged, 2, inputs);
  return commentOn(stage, merged);
}

const keepSource = (source: string): string => source;

function createRegisterStory(name: string, about: string, play: Story['play']): Story {
  return { name, about, author: bot, frameless: false, play };
}

const outcomes: readonly Story[] = [
  createRegisterStory('rolled-out', 'A rollout that succeeds', (stage) => renderRegistered(stage, {})),
  createRegisterStory('canaries', 'A rollout whose canaries wait for promotion', (stage) =>
    renderRegistered(stage, {}, (source) => source.replace('auto_revert', 'canary = 1\n    auto_revert')),
  ),
  createRegisterStory('blocked', 'A job that is registered but cannot be placed', (stage) =>
    renderRegistered(stage, { timeout: '20s' }, (source) =>
      source.replace('env {', 'resources {\n        memory = 99999\n      }\n\n      env {'),
    ),
  ),
  createRegisterStory('timed-out', 'A rollout that takes longer than the run', (stage) =>
    renderRegistered(stage, { timeout: '1s' }, (source) => source.replace('count = 2', 'count = 6')),
  ),
];

/** A register run that refuses a record, and leaves the comment to runs that have its key. */
const refusal: Story = {
  name: 'not-reviewed',
  about: 'A record that another key signed',
  author: 'Step summary',
  frameless: true,
  async play(stage) {
    const merged = await planAndMerge(stage, { ...better, run: 1 });
    return (await register(stage, merged, 2, { 'signing-key': 'another-key,-also-32-bytes-long!' })).summary;
  },
};

/** The other ends of a register run. */
export const registerStories: readonly Story[] = [...outcomes, refusal];

/** Plays a story on a separate stage. Returns its text with a realistic address. */
export async function playStory({ play }: Story): Promise<string> {
  await using stage = await startStage();
  const { cluster } = stage;
  await cluster.register(shops.running);
  await cluster.awaitRunning('shop', 2);
  const markdown = await play(stage);
  return markdown.replaceAll(new URL(cluster.address).host, 'nomad.example:4646');
}
