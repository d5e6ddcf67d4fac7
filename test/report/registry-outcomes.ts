import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../src/report/registry-report.ts';

export function judgedVersion(name: string, rest: Partial<JudgedVersion> = {}): JudgedVersion {
  const { result = 'deprecated' } = rest;
  return {
    name,
    verdict: 'deprecate',
    reason: '2.0.0 supersedes it',
    revoked: false,
    deprecation: undefined,
    text: result === 'deprecated' ? { reason: 'Superseded by 2.0.0. [outrider]', link: '' } : undefined,
    result,
    failure: undefined,
    ...rest,
  };
}

/** A module with these versions deprecated. */
export function judgedModule(
  module: string,
  versions: readonly (string | JudgedVersion)[],
  rest: Partial<JudgedModule> = {},
): JudgedModule {
  const judged = versions.map((version) => (typeof version === 'string' ? judgedVersion(version) : version));
  return { module, version: '2.0.0', versions: judged, failures: [], notes: [], ...rest };
}

export function registryOutcome(
  modules: readonly JudgedModule[],
  rest: Partial<RegistryOutcome> = {},
): RegistryOutcome {
  return {
    mode: 'deprecate',
    dryRun: false,
    tag: 'v2.0.0',
    modules,
    failures: [],
    notes: [],

    ...rest,
  };
}
