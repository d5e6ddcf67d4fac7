import { codeList } from '../../text/numbers.ts';
import { basename } from 'node:path';
import { ActionError, type Help } from '../../errors.ts';
import { checkoutHint } from '../../inputs/job-files.ts';
import { suggest, suggestLines } from '../../inputs/suggest.ts';
import { isInRepository } from '../provenance/git.ts';
import { findGlobMatches } from './glob.ts';
import { formatRelativeName } from '../../files/paths.ts';
import type { PathProblem } from '../../files/workspace-file.ts';
import type { FileKind } from './file-kind.ts';

/** The folder that patterns are relative to, the folder that they must stay in, and the kind of files. */
export interface PatternScope {
  /** Without symbolic links, like the workspace. */
  readonly directory: string;
  readonly workspace: string;
  readonly kind: FileKind;
}

/** An error about a pattern of an input; `problem` follows the quoted pattern. */
export function createPatternError(
  kind: FileKind,
  pattern: string,
  problem: string,
  hint: string,
  help: Help = kind.help,
): ActionError {
  const message = `${kind.setting}: ${JSON.stringify(pattern)} ${problem}.`;
  return new ActionError({ reason: 'input', message, hint, help });
}

/** For a pattern that is outside the workspace or inside `.git`, perhaps through a symbolic link. */
export function createForbiddenError(kind: FileKind, pattern: string, { problem, hint }: PathProblem): ActionError {
  return createPatternError(kind, pattern, problem, hint, 'outside-the-workspace');
}

export function createFolderError(kind: FileKind, pattern: string): ActionError {
  const folder = pattern.replace(/(?<!\/)\/+$/, '');
  const hint = `Write \`${folder}/${kind.glob}\` to select the ${kind.texts.plural} in it.`;
  return createPatternError(kind, pattern, 'is a directory', hint);
}

export function createMissingError(pattern: string, scope: PatternScope): ActionError {
  const { hint, help } = suggestFiles(pattern, scope);
  return createPatternError(scope.kind, pattern, `does not exist in ${describeFolder(scope)}`, hint, help);
}

/** The error for a glob that matches no file of the kind, with a suggestion. @param others the number of matching files with a different extension */
export function createUnmatchedError(pattern: string, others: number, scope: PatternScope): ActionError {
  const { hint, help } = suggestFiles(pattern, scope);
  const { kind } = scope;
  const problem = `${kind.texts.unmatched} ${describeFolder(scope)}`;
  if (others === 0) return createPatternError(kind, pattern, problem, hint, help);
  const observation = `${others} ${others === 1 ? 'file has' : 'files have'} another extension`;
  const acceptedText = `A glob matches files that end in ${codeList(kind.extensions)}; to match others, write their extension, such as \`${kind.otherGlob}\`.`;
  return createPatternError(kind, pattern, `${problem}; ${observation}`, `${acceptedText} ${hint}`, help);
}

function describeFolder({ workspace, directory }: PatternScope): string {
  const folder = formatRelativeName(workspace, directory);
  return folder === '' ? 'the workspace' : `\`${folder}\``;
}

/** The most similar file; otherwise how to write several, the existing files, or advice about the checkout. */
function suggestFiles(pattern: string, { directory, workspace, kind }: PatternScope): { hint: string; help: Help } {
  const { help, texts } = kind;
  const names = findSimilarFiles(workspace, pattern, kind).map((name) =>
    formatRelativeName(directory, `${workspace}/${name}`),
  );
  const movedName = names.find((name) => basename(name) === basename(pattern));
  const otherwise = suggestLines(pattern) ?? (movedName === undefined ? '' : `Did you mean \`${movedName}\`?`);
  const hint = suggest(pattern, names, otherwise);
  if (hint !== '') return { hint, help };
  if (names.length > 0) {
    const heading = `${texts.plural.replace(/^./, (letter) => letter.toUpperCase())} found`;
    return { hint: `${heading}: ${codeList(names, 3)}.`, help };
  }
  if (!isInRepository(workspace)) {
    return { hint: `The workspace is not a checkout of a repository. ${checkoutHint}`, help: 'no-checkout' };
  }
  return { hint: texts.noFilesText, help };
}

/** Files with an extension of the kind, or with the extension of the pattern; less likely files only if there are no likely ones. */
function findSimilarFiles(workspace: string, pattern: string, { extensions, suggested }: FileKind): readonly string[] {
  const extension = /\.[\w-]+$/.exec(pattern)?.[0] ?? extensions[0] ?? '';
  const rest = `**/*{${[...suggested.first, ...suggested.fallback, extension].join(',')}}`;
  const names = findGlobMatches({ folder: workspace, rest }, () => false).map(({ name }) => name);
  const likely = extensions.includes(extension) ? suggested.first : [...suggested.first, extension];
  const best = names.filter((name) => likely.some((ending) => name.endsWith(ending)));
  return (best.length > 0 ? best : names.filter((name) => !name.endsWith('.vars.hcl'))).toSorted();
}
