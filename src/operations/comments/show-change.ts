import { carriesMarker, commentMarker, isOwnComment } from '../../clients/github/comments/find.ts';
import { listUpdatedComments, threadOf, updateComment, type Comment } from '../../clients/github/comments/requests.ts';
import { addToHistory, type LaterChange } from '../../report/comment/history.ts';
import { saysTheSame } from '../../report/comment/job-state.ts';
import { orUndefined } from '../../errors.ts';
import { optional } from '../../report/optional.ts';
import { openRecord } from '../../review/record-codec.ts';
import { matchesIdentifier, type HistoryEntry, type JobState, type ReviewRecord } from '../../review/record.ts';
import { asPublished } from '../../text/published.ts';
import { plain } from '../../text/log-text.ts';
import { connectGitHub, type RunContext } from '../run-context.ts';
import { commentPlaceOf, sealAgainIfLate, sealComment, type RecordPlace } from '../review/open-review.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository, RunnerContext } from '../../clients/github/context.ts';
import type { SigningKey, SigningKeys } from '../../inputs/review.ts';
import type { UiLinks } from '../../report/nomad-ui.ts';

/** A job that a run changed, and what runs of it now. */
interface ChangedJob {
  readonly id: string;
  readonly namespace: string;
  /** Empty for the server's own. */
  readonly region: string;
  /** Undefined where what runs of it is the same, as after a restart. */
  readonly state: JobState | undefined;
}

/** A run that changed jobs of earlier pull requests. */
interface ChangingRun extends Pick<RunContext, 'event' | 'runner' | 'transport'> {
  /** Without a token, or without a key, no comment is updated. */
  readonly token: string | undefined;
  readonly keys: SigningKeys | undefined;
  readonly commentAuthor?: string | undefined;
  /** Host and port of Nomad. */
  readonly cluster: string;
  readonly ui: UiLinks | undefined;
  /** The comment that the run itself writes. */
  readonly own?: Pick<ReviewRecord, 'pullRequest' | 'comment'> | undefined;
}

const unshown = {
  what: 'The comment of the pull request that registered the job was not updated',
  note: 'The change of the job itself is not affected.',
  hint: 'Give the job `permissions: { pull-requests: write }`.',
  help: 'command-not-shown',
} as const;

/** What a run did, for the history of a comment. */
export function entryOf(
  { event }: Pick<RunContext, 'event'>,
  what: Pick<HistoryEntry, 'id' | 'by' | 'text' | 'isWell' | 'result'>,
): HistoryEntry {
  const { runNumber: number, runUrl: url } = event;
  const at = Math.floor(Date.now() / 1000);
  return {
    ...what,
    result: what.result.slice(0, 300).toWellFormed(),
    at,
    run: { number, ...(url === undefined ? {} : { url }) },
  };
}

/** A step of a workflow that changed jobs: its ID is the same in all attempts of its run. */
function stepOf({ runId = '', job = '', action = '', actor = '', triggeringActor }: RunnerContext) {
  return { id: `run ${runId}/${job}/${action}`, by: triggeringActor ?? actor };
}

/**
 * Brings the comments of the pull requests up to date that registered the jobs last. They are found among the comments of the repository that were updated last; that there is
 * none is no error. Errors of GitHub are warnings.
 */
export async function showChanges(
  jobs: readonly ChangedJob[],
  what: Pick<HistoryEntry, 'text' | 'isWell' | 'result'>,
  run: ChangingRun,
): Promise<void> {
  const { token, keys, event } = run;
  const repository = event.repo;
  if (token === undefined || keys === undefined || repository === undefined || jobs.length === 0) return;
  const entry = entryOf(run, { ...stepOf(event), ...what });
  await optional(run.runner, unshown, async () => {
    const github = await connectGitHub(run, token);
    for (const found of await findRegistrations(jobs, { run: { ...run, keys }, github, repository }))
      await writeChange(found, entry, run);
  });
}

/** A comment about the latest registration of jobs. */
interface Registration {
  readonly comment: Comment;
  readonly record: ReviewRecord;
  readonly place: RecordPlace;
  /** By the job files of the record. */
  readonly states: ReadonlyMap<string, JobState>;
}

