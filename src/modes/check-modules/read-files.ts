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
import type { CheckOutcome, Unchecked } from './outcome.ts';
import type { Deadline } from '../../operations/run-context.ts';

export interface CallSite extends ModuleCall {
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
  const summarize = (read: readonly Pick<ReadFiles, 'sites' | 'unchecked'>[]): ReadFiles => ({
    files: files.length,
    untouched: found.length - files.length,
    sites: read.flatMap(({ sites }) => sites),
    unchecked: read.flatMap(({ unchecked }) => unchecked),
  });
  const pause = createPauses(deadline);
  const root = realpathSync.native(workspace);
  const readAll = async (some: readonly JobFile[], namesOf?: (file: JobFile) => ConstantResolver) => {
    const read: (ReturnType<typeof readFile> & { readonly file: JobFile })[] = [];
    for (const file of some) {
      await pause();
      read.push({ file, ...readFile(file, root, namesOf?.(file)) });
    }
    return read;
  };
  const read = await readAll(files);
  const computed = read.filter(({ sites }) => sites.some(isComputed)).map(({ file }) => file);
  if (computed.length > 0) {
    const others = found.filter((file) => !files.includes(file));
    const calls = [...read, ...(await readAll(others))].flatMap(({ sites }) => sites);
    const again = new Map((await readAll(computed, createNames(found, calls, root))).map((one) => [one.file, one]));
    return summarize(read.map((one) => again.get(one.file) ?? one));
  }
  return summarize(read);
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
  const { calls, versionsOnly, brokenLine } = readModuleCalls(new TextDecoder().decode(bytes), syntax, names);
  const what = syntax === 'json' ? 'JSON' : 'HCL';
  const isOverride = overrideFile.test(file);
  const isWhole = (call: ModuleCall): boolean => !isOverride || call.version !== undefined;
  const parts = isOverride
    ? [...calls.filter((call) => !isWhole(call)).map(({ source }) => source.line), ...versionsOnly]
    : [];
  return {
    sites: calls.filter(isWhole).map((call) => ({ ...call, file })),
    unchecked: [
      ...(brokenLine === undefined ? [] : [unread(`The file is not valid ${what}`, brokenLine)]),
      ...parts.map((line) => ({ level: 'notice' as const, problem: overridden, places: [{ file, line }] })),
    ],
  };
}

/** Terraform merges its blocks into those of the other files of the folder. @see https://developer.hashicorp.com/terraform/language/files/override */
const overrideFile = /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/;
const overridden = 'An override file changes only the source or only the version of a module call';
