import { isLoopback } from '../clients/http/host.ts';
import { readAddress } from './address.ts';
import { quote } from './kinds.ts';
import { addMistake, type AddMistake } from './mistakes.ts';
import { readModules } from './modules.ts';
import { readPolicy } from './policy.ts';
import type { Environment, RawInputs } from './raw.ts';
import { unknownPlaceholders } from '../deprecation/template.ts';
import { parseVersion, type Version } from '../clients/registry/version.ts';
import type { Judgement } from './planning.ts';
import type { Module } from '../clients/registry/module.ts';
import type { Policy } from '../deprecation/policy.ts';

/** What the modes `deprecate` and `reinstate` have in common. */
interface Registering {
  readonly registry: {
    /** Scheme, host and port, and a path where the registry is below one. */
    readonly address: URL;
    readonly token: string;
  };
  readonly modules: readonly Module[];
  /** The released or the withdrawn version; undefined to read it from the event. */
  readonly version: Version | undefined;
  readonly tagPrefix: string | undefined;
  readonly policy: Policy;
  readonly maxChanges: number;
  readonly onMissing: 'error' | 'warning';
  readonly dryRun: boolean;
  /** Milliseconds after which the run gives up, besides what it waits for a version. */
  readonly timeout: number;
}

/** All that mode `deprecate` may be told. */
export interface DeprecateInputs extends Registering {
  readonly mode: 'deprecate';
  readonly requireSuccessor: boolean;
  /** Templates. */
  readonly reason: string;
  readonly link: string | undefined;
  readonly updateText: boolean;
  /** Milliseconds. */
  readonly waitForVersion: number;
  readonly note: boolean;
  readonly githubToken: string | undefined;
}

/** All that mode `reinstate` may be told. */
export interface ReinstateInputs extends Registering {
  readonly mode: 'reinstate';
  readonly scope: 'owned' | 'all';
}

/** Reads the inputs of a mode that speaks to the registry; undefined when a mistake, which is noted, makes that impossible. */
export function readRegistryInputs(
  mode: 'deprecate' | 'reinstate',
  raw: RawInputs,
  judgement: Judgement,
): DeprecateInputs | ReinstateInputs | undefined {
  return mode === 'deprecate' ? readDeprecateInputs(raw, judgement) : readReinstateInputs(raw, judgement);
}

function readDeprecateInputs(raw: RawInputs, judgement: Judgement): DeprecateInputs | undefined {
  const add: AddMistake = (...mistake) => addMistake(judgement, ...mistake);
  const common = readCommon(raw, judgement, add);
  for (const name of ['reason', 'link'] as const) checkTemplate(name, raw[name] ?? '', add);
  const link = raw.link === 'none' ? undefined : raw.link;
  if (link !== undefined && !/^(https?:\/\/|\{\{)/.test(link)) {
    add(
      'link',
      `is ${quote(link)}, which is no address`,
      'Begin it with `https://` or a placeholder, or write `none`.',
    );
  }
  if (raw.note === 'release' && raw['github-token'] === undefined) {
    add('note', 'is `release`, but `github-token` is empty', 'Give a token with `contents: write`.');
  }
  if (common === undefined) return undefined;
  return {
    ...common,
    mode: 'deprecate',
    requireSuccessor: raw['require-successor'],
    reason: raw.reason ?? '',
    link,
    updateText: raw['update-text'],
    waitForVersion: raw['wait-for-version'],
    note: raw.note === 'release',
    githubToken: raw['github-token'],
  };
}

function readReinstateInputs(raw: RawInputs, judgement: Judgement): ReinstateInputs | undefined {
  const common = readCommon(raw, judgement, (...mistake) => addMistake(judgement, ...mistake));
  return common === undefined ? undefined : { ...common, mode: 'reinstate', scope: raw['reinstate-scope'] };
}

function readCommon(raw: RawInputs, judgement: Judgement, add: AddMistake): Registering | undefined {
  const registry = readRegistry(raw, judgement.env, add);
  const modules = readModules(raw.module, add);
  const given = raw['module-version'];
  const version = given === undefined ? undefined : parseVersion(given);
  if (given !== undefined && version === undefined) {
    add('module-version', `is ${quote(given)}, which is no version`, 'Write it as `1.2.3`.');
  }
  const policy = readPolicy(raw, judgement.env, add);
  if (registry === undefined) return undefined;
  return {
    registry,
    modules,
    version,
    tagPrefix: raw['tag-prefix'],
    policy,
    maxChanges: raw['max-changes'],
    onMissing: raw['on-missing'],
    dryRun: raw['dry-run'],
    timeout: raw.timeout,
  };
}

function readRegistry(raw: RawInputs, env: Environment, add: AddMistake): Registering['registry'] | undefined {
  const address = readAddress(raw['registry-address'] ?? '', {
    example: 'app.terraform.io',
    credentials: 'Give the token as `registry-token` (from a secret) and the address without it.',
    path: true,
  });
  if ('mistake' in address) {
    add('registry-address', address.mistake, address.hint);
    return undefined;
  }
  const { value } = address;
  const token = raw['registry-token'] ?? tokenFor(value.hostname, env);
  if (value.protocol === 'http:' && !isLoopback(value) && !raw['allow-http']) {
    const hint = 'Use an https address; or accept the risk with `allow-http: true`.';
    add('registry-token', 'would go over plain http to another machine, readable on the way', hint, 'plain-http');
  }
  if (token === undefined) {
    const hint = `Give a token of a user or a team that may manage modules, or set \`TF_TOKEN_${encodedHost(value.hostname)}\`.`;
    add('registry-token', 'is missing', hint);
    return undefined;
  }
  return { address: value, token };
}

function encodedHost(host: string): string {
  return host.replaceAll('-', '__').replaceAll('.', '_');
}

/**
 * The token that the registry's own command line would take: dots of the host are written as `_`, dashes as `__`.
 *
 * @see https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
function tokenFor(host: string, env: Environment): string | undefined {
  const found = Object.entries(env).find(([name, text]) => {
    if (!name.startsWith('TF_TOKEN_') || !text?.trim()) return false;
    return name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase() === host;
  });
  return found?.[1]?.trim();
}

function checkTemplate(name: 'reason' | 'link', template: string, add: AddMistake): void {
  for (const unknown of unknownPlaceholders(template)) {
    add(
      name,
      `names ${quote(unknown)}, which is no placeholder`,
      'Those that there are: docs/deprecation.md, "Reason and link".',
    );
  }
}
