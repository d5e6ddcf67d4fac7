import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** The text of a page, without the signs of tables and code. */
function page(name: string): string {
  return readFileSync(join(root, 'docs', `${name}.md`), 'utf8').replaceAll(/[|`\s]+/g, ' ');
}

function constant(file: string, name: string): number {
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const [, value = ''] = new RegExp(`^(?:export )?const ${name}(?:: \\w+)? = ([\\d_ *]+);$`, 'm').exec(text) ?? [];
  return value
    .replaceAll('_', '')
    .split('*')
    .map(Number)
    .reduce((product, factor) => product * factor, value === '' ? NaN : 1);
}

/** As the pages write it: small numbers may be words, large ones have separators. */
function listNotations(value: number): readonly string[] {
  const words: Readonly<Record<number, string>> = { 10: 'ten' };
  return [value.toLocaleString('en-US'), words[value] ?? ''].filter((text) => text !== '');
}

/** Sentences of the pages with a number that a constant of the code decides; `#` stands for it. */
test.for([
  ['review', 'With # commits or more', 'clients/github/pull-requests/reviews.ts', 'maxCommits'],
  ['review', 'GitHub lists at most # files', 'clients/github/repositories.ts', 'maxComparedFiles'],
  ['build-and-deploy', 'a string of 1 to # characters', 'jobfiles/variables/late-variables.ts', 'maxValueCharacters'],
  ['deprecation', 'one line of up to # characters', 'operations/modules/template.ts', 'maxReasonLength'],
  ['deprecation-options', '# requests per second', 'clients/registry/wire.ts', 'maxRequestsPerSecond'],
  ['dispatch', 'one dispatch, up to #; ten run', 'modes/dispatch/dispatches.ts', 'maxLines'],
  ['dispatch', '; # run at a time', 'modes/dispatch/index.ts', 'concurrency'],
  ['configuration', 'a file larger than # KiB', 'inputs/configuration.ts', 'maxKiB'],
  ['limits', 'all together # MiB; 1 MiB', 'jobfiles/preprocess/job-source.ts', 'maxJobFileMiB'],
  ['limits', '2 MiB; # MiB; 4 MiB', 'jobfiles/variables/var-files.ts', 'maxVarFileMiB'],
  ['limits', '1 MiB; # MiB; 256 MiB', 'jobfiles/functions/file-access.ts', 'maxFileMiB'],
  ['limits', '4 MiB; # MiB per run', 'jobfiles/functions/work-budget.ts', 'maxRunMiB'],
  ['limits', '# each per job file', 'jobfiles/preprocess/inline-functions.ts', 'maxCalls'],
  ['limits', '# each per job file', 'jobfiles/hcl/job-text.ts', 'maxVariables'],
  ['limits', 'a path or a pattern # characters', 'jobfiles/functions/resolve-path.ts', 'maxPathLength'],
  ['limits', '# per call', 'jobfiles/functions/fileset.ts', 'maxEntries'],
  ['limits', 'about # per job file', 'jobfiles/functions/work-budget.ts', 'maxFileUnits'],
  ['limits', 'and # per run', 'jobfiles/functions/work-budget.ts', 'maxRunUnits'],
  ['limits', 'dispatches from a file #', 'modes/dispatch/dispatches.ts', 'maxLines'],
  ['limits', 'jobs in a matrix #', 'modes/list/index.ts', 'maxMatrixJobs'],
  ['limits', 'followed at the same time #,', 'modes/register/roll-out.ts', 'maxConcurrentRollouts'],
  ['limits', 'writes to the registry # per second', 'clients/registry/wire.ts', 'maxRequestsPerSecond'],
  ['limits', 'a Terraform file # MiB', 'modes/check-modules/read-files.ts', 'maxMiB'],
] as const)('docs/%s.md has the number of the code in "%s"', ([name, sentence, file, kind]) => {
  const value = constant(file, kind);
  expect(value).toBeGreaterThan(0);
  const text = page(name);
  expect(listNotations(value).some((item) => text.includes(sentence.replace('#', item)))).toBe(true);
});
