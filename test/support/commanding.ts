import { openCommandThread, type CommandThread } from './command-thread.ts';
import { service, startStory, type Story, type StoryRunOptions } from './registering.ts';
import type { ActionRun } from './action.ts';

/** The key of stories, unless they have none. */
const storyKey = 'a-key-of-more-than-sixteen-bytes';
/** The input `commands` with all of them. */
export const allCommands = 'plan\nstatus\nhelp\npromote\nfail\nrevert';
const modes = {
  plan: 'plan',
  status: 'status',
  promote: 'promote',
  fail: 'fail-deployment',
  revert: 'revert',
} as const;
const file = 'jobs/web.nomad.hcl';
const head = 'b'.repeat(40);

type Event = NonNullable<StoryRunOptions['event']>;
type Inputs = Readonly<Record<string, string>>;

/** A pull request whose job was registered, with a canary that waits. */
export interface CommandStory extends Story, CommandThread {
  readonly key: string;
  gate(event: Event, inputs?: Inputs, options?: StoryRunOptions): Promise<ActionRun>;
  verb(verb: keyof typeof modes, event: Event, options?: StoryRunOptions): Promise<ActionRun>;
}

interface CommandedOptions {
  readonly key?: string;
  /** Additional settings of the job file's `update` block. */
  readonly update?: string;
  /** Inputs of the plan and the registration. */
  readonly inputs?: Inputs;
  readonly registerInputs?: Inputs;
  /** The job file of the pull request. */
  readonly source?: string;
  /** Other job files of the pull request. */
  readonly files?: Readonly<Record<string, string>>;
  /** Versions of the job before the pull request; by default one. */
  readonly running?: readonly string[];
  /** The role of `eve`, who approves the plan; nobody approves it by default. */
  readonly approver?: string;
}

/** Version 1 of job `web` waits with a canary, registered by pull request 7; version 0 serves. */
export async function startCommanded({
  key = storyKey,
  update = 'canary = 1',
  inputs = {},
  registerInputs = {},
  source = service('web', { image: 'two', update }),
  files = {},
  running = [service('web', { update })],
  approver,
}: CommandedOptions = {}): Promise<CommandStory> {
  const story = await startStory({ files: { [file]: source, ...files }, running, key });
  await story.plan({ inputs });
  if (approver !== undefined) {
    story.github.reviews.list = [{ by: 'eve', state: 'APPROVED' }];
    story.github.reviews.roles = { eve: approver };
  }
  await story.register({ inputs: { ...inputs, ...registerInputs } });
  story.github.pulls = [{ number: 7, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z' }];
  story.github.commands.roles = { ada: 'write' };
  const commanded = withCommands(story, key);
  commanded.age();
  return commanded;
}

/** An open pull request without a plan, whose head is checked out. */
export async function startPlannable(): Promise<CommandStory> {
  const story = await startStory({ files: { [file]: service('web', { image: 'two' }) }, running: [service('web')] });
  story.github.head = story.workspace.commit();
  story.github.commands.roles = { ada: 'write' };
  return withCommands(story, storyKey);
}

/** A story whose pull request takes commands. */
function withCommands(story: Story, key: string): CommandStory {
  const { github } = story;
  const run = async (inputs: Inputs, options: StoryRunOptions): Promise<ActionRun> =>
    story.run({
      ...options,
      inputs: { 'signing-key': key, ...inputs, ...options.inputs },
      env: { GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...options.env },
    });
  return Object.assign(story, openCommandThread(github, key), {
    key,
    gate: async (event: Event, inputs: Inputs = {}, options: StoryRunOptions = {}) =>
      run({ mode: 'command', address: '', commands: allCommands, ...inputs }, { event, ...options }),
    verb: async (verb: keyof typeof modes, event: Event, options: StoryRunOptions = {}) =>
      run({ mode: modes[verb], 'from-command': 'true', commands: allCommands }, { event, ...options }),
  });
}

/** Registers the specification of the pull request again, as a later run of its registration does. */
export async function registerAgain(story: CommandStory): Promise<void> {
  await story.ask('POST', '/v1/job/web/revert', { JobID: 'web', JobVersion: 1 });
  await story.settle('web');
  const [live] = await story.versions('web');
  const index = Number(live?.['JobModifyIndex']);
  story.setRecord({
    jobs: story.record().jobs.map((job) => ({ ...job, done: { index, outcome: 'successful', run: 'run 9' } })),
  });
}
