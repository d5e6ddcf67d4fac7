import { checkInputs, selectInputsToCheck, readCheckInputs, type CheckInputs, type InputSetting } from './inputs.ts';
import { checkGitHub } from './github.ts';
import { checkNomad } from './nomad.ts';
import {
  checkStates,
  type Check,
  type CheckFinding,
  toFinding,
  createCheckBuilder,
  fail,
  pass,
  skip,
  skippedOfFork,
  reportUnknown,
  warn,
} from './findings.ts';
import type { Mode } from '../mode.ts';
import type { CheckableModes } from '../needs.ts';
import { describeSetting, ActionError, orUndefined } from '../../errors.ts';
import { toClause, codeList, plural } from '../../text/numbers.ts';
import { linkHelp } from '../../report/documentation.ts';
import { fitDocument, rowList, createSummaryLimit } from '../../text/fit.ts';
import { toPublished } from '../../text/published.ts';
import { joinLog, plain, type LogText } from '../../text/log-text.ts';
import { instruction, join, link, md, nothing, prose, type Markdown } from '../../text/markdown.ts';
import type { LogEntry, ReportContext, RunReport } from '../../report/run-report.ts';
import { isFromFork } from '../../clients/github/context.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { permissionHint } from '../../clients/registry/wire.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import type { RunContext } from '../../operations/run-context.ts';

/**
 * Mode `check`: reports whether a setup works, for the modes that the input `for` lists.
 * Takes the inputs of the connections, the tokens and the event; returns one row for each check, the worst first, with its fix.
 * It changes nothing. A failed check hides no other check, and a fact that only a change could prove is `unknown`.
 *
 * @param modes all modes whose setup can be checked
 */
export function checkMode(modes: CheckableModes): Mode<typeof checkInputs, CheckInputs, CheckOutcome> {
  return {
    inputs: checkInputs,
    accepts: (env) => selectInputsToCheck(env, modes),
    activity: 'Checking the setup',
    writes: [],
    read: (values, source) => readCheckInputs(values, source, modes),
    async run(inputs, context) {
      const areas = [checkNomad, checkGitHub, checkRegistry];
      const checks = await Promise.all(areas.map(async (check) => check(inputs, context)));
      const settings = inputs.settings.map((row) => ({ ...row, value: context.redactor.redact(row.value) }));
      return { modes: inputs.modes.map(({ name }) => name), checks: [...checks.flat(), ...checkKey(inputs)], settings };
    },
    report: checkReport,
  };
}

/** Whether the key of the record is present and long enough; the key itself is never shown. */
function checkKey({ signingKey: key, modes }: CheckInputs): readonly Check[] {
  const reviewModes = modes.filter(({ needs }) => needs.record !== undefined);
  if (reviewModes.length === 0) return [];
  const create = (modesInNeed: typeof modes, finding: CheckFinding): Check =>
    createCheckBuilder(modesInNeed)('signing-key', 'Signing key', finding);
  if ('errors' in key) return key.errors.map((error) => create(reviewModes, fail(error)));
  if (key.value !== undefined)
    return [create(reviewModes, pass('Set, with at least 16 bytes. Use the same key in all workflows'))];
  const verifyingModes = reviewModes.filter(({ needs }) => needs.record === 'verifies');
  const hint = `Store the output of \`openssl rand -base64 32\` as a secret, and set ${describeSetting('signing-key')} to it in all workflows.`;
  if (verifyingModes.length === 0)
    return [create(reviewModes, warn('Not set, so no plan can be registered after its review', hint))];
  const message = 'Not set, so nothing can be registered after a review';
  return [create(verifyingModes, fail(new ActionError({ reason: 'input', message, help: 'not-reviewed', hint })))];
}

export interface CheckOutcome {
  readonly modes: readonly string[];
  readonly checks: readonly Check[];
  readonly settings: readonly InputSetting[];
}

/** Always next to a word: some readers cannot distinguish the colors. */
export const checkSigns = { failed: '❌', warning: '⚠️', unknown: '❓', skipped: '➖', ok: '✅' } as const;
const headlineSigns = { failed: '🔴', warning: '🟠', unknown: '🟢', skipped: '🟢', ok: '🟢' } as const;

export function checkReport(outcome: CheckOutcome, { publisher }: ReportContext): RunReport {
  const checks = outcome.checks.toSorted((a, b) => checkStates.indexOf(a.state) - checkStates.indexOf(b.state));
  const errors = checks.flatMap(toErrors);
  const others = checks.filter(({ state }) => state !== 'failed' && state !== 'warning');
  const headline = describeOutcome(outcome);
  const worst = checks[0]?.state ?? 'ok';
  const head = [md`### ${headlineSigns[worst]} ${prose(headline)}`];
  const rows = checks.map(renderRow);
  const table = rowList({ head: [md`Check`, md`Result and what to do`], rows, noun: 'check' });
  const document = { head, blocks: [table], tail: [] };
  const summary = fitDocument(document, createSummaryLimit(md`the output \`result\``), publisher);
  const markdown = toPublished(`${summary}\n`);
  return {
    errors,
    log: [
      ...groupSettings(outcome.settings),
      { kind: 'errors', errors },
      ...checks.filter(({ state }) => state === 'warning').map(createWarningEntry),
      { kind: 'text', text: joinLog([...others.map(formatLogLine), headline]) },
    ],
    summary: markdown,
    outputs: { summary: headline, changed: 'false' },
    // For programs: the names are a contract with users.
    data: {
      checks: checks.map(({ id, subject, state, found, fix, modes }) => {
        return { id, subject, state, found, fix, modes: [...modes] };
      }),
    },
    files: { markdown: { name: 'check.md', parts: [markdown], isPrivate: false } },
  };
}

