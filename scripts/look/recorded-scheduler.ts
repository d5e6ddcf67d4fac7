import { recorded } from '../../test/support/replay.ts';
import { startServer, type TestServer } from '../../test/support/server.ts';

/** A job of a recorded plan, or one that Nomad refuses to parse. */
export interface LookedAtJob {
  readonly id: string;
  readonly plan: string;
  /** What Nomad says instead of parsing. */
  readonly refusal?: { readonly status: number; readonly body: string };
}

/** A job file as it was recorded, with a first line by which {@link startRecordedScheduler} knows it again. */
export function jobFile({ id, plan }: LookedAtJob): string {
  return `# ${id}\n${recorded(plan, 'after.nomad.hcl')}`;
}

/** Nomad that answers for each job as the real one did for its recorded plan, but for the job's id. */
export async function startRecordedScheduler(jobs: readonly LookedAtJob[]): Promise<TestServer> {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return startServer(({ url, body }, response) => {
    const send = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': status === 200 ? 'application/json' : 'text/plain' });
      response.end(text);
    };
    const parse = url.startsWith('/v1/jobs/parse');
    const id = parse ? firstLine(body) : decodeURIComponent(/^\/v1\/job\/(.+)\/plan/.exec(url)?.[1] ?? '');
    const job = byId.get(id);
    if (job === undefined) return send(404, 'not recorded');
    if (job.refusal !== undefined) return send(job.refusal.status, job.refusal.body);
    return send(200, parse ? withId(job, 'job.json') : withId(job, 'plan.json'));
  });
}

function firstLine(body: string): string {
  const { JobHCL } = JSON.parse(body) as { JobHCL: string };
  return JobHCL.slice(2, JobHCL.indexOf('\n'));
}

function withId({ id, plan }: LookedAtJob, file: 'job.json' | 'plan.json'): string {
  const answer = JSON.parse(recorded(plan, file)) as { ID?: string; Name?: string; Diff?: { ID: string } | null };
  if (file === 'job.json') return JSON.stringify({ ...answer, ID: id, Name: id });
  return JSON.stringify({ ...answer, ...(answer.Diff ? { Diff: { ...answer.Diff, ID: id } } : {}) });
}
