import { COMMENT_LIMIT, tableWithin } from '../../text/fit.ts';
import { markOf, asPublished, indexOfMark, joinPublished, publishedLines } from '../../text/published.ts';
import type { Published } from '../../text/published.ts';
import {
  comparable,
  details,
  fromPublished,
  join,
  joinLines,
  link,
  md,
  name,
  nothing,
  paragraphs,
  prose,
  type Markdown,
} from '../../text/markdown.ts';
import { formatMoment } from '../../text/times.ts';
import { draftRecordLine, recordLine, stampLength } from '../../review/record-codec.ts';
import { canaryCommands } from './command-lines.ts';
import { describeState, recordedName, stateRank, stateSign } from './job-state.ts';
import { canarySteps, nextStep } from './next-steps.ts';
import type { Door } from '../../text/door.ts';
import type { HistoryEntry, JobState, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { UiLinks } from '../nomad-ui.ts';

/** The lines that separate the parts of a comment. No foreign text can begin one. */
const marks = {
  /** Ends what a comment says about the present, which a later change replaces. */
  presentEnd: markOf`outrider:present end`,
  /** Begins the history, which ends before the record. */
  history: markOf`outrider:history`,
  /** Enclose what the register reported. */
  register: markOf`outrider:register`,
  registerEnd: markOf`outrider:register end`,
};

/** Ends what a register's comment says about the present. */
export const presentEnd = md`${marks.presentEnd}`;

/** What happened to the jobs of a pull request since it was registered. */
export interface LaterChange {
  readonly entry: HistoryEntry;
  /** By the job files of the record; empty where nothing changed. */
  readonly states: ReadonlyMap<string, JobState>;
  readonly ui: UiLinks | undefined;
}

const mostEntries = 10;
const longestResult = 300;
/** GitHub's limit of a comment, with room for the times in its record: https://docs.github.com/en/rest/issues/comments */
const commentLimit = COMMENT_LIMIT - stampLength;

/** The latest commands and changes, and what the register had reported before them; empty without any. */
export function historySection(entries: readonly HistoryEntry[], registered: Markdown = nothing): Markdown {
  if (entries.length === 0) return nothing;
  const list = joinLines(entries.map((one) => md`- ${describeEntry(one)}`));
  return paragraphs([marks.history, details(md`History`, paragraphs([list, registered]), false)]);
}

function describeEntry(entry: HistoryEntry): Markdown {
  const { isWell, at, text } = entry;
  const when = prose(formatMoment(new Date(at * 1000)));
  return md`${isWell ? '🚀' : '😕'} ${join([when, byOf(entry)], ', ')}: ${name(text)}: ${resultOf(entry)} (${runOf(entry)})`;
}

/** Empty where the server does not name the account of a run. */
function byOf({ by }: HistoryEntry): Markdown {
  return by === '' ? nothing : name(by);
}

function resultOf({ result }: HistoryEntry): Markdown {
  return prose(result.slice(0, longestResult));
}

function runOf({ run }: HistoryEntry): Markdown {
  return link(md`run ${run.number}`, run.url);
}

/** The comment before its history. */
export function withoutHistory<Line extends string>(lines: readonly Line[]): readonly Line[] {
  const at = (lines as readonly string[]).indexOf(marks.history);
  return at === -1 ? lines : lines.slice(0, at);
}

/**
 * A comment after a command or a change, as a draft to be sealed: what it says about the present is what became of the jobs, and what it said before is in the
 * history. A second run of the same command replaces its entry. Where there is no room, the oldest entries are left out.
 *
 * @param record the verified one of the comment
 */
export function addToHistory(comment: Published, before: ReviewRecord, change: LaterChange, door: Door): Published {
  const lines = publishedLines(comment);
  const recordAt = lines.findLastIndex((line) => line === recordLine(comment));
  if (recordAt === -1) return comment;
  const { entry, states } = change;
  const record = {
    ...before,
    jobs: before.jobs.map((job) => {
      const state = states.get(job.file);
      return state === undefined ? job : { ...job, state };
    }),
  };
  const entries = [...(record.history ?? []).filter(({ id }) => id !== entry.id), entry];
  const text = lines.slice(0, recordAt);
  const body = withoutHistory(text);
  const end = states.size === 0 ? -1 : indexOfMark(body, marks.presentEnd);
  const registered = reportOfRegister(text) ?? (end === -1 ? [] : asReport(body.slice(1, end)));
  const present = (): readonly Published[] =>
    publishedLines(door.markdown(presentState(record, change, canaryCommands(body))));
  const shown = end === -1 ? body : [...body.slice(0, 1), ...present(), ...body.slice(end)];
  return fitHistory({ body: shown, record, entries, registered }, door);
}

interface Parts {
  readonly body: readonly Published[];
  readonly record: ReviewRecord;
  readonly entries: readonly HistoryEntry[];
  readonly registered: readonly Published[];
}

function fitHistory({ body, record, entries, registered }: Parts, door: Door): Published {
  const kept = asPublished(joinPublished(body).trimEnd());
  const { history: _before, ...rest } = record;
  const render = (shown: readonly HistoryEntry[], report: readonly Published[]): Published => {
    const wanted = shown.length === 0 ? rest : { ...rest, history: [...shown] };
    const quoted =
      report.length === 0
        ? nothing
        : joinLines([marks.register, fromPublished(joinPublished(report)), marks.registerEnd]);
    const section = shown.length === 0 ? nothing : md`\n${historySection(shown, quoted)}\n\n`;
    return joinPublished([kept, door.markdown(md`${section}${draftRecordLine(wanted)}`)]);
  };
  for (let from = Math.max(0, entries.length - mostEntries); from < entries.length; from += 1) {
    const whole = render(entries.slice(from), registered);
    if (whole.length <= commentLimit) return whole;
  }
  const latest = render(entries.slice(-1), []);
  return latest.length <= commentLimit ? latest : render([], []);
}

/** What an earlier change has put into the history; undefined without one. */
function reportOfRegister(lines: readonly Published[]): readonly Published[] | undefined {
  const [from, to] = [indexOfMark(lines, marks.register), indexOfMark(lines, marks.registerEnd)];
  return from === -1 || to < from ? undefined : lines.slice(from + 1, to);
}

/** What a register's comment said about the present, without its heading and what was to be done next. */
function asReport([headline = asPublished(''), ...rest]: readonly Published[]): readonly Published[] {
  const next = rest.findIndex((line) => line.startsWith(nextStep));
  const text = joinPublished([
    asPublished(headline.replace(/^### /, '')),
    ...(next === -1 ? rest : rest.slice(0, next)),
  ]);
  return ['', ...publishedLines(asPublished(text.trimEnd())), ''].map(asPublished);
}

const mostNamed = 3;

/** What runs now of what was registered: the job that was changed last in front, then the worst. */
function presentState(
  record: ReviewRecord,
  { entry, states, ui }: LaterChange,
  commandsOf: (job: string) => readonly string[],
): Markdown {
  const known = record.jobs.flatMap((job) => (job.state === undefined ? [] : [{ job, state: job.state }]));
  const byRank = known.toSorted((a, b) => stateRank(a.state) - stateRank(b.state));
  const jobs = byRank.toSorted((a, b) => Number(states.has(b.job.file)) - Number(states.has(a.job.file)));
  const named = jobs.slice(0, mostNamed).map(({ job, state }) => md`${recordedName(job)}: ${describeState(state)}`);
  const more = jobs.length > mostNamed ? [md`${jobs.length - mostNamed} more`] : [];
  const environment = record.comment === 'default' ? nothing : md`${prose(record.comment)}: `;
  const sign = byRank[0] === undefined ? '⚪' : stateSign(byRank[0].state);
  const waiting = jobs.flatMap(({ job, state }) => {
    if (state.end !== 'awaiting-promotion' || typeof job.id !== 'string') return [];
    const [namespace, region] = [job.namespace, job.region].map((one) => (typeof one === 'string' ? one : ''));
    const place = { id: job.id, namespace: namespace ?? '', region: region === '' ? undefined : region };
    return [
      {
        name: name(job.id),
        namespace: place.namespace,
        deployment: state.deployment ?? '',
        url: ui?.job(place),
        commands: commandsOf(job.id),
      },
    ];
  });
  return paragraphs([
    md`### ${sign} ${environment}${join([...named, ...more], ' · ')}`,
    md`${join([byOf(entry), runOf(entry)], ', ')}: ${resultOf(entry)}.`,
    jobs.length === 1 ? nothing : stateTable(jobs),
    canarySteps(waiting),
    nothing,
  ]);
}

/** Characters. */
const longestTable = 10_000;

function stateTable(jobs: readonly { readonly job: ReviewedJob; readonly state: JobState }[]): Markdown {
  const rows = jobs.map(({ job, state }) => [recordedName(job), md`${stateSign(state)} ${describeState(state)}`]);
  const room = { max: longestTable, measure: (text: Markdown) => comparable(text).length, elsewhere: md`Nomad` };
  return tableWithin([md`Job`, md`State`], rows, room, 'job');
}
