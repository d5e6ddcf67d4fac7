import type { ResultFinding } from '../../report/result.ts';
import { forkReport, expandReport, type LogEntry, type RunReport } from '../../report/run-report.ts';
import { checkModulesInputs, isTokenWithheld, readCheckModulesInputs, type CheckModulesInputs } from './inputs.ts';
import { withErrors, ActionError } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { createRegistry } from '../../clients/registry/client.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { isSkippedFolder } from '../../jobfiles/discovery/glob.ts';
import { commitAndRun, fileUrlOf } from '../../operations/comments/comment-target.ts';
import { findCommentWriter, type WriteComment } from '../../operations/comments/comment-writer.ts';
import { findOtherCheckout, warnOfOtherCheckout, findChanges } from '../../operations/pull-request-files.ts';
import { checkCalledModules, type CalledModule, placeOf } from './judge-calls.ts';
import { parseModuleSource } from './module-calls.ts';
import { readFiles, type CallSite } from './read-files.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';
import {
  type CheckOutcome,
  type Finding,
  type Unchecked,
  checkHeadline,
  describeFinding,
  describeMove,
  isFailing,
  isFailingUnchecked,
} from './outcome.ts';
import { commentLimit, summaryLimit } from '../../text/fit.ts';
import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import { commentMarker } from '../../clients/github/comments/find.ts';
import { failureText } from '../../report/documentation.ts';
import { sameComment } from '../../report/comment/footer.ts';
import { checkMarkdown, type CheckSurroundings } from './markdown.ts';

/**
 * Mode `check-modules`: finds calls of deprecated and revoked module versions, on a pull request of a consumer.
 * Takes Terraform files and the registry; returns the calls, each with the version that Terraform resolves it to, and the version to move to.
 * It changes nothing, and evaluates no Terraform.
 */
export const mode: Mode<typeof checkModulesInputs, CheckModulesInputs, ShownCheck> = {
  inputs: checkModulesInputs,
  activity: 'Checking module calls',
  writes: [],
  read: readCheckModulesInputs,
  run: checkModules,
  report: checkReport,
  withheld: {
    isWithheld: isTokenWithheld,
    report: (context) => expandReport(forkReport('checked', { outputs: { changed: 'false' } }), context),
  },
};

async function checkModules(inputs: CheckModulesInputs, context: RunContext): Promise<ShownCheck> {
  const { runner, workspace } = context;
  const { failOn, comment, registry } = inputs;
  const { host } = registry.address;
  const nothing = {
    registry: host,
    files: 0,
    untouched: 0,
    calls: 0,
    findings: [],
    unchecked: [],
    failures: [],
    failOn,
  };
  const outcome = await withErrors(checkFiles(inputs, context), nothing);
  const other = await findOtherCheckout({ context: context.event, directory: workspace });
  if (other !== undefined) warnOfOtherCheckout(context, other.commit, { subject: 'report', verb: 'Check' });
  const found =
    other === undefined
      ? await findCommentWriter({ ...context, comment, subject: 'report', keys: undefined })
      : undefined;
  const event = other === undefined ? context.event : { ...context.event, pullRequest: undefined, sha: other.commit };
  return {
    outcome,
    surroundings: { ...commitAndRun(event), fileUrl: fileUrlOf(event), door: runner.door },
    commentId: comment.id,
    writeComment: found?.writeComment,
    isOfFork: isOfFork(event),
  };
}

