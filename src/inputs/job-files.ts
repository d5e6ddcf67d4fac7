import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOut, missingCheckout } from './checkout.ts';
import { mistakeIn, quote } from './kinds.ts';
import { isOutside } from './path-guard.ts';
import { inputTable, type InputName } from './table.ts';
import type { Assignment } from './assignments.ts';
import type { ActionError, Help } from '../errors.ts';
import type { Environment, RawInputs } from './raw.ts';

/** What a user sets the variables of job files to. */
interface VariableInputs {
  /** `NOMAD_VAR_name` of the environment; those that no file declares are nothing. */
  readonly environment: readonly Assignment[];
  /** Paths; `{file}` in one stands for a job file without its ending. */
  readonly files: readonly string[];
  readonly given: readonly Assignment[];
  readonly secret: readonly Assignment[];
  readonly strict: boolean;
}

/** Which job files, and how they are read. */
export interface JobFileInputs {
  /** Paths and globs, `!` excludes. */
  readonly patterns: readonly string[];
  /** Absolute, inside the workspace. */
  readonly workingDirectory: string;
  /** Where the paths of file functions start. */
  readonly fileBase: 'working-directory' | 'job-file';
  readonly onlyChanged: boolean;
  readonly variables: VariableInputs;
}

interface Judgement {
  readonly env: Environment;
  readonly workspace: string;
  readonly withheld?: boolean | undefined;
  readonly mistakes: ActionError[];
}

/** Reads which job files are meant and what their variables are set to; mistakes are noted. */
export function readJobFileInputs(
  raw: RawInputs,
  { env, workspace, withheld = false, mistakes }: Judgement,
): JobFileInputs {
  const nothing = missingCheckout(workspace);
  if (nothing !== undefined) mistakes.push(nothing);
  const workingDirectory = nothing === undefined ? readWorkingDirectory(raw, workspace, mistakes) : workspace;
  const isEmpty = raw['job-files'].length === 0 && withheld;
  if (!isEmpty && !raw['job-files'].some((pattern) => !pattern.startsWith('!'))) {
    mistakes.push(
      mistake(
        'job-files',
        'names no file',
        'Give a path or a glob a line, such as `jobs/**/*.nomad.hcl`.',
        'no-such-job-file',
      ),
    );
  }
  return {
    patterns: raw['job-files'],
    workingDirectory,
    fileBase: raw['file-base'],
    onlyChanged: raw['only-changed'],
    variables: readVariables(raw, env, mistakes),
  };
}

function mistake(name: InputName, what: string, hint: string, help?: Help): ActionError {
  return mistakeIn(name, inputTable[name], false, what, hint, help);
}

const prefix = 'NOMAD_VAR_';

function readVariables(raw: RawInputs, env: Environment, mistakes: ActionError[]): VariableInputs {
  const secret = raw['secret-vars'];
  const both = raw.vars.filter(({ name }) => secret.some((one) => one.name === name));
  for (const { name } of both) {
    mistakes.push(mistake('vars', `sets \`${name}\`, and so does \`secret-vars\``, 'Set it in one of them.'));
  }
  const environment = Object.entries(env)
    .filter(([name]) => name.startsWith(prefix) && name.length > prefix.length)
    .map(([name, value]) => ({ name: name.slice(prefix.length), value: value ?? '' }));
  return { environment, files: raw['var-files'], given: raw.vars, secret, strict: raw['strict-vars'] };
}

function readWorkingDirectory(raw: RawInputs, workspace: string, mistakes: ActionError[]): string {
  const given = raw['working-directory'] ?? '.';
  const add = (what: string, hint: string, help: Help = 'no-such-job-file'): string => {
    mistakes.push(mistake('working-directory', `is ${quote(given)}, ${what}`, hint, help));
    return workspace;
  };
  try {
    // The other `realpathSync` takes a link to `link/..` for the folder that holds the link.
    const root = realpathSync.native(workspace);
    const path = realpathSync.native(resolve(root, given));
    if (isOutside(root, path)) {
      return add(
        'which lies outside the workspace',
        'Give a path inside the checked-out repository.',
        'outside-the-workspace',
      );
    }
    return statSync(path).isDirectory()
      ? path
      : add('which is a file', 'Give the folder, and the file as `job-files`.');
  } catch {
    return add('which does not exist', `Check the path. If it is right: ${checkOut}`);
  }
}
