import { clipped, listUpTo } from '../markdown/fit.ts';
import { nameCode, table } from '../markdown/markdown.ts';
import { formatMinute } from '../plan/describe-plan.ts';
import { describeResult } from './describe-changes.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../deprecation/outcome.ts';
import type { VersionConsumers } from '../../deprecation/consumers.ts';

/** Of used versions; the output has all. */
const mostRows = 100;
const mostNames = 10;

/** Who uses which version of a module: deprecated and revoked versions first, and of these the most used first. Empty where that is unknown. */
export function consumerTable(
  { consumers, versions }: JudgedModule,
  outcome: Pick<RegistryOutcome, 'mode' | 'dryRun'>,
): readonly string[] {
  if (consumers === undefined) return [];
  const asOf = `As of ${formatMinute(consumers.asOf)}, the Explorer`;
  const caveat = 'It may lag behind, and shows only workspaces of HCP Terraform.';
  if (consumers.versions.length === 0)
    return [`${asOf} lists no workspace that uses this module. ${caveat} That does not mean that nobody uses it.`];
  const byName = new Map(versions.map((one) => [one.version, one]));
  const rows = consumers.versions.map((used) => ({ used, judged: byName.get(used.version) }));
  const worstFirst = rows.toSorted((a, b) => Number(isLeft(b.judged)) - Number(isLeft(a.judged)));
  const more = worstFirst.length > mostRows ? [`… and ${worstFirst.length - mostRows} more in the output.`] : [];
  return [
    `${asOf} lists these workspaces of the module. ${caveat}`,
    table(
      ['Version', 'Result', 'Workspaces'],
      worstFirst
        .slice(0, mostRows)
        .map(({ used, judged }) => [
          nameCode(clipped(used.version)),
          judged === undefined ? 'not in the registry' : describeResult(judged, outcome),
          workspacesCell(used),
        ]),
    ),
    ...more,
  ];
}

/** Whether consumers should leave a version: it is deprecated or revoked, also by this run. */
function isLeft(judged: JudgedVersion | undefined): boolean {
  if (judged === undefined) return false;
  return (
    judged.isRevoked ||
    judged.result === 'deprecated' ||
    (judged.result === 'unchanged' && judged.verdict === 'deprecate')
  );
}

function workspacesCell({ count, names }: VersionConsumers): string {
  const shown = names.map((name) => nameCode(clipped(name)));
  return shown.length === 0 ? String(count) : `${count}: ${listUpTo(shown, ', ', mostNames)}`;
}
