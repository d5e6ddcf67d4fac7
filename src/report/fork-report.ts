import { jsonArray, outputFiles } from './output-files.ts';
import { tellRun } from './run-report.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { ReadingMode } from '../inputs/withheld.ts';
import type { OutputName } from './output-table.ts';

interface Telling {
  readonly runner: Runner;
  /** An existing folder for the files of outputs. */
  readonly directory: string;
}

const done: Readonly<Record<ReadingMode, string>> = { plan: 'planned', parse: 'parsed' };

/** Reports a run for the pull request of a fork, which was given nothing to reach Nomad with: a notice, and the outputs of no job at all. */
export function reportFork(mode: ReadingMode, { runner, directory }: Telling): void {
  const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done[mode]}.`;
  tellRun(
    {
      headline: `Nothing was ${done[mode]}: the pull request is from a fork`,
      sign: '⚪',
      failures: [],
      notes: [{ level: 'notice', words: why }],
      body: ['To plan it, read the change, then push its commits to a branch of this repository.'],
      outputs: { changed: 'false', jobs: '[]', ...filesOf(mode, directory) },
    },
    { runner, directory },
  );
}

function filesOf(mode: ReadingMode, directory: string): Partial<Record<OutputName, string>> {
  const file = outputFiles(directory);
  if (mode === 'parse') return { 'job-json': file('jobs.json', jsonArray([]), 0o600) };
  return {
    destructive: 'false',
    placeable: 'true',
    'comment-url': '',
    'plan-text': file('plan.txt', [], 0o600),
    'plan-json': file('plan.json', jsonArray([]), 0o600),
  };
}
