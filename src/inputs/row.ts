/** The modes that do one thing to one job, or tell of jobs. */
export const verbs = [
  'dispatch',
  'scale',
  'revert',
  'stable',
  'evaluate',
  'periodic-force',
  'stop',
  'status',
  'list',
] as const;
export type Verb = (typeof verbs)[number];
/** All that speak to the scheduler. A mode is listed once it works. */
export const scheduling = ['plan', 'register', 'promote', 'fail-deployment', ...verbs, 'parse'] as const;
/** Those that speak to the module registry. */
export const registry = ['deprecate', 'reinstate'] as const;
/** All that read job files. */
export const files = ['plan', 'register', 'parse'] as const;
/** What a run may be asked for. */
export const modes = [...scheduling, ...registry] as const;
export type Mode = (typeof modes)[number];

/** How the text of an input is read; what is `secret` is masked and never quoted. */
type Kind =
  | 'text'
  | 'secret'
  | 'list'
  | 'assignments'
  | 'secret-assignments'
  | 'boolean'
  | 'duration'
  | 'priority'
  | 'age'
  | 'count'
  | 'choice';

export interface InputRow {
  readonly kind: Kind;
  /** The modes that use it; an input given to another mode is a mistake. */
  readonly modes: readonly Mode[];
  /** What action.yml fills in. */
  readonly default?: string;
  /** The allowed values of a `choice`. */
  readonly choices?: readonly string[];
  /** The environment variable that it falls back to, named as the scheduler's own command line names it. */
  readonly env?: string;
  /** One line for action.yml and the README. */
  readonly text: string;
}
