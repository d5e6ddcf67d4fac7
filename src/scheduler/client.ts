import { createJobPlan } from './create-job-plan.ts';
import { parseJob } from './parse-job.ts';
import { readJob } from './read-job.ts';
import type { Scheduler, SchedulerOptions } from './scheduler.ts';
import { createWire } from './wire.ts';

/**
 * The jobs API at one address. Nothing is sent before the first call.
 *
 * @throws Failure `input` when token and `httpAuth` need the same header.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const wire = createWire(options);
  return {
    parseJob: (request) => parseJob(wire, request),
    createJobPlan: (request) => createJobPlan(wire, request),
    readJob: (request) => readJob(wire, request),
  };
}
