import { openCommandThread, type CommandThread } from './command-thread.ts';
import { startStory, type Story, type StoryOptions } from './registering.ts';
import type { ActionRun } from './action.ts';

export const guardedFile = 'jobs/web.nomad.hcl';
const key = 'a-key-of-more-than-sixteen-bytes';

interface Variant {
  readonly memory?: number;
  readonly count?: number;
  readonly id?: string;
}

/** A job with the given memory and count. */
export function guardedJob({ memory = 4096, count = 1, id = 'web' }: Variant = {}): string {
  return `job "${id}" {
  group "app" {
    count = ${count}
    update {
      min_healthy_time = "1s"
    }
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
      resources {
        cpu    = 100
        memory = ${memory}
      }
    }
  }
}
`;
}

type Inputs = Readonly<Record<string, string>>;

export interface GuardedStory extends Story, CommandThread {
  /** Plans with the inputs of the story. */
  planned(inputs?: Inputs): Promise<ActionRun>;
  /** Registers after the merge. */
  registered(inputs?: Inputs): Promise<ActionRun>;
  /** The step with `mode: command`, for a command that names the plan. */
  decide(text: string, by?: string, inputs?: Inputs): Promise<ActionRun>;
}

/** A pull request of octocat that changes a running job, with a guard; ada is a maintainer, bob may write. */
export async function startGuarded(
  inputs: Inputs = { guards: 'less-memory' },
  options: Partial<StoryOptions> = {},
): Promise<GuardedStory> {
  const story = await startStory({
    files: { [guardedFile]: guardedJob({ memory: 2048 }) },
    running: [guardedJob()],
    key,
    ...options,
  });
  const { github } = story;
  github.reviews.roles = { ada: 'maintain', bob: 'write', eve: 'admin' };
  github.commands.roles = { ada: 'maintain', bob: 'write', eve: 'admin' };
  const thread = openCommandThread(github, key);
  const commands = 'plan\nallow';
  const guarded: GuardedStory = Object.assign(story, thread, {
    async planned(more: Inputs = {}) {
      const run = await story.plan({ inputs: { ...inputs, commands, ...more } });
      // GitHub's times are in seconds: a command has to be later than the plan.
      if (github.comments.length > 0) thread.setRecord({ since: 1 });
      return run;
    },
    registered: async (more: Inputs = {}) =>
      story.register({ inputs: { ...inputs, commands, wait: 'false', ...more } }),
    decide: async (text: string, by = 'ada', more: Inputs = {}) =>
      story.run({
        event: thread.command(text, { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' }),
        inputs: { 'signing-key': key, mode: 'command', address: '', commands, ...more },
        env: { GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql` },
      }),
  });
  return guarded;
}
