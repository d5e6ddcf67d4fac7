import { foldedLines, type Room } from '../../../text/fit.ts';
import { code, isEmpty, joinLines, link, md, name, nothing, prose, type Markdown } from '../../../text/markdown.ts';
import { commitMarkdown, describeDrift, versionMarkdown } from './describe-drift.ts';
import { waysOut } from './ways-out.ts';
import type { JobDrift } from '../outcome.ts';
import type { DriftContext } from './drift-context.ts';

interface DetailsOptions {
  readonly context: Pick<DriftContext, 'branch' | 'fileUrl'>;
  /** Whether there are so few drifts that short differences are shown open. */
  readonly few: boolean;
}

const openUpTo = 40;
/** A difference with less room is left out. */
const leastRoom = 400;

/** A drift as a folded section: what registering the file would change, which side moved and when, and the two ways out; empty if it does not fit. */
export function driftDetails(drift: JobDrift, { context, few }: DetailsOptions, room: Room): Markdown {
  const { lines } = drift.diff;
  const facts = [...sides(drift, context), ...waysOut(drift, context.branch)];
  return foldedLines(
    {
      summary: md`<b>${name(drift.id)}</b> ${prose(describeDrift(drift))}`,
      intro: lines.length === 0 ? nothing : md`Registering the file would change:`,
      lines,
      facts: joinLines(facts.map((text) => md`- ${text}`)),
      isOpen: few && lines.length <= openUpTo,
      least: leastRoom,
    },
    room,
  );
}

/** What each side has, and since when. */
function sides(drift: JobDrift, { fileUrl }: DetailsOptions['context']): readonly Markdown[] {
  const { file, givenUp, why } = drift;
  const version = why === 'absent' ? md`no such job` : versionMarkdown(drift);
  const rollback =
    givenUp === undefined
      ? nothing
      : md`; version ${givenUp.version}, which the file still wants, failed: ${prose(givenUp.reason, 200)}`;
  const inNomad = isEmpty(version) && isEmpty(rollback) ? [] : [md`In Nomad: ${version}${rollback}`];
  if (file === undefined) return inNomad;
  return [...inNomad, md`In git: ${link(code(file), fileUrl?.(file))}, ${commitMarkdown(drift)}`];
}
