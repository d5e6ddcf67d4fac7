/** Which names a scheduler goes by: the real service's, or the document's to the letter. */
export type DialectName = 'nomad' | 'generic';

export interface Dialect {
  /** The header that carries the token, and its value. */
  readonly tokenHeader: (token: string) => readonly [name: string, value: string];
}

/** All that differs in name between the real service and the document. What differs in behaviour needs no switch. */
export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  nomad: {
    // Leaves `Authorization` to a proxy in front of the service; servers before 1.3.2 know only this one.
    tokenHeader: (token) => ['x-nomad-token', token],
  },
  generic: {
    tokenHeader: (token) => ['authorization', `Bearer ${token}`],
  },
};
