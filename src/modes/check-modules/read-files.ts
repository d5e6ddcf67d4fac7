import { isUtf8 } from 'node:buffer';
import { realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describeUnread, readWorkspaceFile } from '../../files/workspace-file.ts';
import { terraformFileKind } from '../../jobfiles/discovery/file-kind.ts';
import { findFiles } from '../../jobfiles/discovery/find.ts';
import { unresolvedNames, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import type { JobFile } from '../../jobfiles/preprocess/job-source.ts';
import { listCalledFolders, resolveConstantNames } from './constant-names.ts';
import {
  selectFilesReadBy,
  findConfiguredFolder,
  listReaders,
  readFolderCalls,
  type CallSite,
  type TerraformFile,
} from './module-calls.ts';
import { emptyBody, readTerraformText } from './terraform-body.ts';
import { capitalize } from '../../text/numbers.ts';
import type { TouchedFiles } from '../../jobfiles/discovery/touched-files.ts';
import type { CheckModulesInputs } from './inputs.ts';
import type { ModulesOutcome, Unchecked } from './report.ts';

interface ReadFiles extends Pick<ModulesOutcome, 'files' | 'untouched'> {
  readonly sites: readonly CallSite[];
  readonly unchecked: readonly Unchecked[];
}

interface ReadOptions {
  readonly inputs: Pick<CheckModulesInputs, 'patterns'>;
  readonly workspace: string;
  /** The changes of the pull request; `undefined` to read every file. */
  readonly touchedFiles: TouchedFiles | undefined;
  readonly signal: AbortSignal;
}

const everyFile = [`**/*{${terraformFileKind.extensions.join(',')}}`];

/**
 * Reads the module calls in the selected files, each merged from all files of its folder. An unreadable file does not hide other files.
 *
 * @throws ActionErrors for invalid patterns; the reason of the signal
 */
export async function readFiles({ inputs, workspace, touchedFiles, signal }: ReadOptions): Promise<ReadFiles> {
  const search = { directory: workspace, workspace, removed: touchedFiles?.removed.map(({ name }) => name) ?? [] };
  const all = await findFiles(terraformFileKind, { ...search, patterns: everyFile, mayBeEmpty: true });
  const searched =
    inputs.patterns === undefined ? all : await findFiles(terraformFileKind, { ...search, patterns: inputs.patterns });
  const names = touchedFiles && new Set(touchedFiles.names);
  const selected = new Set(searched.map(({ name }) => name).filter((name) => names?.has(name) ?? true));
  const folders = Map.groupBy(new Map([...all, ...searched].map((file) => [file.name, file])).values(), ({ name }) =>
    findConfiguredFolder(name),
  );
  const read = new Map<string, FolderRead>();
  const readAll = async (which: readonly string[], calledNames?: ReadonlySet<string>): Promise<void> => {
    for (const folder of which) read.set(folder, await readFolder(folder, folders.get(folder) ?? [], calledNames));
  };
  const root = realpathSync.native(workspace);
  const readFolder = createFolderReader(root, signal);
  const chosen = [...folders].filter(([, files]) => files.some(({ name }) => selected.has(name))).map(([name]) => name);
  await readAll(chosen);
  const computed = chosen.filter((folder) =>
    read
      .get(folder)
      ?.sites.some((site) => [site.source, site.version].some((argument) => argument && argument.text === undefined)),
  );
  if (computed.length > 0) {
    await readAll([...folders.keys()].filter((folder) => !read.has(folder)));
    await readAll(computed, listCalledFolders([...read.values()].flatMap(({ sites }) => sites)));
  }
  const folderCalls = chosen.flatMap((folder) => read.get(folder) ?? []);
  return {
    files: selected.size,
    untouched: searched.length - selected.size,
    sites: folderCalls.flatMap(({ sites }) =>
      sites.filter(({ source, version }) =>
        [source, version].some((argument) => argument && selected.has(argument.file)),
      ),
    ),
    unchecked: folderCalls.flatMap(({ unchecked }) => unchecked),
  };
}

type FolderRead = Pick<ReadFiles, 'sites' | 'unchecked'>;

/** @returns a function that reads a folder; with the folders that the repository calls, it resolves names as well */
function createFolderReader(workspace: string, signal: AbortSignal) {
  const knownFolders = new Map<string, boolean>();
  const hasFile = (name: string): boolean => {
    const isFile = knownFolders.get(name) ?? 'bytes' in readWorkspaceFile(join(workspace, name), workspace, 1);
    knownFolders.set(name, isFile);
    return isFile;
  };
  return async (folder: string, files: readonly JobFile[], calledNames?: ReadonlySet<string>): Promise<FolderRead> => {
    const read: ReturnType<typeof readFile>[] = [];
    for (const file of files) {
      // Reading files blocks the process: this lets the signal through.
      await setImmediate();
      signal.throwIfAborted();
      read.push(readFile(file, workspace, calledNames !== undefined));
    }
    const names = files.map(({ name }) => name);
    const programs = listReaders(names, (file) => listFoldersAbove(folder).some((above) => hasFile(join(above, file))));
    const { sites, unattachedOverrides } = readFolderCalls(read, programs, (program): ConstantResolver => {
      if (calledNames === undefined) return unresolvedNames;
      const bodies = selectFilesReadBy(program, read).map(({ body }) => body);
      return resolveConstantNames({ name: folder, workspace, bodies, isCalled: calledNames.has(folder) }, program);
    });
    const problem = 'An override file changes a module call that its directory does not have';
    const stray: Unchecked = { level: 'notice', problem, locations: unattachedOverrides };
    const unread = read.flatMap((file) => file.unread ?? []);
    return { sites, unchecked: [...unread, ...(unattachedOverrides.length === 0 ? [] : [stray])] };
  };
}

/** The folder and its parents, up to the root of the repository. */
function listFoldersAbove(folder: string): readonly string[] {
  return folder === '.' ? ['.'] : [folder, ...listFoldersAbove(posix.dirname(folder))];
}

const stackFile = /\.(?:tfcomponent|tfstack)\.hcl$/;

/** Generated files can be large. */
const maxMiB = 8;

interface FileRead extends TerraformFile {
  readonly unread?: Unchecked;
}

/** @param isWhole whether a file counts that contains neither a module call nor the host of the folder, as most do */
function readFile({ path, name }: JobFile, workspace: string, isWhole: boolean): FileRead {
  const createUnread = (problem: string, level: Unchecked['level'] = 'warning'): FileRead => {
    return { name, body: emptyBody, unread: { level, problem, locations: [{ file: name }], isFile: true } };
  };
  if (stackFile.test(name)) return createUnread('The component blocks of a stack file are not read', 'notice');
  const content = readWorkspaceFile(path, workspace, maxMiB);
  if (!('bytes' in content)) return createUnread(`The file ${describeUnread(content, maxMiB)}`);
  if (!isUtf8(content.bytes)) return createUnread('The file is not UTF-8 text');
  const syntax = name.endsWith('.json') ? 'json' : 'native';
  const text = new TextDecoder().decode(content.bytes);
  if (syntax === 'native' && !isWhole && !/module|cloud|remote/.test(text)) return { name, body: emptyBody };
  const { body, broken } = readTerraformText(text, syntax);
  if (broken === undefined) return { name, body };
  const { line, problem, hint = 'Correct the file: `terraform validate` fails as well.' } = broken;
  const locations = [{ file: name, line }];
  return { name, body, unread: { level: 'warning', problem: capitalize(problem), hint, locations, isFile: true } };
}
