import { describeNotes } from '../plan/describe-plan.ts';
import { foldedLines, sectionsWithin, takeWithin, type More, type Room } from '../../text/fit.ts';
import {
  code,
  count,
  details,
  join,
  link,
  listUpTo,
  md,
  nothing,
  paragraphs,
  prose,
  type Markdown,
} from '../../text/markdown.ts';
import { mostAlone, sharedBy } from './job-row.ts';
import type { PlannedJob } from '../plan/plan-outcome.ts';
import type { CommentContext } from './comment-context.ts';

const openUpTo = 40;
/** Of the room of a plan that many jobs share. */
const shareOfFiles = 0.3;
/** A plan with less room is omitted. */
const leastRoom = 800;

type Links = Pick<CommentContext, 'fileUrl'>;

/** The plans that fit, the worst first; one that does not fit as a whole is shown by its first lines. */
export function jobPlans(jobs: readonly PlannedJob[], links: Links, room: Room): Markdown {
  const plans = sharedBy(jobs, differenceOf);
  const isFew = jobs.length <= 3;
  const more: More = (left) => md`… and ${count(left, 'more plan')} in ${room.elsewhere}.`;
  const render = (own: Room): Markdown =>
    sectionsWithin(plans, (same, each) => jobPlan(same, { isFew, ...links }, each), own, more);
  if (jobs.length <= mostAlone) return render(room);
  const title = md`Plans of ${count(jobs.length, 'job')}`;
  const around = room.measure(details(title, nothing, false)) + 2;
  const body = room.max <= around ? nothing : render({ ...room, max: room.max - around });
  return details(title, body, false);
}

/** Everything in the plan of a job but its name. */
function differenceOf(job: PlannedJob): string {
  return JSON.stringify([job.verdict.change, job.diff.lines.slice(1), job.keptCounts, describeNotes(job)]);
}

/** The plan of a job as a folded section, or of several with the same difference; empty if it does not fit. */
function jobPlan(
  same: readonly PlannedJob[],
  { isFew, fileUrl }: Links & { readonly isFew: boolean },
  room: Room,
): Markdown {
  const [job] = same;
  if (job === undefined) return nothing;
  const isAlone = same.length === 1;
  const kept = job.keptCounts.map(
    ({ group, count: number, instead }) => md`Count of ${code(group)} kept at ${number}; the job file says ${instead}.`,
  );
  const notes = describeNotes(job).map((note) => prose(note));
  const names = same.map(({ id }) => md`<b>${code(id)}</b>`);
  const files = same.map(({ id, file }) => link(code(isAlone ? file : id), fileUrl?.(file)));
  const { taken, left } = takeWithin(files, room.max * shareOfFiles, room.measure);
  const more = left === 0 ? nothing : md` and ${left} more`;
  return foldedLines(
    {
      summary: md`${isAlone ? nothing : md`${same.length} jobs: `}${listUpTo(names, ', ')}`,
      // The first line names the job.
      lines: job.diff.lines.slice(isAlone ? 0 : 1),
      facts: paragraphs([...kept, ...notes, md`${join(taken, ', ')}${more}`]),
      // The short form of a new job lists only its groups and tasks.
      isOpen: isFew && job.diff.lines.length <= openUpTo && job.verdict.change !== 'new',
      least: leastRoom,
    },
    room,
  );
}
