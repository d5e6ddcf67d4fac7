import { testStories } from '../support/golden/story.ts';
import { moduleCall, releaseEvent, startModules } from '../support/modules.ts';

const versions = ['1.0.0', '1.1.0', '2.0.0-rc.1', '2.0.0', '2.1.0'];
const event = releaseEvent('v2.1.0');
const deprecation = { reason: 'Superseded by 2.1.0. [outrider]', link: 'https://wiki.example/network' };
const revocation = { message: 'CVE-2026-1234: opens port 22 to everyone', link: 'https://wiki.example/security' };

testStories('modules', {
  deprecate: async (step) => {
    await using story = await startModules({ versions });
    await step('A dry run', () => story.deprecate({ event, inputs: { 'dry-run': 'true' } }));
    await step('A release', () => story.deprecate({ event }));
    await step('The same run again', () => story.deprecate({ event }));
  },
  'deprecate-with-a-rate-limit': async (step) => {
    await using story = await startModules({ versions });
    story.registry.fault({ on: 'PATCH', kind: 429, wait: 0.02 });
    await step('The first write is limited', () => story.deprecate({ event }));
  },
  'deprecate-with-a-lost-write': async (step) => {
    await using story = await startModules({ versions: ['1.1.0', '2.1.0'] });
    story.registry.fault({ on: 'PATCH', kind: 'drop-after' });
    await step('The response to one write is lost', () => story.deprecate({ event }));
  },
  'deprecate-that-fails': async (step) => {
    await using story = await startModules({ versions });
    story.registry.fault({ on: 'PATCH', kind: 422, path: '/1.1.0' });
    await step('The registry refuses one version', () => story.deprecate({ event }));
    await step('A token that may only read', () => story.deprecate({ event, token: 'member' }));
  },
  'deprecate-many-modules': async (step) => {
    await using story = await startModules({ versions });
    story.registry.publish({ name: 'cluster', provider: 'aws', versions: ['1.0.0', '1.1.0', '1.2.0', '2.0.0'] });
    story.registry.publish({ name: 'bucket', provider: 'aws', versions: ['1.0.0'] });
    const inputs = { module: 'acme/*/*', policy: 'per-major', 'max-changes': '3' };
    const schedule = { name: 'schedule', payload: {} };
    await step('More changes than `max-changes`', () => story.deprecate({ event: schedule, inputs }));
    await step('A higher limit', () => story.deprecate({ event: schedule, inputs: { ...inputs, 'max-changes': '6' } }));
  },
  reinstate: async (step) => {
    await using story = await startModules({ versions });
    await story.deprecate({ event });
    const deleted = releaseEvent('v2.1.0', 'deleted');
    await step('A dry run', () => story.reinstate({ event: deleted, inputs: { 'dry-run': 'true' } }));
    await step('The release is deleted', () => story.reinstate({ event: deleted }));
  },
  'check-modules': async (step) => {
    const seeds = [
      '1.0.0',
      { version: '1.1.0', deprecation, revoked: revocation },
      { version: '2.0.0', deprecation },
      '2.1.0',
    ];
    await using story = await startModules({ versions: seeds });
    const env = { GITHUB_GRAPHQL_URL: 'https://api.github.example/graphql' };
    await step('All calls are good', () => story.check({ files: { 'main.tf': moduleCall('2.1.0') }, env }));
    const files = {
      'live/eu/network.tf': moduleCall('~> 1.0'),
      'live/us/network.tf': `${moduleCall('2.0.0')}${moduleCall('4.0.0', { name: 'next' })}`,
      'shared/other.tf': 'module "other" {\n  source = "REGISTRY/acme/${var.name}/aws"\n}\n',
    };
    await step('A revoked version, a deprecated one and calls that cannot be checked', () =>
      story.check({ files, env }),
    );
  },
});
