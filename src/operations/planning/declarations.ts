import pMap from 'p-map';
import { ActionError, orElseAll } from '../../errors.ts';
import { codeList } from '../../text/numbers.ts';
import { parseLoaded } from './parse-file.ts';
import type { CollectedJobs, SkippedJob } from '../../jobfiles/discovery/collect.ts';
import type { LoadedJob, UnloadableJob } from '../../jobfiles/preprocess/load.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** A job and its place. An empty region is the region of the server, which may have any name. */
export interface JobAddress {
  readonly id: string;
  readonly namespace: string;
  readonly region: string;
}

/** A job file and the job that it declares; `undefined` if unknown: it may be any job. */
export interface FileDeclaration {
  readonly file: string;
  readonly job: JobAddress | undefined;
}

interface PlacingInputs {
  readonly inputs: { readonly nomad: Pick<ConnectionInputs, 'namespace' | 'region'> };
}

/** Reads the declarations on the first call. */
export type Declarations = () => Promise<readonly FileDeclaration[]>;

/**
 * The jobs that all files of the repository declare. Nomad also parses the files that the pull request does not touch.
 * A missing declaration would stop a job that is still declared, so a file that cannot be read or parsed counts as declaring any job. Files outside `job-files` count if the
 * pull request touches them: a job file may have moved there.
 *
 * @param planned the declarations of the planned files
 */
export function collectDeclarations(
  planned: readonly FileDeclaration[],
  { loadSkippedJobs, loadOutsideJobs }: Pick<CollectedJobs, 'loadSkippedJobs' | 'loadOutsideJobs'>,
  access: PlacingInputs & { readonly nomad: Nomad },
): Declarations {
  let all: Promise<readonly FileDeclaration[]> | undefined;
  const readDeclaration = async (job: LoadedJob | UnloadableJob): Promise<FileDeclaration> => {
    const file = job.file.name;
    if (!('source' in job)) return { file, job: undefined };
    const spec = await orElseAll(parseLoaded(job, access.nomad), () => undefined);
    return { file, job: spec && addressJob({ id: spec.ID, namespace: spec.Namespace, region: spec.Region }, access) };
  };
  const readAll = async (): Promise<readonly FileDeclaration[]> => {
    const rest = await pMap(await loadSkippedJobs(), readDeclaration, { concurrency: 10 });
    // Outside `job-files`, a file that cannot be parsed is not a job file.
    const elsewhere = addressOthers(await loadOutsideJobs(), access).filter(({ job }) => job !== undefined);
    return [...planned, ...rest, ...elsewhere];
  };
  return () => (all ??= readAll());
}

function addressOthers(others: readonly SkippedJob[], inputs: PlacingInputs): readonly FileDeclaration[] {
  return others.map(({ file, job: { id, address } }) => ({
    file,
    job: address === undefined ? undefined : addressJob({ id, ...address }, inputs),
  }));
}

/** The place of a job: namespace and region in its file take precedence over the inputs. */
export function addressJob(
  job: Pick<JobAddress, 'id'> & Partial<Record<'namespace' | 'region', string | null | undefined>>,
  { inputs: { nomad } }: PlacingInputs,
): JobAddress {
  const namespace = job.namespace || nomad.namespace || 'default';
  return { id: job.id, namespace, region: job.region || nomad.region || '' };
}

/** Whether two addresses may mean the same job: an address without a region may mean any. */
export function mayBeSameJob(left: JobAddress, right: JobAddress): boolean {
  const sameRegion = left.region === right.region || left.region === '' || right.region === '';
  return left.id === right.id && left.namespace === right.namespace && sameRegion;
}

/** Finds the file that declares a job, or else the first file that may declare it. @param job `file` declares a different job now: the same job only in the same region */
export function findDeclaringFile(
  { file: moved, ...job }: JobAddress & { readonly file?: string | undefined },
  declarations: readonly FileDeclaration[],
): { readonly file: string; readonly isCertain: boolean } | undefined {
  const certain = declarations.find(
    (declaration) =>
      declaration.job !== undefined &&
      mayBeSameJob(declaration.job, job) &&
      (declaration.file !== moved || declaration.job.region === job.region),
  );
  const possible = certain ?? declarations.find((declaration) => declaration.job === undefined);
  return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}

/** Errors of files that declare the same job, by file: each registration would replace the other version. @param others files that the run does not plan */
export function createDuplicateErrors(
  planned: readonly FileDeclaration[],
  others: readonly SkippedJob[],
  options: PlacingInputs & { readonly redactor: Pick<Redactor, 'redactName'> },
): ReadonlyMap<string, readonly [ActionError]> {
  const addresses = [...planned, ...addressOthers(others, options)].flatMap(({ file, job }) =>
    // Nomad resolves `global` to the region of the server that receives the request.
    job === undefined ? [] : [{ ...job, file, region: job.region === 'global' ? '' : job.region }],
  );
  const byJob = Map.groupBy(addresses, ({ id, namespace, region }) => JSON.stringify([id, namespace, region]));
  return new Map(
    [...byJob.values()].flatMap(([first, ...duplicates]) => {
      if (first === undefined || duplicates.length === 0) return [];
      const files = [first, ...duplicates].map(({ file }) => file);
      const message = options.redactor.redactName(describeDuplicate(first, files));
      const hint = 'Rename one of the jobs, or exclude one of the files with a `!` pattern in `job-files`.';
      const createError = (file: string) =>
        new ActionError({ reason: 'input', message, location: { file }, hint, help: 'duplicate-job' });
      return files.map((file) => [file, [createError(file)]] as const);
    }),
  );
}

function describeDuplicate({ id, namespace, region }: JobAddress, files: readonly string[]): string {
  const scope = `in namespace \`${namespace}\`${region === '' ? '' : ` of region \`${region}\``}`;
  return `Several files declare job \`${id}\` ${scope}: ${codeList(files.toSorted(), 4)}.`;
}
