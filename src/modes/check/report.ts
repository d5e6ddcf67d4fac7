import { ActionError } from '../../errors.ts';
import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import { helpPage } from '../../report/help.ts';
import { link, table } from '../../report/markdown/markdown.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { cellProse, prose } from '../../report/markdown/prose.ts';
import { checkStates, type Check } from './probe.ts';
import type { LogEntry, ReportContext, RunReport } from '../../report/run-report.ts';

export interface CheckOutcome {
  readonly modes: readonly string[];
  readonly checks: readonly Check[];
}

const signs = { failed: '🔴', warning: '🟠', unknown: '⚪', skipped: '⚪', ok: '🟢' } as const;

/** Of the step summary, for the table. */
const tableShare = 0.8;

/** The report of a run: one row for each check, the worst first. Any failed check fails the run. */
export function checkReport(outcome: CheckOutcome, { redact }: ReportContext): RunReport {
  const checks = outcome.checks.toSorted((a, b) => checkStates.indexOf(a.state) - checkStates.indexOf(b.state));
  const errors = checks.filter(({ state }) => state === 'failed').map(toError);
  const others = checks.filter(({ state }) => state !== 'failed' && state !== 'warning');
  const headline = describeOutcome(outcome);
  const worst = checks[0]?.state ?? 'ok';
  const sign = worst === 'failed' || worst === 'warning' ? signs[worst] : signs.ok;
  const markdown = `${redact([`### ${sign} ${prose(headline)}`, checkTable(checks)].join('\n\n'))}\n`;
  return {
    errors,
    log: [
      { kind: 'errors', errors },
      ...checks.filter(({ state }) => state === 'warning').map(warningEntry),
      { kind: 'text', text: [...others.map(logLine), headline].join('\n') },
    ],
    summary: markdown,
    outputs: {
      summary: headline,
      changed: 'false',
      checks: JSON.stringify(checks.map(checkOutput)),
    },
    files: { markdown: { name: 'check.md', parts: [markdown], isPrivate: false } },
  };
}

function describeOutcome({ checks, modes }: CheckOutcome): string {
  const count = (state: Check['state']): number => checks.filter((one) => one.state === state).length;
  const names = modes.map((mode) => `\`${mode}\``).join(', ');
  const [failed, warnings, unknown] = [count('failed'), count('warning'), count('unknown')];
  const more = [...(warnings > 0 ? [plural(warnings, 'warning')] : []), ...(unknown > 0 ? [`${unknown} unknown`] : [])];
  const rest = more.length === 0 ? '' : `, ${more.join(', ')}`;
  if (failed > 0)
    return `The setup for ${names} does not work: ${failed} of ${plural(checks.length, 'check')} failed${rest}`;
  return `The setup for ${names} works: ${plural(checks.length, 'check')}${rest}`;
}

function toError({ subject, found, fix, reason = 'input', help }: Check): ActionError {
  return new ActionError({ reason, message: `${subject}: ${found}`, hint: fix === '' ? undefined : fix, help });
}

function warningEntry({ subject, found, fix }: Check): LogEntry {
  return { kind: 'warning', text: `${subject}: ${found}. ${fix}`.trim() };
}

/** Failed checks and warnings are annotations instead. */
function logLine({ state, subject, found, fix }: Check): string {
  return `${signs[state]} ${subject}: ${found}${fix === '' ? '' : `. ${fix}`}`;
}

function checkTable(checks: readonly Check[]): string {
  const rows = checks.map(tableRow);
  const lines = rows.map((row) => row.join(' | '));
  const { taken, left } = takeWithin(lines, SUMMARY_LIMIT * tableShare, (text) => Buffer.byteLength(text) + 4);
  const more = left === 0 ? '' : `\n\n… and ${plural(left, 'check')} more in the output \`checks\`.`;
  return `${table(['Check', 'Result and what to do'], rows.slice(0, taken.length))}${more}`;
}

/** Two columns: with a third one for the fix, a telephone would cut it off. */
function tableRow({ state, subject, found, fix, help, reason = 'input' }: Check): readonly string[] {
  const lines = [
    cellProse(found),
    ...(fix === '' ? [] : [cellProse(fix)]),
    ...(state === 'failed' ? [link('How to fix this', `${helpPage}#${help ?? reason}`)] : []),
  ];
  return [`${signs[state]} ${cellProse(subject)}`, lines.join('<br>')];
}

/** For programs: its names are a contract with users. */
function checkOutput({ id, subject, state, found, fix, modes }: Check): object {
  return { id, subject, state, found, wayOut: fix, modes };
}