async function writeChange(
  { comment, record, place, states }: Registration,
  entry: HistoryEntry,
  { runner, ui }: ChangingRun,
): Promise<void> {
  const change: LaterChange = { entry, states, ui };
  const draft = addToHistory(asPublished(comment.body), record, change, runner.door);
  const written = await orUndefined(updateComment(place, comment.id, sealComment(place, draft)), 'not-found');
  if (written === undefined) return;
  await sealAgainIfLate(place, { comment: written, action: 'updated' });
  runner.log(plain`Comment updated: ${comment.html_url}`);
}

interface Search {
  readonly run: ChangingRun & { readonly keys: SigningKeys };
  readonly github: GitHub;
  readonly repository: Repository;
}

const mostRequests = 3;

async function findRegistrations(jobs: readonly ChangedJob[], search: Search): Promise<readonly Registration[]> {
  const { github, repository, run } = search;
  const latest = new Map<
    ChangedJob,
    { readonly found: OpenedComment; readonly file: string; readonly index: number }
  >();
  for await (const comments of listUpdatedComments(github, repository, mostRequests)) {
    for (const found of comments.flatMap((comment) => openComment(comment, search) ?? [])) {
      for (const job of jobs) {
        const recorded = findRecorded(found, job, run.cluster);
        const index = recorded?.done?.index ?? -1;
        if (recorded !== undefined && index > (latest.get(job)?.index ?? -1))
          latest.set(job, { found, file: recorded.file, index });
      }
    }
    if (latest.size === jobs.length) break;
  }
  const byComment = Map.groupBy(latest, ([, { found }]) => found);
  const registrations = [...byComment].map(([found, entries]) => {
    const states = entries.map(([{ state }, { file }]) => [file, state] as const);
    const news = states.filter(
      (entry): entry is readonly [string, JobState] =>
        entry[1] !== undefined && isNews(found.record, entry[0], entry[1]),
    );
    return { ...found, states: new Map(news), isEntryOnly: states.some(([, state]) => state === undefined) };
  });
  const withNews = registrations.filter(({ states, isEntryOnly }) => states.size > 0 || isEntryOnly);
  const we = withNews[0] === undefined ? '' : await withNews[0].place.author();
  return withNews.filter(({ comment }) => isOwnComment(we, comment.user));
}

function isNews({ jobs }: ReviewRecord, file: string, state: JobState): boolean {
  const before = jobs.find((job) => job.file === file)?.state;
  return before === undefined || !saysTheSame(before, state);
}

interface OpenedComment extends Omit<Registration, 'states'> {
  readonly key: SigningKey;
}

/** Undefined unless the record counts, and belongs to this comment. */
function openComment(comment: Comment, { run, github, repository }: Search): OpenedComment | undefined {
  const number = threadOf(comment);
  const first = openRecord(comment.body, run.keys, comment.updated_at);
  if (number === undefined || first.kind !== 'opened') return undefined;
  const { comment: id } = first.record;
  if (id === run.own?.comment && number === run.own.pullRequest) return undefined;
  const settings = { token: run.token, wanted: true, id, author: run.commentAuthor };
  const place = commentPlaceOf({ event: run.event, comment: settings, keys: run.keys }, github, repository, number);
  const opened = place.open(comment);
  if (opened.kind !== 'opened' || !carriesMarker(comment.body, commentMarker(id))) return undefined;
  return { comment, place, record: opened.record, key: opened.key };
}

/** The job as the record has it, once it was registered; undefined where another pull request has registered it again. */
function findRecorded({ record, key }: OpenedComment, job: ChangedJob, cluster: string) {
  if (record.cluster !== cluster) return undefined;
  return record.jobs.find(
    ({ id, namespace, region, done, state }) =>
      done !== undefined &&
      state?.end !== 'registered-again' &&
      matchesIdentifier(id, job.id, key) &&
      matchesIdentifier(namespace, job.namespace, key) &&
      (region === '' || job.region === '' || matchesIdentifier(region, job.region, key)),
  );
}
