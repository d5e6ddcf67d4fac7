import { once } from 'node:events';
import type { ModuleSeed } from './registry/seeds.ts';
import { formatExampleCommand } from './page/serve.ts';
import { startSandbox } from './server.ts';

/** Seeds a module with versions to deprecate. */
const sample: ModuleSeed = {
  name: 'network',
  provider: 'sandbox',
  versions: ['1.0.0', '1.1.0', '1.2.0', '2.0.0-rc.1', '2.0.0'],
};

const help = `Starts a sandbox of Nomad's jobs API and of HCP Terraform's private module registry on this machine, until Ctrl-C.

Usage: npm run sandbox

It prints one line of JSON: the addresses of Nomad ("scheduler"), of the registry and of a page that shows both, and tokens.

Environment variables:
  OUTRIDER_SANDBOX_PORT     port of Nomad's API; a free one by default
  OUTRIDER_SANDBOX_VERSION  version of Nomad, such as 1.9.6; the newest by default
  OUTRIDER_SANDBOX_ACL      1 to require tokens
  OUTRIDER_SANDBOX_GITHUB   API address of a repository whose comments the page shows`;

if (import.meta.main) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) console.log(help);
  else await run();
}

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
  const example = acl ? '' : ` To register its example job:\n  ${formatExampleCommand(page, scheduler)}`;
  console.error(`Open ${page} in a browser.${example}`);
  console.log(JSON.stringify({ scheduler, registry, page, registryTokens, ...sandbox.keys }));
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await sandbox.close();
}
