import { plural } from '../../../text/numbers.ts';
import { visible } from '../../../text/visible.ts';
import { formatMinute } from '../../../report/plan/describe-plan.ts';
import { clipped, code, join, md, minute, nothing, prose, type Markdown } from '../../../text/markdown.ts';
import {
  countedDrifts,
  driftKinds,
  mentionedDrifts,
  type DriftKind,
  type DriftOutcome,
  type JobDrift,
} from '../outcome.ts';

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
  const counts = driftKinds.map((kind) => [drifts.filter((drift) => drift.kind === kind).length, kind] as const);
  return counts.flatMap(([count, kind]) => (count === 0 ? [] : [`${count} ${kindNames[kind]}`])).join(', ');
}

/** `version 7, submitted 2026-10-02 08:14 UTC`; empty if neither is known. */
export function describeVersion({ version, submitted }: JobDrift): string {
  return [
    version === undefined ? '' : `version ${version}`,
    submitted === undefined ? '' : `submitted ${formatMinute(submitted)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The same as Markdown. */
export function versionMarkdown({ version, submitted }: JobDrift): Markdown {
  return join(
    [
      version === undefined ? nothing : md`version ${version}`,
      submitted === undefined ? nothing : md`submitted ${minute(submitted)}`,
    ],
    ', ',
  );
}

/** The same as Markdown. */
export function commitMarkdown(drift: JobDrift): Markdown {
  const { commit } = drift;
  if (typeof commit !== 'object') return prose(describeCommit(drift));
  return md`commit ${code(commit.id.slice(0, 7))}, ${minute(commit.at)}`;
}

/** When the file last changed, as plain text: `commit abc1234, 2026-10-02 08:14 UTC`. */
export function describeCommit({ commit }: JobDrift): string {
  if (commit === undefined) return '';
  if (commit === 'shallow') return 'commit not known, because the checkout is shallow';
  if (commit === 'unknown') return 'commit not known, because the file is not committed';
  return `commit \`${commit.id.slice(0, 7)}\`, ${formatMinute(commit.at)}`;
}
