import type { Call } from './call.ts';
import { Failures } from '../failure.ts';
import { asJob, type Job } from './job.ts';
import { hintFor, parseDiagnostics } from './parse-error.ts';
import { SchedulerFailure } from './scheduler-failure.ts';
import type { Target } from './target.ts';
import type { Wire } from './wire.ts';

export interface ParseJobRequest extends Target {
  /** The job file's text: HCL, or JSON in HCL's shape. */
  readonly source: string;
  /** The user's name for it; diagnostics point there. */
  readonly file: string;
  /** The text of one variable file: HCL, or JSON if its first character but spaces is `{`. Since 1.6; older servers take no notice. */
  readonly variables?: string | undefined;
  /** Whether unset fields get the defaults of the server that parses, namespace and region too. */
  readonly canonicalize?: boolean | undefined;
  /** Whether it is HCL of the first kind; servers take no notice since 1.9. */
  readonly hclV1?: boolean | undefined;
}

// What the endpoint says of a request, not of the job file in it.
const NOT_ABOUT_THE_FILE = /^(Request body is empty|invalid character|json: )/;

/**
 * Parse Job: POST /v1/jobs/parse, `{JobHCL, Variables, Canonicalize}` → the job as JSON, unset fields `null`. The parser does not validate: a job
 * without groups parses. The namespace is for the ACL check alone and does not get into the job.
 *
 * @throws Failures `parse`, one per mistake that the parser found, each at its place in `file`; SchedulerFailure `unauthorized`
 *   (`parse-job` or `submit-job`), `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#parse-job
 */
export async function parseJob(wire: Wire, request: ParseJobRequest): Promise<Job> {
  const { source, file, namespace, region } = request;
  const call: Call = {
    method: 'POST',
    path: '/v1/jobs/parse',
    namespace,
    region,
    body: {
      JobHCL: source,
      Variables: request.variables,
      Canonicalize: request.canonicalize,
      HCLv1: request.hclV1,
    },
    repeatable: true,
    capability: '`parse-job` (or `submit-job`)',
    mistake: 'parse',
  };
  const answer = await wire.ask(call);
  if (answer.status === 400 && answer.body.trim() !== '' && !NOT_ABOUT_THE_FILE.test(answer.body)) {
    throw new Failures(
      parseDiagnostics(answer.body, file).map(
        ({ line, column, ...said }) =>
          new SchedulerFailure({
            kind: 'invalid',
            reason: 'parse',
            what: said.message,
            where: { file, line, column },
            hint: hintFor(said),
          }),
      ),
    );
  }
  return wire.read(call, answer, asJob);
}
