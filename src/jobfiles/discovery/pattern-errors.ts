import { basename } from 'node:path';
import { ActionError, type Help } from '../../errors.ts';
import { checkOut } from '../../inputs/workspace.ts';
import { nearest } from '../../inputs/suggest.ts';
import { isInRepository } from '../provenance/git.ts';
import { matchesOf } from './glob.ts';
import { nameFrom } from './names.ts';
import { endings } from './patterns.ts';

/** Where a pattern starts, and what it may not lead out of. */
interface Places {
  readonly directory: string;
  readonly workspace: string;
}

interface WayOut {
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
export function missingError(pattern: string, places: Places): ActionError {
  const { hint, help } = wayToJobFiles(pattern, places);
  return patternError(pattern, `does not exist in ${placeName(places)}`, hint, help);
}

/**
 * Of a glob that matches no job file; names what was probably meant.
 *
 * @param others how many files it matches that do not end as job files do
 */
export function unmatchedError(pattern: string, others: number, places: Places): ActionError {
  const { hint, help } = wayToJobFiles(pattern, places);
  const what = `matches no job file in ${placeName(places)}`;
  if (others === 0) return patternError(pattern, what, hint, help);
  const seen = `${others} ${others === 1 ? 'file has' : 'files have'} another ending`;
  return patternError(pattern, `${what}; ${seen}`, `${acceptedEndings} ${hint}`, help);
}

const acceptedEndings = `A glob takes files that end in ${endings.map((one) => `\`${one}\``).join(', ')}; to take others, write their ending, such as \`jobs/*.job\`.`;

function placeName({ workspace, directory }: Places): string {
  const folder = nameFrom(workspace, directory);
  return folder === '' ? 'the workspace' : `\`${folder}\``;
}

const mostNames = 3;

/** What a user most likely meant who named no job file: the one with nearly this path, else what job files there are, else the checkout. */
function wayToJobFiles(pattern: string, { directory, workspace }: Places): WayOut {
  const names = jobFilesIn(workspace, pattern).map((name) => nameFrom(directory, `${workspace}/${name}`));
  const meant = nearest(pattern, names) ?? names.find((name) => basename(name) === basename(pattern));
  if (meant !== undefined) return { hint: `Did you mean \`${meant}\`?`, help: 'no-such-job-file' };
  if (names.length > 0) {
    const listed = names.slice(0, mostNames).map((name) => `\`${name}\``);
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
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
  const found = matchesOf({ folder: workspace, rest: `**/*{.nomad,.hcl,.nomad.json,${own}}` }, isNever);
  const names = found.map(({ name }) => name).toSorted();
  const isKnown = ['.hcl', '.json'].includes(own);
  const sure = names.filter((name) => /\.nomad(\.hcl|\.json)?$/.test(name) || (!isKnown && name.endsWith(own)));
  return sure.length > 0 ? sure : names.filter((name) => !name.endsWith('.vars.hcl'));
}

function isNever(): boolean {
  return false;
}
