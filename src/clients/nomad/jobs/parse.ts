import { ActionErrors, ServiceError, type Location } from '../../../errors.ts';
import { capitalize } from '../../http/messages.ts';
import type { NomadCall, NamespaceTarget } from '../wire/call.ts';
import { isHtml, WANTS_TLS } from '../wire/nomad-refusal.ts';
import type { NomadWire } from '../wire/wire.ts';
import { jobOfServer, type Job } from './job.ts';
import { parseDiagnostics, remedyForDiagnostic, type SentPosition } from './parse-errors.ts';

interface ParseJobRequest extends NamespaceTarget {
  /** The text of the job file: HCL, or the JSON syntax of HCL. */
  readonly source: string;
  /** The path of the job file, for the location of errors. */
  readonly file: string;
  /** The text of a variable file: HCL, or JSON if its first non-space character is `{`. */
  readonly variables?: string | undefined;
  /** Maps a position in the source, or in the variables, to the user's files; by default the same position in `file`. */
  readonly locate?: ((position: SentPosition) => LocatedPosition) | undefined;
  /** Sets the server's defaults in unset fields, including namespace and region. */
  readonly canonicalize?: boolean | undefined;
  /** Whether the source is HCL1; ignored by servers since 1.9. */
  readonly hclV1?: boolean | undefined;
}

interface LocatedPosition {
  /** Undefined for a position outside the user's files. */
  readonly where: Location | undefined;
  /** What the position is about, if not the file itself. */
  readonly about: string | undefined;
}

// Errors of the endpoint about the request, not about the job file in it.
const NOT_ABOUT_THE_FILE = /^(Request body is empty|invalid character|json: )/;

/**
 * Parse Job: POST /v1/jobs/parse, `{JobHCL, Variables, Canonicalize}` → the job as JSON, with unset fields `null`. The
 * parser does not validate: a job without groups is accepted. The namespace is only for the ACL check and is not
 * written into the job.
 *
 * @throws ActionErrors `parse`, one for each error of the parser, with its location in `file`
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
  if (answer.status === 400 && isAboutTheFile(answer.body)) throw new ActionErrors(toParseErrors(answer.body, request));
  return wire.read(call, answer, jobOfServer);
}

/** Whether it is an error of the parser, and not of a proxy in front of Nomad. */
function isAboutTheFile(body: string): boolean {
  return body.trim() !== '' && !isHtml(body) && !WANTS_TLS.test(body) && !NOT_ABOUT_THE_FILE.test(body);
}

function toParseErrors(body: string, { file, locate }: ParseJobRequest): readonly ServiceError[] {
  const located = locate ?? ((position) => ({ where: { file, ...position }, about: undefined }));
  const describe = (position: SentPosition): string => {
    const { where, about } = located(position);
    return where === undefined ? (about ?? file) : `${where.file}:${where.line ?? 1}`;
  };
  return parseDiagnostics(body, describe).map((diagnostic) => {
    const { line, column } = diagnostic;
    const { where, about } =
      line === undefined || column === undefined ? { where: { file }, about: undefined } : located({ line, column });
    const what = about === undefined ? diagnostic.message : `${capitalize(about)}: ${diagnostic.message}`;
    return new ServiceError({
      reason: 'parse',
      message: what,
      location: where ?? { file },
      ...remedyForDiagnostic(diagnostic),
    });
  });
}