/** The settings that are set come first: they may contain the error. */
function groupSettings(settings: readonly InputSetting[]): readonly LogEntry[] {
  const parts = [
    [plain`Effective settings`, settings.filter(({ source }) => source !== 'default')],
    [plain`Settings with their default values`, settings.filter(({ source }) => source === 'default')],
  ] as const;
  return parts.flatMap(([name, part]) =>
    part.length === 0 ? [] : [{ kind: 'group', name, text: formatSettings(part) } as const],
  );
}

/** The value last: it may be long. */
function formatSettings(settings: readonly InputSetting[]): LogText {
  const measureWidth = (key: 'name' | 'source'): number => Math.max(...settings.map((setting) => setting[key].length));
  const [name, source] = [measureWidth('name'), measureWidth('source')];
  return joinLog(
    settings.map((setting) => plain`${setting.name.padEnd(name)}  ${setting.source.padEnd(source)}  ${setting.value}`),
  );
}

function describeOutcome({ checks, modes }: CheckOutcome): string {
  const count = (state: Check['state']): number => checks.filter((check) => check.state === state).length;
  const names = codeList(modes);
  const [failure, ...others] = checks.filter(({ state }) => state === 'failed');
  const [warnings, unknown] = [count('warning'), count('unknown')];
  const more = [...(warnings > 0 ? [plural(warnings, 'warning')] : []), ...(unknown > 0 ? [`${unknown} unknown`] : [])];
  const rest = more.length === 0 ? '' : `, ${more.join(', ')}`;
  if (failure !== undefined) {
    // The table has the causes; the names of all modes would fill a phone.
    if (others.length > 0) return `${others.length + 1} of ${plural(checks.length, 'setup check')} failed${rest}`;
    return `The setup for ${names} does not work: ${toClause(failure.found)}${rest}`;
  }
  return `The setup for ${names} works: ${plural(checks.length, 'check')}${rest}`;
}

function toErrors(check: Check): readonly ActionError[] {
  if (check.state !== 'failed') return [];
  const { subject, found, fix, error } = check;
  return [new ActionError({ ...error, message: `${subject}: ${found}`, hint: fix === '' ? undefined : fix })];
}

function createWarningEntry({ subject, found, fix }: Check): LogEntry {
  return { kind: 'warning', text: plain`${subject}: ${toClause(found)}.${fix === '' ? '' : ` ${fix}`}` };
}

/** Failed checks and warnings are annotations instead. */
function formatLogLine({ state, subject, found, fix }: Check): LogText {
  return plain`${checkSigns[state]} ${state} · ${subject}: ${found}${fix === '' ? '' : `. ${fix}`}`;
}

/** Two columns: a third column for the fix would be truncated on a phone. */
function renderRow(check: Check): readonly Markdown[] {
  const { state, subject, found, fix } = check;
  const lines = [
    prose(found),
    fix === '' ? nothing : instruction(fix),
    check.state === 'failed' ? link(md`How to fix this`, linkHelp(check.error)) : nothing,
  ];
  return [join([md`${checkSigns[state]}\u00a0${prose(state)}`, prose(subject)], '<br>'), join(lines, '<br>')];
}

/** Checks whether the module registry accepts the token. */
async function checkRegistry(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { registryConnection: connection } = inputs;
  if (connection === undefined) return [];
  const modes = inputs.modes.filter(({ needs }) => needs.registry !== undefined);
  const toCheck = createCheckBuilder(modes);
  const toTokenCheck = (finding: CheckFinding): Check => toCheck('registry-token', 'Registry token', finding);
  if ('errors' in connection)
    return isFromFork(context.event)
      ? [toTokenCheck(skippedOfFork)]
      : connection.errors.map((error, at) => toCheck(`registry-input-${at + 1}`, 'Module registry', fail(error)));
  const { host } = connection.value.address;
  if (host === publicRegistry) return [toTokenCheck(skip('The public registry needs no token'))];
  const { transport, deadline } = context;
  const registry = createRegistry({ transport, ...connection.value, signal: deadline.signal });
  const account = await toFinding(orUndefined(registry.getAccount(), 'not-found'), deadline.signal);
  const isManaging = modes.some(({ needs }) => needs.registry === 'manages');
  return [
    toTokenCheck(
      'failure' in account ? account.failure : judgeAccount(account.value, registry.server(), host, isManaging),
    ),
  ];
}

/** The kind of the token; `undefined` if the registry does not return its account. */
function judgeAccount(
  account: Awaited<ReturnType<Registry['getAccount']>> | undefined,
  { name: service = 'The registry', version }: ReturnType<Registry['server']>,
  host: string,
  isManaging: boolean,
): CheckFinding {
  const fix = isManaging ? permissionHint : 'Make sure that it can read the modules.';
  if (account === undefined) return reportUnknown(`\`${host}\` does not show the account of the token`, fix);
  const { kind, name } = account;
  const at = `${service}${version === undefined ? '' : ` ${version}`} at \`${host}\``;
  const statement = `${at} accepts the token: ${kind} token${name === '' ? '' : ` \`${name}\``}`;
  if (kind === 'organization' && isManaging)
    return fail(new ActionError({ reason: 'permission', message: statement, hint: permissionHint }));
  const advice = 'Prefer the token of a team that has only "Manage modules".';
  if (kind === 'user' && isManaging) return warn(`${statement}, which has all rights of the user`, advice);
  return pass(statement);
}
