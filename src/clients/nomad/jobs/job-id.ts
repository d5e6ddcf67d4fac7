import { ServiceError } from '../../../errors.ts';

// Nomad finds the endpoint by how the decoded path ends, so a job of such a name cannot be addressed.
const RESERVED = [
  'evaluate',
  'allocations',
  'evaluations',
  'periodic/force',
  'plan',
  'summary',
  'dispatch',
  'dispatch/payload',
  'versions',
  'revert',
  'deployments',
  'deployment',
  'stable',
  'scale',
  'services',
  'submission',
  'actions',
  'action',
];

/**
 * A job's ID as the one path segment that it is in requests.
 *
 * @param reason what is at fault for a bad ID: a job file (`parse`) or an input
 * @throws ServiceError `invalid` when Nomad would take the path for another one: it cleans `//`, `/./` and `/../` even
 *   where they are encoded (1.x then redirects, to another job).
 */
export function jobSegment(id: string, reason: 'parse' | 'input'): string {
  const problem = problemOf(id);
  if (problem !== undefined) {
    throw new ServiceError({
      kind: 'invalid',
      reason,
      message: `The job ID ${JSON.stringify(id)} ${problem}`,
      hint: 'Give the job another ID.',
    });
  }
  return encodeURIComponent(id);
}

function problemOf(id: string): string | undefined {
  if (id === '') {
    return 'is empty';
  }
  if (!id.isWellFormed()) {
    return 'is not valid Unicode';
  }
  if (id.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    return 'has an empty part, `.` or `..` between slashes, which Nomad would take for the path of another job';
  }
  const suffix = RESERVED.find((reserved) => id.endsWith(`/${reserved}`)) ?? tagOfVersion(id);
  return suffix === undefined ? undefined : `ends in \`/${suffix}\`, which Nomad takes for one of its endpoints`;
}

/** The end of an ID that is the path of a version's tag. */
function tagOfVersion(id: string): string | undefined {
  const at = id.indexOf('/versions/');
  const end = at === -1 ? '' : id.slice(at + 1);
  return /^versions\/.+\/tag$/.test(end) ? end : undefined;
}
