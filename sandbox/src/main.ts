import { once } from 'node:events';
import type { ModuleSeed } from './registry/seeds.ts';
import { startSandbox } from './server.ts';

/** Seeds a module with versions to deprecate. */
const sample: ModuleSeed = {
  name: 'network',
  provider: 'sandbox',
  versions: ['1.0.0', '1.1.0', '1.2.0', '2.0.0-rc.1', '2.0.0'],
};

if (import.meta.main) await run();

/** Runs the sandbox until a signal ends it. */
async function run(): Promise<void> {
  const version = process.env['OUTRIDER_SANDBOX_VERSION'] ?? '';
  const acl = process.env['OUTRIDER_SANDBOX_ACL'] === '1';
  // A review record names one address: the sandboxes for plan and register need the same port.
  const port = Number(process.env['OUTRIDER_SANDBOX_PORT'] ?? 0);
  const github = process.env['OUTRIDER_SANDBOX_GITHUB'] ?? '';
  const sandbox = await startSandbox({
    acl,
    port,
    ...(version === '' ? {} : { version }),
    ...(github === '' ? {} : { github }),
  });
  console.error('The sandbox keeps everything in memory; it is lost when the sandbox ends.');
  sandbox.modules.publish(sample);
  const { scheduler, registry, page, registryTokens } = sandbox;
  console.log(JSON.stringify({ scheduler, registry, page, registryTokens, ...sandbox.keys }));
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await sandbox.close();
}
