import { liveJob } from '../../operations/find-job.ts';
import pMap from 'p-map';
import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import { inputSecrets } from '../../redaction/variable-secrets.ts';
import { liveDigest } from '../../review/live-spec.ts';
import {
  declarationsOf,
  declarerOf,
  placeJob,
  type FileDeclaration,
  type Declarations,
  type JobAddress,
} from '../../operations/planning/declaring-files.ts';
import type { OptionalReads } from '../../operations/token/read-right.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';
import type { PlannedStop, RemovedFile } from '../../report/plan/plan-outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface RemovedOptions {
  readonly inputs: PlanningInputs;
  readonly nomad: Nomad;
  readonly reads: OptionalReads;
  readonly published: Pick<Published, 'jobIn'>;
  /** Whether the plan will have a record: without one nothing is stopped. */
  readonly recorded: boolean;
  /** The jobs of the planned files; undefined for a file that could not be planned. */
  readonly planned: readonly FileDeclaration[];
}

/** As many as fit into the record beside the jobs; the others have to be stopped manually. */
const mostStops = 60;

/** Decides, as `register` will, which jobs of removed files are stopped. */
export async function planRemoved(
  collected: Pick<CollectedJobs, 'removed' | 'readOthers' | 'readElsewhere'>,
  options: RemovedOptions,
): Promise<readonly RemovedFile[]> {
  const { inputs, recorded, published, planned } = options;
  const mayStop = inputs.stopRemoved && recorded;
  const declarations = declarationsOf(planned, collected, options);
  const secrets = createRedactor(inputSecrets(inputs.jobFiles.variables));
  const known = collected.removed.map((file, index) => {
    const job = published.jobIn(file);
    const place = job?.place === undefined ? undefined : placeJob({ id: job.id, ...job.place }, { inputs });
    return { file, id: job?.id, place, mayStop: mayStop && index < mostStops };
  });
  return pMap(
    known,
    async ({ file, id, place, mayStop: may }) => ({
      file,
      id,
      stop: place === undefined ? byHand : await stopOf(place, may, { ...options, declarations, secrets }),
    }),
    { concurrency: 10 },
  );
}

interface StopOptions extends RemovedOptions {
  readonly declarations: Declarations;
  /** Knows the values of secret variables. */
  readonly secrets: Redactor;
}

const byHand: PlannedStop = { kind: 'runs-on', why: 'by-hand' };

async function stopOf(job: JobAddress, mayStop: boolean, options: StopOptions): Promise<PlannedStop> {
  // Everybody can read the job's name in the record.
  if (holdsSecrets(job, options.secrets)) return byHand;
  const target = { ...job, stop: false, index: 0, spec: '' };
  const stop = mayStop ? await options.reads.orUndefined(stopOfLive(target, options), job.namespace) : undefined;
  return stop ?? { ...byHand, target };
}

async function stopOfLive(
  target: NonNullable<PlannedStop['target']>,
  { inputs, nomad, declarations }: StopOptions,
): Promise<PlannedStop> {
  const { id, namespace, region } = target;
  const live = await liveJob(nomad, { id, namespace, region: region === '' ? undefined : region });
  if (live === undefined || live.Stop === true) return { kind: 'gone', target };
  const declarer = declarerOf(target, await declarations());
  if (declarer !== undefined) {
    return { kind: 'runs-on', why: declarer.isCertain ? 'declared' : 'undecided', by: declarer.file, target };
  }
  const spec = liveDigest(live, inputs.preserveCounts);
  return { kind: 'stops', target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec } };
}

function holdsSecrets({ id, namespace, region }: JobAddress, secrets: Redactor): boolean {
  return [id, namespace, region].some((name) => secrets.name(name) !== name);
}
