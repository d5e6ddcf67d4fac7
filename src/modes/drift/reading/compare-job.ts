import { changesOnlyRandom } from '../../../review/random-changes.ts';
import { askPlan, parseFile, type AskedPlan } from '../../../operations/planning/plan-job.ts';
import { placeJob, type JobAddress } from '../../../operations/planning/declaring-files.ts';
import { isAutoscaledCount } from '../judging/autoscaled-count.ts';
import { withoutIgnored, type IsIgnored } from '../judging/ignored-fields.ts';
import { judgeChange, judgeJob, type Judgement } from '../judging/judge-job.ts';
import { filesOf, readVersions } from './change-history.ts';
import { describeFileDrift } from './describe-drift.ts';
import type { Claims } from '../../../operations/planning/claims.ts';
import type { LoadedJob } from '../../../jobfiles/load.ts';
import type { FileHistory } from '../../../jobfiles/provenance/git-history.ts';
import type { Published } from '../../../jobfiles/provenance/published-values.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { DriftInputs } from '../inputs.ts';
import type { JobDrift } from '../outcome.ts';
import type { LiveJob, LiveJobs } from './live-jobs.ts';

/** A job file that was compared with its job. */
export interface ComparedJob {
  readonly file: string;
  readonly address: JobAddress;
  readonly drift?: JobDrift;
  /** The name of a batch job that Nomad does not have. */
  readonly ended?: string;
}

interface CompareOptions {
  readonly inputs: DriftInputs;
  readonly history: FileHistory;
  readonly redactor: Redactor;
  readonly nomad: Nomad;
  readonly live: LiveJobs;
  readonly published: Published;
  /** Values of this job to hide in errors. */
  readonly secrets: readonly string[];
  readonly claims: Claims;
}

/** Compares a job file with its job: two requests, and a list for its namespace; more only if it differs. */
export async function compareJob(loaded: LoadedJob, options: CompareOptions): Promise<ComparedJob> {
  const { inputs, nomad, live, claims, secrets, redactor } = options;
  const parsed = await parseFile(loaded, options);
  claims.add(loaded.file.name, parsed.spec, secrets);
  const address = placeJob({ id: parsed.spec.ID, namespace: parsed.namespace, region: parsed.region }, { inputs });
  const [planned, listed] = await Promise.all([
    askPlan(parsed, { inputs: { ...inputs, preserveCounts: false }, nomad }),
    live.listed(address),
  ]);
  const job = listed.get(parsed.spec.ID);
  const { asked, judgement, isIgnored } = await judgeFile(planned, job, options);
  const compared = { file: loaded.file.name, address };
  switch (judgement.kind) {
    case 'same':
      return compared;
    case 'ended':
      return { ...compared, ended: redactor.name(asked.job.ID) };
    case 'missing':
    case 'changed': {
      const found = await readHistory(judgement, { ...options, asked, job, isIgnored });
      return { ...compared, drift: describeFileDrift(asked, found, { inputs, redactor, isIgnored, address }) };
    }
  }
}

interface JudgedFile {
  readonly asked: AskedPlan;
  readonly judgement: Judgement;
  readonly isIgnored: IsIgnored;
}

/** Judges a plan; with `preserve-counts`, one with the running counts, which takes two more requests for a job that differs. */
async function judgeFile(
  planned: AskedPlan,
  job: LiveJob | undefined,
  { inputs, nomad }: Pick<CompareOptions, 'inputs' | 'nomad'>,
): Promise<JudgedFile> {
  const judged = (asked: AskedPlan): JudgedFile => {
    const isIgnored = createIsIgnored(asked, inputs);
    return { asked, judgement: judge(asked, job, isIgnored), isIgnored };
  };
  const found = judged(planned);
  return inputs.preserveCounts && found.judgement.kind !== 'same'
    ? judged(await askPlan(planned, { inputs, nomad }))
    : found;
}

function createIsIgnored({ job }: AskedPlan, { ignore }: DriftInputs): IsIgnored {
  return (path, field) =>
    isAutoscaledCount(job, path, field) || ignore.some((pattern) => pattern.matches(job.ID, path));
}

function judge({ job, plan, random }: AskedPlan, live: LiveJob | undefined, isIgnored: IsIgnored): Judgement {
  const { Diff: diff } = plan;
  const kept = diff === null ? null : withoutIgnored(diff, diff, isIgnored);
  return judgeJob({
    job,
    isRegistered: plan.JobModifyIndex !== 0,
    isStopped: live?.Stop === true || startsAgain(diff),
    status: live?.Status,
    differs: kept === null || (kept.Type !== 'None' && !changesOnlyRandom(kept, random.values)),
  });
}

function startsAgain(diff: AskedPlan['plan']['Diff']): boolean {
  return diff?.Fields.some(({ Name, Type, New }) => Name === 'Stop' && Type === 'Edited' && New === 'false') === true;
}

interface HistoryContext extends CompareOptions {
  readonly asked: AskedPlan;
  readonly job: LiveJob | undefined;
  readonly isIgnored: IsIgnored;
}

type Drifted = Extract<Judgement, { readonly kind: 'missing' | 'changed' }>;

/** Which side moved, and when, as far as that can be known. */
async function readHistory(
  judgement: Drifted,
  { asked, job, isIgnored, nomad, history: commits }: HistoryContext,
): Promise<Pick<JobDrift, 'kind' | 'why' | 'version' | 'submitted' | 'commit' | 'givenUp'>> {
  const commit = await commits.lastChangeOf(filesOf(asked.loaded));
  if (judgement.kind === 'missing' && judgement.why === 'absent') return { kind: 'missing', why: 'absent', commit };
  const history = await readVersions({ asked, submitted: job?.SubmitTime ?? undefined, isIgnored, nomad });
  if (judgement.kind === 'missing') return { ...history, kind: 'missing', why: judgement.why, commit };
  const isGivenUp = history.givenUp !== undefined;
  return { ...history, kind: judgeChange({ submitted: history.submitted, commit, isGivenUp }), commit };
}
