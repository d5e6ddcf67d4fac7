import { formatLocation } from '../../report/plan/describe-plan.ts';
import { ActionError, type Location } from '../../errors.ts';
import { renderFooter, isSameComment } from '../../report/comment/footer.ts';
import { findTitle, formatFailure } from '../../report/documentation.ts';
import { renderFailureItems, renderLocations } from '../../report/failure-items.ts';
import { createCommentLimit, fitDocument, itemList, createSummaryLimit, type Limit } from '../../text/fit.ts';
import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import {
  code,
  count,
  join,
  joinLines,
  link,
  md,
  name,
  nothing,
  prose,
  type Markdown,
  type Sign,
} from '../../text/markdown.ts';
import { toClause, plural, removeFullStop } from '../../text/numbers.ts';
import type { WriteComment } from '../../operations/comments/comment-writer.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { LogEntry, RunReport } from '../../report/run-report.ts';
import type { Published } from '../../text/published.ts';
import type { Program } from './module-calls.ts';

/** A module call that resolves to a deprecated or revoked version. */
export interface CallFinding {
  readonly location: Location & { readonly line: number };
  /** `organization/name/provider`. */
  readonly module: string;
  /** Empty without a constraint. */
  readonly constraint: string;
  /** The version that the constraint resolves to. */
  readonly version: string;
  /** Set if Terraform and OpenTofu both read the folder, and resolve the call differently. */
  readonly program?: Program | undefined;
  readonly state: 'revoked' | 'deprecated';
  /** One line; perhaps empty. */
  readonly reason: string;
  /** An https URL, or empty. */
  readonly link: string;
  /** The version to move to; `undefined` if there is none. */
  readonly replacement: Replacement | undefined;
}

export interface Replacement {
  readonly version: string;
  readonly isAllowed: boolean;
}

/** A file or a module call that was not checked. */
export interface Unchecked {
  /** A notice if Outrider cannot check it, a warning if Terraform cannot use it either, or the registry does not return it. */
  readonly level: 'notice' | 'warning';
  /** A sentence without its period. */
  readonly problem: string;
  readonly hint?: string;
  readonly locations: readonly Location[];
  readonly isFile?: true;
  /** Whether it is a remark about a call that was checked. */
  readonly isChecked?: true;
}

export interface ModulesOutcome {
  /** Host and port of the registry. */
  readonly registry: string;
  readonly files: number;
  /** Files that the pull request does not touch. */
  readonly untouched: number;
  /** Calls that were checked: each program resolves them to a version. */
  readonly calls: number;
  /** Revoked versions first, then by location. */
  readonly findings: readonly CallFinding[];
  readonly unchecked: readonly Unchecked[];
  readonly failures: readonly ActionError[];
  readonly failOn: 'revoked' | 'deprecated' | 'unchecked' | 'never';
}

export interface ShownCheck {
  readonly outcome: ModulesOutcome;
  readonly context: CheckContext;
  /** `undefined` when no comment is wanted or no pull request is known. */
  readonly writeComment: WriteComment | undefined;
  /** A run for a fork's pull request may not write comments. */
  readonly isForkRun: boolean;
}

export function createModulesReport({ outcome, context, writeComment, isForkRun }: ShownCheck): RunReport {
  const { findings, failures } = outcome;
  const problems = listProblems(outcome);
  const bare = { ...context, marker: undefined };
  const summary = renderModulesCheck(outcome, bare, createSummaryLimit(md`the log`), problems);
  const body = renderModulesCheck(outcome, context, createCommentLimit(md`the step summary`), problems);
  const mayCreate = findings.length > 0 || failures.length > 0;
  const write = writeComment && (async () => writeComment(body, { isSame: isSameComment, mayCreate }));
  return {
    errors: [...failures, ...problems.flatMap(({ kind, error }) => (kind === 'error' ? [error] : []))],
    log: createModulesLog(outcome, problems),
    comment: write && { subject: 'report', isForkRun, write },
    summary,
    outputs: { summary: describeModulesCheck(outcome), changed: 'false', 'comment-url': '' },
    data: {
      findings: findings.map(({ location: { file, line }, replacement, ...rest }) => ({
        file,
        line,
        ...rest,
        replacement: replacement?.version ?? '',
      })),
    },
    files: { markdown: { name: 'check-modules.md', parts: [summary], isPrivate: false } },
  };
}

/** A finding or an unchecked call, as an annotation and as lines of the log. */
interface Problem {
  readonly kind: 'notice' | 'warning' | 'error';
  readonly error: ActionError;
  readonly locations: readonly Location[];
  readonly line: string;
}

