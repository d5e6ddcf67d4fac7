import { ActionError, ActionErrors, orUndefined } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { describeTooOld } from '../../clients/registry/server.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import { plural } from '../../text/numbers.ts';
import { findModules } from '../../operations/modules/find-targets.ts';
import { noModules } from '../../operations/modules/module-inputs.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
import {
  failed,
  once,
  passed,
  probe,
  shown,
  Skip,
  skipped,
  unknown,
  warned,
  type Finding,
  type Probe,
} from './probe.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckInputs } from './inputs.ts';

/** Everything about the module registry that the modes need: nothing else is asked if it does not accept the token. */
export function registryProbes(inputs: CheckInputs, context: RunContext): readonly Probe[] {
  const { modules: given } = inputs;
  if (given === undefined) return [];
  const modes = inputs.modes.filter(({ needs }) => needs.registry !== undefined);
  const managing = modes.filter(({ needs }) => needs.registry === 'manages');
  const isManaging = managing.length > 0;
  const token = { id: 'registry-token', subject: 'Registry token', modes };
  if (isOfFork(context.event) && 'errors' in given.connection) {
    const why = 'GitHub gives the pull request of a fork neither secrets nor variables';
    return [{ ...token, judge: () => skipped(why) }];
  }
  const errors = [given.connection, given.modules].flatMap((one) => ('errors' in one ? one.errors : []));
  const invalid: readonly Probe[] = errors.map((error, at) => ({
    id: `registry-input-${at + 1}`,
    subject: 'Module registry',
    modes,
    judge: () => failed(error),
  }));
  if ('errors' in given.connection)
    return [...invalid, { ...token, judge: () => skipped('The connection is not configured') }];
  const { address } = given.connection.value;
  if (address.host === publicRegistry)
    return [...invalid, { ...token, judge: () => skipped('Everybody can read the public registry') }];
  const { transport, deadline } = context;
  const registry = createRegistry({ transport, ...given.connection.value, signal: deadline.signal });
  const { modules, patterns, excluded } = 'value' in given.modules ? given.modules.value : noModules;
  const account = once(async () => orUndefined(registry.getAccount(), 'not-found'));
  /** After the account: nothing else is asked with a token that the registry does not accept. */
  const afterAccount = async <T>(ask: () => Promise<T>): Promise<T> => {
    await account().catch((error: unknown) => {
      const isRefused = error instanceof ActionError && ['unreachable', 'unauthorized'].includes(error.reason);
      if (isRefused) throw new Skip('The registry does not accept the token');
    });
    return ask();
  };
  return [
    ...invalid,
    probe({
      ...token,
      ask: account,
      judge: (own) => judgeAccount(own, { registry, host: address.host, isManaging }),
    }),
    ...[...new Set([...modules, ...patterns].map(({ organization }) => organization))].map((organization) =>
      probe({
        id: `registry-tier-${organization}`,
        subject: `Tier of \`${organization}\``,
        modes: managing,
        ask: async () =>
          afterAccount(async () =>
            orUndefined(orUndefined(registry.getEntitlementSet(organization), 'not-found'), 'permission'),
          ),
        judge: (entitlements) => judgeTier(entitlements, registry),
      }),
    ),
    ...modules.map((module) =>
      probe({
        id: `module-${moduleName(module)}`,
        subject: `Module \`${moduleName(module)}\``,
        modes,
        ask: async () => shown(afterAccount(async () => readModule(registry, module))),
        judge: (state) => judgeModule(state, inputs.tagPrefix, isManaging),
      }),
    ),
    ...patterns.map((pattern) =>
      probe({
        id: `modules-${pattern.text}`,
        subject: `Modules \`${pattern.text}\``,
        modes,
        ask: async () =>
          afterAccount(async () => {
            const found = await findModules({ modules: [], patterns: [pattern], excluded }, registry);
            const [first] = found.modules;
            if (first === undefined) throw new ActionErrors(found.failures);
            return { count: found.modules.length, first, state: await readModule(registry, first) };
          }),
        judge({ count, first, state }) {
          const finding = judgeModule(state, inputs.tagPrefix, isManaging);
          return {
            ...finding,
            found: `${plural(count, 'module')}, of which \`${moduleName(first)}\`: ${finding.found}`,
          };
        },
      }),
    ),
  ];
}

