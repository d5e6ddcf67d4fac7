import { annotateFailures } from './annotations.ts';
import { failureItems } from './failure-items.ts';
import { plural } from './words.ts';
import type { ActionError } from '../errors.ts';
import type { Runner } from '../clients/github/runner.ts';

/** Tells of a run that ended before its mode began: mistakes in the inputs, or a fault of ours. */
export function tellFailures(failures: readonly ActionError[], runner: Runner): void {
  annotateFailures(failures, runner);
  const summary =
    failures.length === 1 ? (failures[0]?.message ?? '') : `${plural(failures.length, 'mistake')} in the inputs`;
  runner.appendSummary(['### 🔴 Outrider did not run', '', ...failureItems(failures, undefined), ''].join('\n'));
  runner.setOutput('summary', summary);
  runner.setOutput('changed', 'false');
  runner.setOutput('reason', failures[0]?.reason ?? 'server');
}