function listProblems({ findings, unchecked, failOn }: ModulesOutcome): readonly Problem[] {
  return [
    ...findings.map((finding): Problem => {
      const { state, location, link: url } = finding;
      const message = describeFinding(finding);
      const move = describeMove(finding);
      const hint = url === '' ? move : `${move} Details: ${url}`;
      return {
        kind: failOn === 'never' || (failOn === 'revoked' && state !== 'revoked') ? 'warning' : 'error',
        error: new ActionError({ reason: state, message, location, hint }),
        locations: [location],
        line: `${message}. ${move}`,
      };
    }),
    ...unchecked.map(({ level, problem, hint: ownHint, locations, isChecked }): Problem => {
      const isFailing = failOn === 'unchecked' && locations.length > 0 && isChecked !== true;
      const more =
        locations.length > 1
          ? ` (and at ${locations.length - 1} more ${locations.length === 2 ? 'place' : 'places'})`
          : '';
      const message = `${isChecked === true ? problem : `Not checked: ${toClause(problem)}`}${more}.`;
      const hint = ownHint ?? (isFailing ? 'Write source and version of the call as literals.' : undefined);
      const [location] = locations;
      return {
        kind: isFailing ? 'error' : level,
        error: new ActionError({ reason: 'unchecked', message, location, hint }),
        locations,
        line: `${problem}.`,
      };
    }),
  ];
}

/** The runner keeps 10 annotations of a kind for each step; one is reserved for other annotations of the run. */
const maxAnnotations = 10 - 1;

function createModulesLog(outcome: ModulesOutcome, problems: readonly Problem[]): readonly LogEntry[] {
  const { failures } = outcome;
  const annotations = (['error', 'warning', 'notice'] as const).flatMap((kind) => {
    const sameKind = problems.filter((problem) => problem.kind === kind);
    const room = maxAnnotations - (kind === 'error' ? Math.min(failures.length, maxAnnotations - 1) : 0);
    const shownCalls = sameKind.length > room ? sameKind.slice(0, room - 1) : sameKind;
    const omittedCount = sameKind.length - shownCalls.length;
    return [
      ...shownCalls.map(({ error }) => ({
        kind,
        text: plainLines(formatFailure(error, { isLinked: kind === 'error' })),
        title: findTitle(error.help),
        file: error.location?.file,
        line: error.location?.line,
      })),
      ...(omittedCount === 0 ? [] : [{ kind, text: plain`… and ${omittedCount} more; they are listed in the log.` }]),
    ];
  });
  const headline = describeModulesCheck(outcome);
  const lines = [
    ...problems.flatMap(({ locations, line }) =>
      locations.map((location) => plain`${formatLocation({ location })}: ${line}`),
    ),
    ...(failures.some(({ message }) => message === headline) ? [] : [plain`${headline}`]),
  ];
  return [
    { kind: 'errors', errors: failures },
    ...annotations,
    ...(lines.length === 0 ? [] : [{ kind: 'text', text: joinLog(lines) } as const]),
  ];
}

/** The check in one line: "1 module call resolves to a revoked version, 2 to deprecated versions; 1 not checked". */
function describeModulesCheck({
  registry,
  calls,
  files,
  untouched,
  findings,
  unchecked,
  failures,
}: ModulesOutcome): string {
  const [failure] = failures;
  if (failure !== undefined && findings.length === 0) return failure.message;
  const notChecked = describeUnchecked(unchecked);
  const rest = `${notChecked === '' ? '' : `; ${notChecked}`}${failure === undefined ? '' : '; other calls were not checked'}`;
  if (findings.length > 0) return `${countFindings(findings)}${rest}`;
  if (calls === 0)
    return notChecked === ''
      ? `${files + untouched === 0 ? 'No Terraform file, and no' : 'No'} module call of \`${registry}\``
      : `${notChecked}; no other module call of \`${registry}\``;
  return `No revoked or deprecated version in ${plural(calls, 'module call')}${rest}`;
}

/** `1 file and 2 module calls not checked`; empty if all were checked. */
function describeUnchecked(unchecked: readonly Unchecked[]): string {
  const open = unchecked.filter(({ isChecked }) => isChecked !== true);
  const [files, calls] = [true, undefined].map(
    (kind) => open.filter(({ isFile }) => isFile === kind).flatMap(({ locations }) => locations).length,
  );
  const parts = [...(files ? [plural(files, 'file')] : []), ...(calls ? [plural(calls, 'module call')] : [])];
  return parts.length === 0 ? '' : `${parts.join(' and ')} not checked`;
}

