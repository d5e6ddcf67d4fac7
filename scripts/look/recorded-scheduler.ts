import { isDeploymentsRequest, readRecording } from '../../test/support/replay.ts';
import { startServer, type TestServer } from '../../test/support/server.ts';

/** A job of a recorded plan, or one that Nomad cannot parse. */
export interface LookedAtJob {
  readonly id: string;
  readonly plan: string;
  /** Nomad's error instead of a parsed job. */
  readonly refusal?: { readonly status: number; readonly body: string };
}

/** Returns a recorded job file with a first line by which {@link startRecordedScheduler} recognizes it. */
export function formatJobFile({ id, plan }: LookedAtJob): string {
  return `# ${id}\n${readRecording(plan, 'after.nomad.hcl')}`;
}

/** A server that returns the recorded responses of Nomad for each job, with the job's own ID. */
export async function startRecordedScheduler(jobs: readonly LookedAtJob[]): Promise<TestServer> {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return startServer(({ method, url, body }, response) => {
    const send = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': status === 200 ? 'application/json' : 'text/plain' });
      response.end(text);
    };
    if (method === 'GET' && isDeploymentsRequest(url)) return send(200, '[]');
    const parse = url.startsWith('/v1/jobs/parse');
    const id = parse ? readFirstLine(body) : decodeURIComponent(/^\/v1\/job\/(.+)\/plan/.exec(url)?.[1] ?? '');
    const job = byId.get(id);
    if (job === undefined) return send(404, 'not recorded');
    if (job.refusal !== undefined) return send(job.refusal.status, job.refusal.body);
    return send(200, parse ? setId(job, 'job.json') : setId(job, 'plan.json'));
  });
}

function readFirstLine(body: string): string {
  const { JobHCL } = JSON.parse(body) as { JobHCL: string };
  return JobHCL.slice(2, JobHCL.indexOf('\n'));
}

function setId({ id, plan }: LookedAtJob, file: 'job.json' | 'plan.json'): string {
  const answer = JSON.parse(readRecording(plan, file)) as { ID?: string; Name?: string; Diff?: { ID: string } | null };
  if (file === 'job.json') return JSON.stringify({ ...answer, ID: id, Name: id });
  return JSON.stringify({ ...answer, ...(answer.Diff ? { Diff: { ...answer.Diff, ID: id } } : {}) });
}
