import { parseKeys } from '../../support/signing.ts';
import { openRecord } from '../../../src/review/record-codec.ts';
import { countUnknownWrites, readReportedResult, type ReportedResult } from '../invariants/reported.ts';
import { checkWrite } from '../invariants/writes.ts';
import { readJobState, operate, waitUntilSettled, type JobState } from '../jobs.ts';
import type { ReviewRecord } from '../../../src/review/record.ts';
import type { ObservedRun } from '../observed-run.ts';
import { plantedSecrets, type World } from '../world.ts';

/** The job whose file the pull request removes. */
export const removed = 'old';

/** Commits the file of a running job, and then removes it; returns the commit that contains it. */
export async function commitRemoval(world: World, jobs: readonly string[]): Promise<string> {
  const { dice, workspace, github } = world;
  if (dice.chance('the removed job lives', 0.8)) {
    await operate(world, source(removed, 'v0', ''));
    await waitUntilSettled(world, removed);
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
  readonly observed: ObservedRun;
  readonly before: JobState;
  /** Its entry in the record before the run; `undefined` without a valid record. */
  readonly covered: ReviewRecord['removed'][number] | undefined;
  readonly most: number;
}

/** Checks that the job was stopped only as the record allows, and once. */
export async function checkStop(world: World, { observed, before, covered, most }: Stop): Promise<void> {
  const { checks, story } = world;
  const after = await readJobState(world, removed);
  const times = after.version - before.version;
  const details = `version ${after.version} of ${removed}`;
  checkWrite(checks, observed, { times, most, details, reported: readStopResult(observed) });
  if (times === 0) return;
  const index = before.versions[0]?.JobModifyIndex;
  checks.check(
    story,
    'no job is stopped without a valid record',
    after.stopped && covered?.stop === true && covered.done === undefined && covered.index === index,
    () => `${observed.describe()} ${removed} was stopped at ${index}, and the record has ${JSON.stringify(covered)}`,
  );
}

function readStopResult({ run }: ObservedRun): ReportedResult {
  if (readReportedResult(run) === 'silent') return 'silent';
  const all = JSON.parse(run.outputs['jobs'] ?? '[]') as readonly { readonly id: string; readonly outcome?: string }[];
  if (all.some(({ id, outcome }) => id === removed && outcome === 'stopped')) return 'done';
  return countUnknownWrites(run) > 0 ? 'open' : 'not-done';
}

export function readCommentRecord({ github }: World): ReviewRecord | undefined {
  const opened = openRecord(github.comments[0]?.body ?? '', parseKeys(plantedSecrets['signing key']));
  return opened.kind === 'opened' ? opened.record : undefined;
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
