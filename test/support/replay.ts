import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type TestServer } from './server.ts';

const plans = join(import.meta.dirname, '../fixtures/plans');

export const planNames: readonly string[] = readdirSync(plans).toSorted();

export function readRecording(plan: string, file: string): string {
  return readFileSync(join(plans, plan, file), 'utf8');
}

/** A server that responds to every parse and plan request with the recorded responses of a real Nomad. */
export async function startReplay(plan: string): Promise<TestServer> {
  const [job, answer] = [readRecording(plan, 'job.json'), readRecording(plan, 'plan.json')];
  return startServer(({ method, url }, response) => {
    const body = url.startsWith('/v1/jobs/parse') ? job : /^\/v1\/job\/[^/]+\/plan/.test(url) ? answer : undefined;
    const listed = method === 'GET' && isDeploymentsRequest(url) ? '[]' : undefined;
    const known = method === 'PUT' || method === 'POST' ? body : listed;
    response.writeHead(known === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(known ?? 'not replayed');
  });
}

/** Whether a request asks how the registered version of a job runs, which follows its plan. */
export function isDeploymentsRequest(url: string): boolean {
  return /^\/v1\/(?:deployments|job\/[^/]+\/deployments?)(?:\?|$)/.test(url);
}
