import { startCluster } from '../demo/cluster.ts';
import { startFront } from '../demo/front.ts';
import { startGitHub } from '../demo/github.ts';
import { releaseAndWithdraw } from '../demo/modules-story.ts';
import { createPages } from '../demo/pages.ts';
import { checkedModules } from './module-stories.ts';
import { planAndMerge, register, type Merged } from '../demo/register-story.ts';
import { createRepository } from '../demo/repository.ts';
import { shopFile, shops } from '../demo/shop.ts';
import type { Stage } from '../demo/story.ts';

/** What Outrider writes about a change on the sandbox. The pages in docs/ show pictures of all of them. */
export interface Story {
  readonly name: string;
  readonly about: string;
  readonly author: string;
  readonly frameless: boolean;
  /** Plays the story on a stage where `shop` runs; returns the Markdown. */
  readonly play: (stage: Stage) => Promise<string>;
}

const bot = 'github-actions[bot]';
const better = { branch: 'better', message: 'Raise shop to 2.1', source: shops.better };
const failing = { branch: 'failing', message: 'Raise shop to 2.2', source: shops.failing };

async function commentOn({ github }: Stage, { pull }: Merged): Promise<string> {
  const [comment] = await github.comments(pull);
  if (comment === undefined) throw new Error(`Pull request ${pull.number} has no comment`);
  return comment.body;
}

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
    play: checkedModules,
  },
];

/** Plays a story on a stage of its own. Its address reads as a real one in what it returns. */
export async function playStory({ play }: Story): Promise<string> {
  await using everything = new AsyncDisposableStack();
  const base = { message: 'Run shop', files: { [shopFile]: shops.running } };
  const repository = everything.use(await createRepository(base.message, base.files));
  const github = everything.use(await startGitHub());
  await github.begin(base);
  const front = everything.use(await startFront(github.url, createPages(github, repository, {})));
  const cluster = everything.use(await startCluster());
  await cluster.register(shops.running);
  await cluster.running('shop', 2);
  const markdown = await play({ cluster, github, front, repository });
  return markdown.replaceAll(new URL(cluster.address).host, 'nomad.example:4646');
}
