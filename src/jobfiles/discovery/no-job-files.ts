import { dirname, extname } from 'node:path';
import { orUndefined } from '../../errors.ts';
import { readDeclaredJob } from '../preprocess/declared-job.ts';
import { readJobFile } from '../preprocess/job-source.ts';
import { findGlobMatches } from './glob.ts';
import { jobFileKind } from './file-kind.ts';
import type { RunBudget } from '../functions/work-budget.ts';

/** Each is read. */
const mostRead = 200;
const mostNamed = 3;

/**
 * What a run without a job file looked for, and which files contain a job all the same, in two sentences.
 *
 * @param workspace without symbolic links
 */
export async function describeNoJobFiles(
  patterns: readonly string[],
  { workspace, budget }: { readonly workspace: string; readonly budget: RunBudget },
): Promise<string> {
  const names = findGlobMatches({ folder: workspace, rest: '**/*' }, () => false)
    .map(({ name }) => name)
    .filter((name) => jobFileKind.extensions.includes(extname(name).toLowerCase()))
    .toSorted();
  const found: string[] = [];
  for (const name of names.slice(0, mostRead)) {
    const file = { name, path: `${workspace}/${name}` };
    const source = await orUndefined(readJobFile(file, workspace, budget.forFile(name)));
    if (source !== undefined && readDeclaredJob(source) !== undefined) found.push(name);
  }
  const looked = `No file matches ${patterns.map((pattern) => `\`${pattern}\``).join(' or ')}, the default of \`job-files\`, so there is nothing to do.`;
  const [first] = found;
  if (first === undefined) return `${looked} No other file contains a job either.`;
  const left = found.length - mostNamed;
  const shown = found.slice(0, mostNamed).map((name) => `\`${name}\``);
  const named =
    left > 0
      ? `${shown.join(', ')} and ${left} more contain`
      : shown.length > 1
        ? `${shown.join(', ')} contain`
        : `${shown.join('')} contains`;
  const folder = dirname(first);
  return `${looked} ${named} a job: set \`job-files: ${folder === '.' ? '' : `${folder}/`}*${extname(first)}\`.`;
}
