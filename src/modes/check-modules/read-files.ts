import { isUtf8 } from 'node:buffer';
import { realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { describeUnread, readWorkspaceFile } from '../../files/workspace-file.ts';
import { terraformFileKind } from '../../jobfiles/discovery/file-kind.ts';
import { findFiles } from '../../jobfiles/discovery/find.ts';
import type { JobFile } from '../../jobfiles/preprocess/job-source.ts';
import { readModuleCalls, type ModuleCall } from './module-calls.ts';
import { calledFolders, readValueFiles, resolveConstantNames } from './constant-names.ts';
import type { ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import type { TouchedFiles } from '../../jobfiles/discovery/touched-files.ts';
import type { CheckModulesInputs } from './inputs.ts';
import type { CheckOutcome, Unchecked } from './report.ts';
import type { Deadline } from '../../operations/run-context.ts';

export interface CallSite extends ModuleCall {
  readonly source: NonNullable<ModuleCall['source']>;
  /** Relative to the repository's root. */
  readonly file: string;
}

interface ReadFiles extends Pick<CheckOutcome, 'files' | 'untouched'> {
  readonly sites: readonly CallSite[];
  /** Files that cannot be read. */
  readonly unchecked: readonly Unchecked[];
}

interface ReadOptions {
  readonly inputs: Pick<CheckModulesInputs, 'patterns'>;
  readonly workspace: string;
  /** The changes of the pull request; undefined to read every file. */
  readonly touched: TouchedFiles | undefined;
  readonly deadline: Pick<Deadline, 'signal' | 'left'>;
}

const everyFile = ['**/*.{tf,tofu}', '**/*.{tf,tofu}.json'];

/** A file that cannot be read does not hide the others. @throws ActionErrors for invalid patterns; the reason of the signal */
export async function readFiles({ inputs, workspace, touched, deadline }: ReadOptions): Promise<ReadFiles> {
  const found = await findFiles(terraformFileKind, {
    patterns: inputs.patterns ?? everyFile,
    directory: workspace,
    workspace,
    removed: touched?.removed.map(({ name }) => name) ?? [],
    mayBeEmpty: inputs.patterns === undefined,
  });
  const names = touched === undefined ? undefined : new Set(touched.names);
  const files = found.filter(({ name }) => names === undefined || names.has(name));
  const pause = createPauses(deadline);
  const root = realpathSync.native(workspace);
  const read = new Map<JobFile, ReturnType<typeof readFile>>();
  const readAll = async (some: readonly JobFile[], namesOf?: (file: JobFile) => ConstantResolver): Promise<void> => {
    for (const file of some) {
      await pause();
      read.set(file, readFile(file, root, namesOf?.(file)));
    }
  };
  await readAll(files);
  const computed = files.filter((file) => read.get(file)?.sites.some(isComputed));
  if (computed.length > 0) {
    await readAll(found.filter((file) => !read.has(file)));
    const sites = [...read.values()].flatMap((one) => one.sites);
    await readAll(computed, createNames(found, sites, root));
  }
  const selected = files.flatMap((file) => read.get(file) ?? []);
  return {
    files: files.length,
    untouched: found.length - files.length,
    sites: selected.flatMap(({ sites }) => sites),
    unchecked: selected.flatMap(({ unchecked }) => unchecked),
  };
}

function isComputed({ source, version }: CallSite): boolean {
  return source.text === undefined || (version !== undefined && version.text === undefined);
}

/** Creates the function that finds the names of a file's folder; each folder is read once. */
function createNames(
  found: readonly JobFile[],
  calls: readonly CallSite[],
  workspace: string,
): (file: JobFile) => ConstantResolver {
  const called = calledFolders(calls.map(({ file, source }) => ({ file, source: source.text })));
  const folders = Map.groupBy(found, ({ name }) => posix.dirname(name));
  const known = new Map<string, ConstantResolver>();
  return ({ name }) => {
    const folder = posix.dirname(name);
    const before = known.get(folder);
    if (before !== undefined) return before;
    const own = (folders.get(folder) ?? []).filter((file) => !file.name.endsWith('.json'));
    const sorted = own.toSorted((a, b) => Number(overrideFile.test(a.name)) - Number(overrideFile.test(b.name)));
    const texts = sorted.flatMap(({ path }) => {
      const content = readWorkspaceFile(path, workspace, mostMiB);
      return 'bytes' in content ? [content.bytes.toString('utf8')] : [];
    });
    const values = readValueFiles(folder, workspace);
    const resolver = resolveConstantNames({ texts, values, isCalled: called.has(folder) });
    known.set(folder, resolver);
    return resolver;
  };
}

const mostBlocking = 50;

/** Lets a signal through from time to time, because reading files blocks the process. */
function createPauses({ signal, left }: ReadOptions['deadline']): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < mostBlocking) return;
    // With no time left, the signal is about to be aborted.
    await new Promise((resolve) => setTimeout(resolve, left() > 0 ? 0 : 1));
    signal.throwIfAborted();
    last = performance.now();
  };
}

/** Generated files can be large. */
const mostMiB = 8;

function readFile(
  { path, name: file }: JobFile,
  workspace: string,
  names?: ConstantResolver,
): Pick<ReadFiles, 'sites' | 'unchecked'> {
  const unread = (problem: string, line?: number): Unchecked => ({
    level: 'warning',
    problem,
    places: [{ file, line }],
  });
  const content = readWorkspaceFile(path, workspace, mostMiB);
  if (!('bytes' in content)) return { sites: [], unchecked: [unread(`The file ${describeUnread(content, mostMiB)}`)] };
  const { bytes } = content;
  if (!isUtf8(bytes)) return { sites: [], unchecked: [unread('The file is not UTF-8 text')] };
  const syntax = file.endsWith('.json') ? 'json' : 'native';
  const { calls, brokenLine } = readModuleCalls(new TextDecoder().decode(bytes), syntax, names);
  const isOverride = overrideFile.test(file);
  const isPart = ({ source, version }: ModuleCall): boolean =>
    isOverride && (source === undefined) !== (version === undefined);
  return {
    sites: calls.flatMap((call) =>
      call.source === undefined || isPart(call) ? [] : [{ ...call, source: call.source, file }],
    ),
    unchecked: [
      ...(brokenLine === undefined
        ? []
        : [unread(`The file is not valid ${syntax === 'json' ? 'JSON' : 'HCL'}`, brokenLine)]),
      ...calls.filter(isPart).map(({ source, version }): Unchecked => {
        const places = [{ file, line: (source ?? version)?.line }];
        return { level: 'notice', problem: overridden, places };
      }),
    ],
  };
}

/** Terraform merges its blocks into those of the other files of the folder. @see https://developer.hashicorp.com/terraform/language/files/override */
const overrideFile = /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/;
const overridden = 'An override file changes only the source or only the version of a module call';
