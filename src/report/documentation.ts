import { reasons, type ActionError, type Help, type ReasonWithSection } from '../errors.ts';

/** The version in package.json; a test checks that they are equal. */
export const version = '1.0.0';

/** The URL of a page of `docs/` in this version: a later page may describe features that this version lacks. */
export function linkDocumentation(page: `${string}.md`): string {
  return `https://github.com/outrider/outrider/blob/v${version}/docs/${page}`;
}

export const helpPage = linkDocumentation('troubleshooting.md');

export function linkHelp({ help }: Pick<ActionError, 'help'>): string {
  return `${helpPage}#${help}`;
}

/** The first error of each section of the documentation, which gets the link. */
export function selectFirstOfEach(failures: readonly ActionError[]): ReadonlySet<ActionError> {
  return new Set(new Map(failures.toReversed().map((failure) => [failure.help, failure])).values());
}

/** Adds the full stop of a sentence; a list and a truncated text have none. */
export function addFullStop(text: string): string {
  return text === '' || text.includes('\n') || /[.?!:…\]]$/.test(text) ? text : `${text}.`;
}

interface TextOptions {
  /** Text after the hint. */
  readonly note?: string;
  readonly isLinked?: boolean;
  /** Characters; only the message is ever shortened. */
  readonly maxLength?: number;
}

/** The message, the hint and the link to the documentation, each on its own lines. */
export function formatFailure(
  failure: ActionError,
  { note = '', isLinked = true, maxLength = Infinity }: TextOptions = {},
): string {
  const { hint } = failure;
  const message = addFullStop(failure.message);
  const rest = `${hint === undefined ? '' : `\n${hint}`}${note}${isLinked ? `\nMore: ${linkHelp(failure)}` : ''}`;
  const room = Math.max(0, maxLength - rest.length);
  return (message.length > room ? `${message.slice(0, Math.max(0, room - 1)).toWellFormed()}…` : message) + rest;
}

/** Annotation titles for reasons without an entry in the documentation. */
const reasonTitles: Partial<Record<ReasonWithSection, string>> = {
  parse: 'Invalid job file',
  unauthorized: 'Permission denied',
  blocked: 'Blocked by the state of the job',
  failed: 'Rollout failed',
  fork: 'Pull request from a fork',
  'not-applicable': 'Command does not apply',
  closed: 'Pull request closed',
  'other-head': 'Commit is not the head',
  unreachable: 'Service unreachable',
  server: 'Unexpected response',
  drifted: 'Job drifted',
  tier: 'Feature not available',
  permission: 'Missing permission',
  'ingress-failed': 'Version not published',
  partial: 'Partly changed',
  revoked: 'Revoked version in use',
  deprecated: 'Deprecated version in use',
  unchecked: 'Files not checked',
};

/** A title for an error: the heading of its entry in docs/troubleshooting.md. */
export function findTitle(help: Help): string {
  const headings: Partial<Record<string, string>> = Object.assign({}, ...Object.values(reasons));
  const words = help.replaceAll('-', ' ');
  return headings[help] ?? reasonTitles[help as ReasonWithSection] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
