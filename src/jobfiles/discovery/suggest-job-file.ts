import { basename } from 'node:path';
import { checkOut } from '../../inputs/workspace.ts';
import { nearest } from '../../inputs/suggest.ts';
import { isInRepository } from '../provenance/git.ts';
import { matchesOf } from './glob.ts';
import { nameFrom } from './names.ts';
import type { Help } from '../../errors.ts';

/** Where a pattern that names nothing is at home. */
interface Places {
  readonly directory: string;
  readonly workspace: string;
}

interface WayOut {
  readonly hint: string;
  readonly help: Help;
}

const mostNames = 3;

/** What a user most likely meant who named no job file: the one with nearly this path, else what job files there are, else the checkout. */
export function wayToJobFiles(pattern: string, { directory, workspace }: Places): WayOut {
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
