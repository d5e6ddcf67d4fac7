import { ServiceError } from '../../../errors.ts';

/** The namespace and region of a request; by default those of the client. */
export interface NamespaceTarget {
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

export interface ReadTarget extends NamespaceTarget {
  /** Any server may answer, possibly with old data; otherwise the leader answers. */
  readonly stale?: boolean | undefined;
}

/** An existing job by its exact ID; Nomad does not accept a prefix here. */
export interface JobTarget extends NamespaceTarget {
  readonly id: string;
}

export interface JobReadTarget extends ReadTarget {
  readonly id: string;
}

/** An empty text counts as missing, both in Nomad and in workflows. */
export function nonEmpty(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/**
 * Encodes a text without slashes as a segment of a path.
 *
 * @param name what it is, such as `evaluation ID`
 * @throws ServiceError `input` for a text that would change the path
 */
export function plainSegment(text: string, name: string): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
    throw new ServiceError({
      reason: 'input',
      message: `${JSON.stringify(text)} is not a valid ${name}`,
      hint: `Use the ${name} that Nomad shows.`,
      help: 'invalid-value',
    });
  }
  return encodeURIComponent(text);
}
