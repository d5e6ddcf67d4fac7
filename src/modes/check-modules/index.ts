import { withErrors } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { createRegistry } from '../../clients/registry/client.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import { isSkippedFolder } from '../../jobfiles/discovery/glob.ts';
import { commitAndRun, fileUrlOf, withRunPage } from '../../operations/comments/comment-target.ts';
import { findCommentWriter } from '../../operations/comments/comment-writer.ts';
import { findOtherCheckout, warnOfOtherCheckout, findChanges } from '../../operations/pull-request-files.ts';
import { expandReport, forkReport } from '../../report/run-report.ts';
import { checkModulesInputs, isTokenWithheld, readCheckModulesInputs, type CheckModulesInputs } from './inputs.ts';
import { checkCalledModules, placeOf, type CalledModule } from './judge-calls.ts';
import { plain } from '../../text/log-text.ts';
import { readFiles } from './read-files.ts';
import { checkReport, type CheckOutcome, type Finding, type ShownCheck, type Unchecked } from './report.ts';
import type { RunContext } from '../../operations/run-context.ts';
import { parseModuleSource, type CallSite, type Program } from './module-calls.ts';
import type { Mode } from '../mode.ts';

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
    surroundings: {
      ...commitAndRun(await withRunPage(event, found?.place)),
      fileUrl: fileUrlOf(event),
      door: runner.door,
    },
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
      ...describeNumbers(modules),
      ...callsOf(unsearched, 'The source of a module call is in a directory that is not searched'),
    ],
    failures: checked.failures,
    failOn,
  };
}

interface GroupedCalls {
  readonly modules: readonly CalledModule[];
  /** Those whose source or version is computed. */
  readonly computed: readonly CallSite[];
  /** Those of a directory that globs skip. */
  readonly unsearched: readonly CallSite[];
}

function groupCalls(sites: readonly CallSite[], host: string): GroupedCalls {
  const modules = new Map<string, { module: CalledModule['module']; sites: CallSite[] }>();
  const computed: CallSite[] = [];
  const unsearched: CallSite[] = [];
  for (const site of sites) {
    const programs = site.programs.filter((program) => findModule(site, program, host) !== undefined);
    const [module] = programs.map((program) => findModule(site, program, host));
    if (site.source.text === undefined || (module && site.version !== undefined && site.version.text === undefined)) {
      computed.push(site);
    } else if (module !== undefined) {
      const called = modules.get(moduleName(module)) ?? { module, sites: [] };
      called.sites.push({ ...site, programs, isDivided: site.isDivided || programs.length < site.programs.length });
      modules.set(moduleName(module), called);
    } else if (leadsToSkippedFolder(site.source.text)) unsearched.push(site);
  }
  return { modules: [...modules.values()], computed, unsearched };
}

/** Of sources without a host. */
const defaultHosts: Readonly<Record<Program, string>> = {
  Terraform: publicRegistry,
  OpenTofu: 'registry.opentofu.org',
};

/**
 * The module of a call, if it is one of the registry. `localterraform.com` is the host of the configuration, and in a run of HCP Terraform or Terraform
 * Enterprise the host of the run.
 */
function findModule({ source, cloudHosts }: CallSite, program: Program, host: string): Module | undefined {
  const called = source.text === undefined ? undefined : parseModuleSource(source.text, defaultHosts[program]);
  const isOwn = cloudHosts.length === 0 || cloudHosts.includes(host) || cloudHosts.includes(undefined);
  return called?.host === host || (called?.host === 'localterraform.com' && isOwn) ? called.module : undefined;
}

/** Whether a local path, such as `./.terraform/x`, leads to a folder whose files are not read. */
function leadsToSkippedFolder(source: string): boolean {
  return /^\.{1,2}\//.test(source) && source.split('/').some(isSkippedFolder);
}

/** Why an argument is computed, and for which of two programs. */
function problemOf({ source, version, programs, isDivided }: CallSite): string {
  const [what, argument] = source.text === undefined ? ['source', source] : ['version', version];
  const where = isDivided ? ` (in ${programs.join(' and ')})` : '';
  return `The ${what} of a module call ${argument?.problem ?? 'is computed'}${where}`;
}

/** Of versions that are written as numbers, and mean another one than they look like. */
function describeNumbers(modules: readonly CalledModule[]): readonly Unchecked[] {
  const sites = modules.flatMap((called) => called.sites);
  return sites.flatMap((site): readonly Unchecked[] => {
    const { number, text } = site.version ?? {};
    const problem = `\`${number}\` without quotes is the number ${text}: write the version in quotes`;
    return number === undefined || number === text
      ? []
      : [{ level: 'notice', problem, places: [placeOf(site)], isChecked: true }];
  });
}

function callsOf(sites: readonly CallSite[], problem: string): readonly Unchecked[] {
  if (sites.length === 0) return [];
  const places = sites.map((site) =>
    site.source.text === undefined ? placeOf({ ...site, version: undefined }) : placeOf(site),
  );
  return [{ level: 'notice', problem, places }];
}

function worstFirst(a: Finding, b: Finding): number {
  if (a.state !== b.state) return a.state === 'revoked' ? -1 : 1;
  if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1;
  return a.place.line - b.place.line;
}
