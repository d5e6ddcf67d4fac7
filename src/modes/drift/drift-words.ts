import { plural } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import {
  clipped,
  code,
  count,
  isEmpty,
  join,
  link,
  type Markdown,
  md,
  minute,
  name,
  nothing,
  paragraphs,
  prose,
} from '../../text/markdown.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { itemsWithin } from '../../text/fit.ts';
import type { Published, Mark } from '../../text/published.ts';
import type { ActionError } from '../../errors.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import {
  countedDrifts,
  type DriftKind,
  driftKinds,
  type DriftOutcome,
  type JobDrift,
  mentionedDrifts,
} from './outcome.ts';

export interface DriftContext extends CommentContext {
  readonly branch: string;
  readonly pullRequestUrl: ((number: number) => string) | undefined;
  /** Errors of the run besides those of the comparison. */
  readonly errors: readonly ActionError[];
  /** The last line of an issue, which the next run reads; undefined for a summary. */
  readonly stateLine: Mark | undefined;
}

/** What is the case with a job, as the end of a sentence that begins with its name. */
export function describeDrift({ kind, why, commit, submitted, givenUp }: JobDrift): string {
  switch (kind) {
    case 'missing':
      return { absent: 'is not in Nomad', stopped: 'is stopped', dead: 'is dead, although it should run' }[
        why ?? 'absent'
      ];
    case 'rolled-back':
      return `was rolled back by Nomad from version ${givenUp?.version ?? 0}`;
    case 'unregistered':
      return 'was not registered after its file changed';
    case 'changed':
      return typeof commit === 'object' && submitted !== undefined ? 'was changed in Nomad' : 'differs from its file';
    case 'unmanaged':
      return 'runs without a job file';
  }
}

const kindNames: Readonly<Record<DriftKind, string>> = {
  missing: 'missing',
  'rolled-back': 'rolled back',
  unregistered: 'not registered',
  changed: 'changed',
  unmanaged: 'unmanaged',
};

/** `3 jobs have drifted: 1 missing, 2 changed` */
export function driftHeadline(outcome: DriftOutcome): string {
  const counted = countedDrifts(outcome);
  const { failed, failures, compared } = outcome;
  const [first, ...others] = counted;
  const unknown = failed.length === 0 ? '' : `${plural(failed.length, 'job file')} could not be compared`;
  if (first === undefined) {
    if (failures.length > 0) return failures[0]?.message ?? '';
    return unknown === '' ? `no drift${mentions(outcome)} (${plural(compared, 'job')})` : unknown;
  }
  const what =
    others.length === 0
      ? `\`${visible(clipped(first.id))}\` ${describeDrift(first)}`
      : `${plural(counted.length, 'job')} have drifted: ${countedKinds(counted)}`;
  return unknown === '' ? what : `${what}; ${unknown}`;
}

function mentions(outcome: DriftOutcome): string {
  const { length } = mentionedDrifts(outcome);
  return length === 0 ? '' : ` besides ${plural(length, 'job')} of open pull requests`;
}

/** `1 missing, 2 changed` */
function countedKinds(drifts: readonly JobDrift[]): string {
  const found = driftKinds.map((kind) => [drifts.filter((drift) => drift.kind === kind).length, kind] as const);
  return found.flatMap(([times, kind]) => (times === 0 ? [] : [`${times} ${kindNames[kind]}`])).join(', ');
}

/** `version 7, submitted 2026-10-02 08:14 UTC`; empty if neither is known. */
export function versionMarkdown({ version, submitted }: JobDrift): Markdown {
  return join(
    [
      version === undefined ? nothing : md`version ${version}`,
      submitted === undefined ? nothing : md`submitted ${minute(submitted)}`,
    ],
    ', ',
  );
}

/** When the file last changed: `commit abc1234, 2026-10-02 08:14 UTC`. */
export function commitMarkdown({ commit }: JobDrift): Markdown {
  if (commit === undefined) return nothing;
  if (commit === 'shallow') return md`commit not known, because the checkout is shallow`;
  if (commit === 'unknown') return md`commit not known, because the file is not committed`;
  return md`commit ${code(commit.id.slice(0, 7))}, ${minute(commit.at)}`;
}