async function checkFiles(inputs: CheckModulesInputs, context: RunContext): Promise<CheckOutcome> {
  const { onlyChanged, registry: connection, failOn, comment } = inputs;
  const { event, runner, workspace, transport, deadline } = context;
  const pullRequests = [event.pullRequest].flatMap((pull) => pull?.number ?? []);
  const changes = onlyChanged ? await findChanges({ githubToken: comment.token, pullRequests }, context) : undefined;
  const touched = typeof changes === 'string' ? undefined : changes;
  if (typeof changes === 'string')
    runner.notice(plain`\`only-changed\` has no effect and all Terraform files are used: ${changes}`);
  const { files, untouched, sites, unchecked } = await readFiles({ inputs, workspace, touched, deadline });
  const { address, token } = connection;
  const { modules, computed, unsearched } = groupCalls(sites, address.host);
  const registry = createRegistry({ transport, address, token, signal: deadline.signal });
  const checked = await checkCalledModules(modules, registry);
  return {
    registry: address.host,
    files,
    untouched,
    calls: modules.reduce((sum, called) => sum + called.sites.length, 0),
    findings: checked.findings.toSorted(worstFirst),
    unchecked: [
      ...unchecked,
      ...checked.unchecked,
      ...[...Map.groupBy(computed, problemOf)].flatMap(([problem, own]) => callsOf(own, problem)),
      ...callsOf(unsearched, 'The source of a module call is in a directory that is not searched'),
    ],
    failures: checked.failures,
    failOn,
  };
}

/** The calls of the registry by module, those whose source or version is computed, and those of a directory that globs skip. */
function groupCalls(
  sites: readonly CallSite[],
  host: string,
): Readonly<{ modules: readonly CalledModule[]; computed: readonly CallSite[]; unsearched: readonly CallSite[] }> {
  const modules = new Map<string, { module: CalledModule['module']; sites: CallSite[] }>();
  const computed: CallSite[] = [];
  const unsearched: CallSite[] = [];
  for (const site of sites) {
    const source = site.source.text === undefined ? undefined : parseModuleSource(site.source.text);
    const isOurs = source?.host === host;
    if (site.source.text === undefined || (isOurs && site.version !== undefined && site.version.text === undefined)) {
      computed.push(site);
    } else if (isOurs) {
      const called = modules.get(moduleName(source.module)) ?? { module: source.module, sites: [] };
      called.sites.push(site);
      modules.set(moduleName(source.module), called);
    } else if (leadsToSkippedFolder(site.source.text)) unsearched.push(site);
  }
  return { modules: [...modules.values()], computed, unsearched };
}

/** Whether a local path, such as `./.terraform/x`, leads to a folder whose files are not read. */
function leadsToSkippedFolder(source: string): boolean {
  return /^\.{1,2}\//.test(source) && source.split('/').some(isSkippedFolder);
}

/** Which name of a computed argument is not known, since Terraform 1.15. */
function problemOf({ source, version }: CallSite): string {
  const [what, argument] = source.text === undefined ? ['source', source] : ['version', version];
  const problem = argument?.problem ?? 'is computed';
  return problem.startsWith('needs ')
    ? `The ${what} of a module call ${problem}`
    : 'The source or the version of a module call is computed';
}

function callsOf(sites: readonly CallSite[], problem: string): readonly Unchecked[] {
  if (sites.length === 0) return [];
  const places = sites.map((site) =>
    site.source.text === undefined ? { file: site.file, line: site.source.line } : placeOf(site),
  );
  return [{ level: 'notice', problem, places }];
}

function worstFirst(a: Finding, b: Finding): number {
  if (a.state !== b.state) return a.state === 'revoked' ? -1 : 1;
  if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1;
  return a.place.line - b.place.line;
}

interface ShownCheck {
  readonly outcome: CheckOutcome;
  readonly surroundings: CheckSurroundings;
  readonly commentId: string;
  /** Undefined when no comment is wanted or no pull request is known. */
  readonly writeComment: WriteComment | undefined;
  /** GitHub lets no run of a fork's pull request write comments. */
  readonly isOfFork: boolean;
}

function checkReport(shown: ShownCheck): RunReport {
  const { outcome, surroundings, commentId, writeComment } = shown;
  const errors = [
    ...outcome.failures,
    ...outcome.findings.filter((one) => isFailing(one, outcome)).map(toError),
    ...outcome.unchecked.filter((one) => isFailingUnchecked(one, outcome)).map(toUncheckedError),
  ];
  const summary = checkMarkdown(outcome, surroundings, summaryLimit(md`the log`));
  const marker = commentMarker(commentId);
  const body = checkMarkdown(outcome, { ...surroundings, marker }, commentLimit(md`the step summary`));
  const create = outcome.findings.length > 0 || outcome.failures.length > 0;
  return {
    errors,
    log: checkLog(outcome),
    comment:
      writeComment === undefined
        ? undefined
        : {
            subject: 'report',
            isOfFork: shown.isOfFork,
            write: async () => writeComment(body, { same: sameComment, create }),
          },
    summary,
    outputs: {
      summary: checkHeadline(outcome),
      changed: 'false',
      'comment-url': '',
    },
    data: { findings: outcome.findings.map(findingResult) },
    files: { markdown: { name: 'check-modules.md', parts: [summary], isPrivate: false } },
  };
}

