import type { Call } from './call.ts';
import { Failure, Failures } from '../failure.ts';
import { asJob, type Job } from './job.ts';
import { hintFor, parseDiagnostics } from './parse-error.ts';
import type { ParseJobRequest } from './scheduler.ts';
import type { Wire } from './wire.ts';

// What the endpoint says of a request, not of the job file in it.
const NOT_ABOUT_THE_FILE = /^(Request body is empty|invalid character|json: )/;

/**
 * Parse Job: POST /v1/jobs/parse, `{JobHCL}` → the job as JSON, unset fields `null`. The parser does not validate: a job
 * without groups parses. The namespace is for the ACL check alone and does not get into the job.
 *
 * @throws Failures `parse`, one per mistake that the parser found, each at its place in `file`; Failure `unauthorized`
 *   (`parse-job` or `submit-job`), `server`, and those of the transport.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#parse-job
 */
export async function parseJob(wire: Wire, { source, file, namespace, region }: ParseJobRequest): Promise<Job> {
  const call: Call = {
    method: 'POST',
    path: '/v1/jobs/parse',
    namespace,
    region,
    body: { JobHCL: source },
    repeatable: true,
    capability: '`parse-job` (or `submit-job`)',
    mistake: 'parse',
  };
  const answer = await wire.ask(call);
  if (answer.status === 400 && answer.body.trim() !== '' && !NOT_ABOUT_THE_FILE.test(answer.body)) {
    throw new Failures(
      parseDiagnostics(answer.body, file).map(
        ({ line, column, ...said }) =>
          new Failure({ reason: 'parse', what: said.message, where: { file, line, column }, hint: hintFor(said) }),
      ),
    );
  }
  return wire.read(call, answer, asJob);
}