/** The two fixes of a drift: to keep what runs, and to go back to the file. */
export function fixesFor(drift: JobDrift, branch: string): readonly [keep: Markdown, restore: Markdown] {
  return [md`**Keep what runs:** ${keep(drift)}`, md`**Go back to ${code(branch)}:** ${restore(drift, branch)}`];
}

function keep(drift: JobDrift): Markdown {
  const { kind, file = '', commit } = drift;
  const inspect = commandText('inspect', drift);
  const shows = inspect === undefined ? nothing : md` ${inspect} shows the running job.`;
  switch (kind) {
    case 'missing':
      return md`remove ${code(file)} in a pull request.`;
    case 'unmanaged':
      return md`add a job file for it in a pull request.${shows}`;
    case 'rolled-back':
    case 'unregistered':
      return typeof commit === 'object'
        ? md`revert the change of the file in a pull request: ${code(`git revert ${commit.id.slice(0, 7)}`)}.`
        : md`revert the change of ${code(file)} in a pull request.`;
    case 'changed':
      return md`change ${code(file)} in a pull request.${shows}`;
  }
}

function restore(drift: JobDrift, branch: string): Markdown {
  const { kind, file = '', commit } = drift;
  const register = md`run ${code('mode: register')} on ${code(branch)} with ${code(`job-files: ${file}`)} and ${code('review: ignore')}`;
  switch (kind) {
    case 'unmanaged': {
      const stop = commandText('stop', drift);
      return md`stop the job with ${code('mode: stop')}${stop === undefined ? nothing : md`, or ${stop}`}.`;
    }
    case 'rolled-back':
      return md`fix ${code(file)} in a pull request. The same version would most likely fail again.`;
    case 'unregistered': {
      const of = typeof commit === 'object' ? md` of ${code(commit.id.slice(0, 7))}` : nothing;
      return md`re-run the workflow${of} that registers, or ${register}.`;
    }
    case 'missing':
    case 'changed':
      return md`${register}.`;
  }
}

function commandText(command: 'inspect' | 'stop', drift: JobDrift): Markdown | undefined {
  const text = jobCommand(command, drift);
  return text === undefined ? undefined : code(text);
}

/** A command of Nomad's command line about a job; undefined for a name that is hidden, or that a shell or the command would read otherwise. */
export function jobCommand(
  command: 'inspect' | 'stop',
  { id, namespace, region }: Pick<JobDrift, 'id' | 'namespace' | 'region'>,
): string | undefined {
  const words = [
    ...(namespace === 'default' ? [] : [`-namespace=${namespace}`]),
    ...(region === undefined ? [] : [`-region=${region}`]),
    id,
  ];
  const isSafe = words.every((word) => /^[\u0020-\u007e]{1,200}$/.test(word) && !word.includes(hiddenMark));
  return isSafe && !id.startsWith('-') ? `nomad job ${command} ${words.map(shellWord).join(' ')}` : undefined;
}

function shellWord(word: string): string {
  return /^[A-Za-z0-9._/=:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Characters of the jobs in the comment that notifies. */
const longestNews = 4000;

/** The comment that notifies of jobs that drift newly. */
export function newsMarkdown(news: readonly JobDrift[], { run, door }: Pick<DriftContext, 'run' | 'door'>): Published {
  const items = news.map((drift) => {
    const version = versionMarkdown(drift);
    const since = isEmpty(version) ? nothing : md` (${version})`;
    return md`- ${name(drift.id)} ${prose(describeDrift(drift))}${since}`;
  });
  const measure = (text: Markdown): number => door.markdown(text).length;
  const room = { max: longestNews, measure, elsewhere: nothing };
  const head =
    news.length === 1 ? md`**One more job has drifted.**` : md`**${count(news.length, 'more job')} have drifted.**`;
  const by = run === undefined ? nothing : md` Found by ${link(md`run ${run.number}`, run.url)}.`;
  return door.markdown(
    paragraphs([
      head,
      itemsWithin(items, room, (left) => md`- … and ${left} more`),
      md`The differences are at the top of this issue.${by}`,
    ]),
  );
}
