import { whole } from '../../text/fit.ts';
import {
  failuresOf,
  type JudgedModule,
  type JudgedVersion,
  type RegistryOutcome,
  type VersionResult,
  versionsWithResult,
} from './outcome.ts';
import { plural } from '../../text/numbers.ts';
import {
  code,
  count,
  details,
  link,
  md,
  nothing,
  paragraphs,
  prose,
  table,
  type Markdown,
} from '../../text/markdown.ts';
import { byUrgency, describeModule, moduleMatrix } from './many-modules.ts';
import type { ResultData } from '../result.ts';
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
      ...outcome.notes,
      ...modules.flatMap((module) => module.notes),
    ],
    body: registryTables(outcome).map(whole),
    outputs: { changed: String(versionsWithResult(modules, 'deprecated', 'reinstated').length > 0) },
    data: dataOf(outcome),
  };
}

function dataOf({ modules }: RegistryOutcome): ResultData {
  return {
    versions: modules.flatMap(({ module, versions }) =>
      versions.map(({ name: version, result, why, failure }) => ({
        module,
        version,
        // A version that was held back is unchanged.
        result: result === 'held' ? 'unchanged' : result,
        reason: failure?.message ?? why,
      })),
    ),
  };
}

const wouldBe: Readonly<Partial<Record<VersionResult, string>>> = {
  deprecated: 'would be deprecated',
  reinstated: 'would be reinstated',
};

/** The result of a version. An unchanged one is `kept` or `already deprecated` where the run deprecates. */
function describeResult(
  { result, verdict, isRevoked }: Pick<JudgedVersion, 'result' | 'verdict' | 'isRevoked'>,
  { mode, dryRun }: Pick<RegistryOutcome, 'mode' | 'dryRun'>,
): string {
  if (isRevoked) return 'revoked';
  if (result === 'held') return 'held back';
  if (result === 'unchanged' && mode === 'deprecate') return verdict === 'deprecate' ? 'already deprecated' : 'kept';
  return (dryRun ? wouldBe[result] : undefined) ?? result;
}

/** The run in one line: "Deprecated 3 versions of `acme/network/aws`, superseded by `2.1.0`". */
export function registryHeadline(outcome: RegistryOutcome): string {
  const { mode, dryRun, modules, tag } = outcome;
  const failures = failuresOf(outcome);
  const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
  const changed = versionsWithResult(modules, done).length;
  if (failures.length > 0 && changed === 0) return failures[0]?.message ?? '';
  if (modules.length === 0) {
    const why = tag === undefined ? 'The event has no tag' : `The tag \`${tag}\` belongs to none of the listed modules`;
    return `${why}; nothing was changed`;
  }
  if (changed === 0) return `Nothing to ${mode} in ${describeModules(modules)}${describeRelease(outcome)}`;
  const touched = modules.filter(({ versions }) => versions.some(({ result }) => result === done));
  const where = describeModules(touched);
  const text = dryRun
    ? `Dry run: ${plural(changed, 'version')} of ${where} would be ${done}`
    : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${plural(changed, 'version')} of ${where}`;
  const failed = versionsWithResult(modules, 'failed').length;
  return `${text}${describeReasonOfChange({ mode, modules: touched })}${failed === 0 ? '' : `; ${failed} failed`}`;
}

function describeModules(modules: readonly JudgedModule[]): string {
  return modules.length === 1 ? `\`${modules[0]?.module}\`` : plural(modules.length, 'module');
}

function describeReasonOfChange({ mode, modules }: Pick<RegistryOutcome, 'mode' | 'modules'>): string {
  const version = onlyVersion(modules);
  if (version === undefined) return '';
  return mode === 'deprecate' ? `, superseded by \`${version}\`` : `, because \`${version}\` was withdrawn`;
}

function describeRelease({ mode, modules }: RegistryOutcome): string {
  const version = onlyVersion(modules);
  if (version === undefined) return '';
  return ` (${mode === 'deprecate' ? 'released' : 'withdrawn'}: \`${version}\`)`;
}

function onlyVersion(modules: readonly JudgedModule[]): string | undefined {
  return modules.length === 1 ? modules[0]?.version : undefined;
}

/** Of unchanged versions of a module; the outputs hold all. */
const mostRows = 500;
/** Of all modules: a summary may have 1 MiB. */
const mostRowsOfAll = 3000;

/** The newest version first. Unchanged versions are folded, and so are several modules, below a table of them all. */
export function registryTables(outcome: RegistryOutcome): readonly Markdown[] {
  const { modules } = outcome;
  const [only] = modules;
  if (modules.length === 1 && only !== undefined) return moduleTables(only, outcome);
  const sorted = modules.toSorted(byUrgency);
  let rows = 0;
  const shown = sorted.filter(({ versions }) => {
    rows += Math.max(Math.min(versions.length, mostRows), versions.filter(isTouched).length);
    return rows <= mostRowsOfAll;
  });
  const left = sorted.length - shown.length;
  return [
    ...moduleMatrix(sorted, outcome),
    ...shown.flatMap((module) => {
      const tables = moduleTables(module, outcome);
      const title = md`${code(module.module)}${releasedVersion(module)}: ${prose(describeModule(module, outcome))}`;
      return tables.length === 0 ? [] : [details(title, paragraphs(tables), false)];
    }),
    ...(left === 0 ? [] : [md`The versions of ${count(left, 'more module')} are in the outputs.`]),
  ];
}

function moduleTables(module: JudgedModule, outcome: RegistryOutcome): readonly Markdown[] {
  const rows = module.versions.toReversed();
  const touched = rows.filter(isTouched);
  const left = rows.filter((row) => !isTouched(row));
  return [
    ...textLines(touched, outcome.dryRun),
    ...(touched.length === 0 ? [] : [versionTable(touched, outcome)]),
    ...(left.length === 0 ? [] : [foldedTable(left, touched.length === 0, outcome)]),
  ];
}

function isTouched({ result }: JudgedVersion): boolean {
  return result !== 'unchanged' && result !== 'skipped';
}

/** The text that consumers see, if it is the same for all versions. */
function textLines(rows: readonly JudgedVersion[], dryRun: boolean): readonly Markdown[] {
  const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
  const [only, ...others] = texts.values();
  if (only === undefined || others.length > 0) return [];
  const more = only.link === '' ? nothing : md` (${link(md`link`, only.link)})`;
  return [md`Consumers ${dryRun ? md`would see` : md`see`}: ${code(only.reason)}${more}`];
}

function releasedVersion({ version }: JudgedModule): Markdown {
  return version === undefined ? nothing : md` ${code(version)}`;
}

function foldedTable(left: readonly JudgedVersion[], open: boolean, outcome: RegistryOutcome): Markdown {
  const more = left.length > mostRows ? md`\n\n… and ${left.length - mostRows} more.` : nothing;
  return details(
    md`${count(left.length, 'version')} unchanged`,
    md`${versionTable(left.slice(0, mostRows), outcome)}${more}`,
    open,
  );
}

function versionTable(rows: readonly JudgedVersion[], outcome: RegistryOutcome): Markdown {
  return table(
    [md`Version`, md`Result`, md`Reason`],
    rows.map((row) => [
      code(row.name),
      row.failure === undefined ? prose(describeResult(row, outcome)) : md`**failed**: ${prose(row.failure.message)}`,
      prose(row.why),
    ]),
  );
}
