import { parseJson } from '../../src/clients/http/json.ts';
import { toJob, type Job } from '../../src/clients/nomad/jobs/job.ts';
import { planSchema, type JobPlan } from '../../src/clients/nomad/jobs/plan.ts';
import { parseValue } from '../../src/clients/schema.ts';
import { readRecording } from './replay.ts';

/** The recorded response, parsed by the client. */
export function readRecordedPlan(name: string): JobPlan {
  const raw = readRecording(name, 'plan.json');
  return { ...readOutput(parseValue(planSchema, parseJson(raw))), raw };
}

/** The job that was planned, as the parser returned it. */
export function readRecordedJob(name: string): Job {
  return readOutput(toJob(parseJson(readRecording(name, 'job.json'))));
}

function readOutput<T>(shaped: { readonly output: T } | { readonly problem: string }): T {
  if ('problem' in shaped) throw new Error(shaped.problem);
  return shaped.output;
}
