import { markOf, type Mark } from '../../text/published.ts';
import { createHash } from 'node:crypto';
import { countedDrifts, mentionedDrifts, type DriftOutcome, type JobDrift } from './outcome.ts';

/** What the issue remembers of the run that wrote it: by this the next one knows which jobs drift newly. */
export interface IssueState {
  /** The meanings of the drifts by the keys of their jobs, in the order of the keys. */
  readonly jobs: ReadonlyMap<string, string>;
  /** How many did not fit, which are those with the last keys. */
  readonly left: number;
  /** Digest of all of them. */
  readonly all: string;
}

/** The issue as it is on GitHub. */
export interface PresentIssue {
  readonly body: string;
  readonly isOpen: boolean;
  /** Whether a person closed it as not planned. */
  readonly isDismissed: boolean;
}

export type IssueDecision =
  /** `why`: there is nothing to report; no job could be compared; the drift is snoozed. */
  | { readonly kind: 'leave'; readonly why: 'clean' | 'unknown' | 'snoozed' }
  | { readonly kind: 'open'; readonly state: IssueState }
  | {
      readonly kind: 'edit';
      readonly state: IssueState;
      readonly reopens: boolean;
      /** Of these a comment notifies. */
      readonly news: readonly JobDrift[];
    }
  | { readonly kind: 'close'; readonly state: IssueState }
  /** The issue is closed and there is no drift: only its text is updated. */
  | { readonly kind: 'forget'; readonly state: IssueState };

/** Decides what to do with the issue. Its state comes from text that people can edit, so it decides only about notifications and the end of a snooze. */
export function decideIssue(outcome: DriftOutcome, present: PresentIssue | undefined): IssueDecision {
  const before = present === undefined ? undefined : readState(present.body);
  const drifts = countedDrifts(outcome);
  if (outcome.compared + drifts.length === 0 && !isClean(outcome)) return { kind: 'leave', why: 'unknown' };
  const state = issueStateOf(drifts, stillKnown(outcome, before));
  if (drifts.length === 0) return decideWithoutDrift(outcome, present, state);
  if (present === undefined) return { kind: 'open', state };
  if (!present.isOpen && present.isDismissed && before?.all === state.all) return { kind: 'leave', why: 'snoozed' };
  return { kind: 'edit', state, reopens: !present.isOpen, news: newDrifts(drifts, before) };
}

/** Nothing is closed unless every job was compared, and none differs. */
function decideWithoutDrift(
  outcome: DriftOutcome,
  present: PresentIssue | undefined,
  state: IssueState,
): IssueDecision {
  if (present === undefined) return { kind: 'leave', why: 'clean' };
  const isCertain = isClean(outcome);
  if (present.isOpen) return isCertain ? { kind: 'close', state } : { kind: 'edit', state, reopens: false, news: [] };
  return isCertain ? { kind: 'forget', state } : { kind: 'leave', why: 'clean' };
}

/** Whether every job was compared, and none differs from its file. */
function isClean(outcome: DriftOutcome): boolean {
  const { failed, failures, unmanaged, drifts } = outcome;
  return failed.length + failures.length + drifts.length === 0 && unmanaged !== 'unknown';
}

/** Characters: about 950 jobs. */
const budget = 20_000;

/** The state that a run writes. @param known drifts that an earlier run counted, and that this one did not count but could not rule out */
export function issueStateOf(drifts: readonly JobDrift[], known: ReadonlyMap<string, string>): IssueState {
  const entries = [...known, ...drifts.map((drift) => [jobKey(drift), drift.meaning] as const)];
  const sorted = [...new Map(entries)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fitting = sorted.slice(0, Math.floor(budget / entryLength));
  return { jobs: new Map(fitting), left: sorted.length - fitting.length, all: digest(sorted.join('\n')) };
}

/** A file declares one job; a job without a file is known by its name. */
function jobKey({ file, namespace, region, id }: JobDrift): string {
  return file === undefined ? `u${digest(JSON.stringify([namespace, region ?? '', id]))}` : fileKey(file);
}

function fileKey(file: string): string {
  return `f${digest(file)}`;
}

/** Nine bytes have no padding in base64. */
function digest(text: string): string {
  return createHash('sha256').update(`outrider drift v1\n${text}`).digest().subarray(0, 9).toString('base64');
}

/** A key, a meaning and a dot. */
const entryLength = 13 + 8 + 1;

/** The last line of the issue's body. Base64 has no hyphen, which could end an HTML comment. */
export function formatState({ jobs, left, all }: IssueState): Mark {
  const entries = Array.from(jobs, ([key, meaning]) => key + meaning).join('.');
  return markOf`outrider:drift-state v2 all=${all} left=${left} jobs=${entries}`;
}

const linePattern = /^<!-- outrider:drift-state v2 all=([A-Za-z0-9+/]{12}) left=(\d{1,9}) jobs=([A-Za-z0-9+/.]*) -->$/;
const entryPattern = /^([fu][A-Za-z0-9+/]{12})([A-Za-z0-9+/]{8})$/;

/** The state in the body of an issue; undefined where a person removed or changed it. */
export function readState(body: string): IssueState | undefined {
  const line = body.split(/\r\n?|\n/).findLast((one) => one.startsWith('<!-- outrider:drift-state '));
  const [found, all = '', left, listed = ''] = linePattern.exec(line ?? '') ?? [];
  const entries = listed === '' ? [] : listed.split('.').map((one) => entryPattern.exec(one));
  if (found === undefined || entries.includes(null)) return undefined;
  const jobs = new Map(entries.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
  return { jobs, left: Number(left), all };
}

/** The drifts that the issue did not have before. What did not fit into its state counts as known, and so does everything where a person removed the state. */
export function newDrifts(drifts: readonly JobDrift[], before: IssueState | undefined): readonly JobDrift[] {
  if (before === undefined) return [];
  const last = before.left === 0 ? undefined : [...before.jobs.keys()].at(-1);
  return drifts.filter((drift) => {
    const key = jobKey(drift);
    return !before.jobs.has(key) && (last === undefined || key < last);
  });
}

/**
 * The drifts that an earlier run counted, and that this run neither counted nor found to be over: their files could not be compared, or open pull requests
 * change their jobs. Without them, the jobs would drift newly in the next run.
 */
export function stillKnown(outcome: DriftOutcome, before: IssueState | undefined): ReadonlyMap<string, string> {
  if (before === undefined) return new Map();
  const counted = new Set(countedDrifts(outcome).map(jobKey));
  const undecided = new Set([
    ...outcome.failed.map(({ file }) => fileKey(file)),
    ...mentionedDrifts(outcome).map(jobKey),
  ]);
  const isKept = (key: string): boolean =>
    undecided.has(key) || (outcome.unmanaged === 'unknown' && key.startsWith('u'));
  return new Map([...before.jobs].filter(([key]) => isKept(key) && !counted.has(key)));
}

/**
 * Whether two bodies of an issue are equal for a reader. They may differ in the run that wrote them and its commit, which are in a line that untrusted text
 * cannot begin (see `drift-markdown.ts`).
 */
export function sameIssue(present: string, wanted: string): boolean {
  return meaningOf(present) === meaningOf(wanted);
}

function meaningOf(body: string): string {
  return body
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^(<sub>Compared)(?: at `[0-9a-f]{7}`)?(?: by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\))?/gm, '$1');
}
