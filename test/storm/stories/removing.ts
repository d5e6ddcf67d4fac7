import { openRecord } from '../../../src/review/record-codec.ts';
import { openIn, toldOf, type Told } from '../invariants/told.ts';
import { checkWrite } from '../invariants/writes.ts';
import { lookAt, operate, settled, type JobLook } from '../jobs.ts';
import type { ReviewRecord } from '../../../src/review/record.ts';
import type { Witness } from '../witness.ts';
import { planted, type World } from '../world.ts';

/** Its file is removed by the pull request. */
export const removed = 'old';

/** The file of a job that runs is committed, and then removed; the commit that has it. */
export async function removing(world: World, jobs: readonly string[]): Promise<string> {
  const { dice, workspace, github } = world;
  if (dice.chance('the removed job lives', 0.8)) {
    await operate(world, source(removed, 'v0', ''));
    await settled(world, removed);
  }
  workspace.write(`jobs/${removed}.nomad.hcl`, source(removed, 'v0', ''));
  const base = workspace.commit();
  workspace.remove(`jobs/${removed}.nomad.hcl`);
  github.files = [
    { filename: `jobs/${removed}.nomad.hcl`, status: 'removed' },
    ...jobs.map((job) => ({ filename: `jobs/${job}.nomad.hcl`, status: 'modified' as const })),
  ];
  return base;
}

interface Stop {
  readonly witness: Witness;
  readonly before: JobLook;
  /** What the record said of it before the run; undefined where it did not count. */
  readonly covered: ReviewRecord['removed'][number] | undefined;
  readonly most: number;
}

/** A job is stopped only as the record has it, and once. */
export async function checkStop(world: World, { witness, before, covered, most }: Stop): Promise<void> {
  const { checks, story } = world;
  const after = await lookAt(world, removed);
  const times = after.version - before.version;
  const words = `version ${after.version} of ${removed}`;
  checkWrite(checks, witness, { times, most, words, told: toldOfStop(witness) });
  if (times === 0) return;
  const index = before.versions[0]?.JobModifyIndex;
  checks.check(
    story,
    'nothing is stopped that no valid record covers',
    after.stopped && covered?.stop === true && covered.done === undefined && covered.index === index,
    () => `${witness.words()} ${removed} was stopped at ${index}, and the record has ${JSON.stringify(covered)}`,
  );
}

/** What a run reported of the stop. */
function toldOfStop({ run }: Witness): Told {
  if (toldOf(run) === 'silent') return 'silent';
  const all = JSON.parse(run.outputs['jobs'] ?? '[]') as readonly { readonly id: string; readonly state?: string }[];
  if (all.some(({ id, state }) => id === removed && state === 'stopped')) return 'done';
  return openIn(run) > 0 ? 'open' : 'not-done';
}

/** The record of the comment on GitHub, where it counts. */
export function recordIn({ github }: World): ReviewRecord | undefined {
  const opened = openRecord(github.comments[0]?.body ?? '', planted['signing key']);
  return opened.kind === 'opened' && opened.signed ? opened.record : undefined;
}

/** A job whose only task runs for hours. */
export function source(job: string, image: string, more: string): string {
  return `variable "token" {
  type    = string
  default = "none"
}
job "${job}" {
  datacenters = ["dc1"]
  group "app" {
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
      env {
        IMAGE     = "${image}"
        API_TOKEN = var.token
        ${more}
      }
    }
  }
}
`;
}
