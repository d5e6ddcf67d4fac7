import { code, count, join, md, prose, table, type Markdown } from '../../text/markdown.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from './outcome.ts';

type Run = Pick<RegistryOutcome, 'mode' | 'dryRun'>;

/** Rows of a table: the output of a run has all of its versions. */
const mostRows = 300;

/** The modules, worst first: the state of their versions after the run. Two columns, for a phone. Empty without modules. */
export function moduleMatrix(sorted: readonly JudgedModule[], outcome: Run): readonly Markdown[] {
  if (sorted.length === 0) return [];
  const rows = sorted
    .slice(0, mostRows)
    .map((module) => [
      join([code(module.module), md`${signOf(module)} ${prose(describeModule(module, outcome))}`], '<br>'),
      versionsCell(module),
    ]);
  const left = sorted.length - rows.length;
  return [
    table([md`Module`, md`Versions`], rows),
    ...(left > 0 ? [md`… and ${count(left, 'more module')} in the outputs.`] : []),
  ];
}

/** Failed ones, then those with versions that were held back, then changed ones; by name where equal. */
export function byUrgency(a: JudgedModule, b: JudgedModule): number {
  const [one, other] = [urgencyOf(a), urgencyOf(b)];
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at >= 0) return (other[at] ?? 0) - (one[at] ?? 0);
  return a.module < b.module ? -1 : 1;
}

function urgencyOf(module: JudgedModule): readonly number[] {
  return [
    module.failures.length,
    countOf(module, 'failed'),
    countOf(module, 'held'),
    countOf(module, 'deprecated') + countOf(module, 'reinstated'),
  ];
}

function countOf({ versions }: JudgedModule, result: JudgedVersion['result']): number {
  return versions.filter((one) => one.result === result).length;
}

function signOf(module: JudgedModule): Markdown {
  if (module.failures.length > 0) return md`🔴`;
  if (countOf(module, 'held') > 0) return md`⏳`;
  return countOf(module, 'deprecated') + countOf(module, 'reinstated') > 0 ? md`✏️` : md`✅`;
}

/** The result of a module in a few words: "12 deprecated, 3 failed". */
export function describeModule(module: JudgedModule, { dryRun }: Run): string {
  const parts = (['failed', 'deprecated', 'reinstated', 'held'] as const).flatMap((result) => {
    const number = countOf(module, result);
    if (number === 0) return [];
    if (result === 'held') return [`${number} held back`];
    return [result === 'failed' || !dryRun ? `${number} ${result}` : `${number} would be ${result}`];
  });
  if (parts.length > 0) return parts.join(', ');
  return module.failures.length > 0 ? 'failed' : 'unchanged';
}

type State = 'current' | 'outrider' | 'person' | 'revoked';

/** Of a version after the run; in a dry run, after a real one. */
function stateOf({ isRevoked, result, deprecatedBy }: JudgedVersion): State {
  if (isRevoked) return 'revoked';
  if (result === 'deprecated') return 'outrider';
  return result === 'reinstated' ? 'current' : (deprecatedBy ?? 'current');
}

const states = {
  current: md`current`,
  outrider: md`deprecated by Outrider`,
  person: md`deprecated by others`,
  revoked: md`revoked`,
} as const satisfies Record<State, Markdown>;

/** The versions by state: their names, or how many there are between which. */
function versionsCell({ versions }: JudgedModule): Markdown {
  const byState = Map.groupBy(versions, stateOf);
  const lines = (['current', 'outrider', 'person', 'revoked'] as const).flatMap((state) => {
    const [oldest, ...others] = byState.get(state) ?? [];
    const newest = others.at(-1);
    if (oldest === undefined) return [];
    const names = newest === undefined ? code(oldest.name) : md`${code(oldest.name)} to ${code(newest.name)}`;
    return [md`${others.length + 1} ${states[state]}: ${names}`];
  });
  return lines.length === 0 ? md`—` : join(lines, '<br>');
}