function toError(finding: Finding): ActionError {
  return new ActionError({
    reason: finding.state,
    message: describeFinding(finding),
    location: finding.place,
    hint: [describeMove(finding), ...(finding.link === '' ? [] : [`Details: ${finding.link}`])].join(' '),
  });
}

/** The runner keeps this many annotations of a kind for each step. */
const mostAnnotations = 10;

function checkLog(outcome: CheckOutcome): readonly LogEntry[] {
  const { findings, unchecked, failures } = outcome;
  const annotations = [
    ...findings.map((finding) => findingEntry(finding, isFailing(finding, outcome))),
    ...unchecked.map((one) => uncheckedEntry(one, isFailingUnchecked(one, outcome))),
  ];
  const lines = [
    ...findings.map(
      (finding) => plain`${placeText(finding.place)}: ${describeFinding(finding)}. ${describeMove(finding)}`,
    ),
    ...unchecked.flatMap(({ problem, places }) => places.map((place) => plain`${placeText(place)}: ${problem}.`)),
  ];
  const headline = checkHeadline(outcome);
  return [
    { kind: 'errors', errors: failures },
    ...(['error', 'warning', 'notice'] as const).flatMap((kind) =>
      // Others of the run may need one as well.
      limited(
        annotations.filter((entry) => entry.kind === kind),
        kind,
        mostAnnotations - 1 - (kind === 'error' ? Math.min(failures.length, mostAnnotations - 2) : 0),
      ),
    ),
    ...(lines.length === 0 ? [] : [{ kind: 'text', text: joinLog(lines) } as const]),
    ...(failures.some(({ message }) => message === headline)
      ? []
      : [{ kind: 'text', text: plain`${headline}` } as const]),
  ];
}

type Annotation = Extract<LogEntry, { readonly kind: 'notice' | 'warning' | 'error' }>;

function limited(entries: readonly Annotation[], kind: Annotation['kind'], most: number): readonly Annotation[] {
  if (entries.length <= most) return entries;
  const shown = entries.slice(0, most - 1);
  return [...shown, { kind, text: plain`… and ${entries.length - shown.length} more; they are listed in the log.` }];
}

function findingEntry(finding: Finding, fails: boolean): Annotation {
  const { file, line } = finding.place;
  const error = toError(finding);
  return { kind: fails ? 'error' : 'warning', text: plainLines(failureText(error, { linked: fails })), file, line };
}

function uncheckedEntry(one: Unchecked, fails: boolean): Annotation {
  const error = toUncheckedError(one);
  const text = plainLines(fails ? failureText(error, { linked: true }) : error.message);
  return { kind: fails ? 'error' : one.level, text, file: error.location?.file, line: error.location?.line };
}

function toUncheckedError({ problem, places }: Unchecked): ActionError {
  const more =
    places.length > 1 ? ` (and at ${places.length - 1} more ${places.length === 2 ? 'place' : 'places'})` : '';
  const message = `Not checked: ${problem}${more}.`;
  const hint = 'Correct what the message names, or write source and version of the call as literals.';
  return new ActionError({ reason: 'unchecked', message, location: places[0], hint });
}

function placeText({ file, line }: { readonly file: string; readonly line?: number | undefined }): string {
  return line === undefined ? file : `${file}:${line}`;
}

function findingResult({
  place,
  module,
  constraint,
  version,
  state,
  reason,
  link,
  replacement,
}: Finding): ResultFinding {
  const { file, line } = place;
  return { file, line, module, constraint, version, state, reason, link, replacement: replacement?.version ?? '' };
}
