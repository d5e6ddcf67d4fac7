import { once } from 'node:events';
import { startSandbox } from './server.ts';

if (import.meta.main) await run();

/** Runs the sandbox until it is told to end. */
async function run(): Promise<void> {
  const sandbox = await startSandbox({ acl: process.env['OUTRIDER_SANDBOX_ACL'] === '1' });
  console.error('The sandbox keeps everything in memory; it is lost when the sandbox ends.');
  console.log(JSON.stringify({ scheduler: sandbox.scheduler, page: sandbox.page, ...sandbox.keys }));
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await sandbox.close();
}
