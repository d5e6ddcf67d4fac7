import { startStory, type StoryOptions, type Story } from './registering.ts';
import type { ActionRun } from './action.ts';

/** What a job of tests does; nothing of it really runs. */
interface LaunchableOptions {
  /** The driver's configuration. */
  readonly task?: string;
  readonly payload?: 'optional' | 'required' | 'forbidden';
  readonly block?: 'parameterized' | 'periodic' | 'none';
  readonly memory?: number;
  /** How often it is tried anew elsewhere. */
  readonly reschedules?: number;
}

/** A batch job that is launched from outside; it needs the meta `input`, and takes `note`, where it is parameterized. */
export function launchable(
  id: string,
  {
    task = 'run_for = "10ms"',
    payload = 'optional',
    block = 'parameterized',
    memory = 16,
    reschedules = 0,
  }: LaunchableOptions = {},
): string {
  const blocks = {
    parameterized: `parameterized {\n    payload = "${payload}"\n    meta_required = ["input"]\n    meta_optional = ["note"]\n  }`,
    periodic: 'periodic {\n    crons = ["0 3 1 1 *"]\n    prohibit_overlap = true\n  }',
    none: '',
  };
  return `job "${id}" {
  datacenters = ["dc1"]
  type        = "batch"
  ${blocks[block]}
  group "work" {
    restart {
      attempts = 0
      mode     = "fail"
    }
    reschedule {
      attempts  = ${reschedules}
      interval  = "1h"
      delay     = "5s"
      unlimited = false
    }
    task "run" {
      driver = "mock_driver"
      config {
        ${task}
      }
      resources {
        cpu    = 20
        memory = ${memory}
      }
    }
  }
}
`;
}

/** A job that another one launched, as Nomad has it. */
export interface Child {
  readonly ID: string;
  readonly ParentID: string;
  readonly Status: string;
  readonly Priority: number;
  readonly Payload: string | null;
  readonly Meta: Readonly<Record<string, string>> | null;
}

/** What a job has launched, as Nomad has it, the oldest first. */
export async function childrenOf({ ask }: Pick<Story, 'ask'>, job: string): Promise<readonly Child[]> {
  const listed = await ask<{ ID: string; ParentID: string; CreateIndex: number }[]>('GET', `/v1/jobs?prefix=${job}`);
  const ids = listed.filter(({ ParentID }) => ParentID === job).toSorted((a, b) => a.CreateIndex - b.CreateIndex);
  return Promise.all(ids.map(({ ID }) => ask<Child>('GET', `/v1/job/${encodeURIComponent(ID)}`)));
}

/** A sandbox with a job `import` that is dispatched. */
export async function startImport(
  options: LaunchableOptions = {},
  setting: Partial<StoryOptions> = {},
): Promise<Story> {
  const story = await startStory({ files: {}, ...setting });
  await story.operate(launchable('import', options));
  return story;
}

/** What a run says of its mistakes and failures. */
export function annotationsOf({ annotations }: ActionRun): string {
  return annotations.map(({ message }) => message).join('\n');
}
