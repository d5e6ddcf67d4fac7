import { basename } from 'node:path';
import { ActionError, type Help } from '../../errors.ts';
import { checkOut } from '../../inputs/workspace.ts';
import { nearest } from '../../inputs/suggest.ts';
import { isInRepository } from '../provenance/git.ts';
import { findGlobMatches } from './glob.ts';
import { relativeName } from './repository-paths.ts';
import { jobFileExtensions } from './patterns.ts';

/** The folder that patterns are relative to, and the one that they must stay in. */
interface PatternScope {
  readonly directory: string;
  readonly workspace: string;
}

interface Suggestion {
  readonly hint: string;
  readonly help: Help;
}

/** An error about a pattern of `job-files`; `what` follows the quoted pattern. */
export function patternError(
  pattern: string,
  what: string,
  hint: string,
  help: Help = 'no-such-job-file',
): ActionError {
  return new ActionError({
    reason: 'input',
    message: `Input \`job-files\`: ${JSON.stringify(pattern)} ${what}.`,
    hint,
    help,
  });
}

/** For a pattern that leads out of the workspace. */
export function outsideError(pattern: string, what: string): ActionError {
  return patternError(pattern, what, 'Outrider reads only checked-out files.', 'outside-the-workspace');
}

/** For a path of a folder. */
export function folderError(pattern: string): ActionError {
  const folder = pattern.replace(/(?<!\/)\/+$/, '');
  return patternError(pattern, 'is a folder', `Write \`${folder}/**/*.nomad.hcl\` to select the job files in it.`);
}

/** For a path that does not exist, with a suggestion. */
export function missingError(pattern: string, scope: PatternScope): ActionError {
  const { hint, help } = suggestJobFiles(pattern, scope);
  return patternError(pattern, `does not exist in ${describeFolder(scope)}`, hint, help);
}

/**
 * For a glob that matches no job file, with a suggestion.
 *
 * @param others the number of matching files with another extension
 */
export function unmatchedError(pattern: string, others: number, scope: PatternScope): ActionError {
  const { hint, help } = suggestJobFiles(pattern, scope);
  const what = `matches no job file in ${describeFolder(scope)}`;
  if (others === 0) return patternError(pattern, what, hint, help);
  const seen = `${others} ${others === 1 ? 'file has' : 'files have'} another extension`;
  return patternError(pattern, `${what}; ${seen}`, `${acceptedExtensions} ${hint}`, help);
}

const acceptedExtensions = `A glob matches files that end in ${jobFileExtensions.map((one) => `\`${one}\``).join(', ')}; to match others, write their extension, such as \`jobs/*.job\`.`;

function describeFolder({ workspace, directory }: PatternScope): string {
  const folder = relativeName(workspace, directory);
  return folder === '' ? 'the workspace' : `\`${folder}\``;
}

const maxNames = 3;

/** The most similar job file; otherwise the existing job files; otherwise advice about commas or the checkout. */
function suggestJobFiles(pattern: string, { directory, workspace }: PatternScope): Suggestion {
  if (/,/.test(pattern.replaceAll(/\{[^{}]*\}/g, ''))) {
    return { hint: 'Write one path per line: commas do not separate paths.', help: 'no-such-job-file' };
  }
  const names = jobFilesIn(workspace, pattern).map((name) => relativeName(directory, `${workspace}/${name}`));
  const meant = nearest(pattern, names) ?? names.find((name) => basename(name) === basename(pattern));
  if (meant !== undefined) return { hint: `Did you mean \`${meant}\`?`, help: 'no-such-job-file' };
  if (names.length > 0) {
    const listed = names.slice(0, maxNames).map((name) => `\`${name}\``);
    const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
    return { hint: `Job files found: ${listed.join(', ')}${more}.`, help: 'no-such-job-file' };
  }
  if (!isInRepository(workspace)) {
    return { hint: `The workspace is not a checkout of a repository. ${checkOut}`, help: 'no-checkout' };
  }
  return { hint: 'The workspace has no file that ends in `.nomad.hcl`, `.nomad` or `.hcl`.', help: 'no-such-job-file' };
}

/**
 * Files with the extension of a job file or of the pattern. Plain `.json` and `.hcl` files count only if there are no
 * better ones.
 */
function jobFilesIn(workspace: string, pattern: string): readonly string[] {
  const extension = /\.[\w-]+$/.exec(pattern)?.[0] ?? '.nomad';
  const found = findGlobMatches({ folder: workspace, rest: `**/*{.nomad,.hcl,.nomad.json,${extension}}` }, skipNothing);
  const names = found.map(({ name }) => name).toSorted();
  const isKnown = ['.hcl', '.json'].includes(extension);
  const likely = names.filter((name) => /\.nomad(\.hcl|\.json)?$/.test(name) || (!isKnown && name.endsWith(extension)));
  return likely.length > 0 ? likely : names.filter((name) => !name.endsWith('.vars.hcl'));
}

function skipNothing(): boolean {
  return false;
}
