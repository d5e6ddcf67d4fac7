import { moduleCall, startModules } from '../../test/support/modules.ts';

const deprecation = {
  reason: 'Superseded by 2.1.0. [outrider]',
  link: 'https://github.com/acme/network/releases/tag/v2.1.0',
};
const revocation = {
  message: 'CVE-2026-1234: opens port 22 to everyone',
  link: 'https://wiki.example/security/2026-1234',
};

/** Returns the summary of a check that finds a revoked version, deprecated ones, and calls that it cannot check. */
export async function showCheckedModules(): Promise<string> {
  await using story = await startModules({
    versions: [
      '1.0.0',
      { version: '1.1.0', deprecation, revoked: revocation },
      { version: '2.0.0', deprecation },
      '2.1.0',
    ],
  });
  story.registry.publish({
    name: 'dns',
    provider: 'aws',
    versions: [{ version: '0.9.0', deprecation: { reason: 'Use acme/zones/aws instead', link: '' } }],
  });
  const dns = 'REGISTRY/acme/dns/aws//records';
  const { summary } = await story.check({
    files: {
      'live/eu/network.tf': moduleCall('~> 1.0'),
      'live/us/network.tf': `${moduleCall('2.0.0')}${moduleCall('4.0.0', { name: 'next' })}`,
      'live/test/network.tf': moduleCall('2.0.0'),
      'shared/dns.tf': moduleCall(undefined, { name: 'dns', source: dns }),
      'shared/other.tf': 'module "other" {\n  source = "REGISTRY/acme/${var.name}/aws"\n}\n',
    },
  });
  return summary.replaceAll(story.host, 'app.terraform.io');
}

/** Returns the summary of a first run over many modules: one has failed, the others are old, quiet or have versions that others deprecated. */
export async function showManyModules(): Promise<string> {
  const byPerson = { reason: 'Loses state on upgrade', link: '' };
  await using story = await startModules({
    versions: [
      '1.0.0',
      { version: '1.1.0', deprecation: byPerson, revoked: revocation },
      { version: '1.2.0', deprecation: byPerson },
      { version: '1.3.0', deprecation },
      '2.0.0',
      '2.1.0',
    ],
  });
  const old = Array.from({ length: 40 }, (_, at) => `1.${at}.0`);
  story.registry.publish({ name: 'cluster', provider: 'aws', versions: [...old, '2.0.0', '2.1.0'] });
  for (const name of ['bucket', 'queue', 'zones'])
    story.registry.publish({ name, provider: 'aws', versions: ['1.0.0'] });
  story.registry.publish({ name: 'dns', provider: 'google', versions: ['0.9.0', '1.0.0', '1.1.0'] });
  story.registry.fault({ on: 'GET', kind: 404, path: 'acme/queue/aws/versions' });
  const { summary } = await story.deprecate({
    event: { name: 'schedule', payload: {} },
    inputs: { module: 'acme/*/*', policy: 'per-major', 'max-changes': '60' },
  });
  return summary;
}
