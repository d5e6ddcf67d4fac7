import { createHash } from 'node:crypto';
import { countedDrifts, mentionedDrifts, type DriftOutcome, type JobDrift } from '../outcome.ts';

/** A run, and when it began to compare. */
export interface RunTime {
  /** GitHub's time, in milliseconds since 1970. */
  readonly at: number;
  /** The run's ID; empty if it is not known. */
  readonly run: string;
  readonly attempt: number;
}

/** What the issue remembers of the run that wrote it: by this the next one knows which jobs drift newly. */
export interface IssueState extends RunTime {
  /** The meanings of the drifts by the keys of their jobs, in the order of the keys. */
  readonly jobs: ReadonlyMap<string, string>;
  /** How many did not fit, which are those with the last keys. */
  readonly left: number;
  /** Digest of all of them. */
  readonly all: string;
}

/** Characters: about 950 jobs. */
const budget = 20_000;

/**
 * The state that a run writes.
 *
 * @param known drifts that an earlier run counted, and that this one did not count but could not rule out
 */
export function issueStateOf(
  drifts: readonly JobDrift[],
  known: ReadonlyMap<string, string>,
  run: RunTime,
): IssueState {
  const entries = [...known, ...drifts.map((drift) => [jobKey(drift), drift.meaning] as const)];
  const sorted = [...new Map(entries)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fitting = sorted.slice(0, Math.floor(budget / entryLength));
  return { ...run, jobs: new Map(fitting), left: sorted.length - fitting.length, all: digest(sorted.join('\n'), 9) };
}

/** A file declares one job; a job without a file is known by its name. */
export function jobKey({
  file,
  namespace,
  region,
  id,
}: Pick<JobDrift, 'file' | 'namespace' | 'region' | 'id'>): string {
  return file === undefined ? `u${digest(JSON.stringify([namespace, region ?? '', id]), 9)}` : fileKey(file);
}

function fileKey(file: string): string {
  return `f${digest(file, 9)}`;
}

/** Bytes in groups of three have no padding in base64. */
function digest(text: string, bytes: 6 | 9): string {
  return createHash('sha256').update(`outrider drift v1\n${text}`).digest().subarray(0, bytes).toString('base64');
}

/** A key, a meaning and a dot. */
const entryLength = 13 + 8 + 1;

/** The last line of the issue's body. Base64 has no hyphen, which could end an HTML comment. */
export function formatState({ at, run, attempt, jobs, left, all }: IssueState): string {
  const entries = Array.from(jobs, ([key, meaning]) => key + meaning).join('.');
  return `<!-- outrider:drift-state v1 ${new Date(at).toISOString()} run=${run} attempt=${attempt} all=${all} left=${left} jobs=${entries} -->`;
}

const linePattern =
  /^<!-- outrider:drift-state v1 (\S{20,30}) run=(\d{0,20}) attempt=(\d{1,9}) all=([A-Za-z0-9+/]{12}) left=(\d{1,9}) jobs=([A-Za-z0-9+/.]*) -->$/;
const entryPattern = /^([fu][A-Za-z0-9+/]{12})([A-Za-z0-9+/]{8})$/;

/**
 * The state in the body of an issue; undefined where a person removed or changed it.
 *
 * @param latest no run can have begun after it: a later state would keep all runs from the issue until then
 */
export function readState(body: string, latest: number): IssueState | undefined {
  const line = body.split(/\r\n?|\n/).findLast((one) => one.startsWith('<!-- outrider:drift-state '));
  const [, time = '', run = '', attempt, all = '', left, listed = ''] = linePattern.exec(line ?? '') ?? [];
  const at = Date.parse(time);
  if (Number.isNaN(at) || at > latest) return undefined;
  const entries = listed === '' ? [] : listed.split('.').map((one) => entryPattern.exec(one));
  if (entries.includes(null)) return undefined;
  const jobs = new Map(entries.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
  return { at, run, attempt: Number(attempt), jobs, left: Number(left), all };
}

/** Whether one run began later than another. */
export function isLaterRun(one: RunTime, other: RunTime): boolean {
  if (one.at !== other.at) return one.at > other.at;
  const [a, b] = [BigInt(one.run), BigInt(other.run)];
  return a > b || (a === b && one.attempt > other.attempt);
}

/**
 * The drifts that the issue did not have before. What did not fit into its state counts as known, and so does everything where a person removed the state.
 */
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