function countFindings(findings: readonly CallFinding[]): string {
  const parts = (['revoked', 'deprecated'] as const).flatMap((state) => {
    const { length } = findings.filter((finding) => finding.state === state);
    return length === 0 ? [] : [{ length, versions: length === 1 ? `a ${state} version` : `${state} versions` }];
  });
  return parts
    .map(({ length, versions }, at) => {
      const subject = at === 0 ? `${plural(length, 'module call')} ${length === 1 ? 'resolves' : 'resolve'}` : length;
      return `${subject} to ${versions}`;
    })
    .join(', ');
}

/** The problem of a call, as a plain sentence without its period. */
function describeFinding({ module, version, program, state, constraint, reason }: CallFinding): string {
  const call = constraint === '' ? `${module} without a version` : `${module} "${constraint}"`;
  return `${call} resolves to ${version}${program === undefined ? '' : ` in ${program}`}, which is ${state}${reason === '' ? '' : `: ${removeFullStop(reason)}`}`;
}

/** The next step, as a sentence. */
function describeMove({ replacement }: CallFinding): string {
  if (replacement === undefined) return 'The registry has no version to move to: ask the owner of the module.';
  const { version, isAllowed } = replacement;
  return isAllowed ? `Pin ${version}, which the constraint allows.` : `Change the constraint to allow ${version}.`;
}

/** The links and the publisher of a report; without a marker for a summary. */
type CheckContext = Pick<CommentContext, 'commit' | 'run' | 'fileUrl' | 'publisher' | 'marker'>;

/** Renders the check within the limit: the findings, the worst first, then the files and calls that were not checked. */
export function renderModulesCheck(
  outcome: ModulesOutcome,
  context: CheckContext,
  limit: Limit,
  problems = listProblems(outcome),
): Published {
  const { findings, unchecked, failures, registry, calls, files, untouched } = outcome;
  const { marker, commit, run, fileUrl, publisher } = context;
  const heading = md`### ${selectSign(outcome, problems)} ${prose(describeModulesCheck(outcome), 1000)}`;
  const footer = { commit, run, cluster: registry, region: undefined, namespace: undefined };
  const rest = untouched === 0 ? nothing : md`${count(untouched, 'file')} not touched`;
  const counts = join([count(calls, 'module call'), count(files, 'file'), rest], ' · ');
  // An item for each module, constraint and version, with all calls of it; a table would be truncated on a phone.
  const groups = Map.groupBy(findings, ({ module, constraint, version, program }) =>
    JSON.stringify([module, constraint, version, program]),
  );
  const document = {
    head: [joinLines([marker ?? nothing, heading])],
    blocks: [
      itemList(renderFailureItems(failures, fileUrl)),
      itemList([...groups.values()].map((finding) => renderFinding(finding, fileUrl))),
      itemList(
        unchecked.map(({ problem, hint, locations, isChecked }) => {
          const location = locations.length === 0 ? nothing : md`${renderLocations(locations, fileUrl)}: `;
          return md`- ${isChecked === true ? nothing : md`Not checked: `}${location}${prose(isChecked === true ? problem : toClause(problem))}.${hint === undefined ? nothing : md` ${prose(hint)}`}`;
        }),
      ),
    ],
    tail: [renderFooter(md`Checked`, footer, md` · ${counts}`)],
  };
  return fitDocument(document, limit, publisher);
}

function selectSign({ findings, failures, calls }: ModulesOutcome, problems: readonly Problem[]): Sign {
  const kinds = new Set(problems.map(({ kind }) => kind));
  if (failures.length > 0 || kinds.has('error')) return '🔴';
  if (findings.length > 0 || kinds.has('warning')) return '🟠';
  return calls === 0 ? '⚪' : '🟢';
}

/** One item for the calls of a version by the same constraint. */
function renderFinding(calls: readonly CallFinding[], fileUrl: CheckContext['fileUrl']): Markdown {
  const [first] = calls;
  if (first === undefined) return nothing;
  const { module, constraint, version, program, state, reason, link: url } = first;
  const call = join([code(module), constraint === '' ? nothing : name(constraint)], ' ');
  const source = url === '' ? nothing : md`(${link(name(new URL(url).host), url)})`;
  const explanation =
    reason === '' && url === '' ? nothing : md`: ${join([reason === '' ? nothing : prose(reason), source], ' ')}`;
  const inProgram = program === undefined ? nothing : md` in ${prose(program)}`;
  const end = url === '' && /[.!?]$/.test(reason) ? nothing : md`.`;
  const links = renderLocations(
    calls.map(({ location }) => location),
    fileUrl,
  );
  return md`- ${call} resolves to ${code(version)}${inProgram}, **${prose(state)}**${explanation}${end} ${prose(describeMove(first))} Called in ${links}.`;
}
