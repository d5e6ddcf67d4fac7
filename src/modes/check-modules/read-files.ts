import { isUtf8 } from 'node:buffer';
import { realpathSync } from 'node:fs';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { terraformFileKind } from '../../jobfiles/discovery/file-kind.ts';
import { findFiles } from '../../jobfiles/discovery/find.ts';
import type { JobFile } from '../../jobfiles/preprocess/job-source.ts';
import { readModuleCalls, type ModuleCall } from './module-calls.ts';
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
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** The changes of the pull request; undefined to read every file. */
  readonly touched: TouchedFiles | undefined;
  readonly deadline: Pick<Deadline, 'signal' | 'left'>;
}

const everyFile = ['**/*.{tf,tofu}', '**/*.{tf,tofu}.json'];

/**
 * Reads the module calls of all files. A file that cannot be read does not hide the others.
 *
 * @throws ActionErrors for invalid patterns; the reason of the signal
 */
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
  const sites: CallSite[] = [];
  const unchecked: Unchecked[] = [];
  const pause = createPauses(deadline);
  const root = realpathSync.native(workspace);
  for (const file of files) {
    await pause();
    const read = readFile(file, root);
    sites.push(...read.sites);
    unchecked.push(...read.unchecked);
  }
  return { files: files.length, untouched: found.length - files.length, sites, unchecked };
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

function readFile({ path, name: file }: JobFile, workspace: string): Pick<ReadFiles, 'sites' | 'unchecked'> {
  const unread = (problem: string, line?: number): Unchecked => ({
    level: 'warning',
    problem,
    places: [{ file, line }],
  });
  const content = readWorkspaceFile(path, workspace, mostMiB);
  if (!('bytes' in content)) return { sites: [], unchecked: [unread(`The file ${describeUnread(content)}`)] };
  const { bytes } = content;
  if (!isUtf8(bytes)) return { sites: [], unchecked: [unread('The file is not UTF-8 text')] };
  const syntax = file.endsWith('.json') ? 'json' : 'native';
  const { calls, versionsOnly, brokenLine } = readModuleCalls(new TextDecoder().decode(bytes), syntax);
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

/**
 * Terraform merges its blocks into those of the other files of the folder.
 *
 * @see https://developer.hashicorp.com/terraform/language/files/override
 */
const overrideFile = /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/;
const overridden = 'An override file changes only the source or only the version of a module call';

function describeUnread(content: Exclude<ReturnType<typeof readWorkspaceFile>, { bytes: Buffer }>): string {
  if ('problem' in content) return content.problem;
  return 'tooLarge' in content ? `is larger than ${mostMiB} MiB` : `cannot be read (${content.code})`;
}
