import type { ActionRun } from './action.ts';
import { createClosedEvent, pullRequestEvent } from './github.ts';
import { startStory, type Story, type StoryRunOptions } from './registering.ts';
import type { SandboxOptions } from '../../sandbox/src/server.ts';

type Files = Readonly<Record<string, string>>;

export interface Undeclaring extends AsyncDisposable {
  readonly story: Story;
  readonly base: string;
  readonly plan: (options?: StoryRunOptions) => Promise<ActionRun>;
  readonly register: (options?: StoryRunOptions) => Promise<ActionRun>;
  readonly body: () => string;
}

interface PullRequest {
  readonly before: Files;
  /** Those that the pull request writes; `''` removes one. */
  readonly after: Files;
  /** Job files of the running jobs, in any namespace; by default the job files at the base. */
  readonly running?: readonly string[];
  readonly sandbox?: SandboxOptions;
  /** Old names of renamed files, by their new ones. */
  readonly renamed?: Files;
}

/** A pull request after which files declare other jobs, planned and registered with `stop-removed`. */
export async function startUndeclaring({
  before,
  after,
  running = Object.values(before),
  sandbox = { namespaces: ['team'] },
  renamed = {},
}: PullRequest): Promise<Undeclaring> {
  const story = await startStory({ files: before, sandbox });
  for (const source of running) await story.operate(source);
  const base = story.workspace.commit();
  for (const [name, text] of Object.entries(after))
    if (text === '') story.workspace.remove(name);
    else story.workspace.write(name, text);
  for (const name of Object.values(renamed)) story.workspace.remove(name);
  story.github.contents = before;
  story.github.files = Object.entries(after).map(([filename, text]) => {
    const previous = renamed[filename];
    if (previous !== undefined) return { filename, status: 'renamed', previous_filename: previous };
    return { filename, status: text === '' ? 'removed' : filename in before ? 'modified' : 'added' };
  });
  return {
    story,
    base,
    plan: (options = {}) => story.plan({ event: pullRequestEvent(false, { base }), ...withDefaults(options) }),
    register: (options = {}) => story.register({ event: createClosedEvent(true), ...withDefaults(options) }),
    body: () => story.github.comments[0]?.body ?? '',
    [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
  };
}

function withDefaults({ inputs, ...options }: StoryRunOptions): StoryRunOptions {
  return { inputs: { 'stop-removed': 'true', ...inputs }, ...options };
}
