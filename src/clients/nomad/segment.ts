import { ServiceError } from '../../errors.ts';

/**
 * A name without slashes as the one path segment that it is in requests.
 *
 * @param name what it is, in words: `evaluation ID`
 * @param hint the way out
 * @throws ServiceError `invalid` for one that would lead the path elsewhere.
 */
export function plainSegment(text: string, name: string, hint = `Give the ${name} as the scheduler tells it.`): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
    throw new ServiceError({
      kind: 'invalid',
      reason: 'input',
      message: `The ${name} ${JSON.stringify(text)} cannot be part of a path`,
      hint,
    });
  }
  return encodeURIComponent(text);
}
