import { startStory, type Story, type StoryOptions } from './registering.ts';
import type { ActionRun } from './action.ts';
import type { ReviewDouble } from './github-reviews.ts';

export const guardedFile = 'jobs/web.nomad.hcl';

interface Variant {
  readonly memory?: number;
  readonly count?: number;
  readonly id?: string;
}

export function createGuardedJob({ memory = 4096, count = 1, id = 'web' }: Variant = {}): string {
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

export interface GuardedStory extends Story {
  planPull(inputs?: Inputs): Promise<ActionRun>;
  registerPull(inputs?: Inputs): Promise<ActionRun>;
  /** Adds a review of the plan; an approval by default. */
  review(by: string, more?: Partial<ReviewDouble>): void;
}

/** A pull request of octocat that changes a running job, with a guard; ada is a maintainer, eve an administrator, bob may write. */
export async function startGuarded(
  inputs: Inputs = { guards: 'less-memory' },
  options: Partial<StoryOptions> = {},
): Promise<GuardedStory> {
  const story = await startStory({
    files: { [guardedFile]: createGuardedJob({ memory: 2048 }) },
    running: [createGuardedJob()],
    ...options,
  });
  const { reviews } = story.github;
  reviews.roles = { ada: 'maintain', bob: 'write', eve: 'admin', octocat: 'admin' };
  const guarded: GuardedStory = Object.assign(story, {
    planPull: async (more: Inputs = {}) => story.plan({ inputs: { ...inputs, ...more } }),
    registerPull: async (more: Inputs = {}) => story.register({ inputs: { ...inputs, wait: 'false', ...more } }),
    review(by: string, more: Partial<ReviewDouble> = {}) {
      reviews.list = [...reviews.list, { by, state: 'APPROVED' as const, ...more }];
    },
  });
  return guarded;
}
