import { md } from '../text/markdown.ts';
import type { ShortReport } from './run-report.ts';

const verbs = { planned: md`plan`, parsed: md`plan`, checked: md`check` };

/** Reports a run for the pull request of a fork, which was given nothing to reach the service with: a notice, and the outputs of a run without files. */
export function forkReport(
  done: 'planned' | 'parsed' | 'checked',
  empty: Pick<ShortReport, 'outputs' | 'files'>,
): ShortReport {
  const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done}.`;
  return {
    headline: `Nothing was ${done}: the pull request is from a fork`,
    sign: '⚪',
    failures: [],
    notes: [{ level: 'notice', text: why }],
    body: [md`To ${verbs[done]} it, read the change, then push its commits to a branch of this repository.`],
    ...empty,
  };
}
