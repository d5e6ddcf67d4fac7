import { registryHeadline } from './describe-changes.ts';
import { registryTables } from './tables.ts';
import {
  failuresOf,
  versionsWithResult,
  type JudgedModule,
  type RegistryOutcome,
  type VersionResult,
} from '../../deprecation/outcome.ts';
import type { OutputName } from '../output-table.ts';
import type { Note } from '../../errors.ts';
import type { ShortReport } from '../run-report.ts';

export function registryReport(outcome: RegistryOutcome): ShortReport {
  const { modules, dryRun } = outcome;
  const failures = failuresOf(outcome);
  const headline = registryHeadline(outcome);
  const isAboutNothing = modules.length === 0 && failures.length === 0;
  return {
    headline,
    sign: dryRun ? '🔵' : '🟢',
    failures,
    notes: [
      ...(isAboutNothing ? [{ level: 'notice', text: `${headline}.` } as const] : []),
      ...modules.flatMap((module) => module.notes),
      ...releaseNotes(outcome),
    ],
    body: registryTables(outcome),
    outputs: outputsOf(outcome),
  };
}

function releaseNotes({ note }: RegistryOutcome): readonly Note[] {
  if (note !== 'missing') return [];
  return [{ level: 'warning', text: 'No note was written: the tag of the version has no release.' }];
}

const results = [
  'deprecated',
  'reinstated',
  'unchanged',
  'skipped',
  'failed',
] as const satisfies readonly VersionResult[];

function outputsOf({ mode, modules }: RegistryOutcome): Partial<Record<OutputName, string>> {
  const lists = results.map((result) => {
    // A version that was held back is unchanged.
    const found = versionsWithResult(modules, ...(result === 'unchanged' ? ([result, 'held'] as const) : [result]));
    const entries = found.map(({ module, version, why, failure }) => ({
      module,
      version,
      reason: failure?.message ?? why,
    }));
    return [result, JSON.stringify(entries)] as const;
  });
  const changed = versionsWithResult(modules, 'deprecated', 'reinstated').length > 0;
  return {
    changed: String(changed),
    ...Object.fromEntries(lists),
    ...(mode === 'deprecate' ? consumerOutput(modules) : {}),
  };
}

/** Empty where no consumers are known, which is something else than none. */
function consumerOutput(modules: readonly JudgedModule[]): Partial<Record<OutputName, string>> {
  const known = modules.flatMap(({ module, consumers }) => (consumers === undefined ? [] : [{ module, consumers }]));
  const entries = known.flatMap(({ module, consumers }) =>
    consumers.versions.map(({ version, count, names }) => ({
      module,
      version,
      workspaces: count,
      ...(names.length === 0 ? {} : { names }),
    })),
  );
  return { consumers: known.length === 0 ? '' : JSON.stringify(entries) };
}
