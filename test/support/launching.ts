import { startStory, type StoryOptions, type Story } from './registering.ts';
import type { ActionRun } from './action.ts';

/** Options of a launchable job; its tasks are simulated. */
interface LaunchableOptions {
  /** The `config` of the mock driver. */
  readonly task?: string;
  readonly payload?: 'optional' | 'required' | 'forbidden';
  readonly block?: 'parameterized' | 'periodic' | 'none';
  readonly memory?: number;
  readonly reschedules?: number;
}

/** A parameterized or periodic batch job; a parameterized one requires the metadata `input` and accepts `note`. */
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

/** A child job as Nomad returns it. */
export interface Child {
  readonly ID: string;
  readonly ParentID: string;
  readonly Status: string;
  readonly Priority: number;
  readonly Payload: string | null;
  readonly Meta: Readonly<Record<string, string>> | null;
}

export async function listChildren({ ask }: Pick<Story, 'ask'>, job: string): Promise<readonly Child[]> {
  const listed = await ask<{ ID: string; ParentID: string; CreateIndex: number }[]>('GET', `/v1/jobs?prefix=${job}`);
  const ids = listed.filter(({ ParentID }) => ParentID === job).toSorted((a, b) => a.CreateIndex - b.CreateIndex);
  return Promise.all(ids.map(({ ID }) => ask<Child>('GET', `/v1/job/${encodeURIComponent(ID)}`)));
}

/** A story with a registered job `import`. */
export async function startImport(
  options: LaunchableOptions = {},
  setting: Partial<StoryOptions> = {},
): Promise<Story> {
  const story = await startStory({ files: {}, ...setting });
  await story.operate(launchable('import', options));
  return story;
}

export function joinAnnotations({ annotations }: ActionRun): string {
  return annotations.map(({ message }) => message).join('\n');
}
