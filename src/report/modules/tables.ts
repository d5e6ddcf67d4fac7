import { code, details, link, nameCode, table } from '../markdown/markdown.ts';
import { cellProse } from '../markdown/prose.ts';
import { consumerTable } from './consumer-table.ts';
import { describeResult } from './describe-changes.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../deprecation/outcome.ts';

/** Of unchanged versions; the outputs hold all. A summary may have 1 MiB. */
const mostRows = 500;

/** A table of each module's versions, the newest first, with result and reason. Unchanged versions are folded. */
export function registryTables(outcome: RegistryOutcome): readonly string[] {
  const { modules, dryRun } = outcome;
  return modules.flatMap((module) => {
    const rows = module.versions.toReversed();
    const touched = rows.filter(({ result }) => result !== 'unchanged' && result !== 'skipped');
    const left = rows.filter(({ result }) => result === 'unchanged' || result === 'skipped');
    const title = modules.length > 1 ? [`#### ${nameCode(module.module)}${releasedVersion(module)}`] : [];
    return [
      ...title,
      ...textLines(touched, dryRun),
      ...(touched.length === 0 ? [] : [versionTable(touched, outcome)]),
      ...(left.length === 0 ? [] : [foldedTable(left, touched.length === 0, outcome)]),
      ...consumerTable(module, outcome),
    ];
  });
}

/** The text that consumers see, if it is the same for all versions. */
function textLines(rows: readonly JudgedVersion[], dryRun: boolean): readonly string[] {
  const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
  const [only, ...others] = texts.values();
  if (only === undefined || others.length > 0) return [];
  return [
    `Consumers ${dryRun ? 'would see' : 'see'}: ${code(only.reason)}${only.link === '' ? '' : ` (${link('link', only.link)})`}`,
    '',
  ];
}

function releasedVersion({ version }: JudgedModule): string {
  return version === undefined ? '' : ` ${code(version)}`;
}

function foldedTable(left: readonly JudgedVersion[], open: boolean, outcome: RegistryOutcome): string {
  const more = left.length > mostRows ? `\n\n… and ${left.length - mostRows} more.` : '';
  return details(
    `${plural(left.length, 'version')} unchanged`,
    versionTable(left.slice(0, mostRows), outcome) + more,
    open,
  );
}

function versionTable(rows: readonly JudgedVersion[], outcome: RegistryOutcome): string {
  return table(
    ['Version', 'Result', 'Reason'],
    rows.map((row) => [
      nameCode(row.version),
      row.failure === undefined ? describeResult(row, outcome) : `**failed**: ${cellProse(row.failure.message)}`,
      cellProse(row.why),
    ]),
  );
}
