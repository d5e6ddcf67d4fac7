import { isWrittenByOutrider, type Deprecation } from '../clients/registry/module.ts';
import { isVersionLine } from '../clients/registry/version.ts';
import { blockList, rowList, wrapBlock, type Block } from '../text/fit.ts';
import { plural } from '../text/numbers.ts';
import { code, count, details, join, link, md, nothing, paragraphs, prose, type Markdown } from '../text/markdown.ts';
import type { ActionError, Note } from '../errors.ts';
import type { ShortReport } from './run-report.ts';

export interface RegistryOutcome {
  readonly mode: 'deprecate' | 'reinstate';
  readonly dryRun: boolean;
  readonly tag: string | undefined;
  readonly modules: readonly JudgedModule[];
  /** Failures of the whole run. */
  readonly failures: readonly ActionError[];
  /** Notes about the whole run. */
  readonly notes: readonly Note[];
}

/** A module and the results of its versions, oldest first. */
export interface JudgedModule {
  /** `organization/name/provider`. */
  readonly module: string;
  /** The released or withdrawn version, if known. */
  readonly version: string | undefined;
  readonly versions: readonly JudgedVersion[];
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
}

export interface JudgedVersion {
  readonly name: string;
  readonly verdict: 'keep' | 'deprecate' | 'skip';
  readonly reason: string;
  readonly isRevoked: boolean;
  /** The deprecation before this run. */
  readonly deprecation: Deprecation | undefined;
  /** The text for consumers; `undefined` unless this release deprecates the version. */
  readonly text: Deprecation | undefined;
  /** In a dry run, the result of a real run. `held`: the run would change the version, but must not. */
  readonly result: 'deprecated' | 'reinstated' | 'unchanged' | 'held' | 'skipped' | 'failed';
  readonly failure: ActionError | undefined;
}

type RegistryRun = Pick<RegistryOutcome, 'mode' | 'dryRun'>;

export function createRegistryReport(outcome: RegistryOutcome): ShortReport {
  const { modules, dryRun, notes } = outcome;
  const failures = [...outcome.failures, ...modules.flatMap((module) => module.failures)];
  const headline = describeRegistryRun(outcome);
  const isAboutNothing = modules.length === 0 && failures.length === 0;
  const isChanged = modules.some(({ versions }) => countResults(versions, 'deprecated', 'reinstated') > 0);
  return {
    headline,
    sign: dryRun ? '🔵' : isChanged ? '🟢' : '⚪',
    failures,
    notes: [
      ...(isAboutNothing ? [{ level: 'notice', text: `${headline}.` } as const] : []),
      ...notes,
      ...modules.flatMap((module) => module.notes),
    ],
    body: renderRegistryTables(outcome),
    outputs: { changed: String(isChanged) },
    data: {
      versions: modules.flatMap(({ module, versions }) =>
        versions.map(({ name: version, result, reason, failure }) => ({
          module,
          version,
          // A held version is unchanged.
          result: result === 'held' ? 'unchanged' : result,
          reason: failure?.message ?? reason,
        })),
      ),
    },
  };
}

