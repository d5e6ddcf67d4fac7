import type { Published } from '../../text/published.ts';
import type { Markdown } from '../../text/markdown.ts';
import { addNotice } from '../../report/comment/notice.ts';
import { isSameState } from '../review/registered-since.ts';
import { renderRecord, type PlanRecord } from '../review/record.ts';
import type { OpenedRecord } from '../../review/record-codec.ts';
import type { RecordThread } from '../review/open-review.ts';
import type { Comment } from '../../clients/github/comments/requests.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { CommandVerb } from '../../inputs/commands.ts';
import type { RenewedComment } from './comment-writer.ts';
import type { PlannedNow } from '../../review/compare.ts';
import { formatJobKey, type ReviewRecord, type ShownTimes } from '../../review/record.ts';

type PresentComment = Pick<Comment, 'body' | 'updated_at'> | undefined;

export type Renewal = ReturnType<typeof createRenewal>;

interface RenewedText {
  /** Set if this run could not plan the job files: the existing plan stays, below this notice. */
  readonly notice: Published | undefined;
  /** The comment with other last lines (see `renderRecord`). */
  readonly render: (record: Markdown) => Published;
  /** The longest draft that can be written. */
  readonly maxCharacters: number;
}

interface RenewalOptions {
  /** `undefined` if this plan has none. */
  readonly record: PlanRecord | undefined;
  readonly thread: Pick<RecordThread, 'openComment'>;
  readonly verbs: readonly CommandVerb[];
  readonly jobs: readonly PlannedNow[];
  /** `undefined` if there is no connection. */
  readonly nomad: Pick<Nomad, 'listJobVersions'> | undefined;
  /** Called if a different plan step of the same run has written the comment, with different job files. */
  readonly onOtherStep?: () => void;
}

/** Keeps parts of the replaced comment: all completed registrations, and the time since which an equal plan is shown. */
export function createRenewal({ record, thread, verbs, jobs, nomad, onOtherStep }: RenewalOptions) {
  const open = (comment: PresentComment): OpenedRecord | undefined => comment && thread.openComment(comment);
  const readShownTimes = async (comment: PresentComment): Promise<ShownTimes | undefined> => {
    const openedRecord = open(comment);
    if (openedRecord?.kind !== 'opened' || record === undefined) return undefined;
    const before = openedRecord.record;
    const renewedRecord = keepRegistrations(record.signWith(openedRecord.key).record, before);
    if (serializeApproved(renewedRecord) !== serializeApproved(before)) return undefined;
    return (await areSameStates(before, jobs, nomad)) ? readTimes(before) : undefined;
  };
  return {
    /** The time since which an equivalent plan is shown; `undefined` if this plan is the first one. */
    shown: readShownTimes,
    with:
      (renewedText: RenewedText) =>
      async (comment: PresentComment, text: Published): Promise<RenewedComment> => {
        const openedRecord = open(comment);
        if (comment === undefined || openedRecord?.kind !== 'opened') return { draft: text };
        const { body } = comment;
        if (renewedText.notice !== undefined) {
          const draft = addNotice(body, 'plan', renewedText.notice, renewedText.maxCharacters);
          return { draft, keepsPlan: true, times: readTimes(openedRecord.record) };
        }
        const emptyRecord = {
          record: { ...openedRecord.record, jobs: [], removed: [], omitted: 0, phase: undefined },
          key: openedRecord.key,
        };
        const { record: planned, key } = record?.signed ?? emptyRecord;
        if (isDifferentStep(openedRecord.record, planned)) onOtherStep?.();
        const keptRecord = keepRegistrations(planned, openedRecord.record);
        if (keptRecord.jobs.length + keptRecord.removed.length === 0) return { draft: text };
        const draft = renewedText.render(renderRecord({ record: keptRecord, key }, verbs));
        return { draft, times: record === undefined ? readTimes(openedRecord.record) : await readShownTimes(comment) };
      },
  };
}

function isDifferentStep(before: ReviewRecord, { run, jobs }: ReviewRecord): boolean {
  const present = new Set(jobs.map(({ file }) => file));
  const isOther = before.jobs.some(({ file, done }) => done === undefined && !present.has(file));
  return run !== undefined && before.run === run && isOther;
}

function readTimes({ since, edited }: ReviewRecord): ShownTimes {
  return edited === undefined ? { since } : { since, edited };
}

/** Keeps registrations in the record regardless of later plans, even if this plan lacks the job, such as after an error in its file. */
function keepRegistrations(record: ReviewRecord, before: ReviewRecord): ReviewRecord {
  const jobs = new Map(before.jobs.map(({ file, done, command }) => [file, { done, command }]));
  const removed = new Map(before.removed.map((job) => [formatJobKey(job), { done: job.done }]));
  const missingJobs = selectDone(before.jobs, record.jobs, ({ file }) => file);
  const missingStops = selectDone(before.removed, record.removed, formatJobKey);
  return {
    ...record,
    ...(before.registered === undefined ? {} : { registered: before.registered }),
    // First, because a record that is too long omits jobs at its end.
    jobs: [
      ...missingJobs.map((job) => ({ ...job, spec: '', plan: '' })),
      ...record.jobs.map((job) => ({ ...job, ...jobs.get(job.file) })),
    ],
    removed: [
      ...missingStops.map((job) => ({ ...job, stop: false, index: 0, spec: '' })),
      ...record.removed.map((job) => ({ ...job, ...removed.get(formatJobKey(job)) })),
    ],
  };
}

/** The registered entries that the new record lacks. */
function selectDone<Item extends { readonly done?: object | undefined }>(
  before: readonly Item[],
  present: readonly Item[],
  identify: (entry: Item) => string,
): readonly Item[] {
  const keys = new Set(present.map(identify));
  return before.filter((entry) => entry.done !== undefined && !keys.has(identify(entry)));
}

/** The content that a reviewer approves, without the commit and run of the plan and later registrations. */
function serializeApproved({
  jobs,
  removed,
  head: _head,
  key: _key,
  base: _base,
  approvals: _approvals,
  plannedAt: _planned,
  run: _run,
  since: _since,
  at: _at,
  edited: _edited,
  inputs: _inputs,
  guards: _guards,
  phase: _phase,
  registered: _registered,
  ...scope
}: ReviewRecord): string {
  const planned = jobs.map(({ done: _done, command: _command, index: _index, evaluated: _evaluated, ...job }) => job);
  const stoppedJobs = removed.map(({ done: _done, ...job }) => job);
  return JSON.stringify([scope, planned.toSorted(compareFiles), stoppedJobs.toSorted(compareFiles)]);
}

function compareFiles(a: { readonly file: string }, b: { readonly file: string }): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}

/** Whether at most counts of the changed jobs have changed in Nomad since an earlier plan. */
async function areSameStates(
  before: ReviewRecord,
  jobs: readonly PlannedNow[],
  nomad: RenewalOptions['nomad'],
): Promise<boolean> {
  const jobsByFile = new Map(before.jobs.map((job) => [job.file, job]));
  const results = await Promise.all(
    jobs.map(async (job) => {
      const earlierJob = jobsByFile.get(job.file);
      return !job.changes || earlierJob === undefined || isSameState(earlierJob, job, nomad);
    }),
  );
  return results.every(Boolean);
}
