import pMap from 'p-map';
import { errorsIn } from '../../errors.ts';
import { placeOfFile } from '../../clients/nomad/target.ts';
import { parseLoaded } from './parse-file.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { LoadedJob, UnloadableJob } from '../../jobfiles/preprocess/load.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** A job and its place; the region is empty for the server's own, which may have any name. */
export interface JobAddress {
  readonly id: string;
  readonly namespace: string;
  readonly region: string;
}

/** A job file and the job that it declares; undefined where that is unknown, so that it may be any. */
export interface FileDeclaration {
  readonly file: string;
  readonly job: JobAddress | undefined;
}

interface PlanningAccess {
  readonly inputs: PlanningInputs;
  readonly nomad: Nomad;
}

/** Reads the declarations, once and only when they are needed. */
export type Declarations = () => Promise<readonly FileDeclaration[]>;

/**
 * The jobs that all files of the repository declare: the planned ones, and those that the pull request does not touch, which Nomad parses for it.
 * Missing one would stop a job that is still declared, so a file that cannot be read or parsed counts as declaring any job. Of the files outside
 * `job-files` those count that the pull request touches: a job file may have moved there.
 *
 * @param planned the declarations of the planned files
 */
export function declarationsOf(
  planned: readonly FileDeclaration[],
  { readOthers, readElsewhere }: Pick<CollectedJobs, 'readOthers' | 'readElsewhere'>,
  access: PlanningAccess,
): Declarations {
  let all: Promise<readonly FileDeclaration[]> | undefined;
  const readAll = async (): Promise<readonly FileDeclaration[]> => {
    const rest = await pMap(await readOthers(), (loaded) => declarationOf(loaded, access), { concurrency: 10 });
    const elsewhere = (await readElsewhere()).map(({ file, job: { id, place } }) => ({
      file,
      job: place === undefined ? undefined : placeJob({ id, ...place }, access),
    }));
    // Outside of `job-files` a file that cannot be parsed is not a job file.
    return [...planned, ...rest, ...elsewhere.filter(({ job }) => job !== undefined)];
  };
  return () => (all ??= readAll());
}

async function declarationOf(loaded: LoadedJob | UnloadableJob, access: PlanningAccess): Promise<FileDeclaration> {
  const file = loaded.file.name;
  if (!('source' in loaded)) return { file, job: undefined };
  try {
    const job = await parseLoaded(loaded, access.nomad);
    const { namespace, region } = placeOfFile(job, access.inputs.nomad);
    return { file, job: placeJob({ id: job.ID, namespace, region }, access) };
  } catch (error) {
    if (errorsIn(error) === undefined) throw error;
    return { file, job: undefined };
  }
}

interface NamedJob {
  readonly id: string;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
}

/** The place of a job: namespace and region in its file win over the inputs. */
export function placeJob(
  { id, namespace, region }: NamedJob,
  { inputs: { nomad } }: { readonly inputs: Pick<PlanningInputs, 'nomad'> },
): JobAddress {
  return {
    id,
    namespace: namespace || nomad.namespace || 'default',
    region: region || nomad.region || '',
  };
}

/** Two addresses may be the same job if one of them names no region. */
function maybeSame(one: JobAddress, other: JobAddress): boolean {
  const sameRegion = one.region === other.region || one.region === '' || other.region === '';
  return one.id === other.id && one.namespace === other.namespace && sameRegion;
}

/** The file that declares a job, or else the first one that may declare it. */
export function declarerOf(
  job: JobAddress,
  declarations: readonly FileDeclaration[],
): { readonly file: string; readonly isCertain: boolean } | undefined {
  const certain = declarations.find((one) => one.job !== undefined && maybeSame(one.job, job));
  const possible = certain ?? declarations.find((one) => one.job === undefined);
  return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}