interface AccountContext {
  readonly registry: Pick<Registry, 'server'>;
  readonly host: string;
  /** Whether a mode changes modules. */
  readonly isManaging: boolean;
}

const whoMay =
  'Use a user token, or the token of a team with "Manage modules": an organization token cannot manage modules.';

/** What kind of token it is; undefined if the registry does not show its account. */
function judgeAccount(
  account: Awaited<ReturnType<Registry['getAccount']>> | undefined,
  { registry, host, isManaging }: AccountContext,
): Finding {
  if (account === undefined)
    return unknown(
      `\`${host}\` does not show the account of the token`,
      isManaging ? whoMay : 'Make sure that it can read the modules.',
    );
  const { kind, name } = account;
  const { name: service = 'The registry', version } = registry.server();
  const at = `${service}${version === undefined ? '' : ` ${version}`} at \`${host}\``;
  const owner = kind === 'organization' ? 'the organization' : `a ${kind}`;
  const found = `${at} accepts it: a token of ${owner}${name === '' ? '' : ` (\`${name}\`)`}`;
  if (kind === 'organization' && isManaging)
    return failed(new ActionError({ reason: 'permission', message: found, hint: whoMay }));
  if (kind === 'user' && isManaging)
    return warned(
      `${found}, which has all rights of the user`,
      'Prefer the token of a team that has only "Manage modules".',
    );
  return passed(found);
}

type Entitlements = Awaited<ReturnType<Registry['getEntitlementSet']>>;

/** @param entitlements undefined if the token may not read them */
function judgeTier(entitlements: Entitlements | undefined, registry: Pick<Registry, 'server'>): Finding {
  const hint = 'Deprecation needs the Standard edition of HCP Terraform.';
  if (entitlements === undefined) return unknown('The token may not read it', hint);
  const old = describeTooOld(registry.server());
  if (old !== undefined) return failed(new ActionError({ reason: 'tier', message: old, hint: 'Upgrade it.' }));
  const { moduleDeprecations } = entitlements;
  if (moduleDeprecations === undefined)
    return unknown('The registry does not report whether modules can be deprecated', hint);
  if (moduleDeprecations) return passed('The organization is entitled to deprecate module versions');
  const message = 'The organization is not entitled to deprecate module versions';
  return failed(new ActionError({ reason: 'tier', message, hint }));
}

/** Whether the token may read a module, and change it; which tags are its releases. */
function judgeModule({ versions, record }: ModuleState, tagPrefix: string | undefined, isManaging: boolean): Finding {
  const count = plural(versions.length, 'version');
  if (!isManaging) return passed(count);
  if (record?.canDelete === false) {
    const hint = 'Use a user token, or the token of a team with "Manage modules".';
    const message = `The token may read it (${count}), but not manage it`;
    return failed(new ActionError({ reason: 'permission', message, hint }));
  }
  const found = `${count}; ${describeTags(tagPrefix, record?.tagPrefix)}`;
  if (record?.canDelete === undefined)
    return unknown(
      `${found}. Whether the token may manage it is not known`,
      'Run `mode: deprecate` on a test module first.',
    );
  return passed(`${found}; the token may manage it`);
}

function describeTags(input: string | undefined, recorded: string | undefined): string {
  if (input !== undefined) return `tags start with \`${input}\` (input \`tag-prefix\`)`;
  if (recorded !== undefined) return `tags start with \`${recorded}\` (registry)`;
  return 'tags have no prefix, or that of the name of the module';
}
