import type { ActionRun } from '../../support/action.ts';

/** The result of a write as a run reports it: `open` means that it could not find out, `nothing` that there was nothing to do, `silent` that it was killed before it could report. */
export type ReportedResult = 'done' | 'nothing' | 'not-done' | 'open' | 'silent';

/** The text by which a run reports an unknown result. */
export const unknownResult = /could not determine whether/i;

export function readReportedResult({ exitCode, outputs, summary }: ActionRun): ReportedResult {
  if (outputs['summary'] === undefined) return 'silent';
  if (outputs['changed'] === 'true') return 'done';
  if (exitCode === 0) return 'nothing';
  return unknownResult.test(summary) ? 'open' : 'not-done';
}

/** The number of writes whose result is unknown to the run. */
export function countUnknownWrites({ annotations }: ActionRun): number {
  return annotations.filter(({ level, message }) => level === 'error' && unknownResult.test(message)).length;
}
