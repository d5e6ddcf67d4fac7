import { ActionErrors, ServiceError, type Location } from '../../../errors.ts';
import type { NomadCall } from '../call.ts';
import { isHtml, WANTS_TLS } from '../errors.ts';
import type { NamespaceTarget } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { asJob, type Job } from './job.ts';
import { parseDiagnostics, remedyForDiagnostic, type SentPosition } from './parse-errors.ts';

interface ParseJobRequest extends NamespaceTarget {
  /** The job file's text: HCL, or JSON in HCL's shape. */
  readonly source: string;
  /** The user's name for it; diagnostics point there. */
  readonly file: string;
  /**
   * The text of one variable file: HCL, or JSON if its first character but spaces is `{`. Since 1.6; older servers
   * ignore it.
   */
  readonly variables?: string | undefined;
  /** Finds a position of the source, or of the variables, in the user's files; by default it is the same in `file`. */
  readonly locate?: ((position: SentPosition) => LocatedPosition) | undefined;
  /** Whether unset fields get the defaults of the server that parses, namespace and region too. */
  readonly canonicalize?: boolean | undefined;
  /** Whether it is HCL of the first kind; ignored by servers since 1.9. */
  readonly hclV1?: boolean | undefined;
}

/** A position as its user knows it. */
interface LocatedPosition {
  /** Undefined where it is in no file. */
  readonly where: Location | undefined;
  /** What it is about, where that is not the file itself. */
  readonly about: string | undefined;
}

// What the endpoint says of a request, not of the job file in it.
const NOT_ABOUT_THE_FILE = /^(Request body is empty|invalid character|json: )/;

/**
 * Parse Job: POST /v1/jobs/parse, `{JobHCL, Variables, Canonicalize}` → the job as JSON, unset fields `null`. The
 * parser does not validate: a job without groups parses. The namespace is for the ACL check alone and does not get into
 * the job.
 *
 * @throws ActionErrors `parse`, one per error that the parser found, each at its place in `file`; ServiceError
 *   `unauthorized` (`parse-job` or `submit-job`), `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#parse-job
 */
export async function parseJob(wire: NomadWire, request: ParseJobRequest): Promise<Job> {
  const { source, namespace, region } = request;
  const call: NomadCall = {
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
    invalidReason: 'parse',
  };
  const answer = await wire.ask(call);
  if (answer.status === 400 && isAboutTheFile(answer.body)) {
    throw new ActionErrors(errorsOf(answer.body, request));
  }
  return wire.read(call, answer, asJob);
}

/** What something in front of Nomad answers is not. */
function isAboutTheFile(body: string): boolean {
  return body.trim() !== '' && !isHtml(body) && !WANTS_TLS.test(body) && !NOT_ABOUT_THE_FILE.test(body);
}

function errorsOf(body: string, { file, locate }: ParseJobRequest): readonly ServiceError[] {
  const located = locate ?? ((position) => ({ where: { file, ...position }, about: undefined }));
  const describe = (position: SentPosition): string => {
    const { where, about } = located(position);
    return where === undefined ? (about ?? file) : `${where.file}:${where.line ?? 1}`;
  };
  return parseDiagnostics(body, describe).map((diagnostic) => {
    const { line, column } = diagnostic;
    const { where, about } =
      line === undefined || column === undefined ? { where: { file }, about: undefined } : located({ line, column });
    const what = about === undefined ? diagnostic.message : `${capital(about)}: ${diagnostic.message}`;
    return new ServiceError({
      kind: 'invalid',
      reason: 'parse',
      message: what,
      location: where ?? { file },
      ...remedyForDiagnostic(diagnostic),
    });
  });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