/** The run in one line: "Deprecated 3 versions of `acme/network/aws`, because `2.1.0` was released". */
function describeRegistryRun({ mode, dryRun, modules, failures, tag }: RegistryOutcome): string | ActionError {
  const finalResult = mode === 'deprecate' ? 'deprecated' : 'reinstated';
  const versions = modules.flatMap((module) => module.versions);
  const changedCount = countResults(versions, finalResult);
  const [failure] = [...failures, ...modules.flatMap((module) => module.failures)];
  if (failure !== undefined && changedCount === 0) return failure;
  if (modules.length === 0) return `${describeTag(tag)}; nothing was changed`;
  const changedModules =
    changedCount === 0 ? modules : modules.filter((module) => countResults(module.versions, finalResult) > 0);
  const [only, ...others] = changedModules;
  const location = others.length === 0 ? `\`${only?.module}\`` : plural(changedModules.length, 'module');
  const version = others.length === 0 ? only?.version : undefined;
  if (changedCount === 0) {
    const release = mode === 'deprecate' ? 'released' : 'withdrawn';
    return `Nothing to ${mode} in ${location}${version === undefined ? '' : ` (${release}: \`${version}\`)`}`;
  }
  const failedCount = changedModules.reduce((sum, module) => sum + countResults(module.versions, 'failed'), 0);
  const versionsOfModules = `${plural(changedCount + failedCount, 'version')} of ${location}`;
  const text = dryRun
    ? `Dry run: ${versionsOfModules} would be ${finalResult}`
    : failedCount > 0
      ? `${failedCount} of ${versionsOfModules} could not be ${finalResult}; ${changedCount} ${finalResult}`
      : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${versionsOfModules}`;
  const reason = `, because \`${version}\` was ${mode === 'deprecate' ? 'released' : 'withdrawn'}`;
  const [lost, ...more] = modules.filter((module) => module.failures.length > 0 && !changedModules.includes(module));
  const lostModules = more.length === 0 ? `\`${lost?.module}\`` : plural(more.length + 1, 'module');
  return `${text}${version === undefined ? '' : reason}${lost === undefined ? '' : `; ${lostModules} failed`}`;
}

function describeTag(tag: string | undefined): string {
  if (tag === undefined) return 'The event has no tag';
  if (!isVersionLine(tag)) return `The tag \`${tag}\` belongs to none of the listed modules`;
  return `The tag \`${tag}\` is not a full version: name the release \`${tag}${tag.includes('.') ? '.0' : '.0.0'}\``;
}

function countResults(versions: readonly JudgedVersion[], ...results: readonly JudgedVersion['result'][]): number {
  return versions.filter(({ result }) => results.includes(result)).length;
}

const location = md`the outputs`;

/** The newest version first. Unchanged versions are folded. Several modules are folded below a table of all modules. */
export function renderRegistryTables(outcome: RegistryOutcome): readonly Block[] {
  const { modules } = outcome;
  const [only] = modules;
  if (modules.length === 1 && only !== undefined) return renderModule(only, outcome);
  const sortedModules = modules.toSorted((a, b) => rankUrgency(a) - rankUrgency(b) || (a.module < b.module ? -1 : 1));
  const folds = sortedModules.flatMap((module) => {
    if (module.versions.length === 0) return [];
    const release = module.version === undefined ? nothing : md` ${code(module.version)}`;
    const title = md`${code(module.module)}${release}: ${prose(describeModule(module, outcome))}`;
    const versions = blockList(renderModule(module, outcome), () => nothing);
    return [wrapBlock(versions, (tables) => details(title, tables, false))];
  });
  return [
    // Two columns fit on a phone.
    rowList({
      head: [md`Module`, md`Versions`],
      rows: sortedModules.map((module) => {
        const result = md`${moduleSigns[rankUrgency(module)]} ${prose(describeModule(module, outcome))}`;
        return [join([code(module.module), result], '<br>'), renderVersions(module)];
      }),
      noun: 'module',
      location,
    }),
    blockList(folds, (omitted) => md`The versions of ${count(omitted, 'more module')} are in ${location}.`),
  ];
}

function renderModule({ versions }: JudgedModule, outcome: RegistryRun): readonly Block[] {
  const rows = versions.toReversed();
  const [untouched, touched] = [rows.filter(isUntouched), rows.filter((row) => !isUntouched(row))];
  const title = md`${count(untouched.length, 'version')} unchanged`;
  const blocks = [
    wrapBlock(renderVersionRows(touched, outcome), (table) => paragraphs([findCommonText(touched, outcome), table])),
    wrapBlock(renderVersionRows(untouched, outcome), (table) => details(title, table, touched.length === 0)),
  ];
  return blocks.filter(({ pieces }) => pieces > 0);
}

function isUntouched({ result }: JudgedVersion): boolean {
  return result === 'unchanged' || result === 'skipped';
}

/** The text that consumers see, if it is the same for all versions. */
function findCommonText(rows: readonly JudgedVersion[], { dryRun }: RegistryRun): Markdown {
  const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
  const [only, ...others] = texts.values();
  if (only === undefined || others.length > 0) return nothing;
  const more = only.link === '' ? nothing : md` (${link(md`link`, only.link)})`;
  return md`Consumers ${dryRun ? md`would see` : md`see`}: ${code(only.reason)}${more}`;
}

function renderVersionRows(rows: readonly JudgedVersion[], outcome: RegistryRun): Block {
  return rowList({
    head: [md`Version`, md`Result`, md`Reason`],
    rows: rows.map((row) => [
      code(row.name),
      row.failure === undefined ? prose(describeResult(row, outcome)) : md`**failed**: ${prose(row.failure.message)}`,
      prose(row.reason),
    ]),
    noun: 'version',
    location,
  });
}

/** The result of a version. If the run deprecates, an unchanged version is `kept` or `already deprecated`. */
function describeResult({ result, verdict, isRevoked }: JudgedVersion, { mode, dryRun }: RegistryRun): string {
  if (isRevoked) return 'revoked';
  if (result === 'held') return 'held back';
  if (result === 'unchanged' && mode === 'deprecate') return verdict === 'deprecate' ? 'already deprecated' : 'kept';
  return dryRun && (result === 'deprecated' || result === 'reinstated') ? `would be ${result}` : result;
}

const moduleSigns = { 0: md`🔴`, 1: md`⏳`, 2: md`✏️`, 3: md`✅` } as const;

/** 0 for a failed module, 1 for a module with held versions, 2 for a changed module, 3 for any other module. */
function rankUrgency({ failures, versions }: JudgedModule): keyof typeof moduleSigns {
  if (failures.length > 0) return 0;
  if (countResults(versions, 'held') > 0) return 1;
  return countResults(versions, 'deprecated', 'reinstated') > 0 ? 2 : 3;
}

/** The result of a module in a few words: "12 deprecated, 3 failed". */
function describeModule({ failures, versions }: JudgedModule, run: RegistryRun): string {
  const parts = (['failed', 'deprecated', 'reinstated', 'held'] as const).flatMap((result) => {
    const [first, ...others] = versions.filter((version) => version.result === result);
    return first === undefined ? [] : [`${others.length + 1} ${describeResult({ ...first, isRevoked: false }, run)}`];
  });
  if (parts.length > 0) return parts.join(', ');
  return failures.length > 0 ? 'failed' : 'unchanged';
}

const states = {
  current: md`current`,
  outrider: md`deprecated by Outrider`,
  person: md`deprecated by others`,
  revoked: md`revoked`,
} as const satisfies Record<string, Markdown>;

/** Returns the state of a version after the run; in a dry run, after a real one. */
function classifyVersion({ isRevoked, result, deprecation }: JudgedVersion): keyof typeof states {
  if (isRevoked) return 'revoked';
  if (result === 'deprecated') return 'outrider';
  if (result === 'reinstated' || deprecation === undefined) return 'current';
  return isWrittenByOutrider(deprecation) ? 'outrider' : 'person';
}

/** The versions by state: their names, or their number and range. */
function renderVersions({ versions }: JudgedModule): Markdown {
  const byState = Map.groupBy(versions, classifyVersion);
  const lines = (['current', 'outrider', 'person', 'revoked'] as const).flatMap((state) => {
    const [oldest, ...others] = byState.get(state) ?? [];
    const newest = others.at(-1);
    if (oldest === undefined) return [];
    const names = newest === undefined ? code(oldest.name) : md`${code(oldest.name)} to ${code(newest.name)}`;
    return [md`${others.length + 1} ${states[state]}: ${names}`];
  });
  return lines.length === 0 ? md`—` : join(lines, '<br>');
}
