import type * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import type { Verb } from '../../../gate/evidence.ts';
import { readCapability, defineCall, type JobTarget, type NomadCall, type ReadCall, type Shape } from '../wire/call.ts';
import type { Dialect } from '../wire/dialect.ts';
import { defineWrite } from '../wire/wire.ts';

// Nomad selects the endpoint by the end of the decoded path, so a job with such an ID cannot be addressed.
const reservedSuffixes = (
  'evaluate allocations evaluations periodic/force plan summary dispatch dispatch/payload versions revert ' +
  'deployments deployment stable scale services submission actions action'
).split(' ');

/**
 * Encodes a job's ID as one segment of a path.
 *
 * @param reason the source of the ID: a job file (`parse`) or an input
 * @throws ServiceError with that reason if Nomad would read a different path: it cleans `//`, `/./` and `/../` even when they are
 *   encoded (1.x redirects to another job)
 */
export function encodeJobId(id: string, reason: 'parse' | 'input'): string {
  const problem = findIdProblem(id);
  if (problem !== undefined) {
    throw new ServiceError({
      reason,
      message: `The job ID ${JSON.stringify(id)} ${problem}`,
      hint: 'Give the job a different ID.',
      help: reason === 'input' ? 'invalid-value' : reason,
    });
  }
  return encodeURIComponent(id);
}

function findIdProblem(id: string): string | undefined {
  if (id === '') return 'is empty';
  if (!id.isWellFormed()) return 'is not valid Unicode';
  if (id.split('/').some((part) => part === '' || part === '.' || part === '..'))
    return 'has an empty part, `.` or `..` between slashes, which Nomad would read as the path of another job';
  const suffix = reservedSuffixes.find((ending) => id.endsWith(`/${ending}`)) ?? findVersionTagSuffix(id);
  return suffix === undefined ? undefined : `ends in \`/${suffix}\`, which Nomad reads as one of its endpoints`;
}

/** The end of an ID that equals the path of a version tag. */
function findVersionTagSuffix(id: string): string | undefined {
  const at = id.indexOf('/versions/');
  const end = at === -1 ? '' : id.slice(at + 1);
  return /^versions\/.+\/tag$/.test(end) ? end : undefined;
}

/** An endpoint that reads data of one job. @param suffix of the path, after the job's ID: `/summary` */
export function defineRead<T>(
  suffix: string,
  shape: Shape<T>,
  more: Pick<NomadCall, 'query' | 'capability' | 'mayLoseDigits'> = {},
) {
  return (target: JobTarget): ReadCall<T> =>
    defineCall(target, { capability: readCapability, ...more, path: formatJobPath(target, suffix), shape });
}

function formatJobPath({ id }: JobTarget, suffix: string): string {
  return `/v1/job/${encodeJobId(id, 'input')}${suffix}`;
}

interface JobChange extends Pick<NomadCall, 'query' | 'body' | 'capability'> {
  readonly suffix: string;
  /** `POST` by default. */
  readonly method?: NomadCall['method'];
}

/** An endpoint that changes one job, or launches a child job. */
export function defineChange<V extends Verb, Request extends JobTarget, T>(
  verb: V,
  schema: v.GenericSchema<unknown, T>,
  describe: (request: Request, dialect: Dialect) => JobChange,
) {
  return defineWrite(verb, schema, (request: Request, dialect) => {
    const { suffix, ...call } = describe(request, dialect);
    return { target: { job: request.id }, path: formatJobPath(request, suffix), ...call };
  });
}
