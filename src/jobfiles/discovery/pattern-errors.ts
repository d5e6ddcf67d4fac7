import { basename } from 'node:path';
import { ActionError, type Help } from '../../errors.ts';
import { checkOut } from '../../inputs/workspace.ts';
import { nearest } from '../../inputs/suggest.ts';
import { isInRepository } from '../provenance/git.ts';
import { findGlobMatches } from './glob.ts';
import { relativeName } from './repository-paths.ts';
import { jobFileExtensions } from './patterns.ts';

/** Where a pattern starts, and what it may not lead out of. */
interface PatternScope {
  readonly directory: string;
  readonly workspace: string;
}

interface Suggestion {
  readonly hint: string;
  readonly help: Help;
}

/** What is wrong with a pattern of `job-files`: `what` follows its quoted text. */
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

/** Of a pattern that leads where no file is taken from. */
export function outsideError(pattern: string, what: string): ActionError {
  return patternError(pattern, what, 'Outrider reads only what is checked out.', 'outside-the-workspace');
}

/** Of a path that names a folder. */
export function folderError(pattern: string): ActionError {
  const folder = pattern.replace(/(?<!\/)\/+$/, '');
  return patternError(pattern, 'is a folder', `Write \`${folder}/**/*.nomad.hcl\` to take the job files in it.`);
}

/** Of a path that does not exist; names what was probably meant. */
export function missingError(pattern: string, places: PatternScope): ActionError {
  const { hint, help } = suggestJobFiles(pattern, places);
  return patternError(pattern, `does not exist in ${describeFolder(places)}`, hint, help);
}

/**
 * Of a glob that matches no job file; names what was probably meant.
 *
 * @param others how many files it matches that do not end as job files do
 */
export function unmatchedError(pattern: string, others: number, places: PatternScope): ActionError {
  const { hint, help } = suggestJobFiles(pattern, places);
  const what = `matches no job file in ${describeFolder(places)}`;
  if (others === 0) return patternError(pattern, what, hint, help);
  const seen = `${others} ${others === 1 ? 'file has' : 'files have'} another ending`;
  return patternError(pattern, `${what}; ${seen}`, `${acceptedExtensions} ${hint}`, help);
}

const acceptedExtensions = `A glob takes files that end in ${jobFileExtensions.map((one) => `\`${one}\``).join(', ')}; to take others, write their ending, such as \`jobs/*.job\`.`;

function describeFolder({ workspace, directory }: PatternScope): string {
  const folder = relativeName(workspace, directory);
  return folder === '' ? 'the workspace' : `\`${folder}\``;
}

const maxNames = 3;

/** What a user most likely meant who named no job file: the one with nearly this path, else what job files there are, else the checkout. */
function suggestJobFiles(pattern: string, { directory, workspace }: PatternScope): Suggestion {
  const names = jobFilesIn(workspace, pattern).map((name) => relativeName(directory, `${workspace}/${name}`));
  const meant = nearest(pattern, names) ?? names.find((name) => basename(name) === basename(pattern));
  if (meant !== undefined) return { hint: `Did you mean \`${meant}\`?`, help: 'no-such-job-file' };
  if (names.length > 0) {
    const listed = names.slice(0, maxNames).map((name) => `\`${name}\``);
    const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
    return { hint: `Of job files there are: ${listed.join(', ')}${more}.`, help: 'no-such-job-file' };
  }
  if (!isInRepository(workspace)) {
    return { hint: `The workspace is no checkout of a repository. ${checkOut}`, help: 'no-checkout' };
  }
  return { hint: 'There is no file that ends in `.nomad.hcl`, `.nomad` or `.hcl` at all.', help: 'no-such-job-file' };
}

/** By their endings, or that of the pattern; what other programs call `.json` or `.hcl` is named only where nothing is surer. */
function jobFilesIn(workspace: string, pattern: string): readonly string[] {
  const own = /\.[\w-]+$/.exec(pattern)?.[0] ?? '.nomad';
  const found = findGlobMatches({ folder: workspace, rest: `**/*{.nomad,.hcl,.nomad.json,${own}}` }, skipNothing);
  const names = found.map(({ name }) => name).toSorted();
  const isKnown = ['.hcl', '.json'].includes(own);
  const sure = names.filter((name) => /\.nomad(\.hcl|\.json)?$/.test(name) || (!isKnown && name.endsWith(own)));
  return sure.length > 0 ? sure : names.filter((name) => !name.endsWith('.vars.hcl'));
}

function skipNothing(): boolean {
  return false;
}
