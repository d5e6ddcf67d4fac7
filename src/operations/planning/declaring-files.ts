import pMap from 'p-map';
import { errorsIn } from '../../errors.ts';
import { placeOfFile } from '../../clients/nomad/target.ts';
import { parseLoaded } from './parse-loaded.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { LoadedJob, UnloadableJob } from '../../jobfiles/load.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** A job and where it belongs; a region is empty where none is named: the server's own, which may have any name. */
export interface JobAddress {
  readonly id: string;
  readonly namespace: string;
  readonly region: string;
}

/** A job file, and which job it declares; undefined where that is not known, and so could be any. */
export interface FileDeclaration {
  readonly file: string;
  readonly job: JobAddress | undefined;
}

interface PlanningAccess {
  readonly inputs: PlanningInputs;
  readonly nomad: Nomad;
}

/** Asks once, and only when it is needed, which jobs are declared. */
export type Declarations = () => Promise<readonly FileDeclaration[]>;

/**
 * Which jobs all files of the repository declare: those that are planned, and those that a pull request does not touch, which the server parses for that.
 * To miss one would stop a job that is still wanted, so a file that cannot be read or parsed counts as if it could declare any. Of files that
 * `job-files` does not name those count that the pull request touches, for a job file may have moved there.
 *
 * @param planned what is known of the files that are planned
 */
export function declarationsOf(
  planned: readonly FileDeclaration[],
  { readOthers, readElsewhere }: Pick<CollectedJobs, 'readOthers' | 'readElsewhere'>,
  asking: PlanningAccess,
): Declarations {
  let all: Promise<readonly FileDeclaration[]> | undefined;
  const ask = async (): Promise<readonly FileDeclaration[]> => {
    const rest = await pMap(await readOthers(), (loaded) => declarationOf(loaded, asking), { concurrency: 10 });
    const elsewhere = (await readElsewhere()).map(({ file, job: { id, place } }) => ({
      file,
      job: place === undefined ? undefined : placeJob({ id, ...place }, asking),
    }));
    // These may be any files: one that cannot be parsed declares nothing.
    return [...planned, ...rest, ...elsewhere.filter(({ job }) => job !== undefined)];
  };
  return () => (all ??= ask());
}

async function declarationOf(loaded: LoadedJob | UnloadableJob, asking: PlanningAccess): Promise<FileDeclaration> {
  const file = loaded.file.name;
  if (!('source' in loaded)) return { file, job: undefined };
  try {
    const job = await parseLoaded(loaded, asking.nomad);
    const { namespace, region } = placeOfFile(job, asking.inputs.nomad);
    return { file, job: placeJob({ id: job.ID, namespace, region }, asking) };
  } catch (error) {
    if (errorsIn(error) === undefined) throw error;
    return { file, job: undefined };
  }
}

interface Named {
  readonly id: string;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
}

/** Where a job belongs: what its file names wins over the inputs. */
export function placeJob(
  { id, namespace, region }: Named,
  { inputs: { nomad } }: Pick<PlanningAccess, 'inputs'>,
): JobAddress {
  return {
    id,
    namespace: namespace || nomad.namespace || 'default',
    region: region || nomad.region || '',
  };
}

/** Whether two names may stand for the same job. */
function maybeSame(one: JobAddress, other: JobAddress): boolean {
  const sameRegion = one.region === other.region || one.region === '' || other.region === '';
  return one.id === other.id && one.namespace === other.namespace && sameRegion;
}

/** The file that declares a job, or else the first that might. */
export function declarerOf(
  job: JobAddress,
  declarations: readonly FileDeclaration[],
): { readonly file: string; readonly isCertain: boolean } | undefined {
  const certain = declarations.find((one) => one.job !== undefined && maybeSame(one.job, job));
  const possible = certain ?? declarations.find((one) => one.job === undefined);
  return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}
