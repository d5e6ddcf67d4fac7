import { code, details, link, nameCode, table } from '../markdown/markdown.ts';
import { prose } from '../markdown/prose.ts';
import { describeResult } from './describe-changes.ts';
import { plural } from '../../plan/numbers.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../deprecation/outcome.ts';

/** Of what a run left as it is; all of it stands in the outputs. A summary may have 1 MiB. */
const mostRows = 500;

/** Each module's versions, the newest first: what was decided, why, and what became of it. What was left as it is is folded away. */
export function registryTables({ modules, dryRun }: RegistryOutcome): readonly string[] {
  return modules.flatMap((module) => {
    const rows = module.versions.toReversed();
    const touched = rows.filter(({ result }) => result !== 'unchanged' && result !== 'skipped');
    const left = rows.filter(({ result }) => result === 'unchanged' || result === 'skipped');
    const title = modules.length > 1 ? [`#### ${nameCode(module.module)}${releasedVersion(module)}`] : [];
    return [
      ...title,
      ...textLines(touched, dryRun),
      ...(touched.length === 0 ? [] : [versionTable(touched, dryRun)]),
      ...(left.length === 0 ? [] : [folded(left, touched.length === 0, dryRun)]),
    ];
  });
}

/** What consumers read, once where it is the same of all. */
function textLines(rows: readonly JudgedVersion[], dryRun: boolean): readonly string[] {
  const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
  const [only, ...others] = texts.values();
  if (only === undefined || others.length > 0) return [];
  return [
    `Consumers ${dryRun ? 'would read' : 'read'}: ${code(only.reason)}${only.link === '' ? '' : ` (${link('link', only.link)})`}`,
    '',
  ];
}

function releasedVersion({ version }: JudgedModule): string {
  return version === undefined ? '' : ` ${code(version)}`;
}

function folded(left: readonly JudgedVersion[], open: boolean, dryRun: boolean): string {
  const more = left.length > mostRows ? `\n\n… and ${left.length - mostRows} more.` : '';
  return details(
    `${plural(left.length, 'version')} left as before`,
    versionTable(left.slice(0, mostRows), dryRun) + more,
    open,
  );
}

function versionTable(rows: readonly JudgedVersion[], dryRun: boolean): string {
  return table(
    ['Version', 'Decision', 'Reason', 'Result'],
    rows.map(({ version, verdict, why, result, failure }) => [
      nameCode(version),
      verdict,
      cell(why),
      failure === undefined ? describeResult(result, dryRun) : `**failed**: ${cell(failure.message)}`,
    ]),
  );
}

/** Words for a cell, where a bar would end it. */
function cell(text: string): string {
  return prose(text.replaceAll('|', '∣'));
}
