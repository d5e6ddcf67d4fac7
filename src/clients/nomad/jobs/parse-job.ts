import type { Call } from '../call.ts';
import { ActionErrors, type Location, ServiceError } from '../../../errors.ts';
import { asJob, type Job } from './job.ts';
import { WANTS_TLS } from '../errors.ts';
import { wayOutOf, parseDiagnostics, type SentPosition } from './parse-error.ts';
import { isHtml } from '../server-words.ts';
import type { Target } from '../target.ts';
import type { Wire } from '../wire.ts';

export interface ParseJobRequest extends Target {
  /** The job file's text: HCL, or JSON in HCL's shape. */
  readonly source: string;
  /** The user's name for it; diagnostics point there. */
  readonly file: string;
  /** The text of one variable file: HCL, or JSON if its first character but spaces is `{`. Since 1.6; older servers take no notice. */
  readonly variables?: string | undefined;
  /** Where a place of the source, or of the variables, stands for the user; else it is taken to be the same in `file`. */
  readonly locate?: ((position: SentPosition) => LocatedPosition) | undefined;
  /** Whether unset fields get the defaults of the server that parses, namespace and region too. */
  readonly canonicalize?: boolean | undefined;
  /** Whether it is HCL of the first kind; servers take no notice since 1.9. */
  readonly hclV1?: boolean | undefined;
}

/** A place as its user knows it. */
interface LocatedPosition {
  /** Undefined where it stands in no file. */
  readonly where: Location | undefined;
  /** What it is about, where that is not the file itself. */
  readonly about: string | undefined;
}

// What the endpoint says of a request, not of the job file in it.
const NOT_ABOUT_THE_FILE = /^(Request body is empty|invalid character|json: )/;

/**
 * Parse Job: POST /v1/jobs/parse, `{JobHCL, Variables, Canonicalize}` → the job as JSON, unset fields `null`. The parser does not validate: a job
 * without groups parses. The namespace is for the ACL check alone and does not get into the job.
 *
 * @throws ActionErrors `parse`, one per mistake that the parser found, each at its place in `file`; ServiceError `unauthorized`
 *   (`parse-job` or `submit-job`), `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#parse-job
 */
export async function parseJob(wire: Wire, request: ParseJobRequest): Promise<Job> {
  const { source, namespace, region } = request;
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
  if (answer.status === 400 && isAboutTheFile(answer.body)) {
    throw new ActionErrors(mistakesIn(answer.body, request));
  }
  return wire.read(call, answer, asJob);
}

/** What comes from something in front of the scheduler is not. */
function isAboutTheFile(body: string): boolean {
  return body.trim() !== '' && !isHtml(body) && !WANTS_TLS.test(body) && !NOT_ABOUT_THE_FILE.test(body);
}

function mistakesIn(body: string, { file, locate }: ParseJobRequest): readonly ServiceError[] {
  const located = locate ?? ((position) => ({ where: { file, ...position }, about: undefined }));
  const told = (position: SentPosition): string => {
    const { where, about } = located(position);
    return where === undefined ? (about ?? file) : `${where.file}:${where.line ?? 1}`;
  };
  return parseDiagnostics(body, told).map((said) => {
    const { line, column } = said;
    const { where, about } =
      line === undefined || column === undefined ? { where: { file }, about: undefined } : located({ line, column });
    const what = about === undefined ? said.message : `${capital(about)}: ${said.message}`;
    return new ServiceError({
      kind: 'invalid',
      reason: 'parse',
      message: what,
      location: where ?? { file },
      ...wayOutOf(said),
    });
  });
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
