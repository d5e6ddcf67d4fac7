import { formatFailure, selectFirstOfEach, findTitle } from './documentation.ts';
import { findCommonFailure, groupFailures } from './failure-items.ts';
import { formatLocation } from './plan/describe-plan.ts';
import { joinLog, plain, plainLines } from '../text/log-text.ts';
import { plural, listTexts } from '../text/numbers.ts';
import type { ActionError, Reason } from '../errors.ts';
import type { Runner } from '../clients/github/runner.ts';

/** The runner keeps this number of annotations of a kind per step, and drops the rest without a message. */
const maxAnnotations = 10;
/** Characters of an annotation; the runner truncates longer ones. */
const maxAnnotationLength = 4096;

/** Errors that no file causes. A server error can be caused by the content of a file. */
const faultsOfConnections: ReadonlySet<Reason> = new Set(['unauthorized', 'unreachable']);

/** `\n20 files: a.hcl, b.hcl, 18 more`; empty for an error that is annotated on its file. */
function describeAddresses(group: readonly ActionError[], isInFile: boolean): string {
  if (group.length < 2 && isInFile) return '';
  const locations = [...new Set(group.map(formatLocation))].filter((location) => location !== '');
  if (locations.every((location) => group[0]?.message.includes(location))) return '';
  return `\n${plural(locations.length, 'file')}: ${listTexts(locations)}`;
}

/** Writes errors as annotations on their files and lines; errors above the limit of the runner are in the log. */
export function annotateFailures(failures: readonly ActionError[], runner: Runner): void {
  const groups = groupFailures(failures);
  const shownGroups = groups.length > maxAnnotations ? groups.slice(0, maxAnnotations - 1) : groups;
  for (const group of shownGroups) {
    const failure = findCommonFailure(group);
    if (failure === undefined) continue;
    const isInFile = !faultsOfConnections.has(failure.reason);
    const text = formatFailure(failure, { note: describeAddresses(group, isInFile), maxLength: maxAnnotationLength });
    runner[failure.level](plainLines(text), { ...(isInFile && failure.location), title: findTitle(failure.help) });
  }
  const rest = groups.slice(shownGroups.length);
  if (rest.length === 0) return;
  runner.error(plain`… and ${rest.length} more; they are listed in the log.`);
  const firsts = selectFirstOfEach(groups.flatMap((group) => group.slice(0, 1)));
  const lines = rest.flatMap(([failure]) => {
    if (failure === undefined) return [];
    const location = formatLocation(failure);
    const text = plainLines(formatFailure(failure, { isLinked: firsts.has(failure) }));
    return [location === '' ? text : plain`${location}: ${text}`];
  });
  runner.log(joinLog(lines));
}
