import { withErrors } from '../../errors.ts';
import { isFromFork } from '../../clients/github/context.ts';
import { createRegistry } from '../../clients/registry/client.ts';
import { formatModuleName, type Module } from '../../clients/registry/module.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import { isSkippedFolder } from '../../jobfiles/discovery/glob.ts';
import { findCommentTarget } from '../../operations/comments/comment-target.ts';
import { findChanges, listOwnPull } from '../../operations/pull-request-files.ts';
import { createForkReport } from '../../report/run-report.ts';
import { checkModulesInputs, isTokenWithheld, readCheckModulesInputs, type CheckModulesInputs } from './inputs.ts';
import { checkCalledModules, locateCall, type CalledModule } from './judge-calls.ts';
import { plain } from '../../text/log-text.ts';
import { readFiles } from './read-files.ts';
import {
  createModulesReport,
  type ModulesOutcome,
  type CallFinding,
  type ShownCheck,
  type Unchecked,
} from './report.ts';
import type { RunContext } from '../../operations/run-context.ts';
import { parseModuleSource, type CallSite, type Program } from './module-calls.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `check-modules`: finds calls of deprecated and revoked module versions, on a pull request of a consumer. Takes Terraform files and the registry; returns
 * the calls, each with the version that Terraform resolves it to, and the version to move to. It changes nothing, and evaluates no Terraform.
 */
export const mode: Mode<typeof checkModulesInputs, CheckModulesInputs, ShownCheck> = {
  inputs: checkModulesInputs,
  activity: 'Checking module calls',
  writes: [],
  read: readCheckModulesInputs,
  run: checkModules,
  report: createModulesReport,
  withheld: {
    isWithheld: isTokenWithheld,
    report: () => createForkReport('checked', { outputs: { changed: 'false' } }),
  },
};

async function checkModules(inputs: CheckModulesInputs, context: RunContext): Promise<ShownCheck> {
  const { failOn, registry } = inputs;
  const none = { files: 0, untouched: 0, calls: 0, findings: [], unchecked: [], failures: [] };
  const outcome = await withErrors(checkFiles(inputs, context), { ...none, registry: registry.address.host, failOn });
  const { commentContext, writeComment } = await findCommentTarget({ ...context, inputs, subject: 'report' });
  return { outcome, context: commentContext, writeComment, isForkRun: isFromFork(context.event) };
}

async function checkFiles(inputs: CheckModulesInputs, context: RunContext): Promise<ModulesOutcome> {
  const { onlyChanged, registry: connection, failOn, comment } = inputs;
  const { runner, workspace, transport } = context;
  const { signal } = context.deadline;
  const query = { githubToken: comment.token, pullRequests: listOwnPull(context) };
  const changes = onlyChanged ? await findChanges(query, context) : undefined;
  const touchedFiles = typeof changes === 'string' ? undefined : changes;
  if (typeof changes === 'string')
    runner.notice(plain`\`only-changed\` has no effect and all Terraform files are used: ${changes}`);
  const { files, untouched, sites, unchecked } = await readFiles({ inputs, workspace, touchedFiles, signal });
  const { modules, problems } = groupCalls(sites, connection.address.host);
  const registry = createRegistry({ transport, ...connection, signal });
  const checkedCalls = await checkCalledModules(modules, registry);
  return {
    registry: connection.address.host,
    files,
    untouched,
    calls: checkedCalls.calls,
    findings: checkedCalls.findings.toSorted(compareSeverity),
    unchecked: [
      ...unchecked,
      ...checkedCalls.unchecked,
      ...[...problems].map(([problem, locations]) => ({ level: 'notice', problem, locations }) as const),
      ...modules.flatMap((call) => call.sites.flatMap(describeNumber)),
    ],
    failures: checkedCalls.failures,
    failOn,
  };
}

/** The modules of calls, and the locations of calls that cannot be checked, by problem. */
function groupCalls(sites: readonly CallSite[], host: string) {
  const modules = new Map<string, { module: CalledModule['module']; sites: CallSite[] }>();
  const problems = new Map<string, CallFinding['location'][]>();
  for (const site of sites) {
    const programs = site.programs.filter((program) => findModule(site, program, host) !== undefined);
    const [module] = programs.map((program) => findModule(site, program, host));
    const problem = findCallProblem(site, module);
    if (problem !== undefined) {
      const locations = problems.get(problem) ?? [];
      locations.push(locateCall(site));
      problems.set(problem, locations);
    } else if (module !== undefined) {
      const call = modules.get(formatModuleName(module)) ?? { module, sites: [] };
      call.sites.push({ ...site, programs, isDivided: site.isDivided || programs.length < site.programs.length });
      modules.set(formatModuleName(module), call);
    }
  }
  return { modules: [...modules.values()], problems };
}

const defaultHosts: Record<Program, string> = { Terraform: publicRegistry, OpenTofu: 'registry.opentofu.org' };

/**
 * The module of a call, if it is in the registry. `localterraform.com` is the host of the configuration; in a run of HCP Terraform or Terraform
 * Enterprise, it is the host of the run.
 */
function findModule({ source, cloudHosts }: CallSite, program: Program, host: string): Module | undefined {
  const parsedSource = source.text === undefined ? undefined : parseModuleSource(source.text, defaultHosts[program]);
  const matchesCloudHost = cloudHosts.length === 0 || cloudHosts.includes(host) || cloudHosts.includes(undefined);
  return parsedSource?.host === host || (parsedSource?.host === 'localterraform.com' && matchesCloudHost)
    ? parsedSource.module
    : undefined;
}

/** The reason why a call cannot be checked, with the program if there are two; `undefined` if it can be checked. */
function findCallProblem(
  { source, version, programs, isDivided }: CallSite,
  module: Module | undefined,
): string | undefined {
  const isLocal = source.text !== undefined && /^\.{1,2}\//.test(source.text);
  if (isLocal && source.text.split('/').some(isSkippedFolder))
    return 'The source of a module call is in a directory that is not searched';
  const [argumentName, argument] = source.text === undefined ? ['source', source] : ['version', module && version];
  if (argument === undefined || argument.text !== undefined) return undefined;
  const location = isDivided ? ` (in ${programs.join(' and ')})` : '';
  return `The ${argumentName} of a module call ${argument.problem ?? 'is computed'}${location}`;
}

/** The notice about a version that is written as a number, and therefore differs from its spelling. */
function describeNumber(site: CallSite): readonly Unchecked[] {
  const { number, text } = site.version ?? {};
  if (number === undefined || number === text) return [];
  const problem = `\`${number}\` without quotes is the number ${text}: write the version in quotes`;
  return [{ level: 'notice', problem, locations: [locateCall(site)], isChecked: true }];
}

function compareSeverity(a: CallFinding, b: CallFinding): number {
  if (a.state !== b.state) return a.state === 'revoked' ? -1 : 1;
  if (a.location.file !== b.location.file) return a.location.file < b.location.file ? -1 : 1;
  return a.location.line - b.location.line;
}
