import { randomUUID } from 'node:crypto';
import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import { formatInZone, findNextLaunch } from '../../cluster/cron.ts';
import { listCronLines } from '../../cluster/launches.ts';
import { annotate, wrapCounts } from '../../diff/annotate.ts';
import { diffJobs } from '../../diff/jobs.ts';
import { carryPolicies, isSameSpec, createNextVersion } from '../../job/versions.ts';
import type { Outcome } from '../../schedule/schedule.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import { PlanRequest } from '../../shapes/requests.ts';
import { readBody, readJob, type World } from '../../world.ts';
import { showStub } from '../allocations.ts';
import { showEvaluation } from '../evaluations.ts';
import { admitJob } from './admit.ts';

/** POST /v1/job/:id/plan: returns the effect of a registration without changing anything. */
export function handlePlan(request: ApiRequest, id: string, world: World): ApiResponse {
  const body = readBody(request, PlanRequest);
  const sentJob = readJob(body, request);
  if (sentJob.ID === null) throw new Refusal(400, 'Job must have a valid ID');
  if (sentJob.ID !== id) throw new Refusal(400, 'Job ID does not match');
  const { job, warnings } = admitJob(sentJob, world);
  world.acl?.access.check(request, job.Namespace, ['submit-job', 'plan-job']);
  const existing = world.store.findJob(job.Namespace, job.ID);
  const index = existing?.JobModifyIndex ?? 0;
  carryPolicies(job, existing);
  const isUnchanged = existing !== undefined && isSameSpec(existing, job);
  const plannedJob = isUnchanged
    ? existing
    : createNextVersion(job, existing, existing === undefined ? 100 : index + 1, world.clock.now());
  const outcome = world.scheduler.preview(plannedJob);
  const diff = body.Diff === true ? diffJobs(existing ?? null, plannedJob) : null;
  if (diff !== null) annotate(diff, outcome.annotations);
  const preemptedAllocs = outcome.placed.flatMap((placed) => placed.preempted);
  return {
    status: 200,
    json: {
      Annotations: {
        DesiredTGUpdates: wrapCounts(outcome.annotations),
        PreemptedAllocs: preemptedAllocs.length === 0 ? null : preemptedAllocs.map(showStub),
      },
      CreatedEvals: listBlocked(plannedJob, outcome, isUnchanged || existing === undefined ? 0 : index + 1, world),
      Diff: diff,
      FailedTGAllocs: outcome.failed,
      Index: index,
      JobModifyIndex: index,
      NextPeriodicLaunch: findNextPeriodic(plannedJob, world),
      Warnings: warnings,
    },
    headers: { 'X-Nomad-Index': String(index) },
  };
}

/** The blocked evaluation that would be created. */
function listBlocked(job: StoredJob, outcome: Outcome, JobModifyIndex: number, { clock }: World): unknown {
  if (!outcome.waits) return null;
  const now = clock.now();
  return [
    showEvaluation({
      ID: randomUUID(),
      Namespace: job.Namespace,
      Priority: job.Priority,
      Type: job.Type,
      TriggeredBy: 'queued-allocs',
      JobID: job.ID,
      JobModifyIndex,
      PreviousEval: randomUUID(),
      CreateIndex: 0,
      CreateTime: now,
      Status: 'blocked',
      StatusDescription: 'created to place remaining allocations',
      DeploymentID: '',
      BlockedEval: '',
      NextEval: '',
      WaitUntil: null,
      SnapshotIndex: 0,
      FailedTGAllocs: outcome.failed,
      ClassEligibility: outcome.classes,
      QueuedAllocations: null,
      Annotations: null,
      ModifyIndex: 0,
      ModifyTime: now,
    }),
  ];
}

/** Returns the next launch of a periodic job, in its own time zone. */
function findNextPeriodic(job: StoredJob, { clock }: World): string | null {
  if (job.Periodic?.Enabled !== true) return null;
  const next = findNextLaunch(listCronLines(job), job.Periodic.TimeZone, clock.now() / 1_000_000);
  return next === undefined ? null : formatInZone(next, job.Periodic.TimeZone);
}
