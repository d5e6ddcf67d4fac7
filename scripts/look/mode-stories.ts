import { readFileSync } from 'node:fs';
import { runAction } from '../../test/support/action.ts';
import { shops } from '../demo/shop.ts';
import type { Stage } from '../demo/story.ts';
import { mail, report } from '../demo/tour-jobs.ts';
import { startSandbox } from '../../sandbox/src/server.ts';
import { showManyModules } from './module-stories.ts';
import type { Story } from './stories.ts';

type Inputs = Readonly<Record<string, string>>;

/** Runs a mode on the cluster of a stage; returns its summary. */
async function readSummary({ cluster, repository }: Stage, inputs: Inputs): Promise<string> {
  const { outputs, stdout } = await runAction({
    inputs: { address: cluster.address, ...inputs },
    workspace: repository.folder,
  });
  if (outputs['markdown'] === undefined) throw new Error(`Outrider wrote no report:\n${stdout}`);
  return readFileSync(outputs['markdown'], 'utf8');
}

function story(name: string, about: string, play: Story['play']): Story {
  return { name, about, author: 'Step summary', frameless: true, play };
}

/** A Nomad with ACLs, whose token `reverter` may revert, but not stop jobs. */
async function showCheckedSetup({ repository }: Stage): Promise<string> {
  const sandbox = await startSandbox({ acl: true });
  try {
    const { outputs, stdout } = await runAction({
      inputs: {
        mode: 'check',
        for: 'plan\nregister\nrevert\nstop',
        address: sandbox.scheduler,
        token: sandbox.keys?.tokens.reverter ?? '',
        comment: 'off',
      },
      workspace: repository.folder,
      event: { name: 'workflow_dispatch', payload: {} },
      env: { GITHUB_GRAPHQL_URL: 'https://api.github.example/graphql' },
    });
    if (outputs['markdown'] === undefined) throw new Error(`Outrider wrote no report:\n${stdout}`);
    return readFileSync(outputs['markdown'], 'utf8');
  } finally {
    await sandbox.close();
  }
}

/** The summaries of the other modes, on a cluster where `shop` runs. */
export const modeStories: readonly Story[] = [
  story('status', 'A healthy job', async (stage) => {
    // Follows the first rollout to its end.
    await readSummary(stage, { mode: 'evaluate', job: 'shop' });
    await readSummary(stage, { mode: 'scale', job: 'shop', count: '3' });
    return readSummary(stage, { mode: 'status', job: 'shop' });
  }),
  story('status-launches', 'A parameterized job and its launches', async (stage) => {
    await stage.cluster.register(mail);
    await readSummary(stage, { mode: 'dispatch', job: 'mail', payload: 'Dear reader', meta: 'campaign=spring' });
    return readSummary(stage, { mode: 'status', job: 'mail' });
  }),
  story('status-failing', 'A job that is expected to be healthy, but fails', async (stage) => {
    await stage.cluster.register(shops.failing);
    await readSummary(stage, { mode: 'evaluate', job: 'shop' });
    return readSummary(stage, { mode: 'status', job: 'shop', expect: 'healthy' });
  }),
  story('list', 'All jobs of a namespace', async (stage) => {
    await stage.cluster.register(mail);
    await stage.cluster.register(report);
    return readSummary(stage, { mode: 'list' });
  }),
  story('list-all', 'The jobs of all namespaces, of which one lacks allocations', async (stage) => {
    await stage.cluster.register(mail);
    // The node has room for two of the three.
    await stage.cluster.register(
      shops.running
        .replaceAll('shop', 'shop-search-index')
        .replace('count = 2', 'count = 3')
        .replace('env {', 'resources {\n memory = 9000\n }\n env {'),
    );
    await stage.cluster.awaitRunning('shop-search-index', 2);
    return readSummary(stage, { mode: 'list', namespace: '*' });
  }),
  story('scale', 'A job gets a third allocation', async (stage) =>
    readSummary(stage, { mode: 'scale', job: 'shop', groups: 'app', count: '3' }),
  ),
  story('restart', 'A job is restarted in batches', async (stage) => {
    await readSummary(stage, { mode: 'evaluate', job: 'shop' });
    await readSummary(stage, { mode: 'scale', job: 'shop', count: '5' });
    return readSummary(stage, { mode: 'restart', job: 'shop', 'batch-size': '2', timeout: '2m' });
  }),
  story('restart-failing', 'An allocation does not come back, and stops the restart', async (stage) => {
    await readSummary(stage, { mode: 'evaluate', job: 'shop' });
    await stage.cluster.register(
      shops.running.replace('env {', 'env {\n SANDBOX_RESTART_FAILS = "2"').replace('count = 2', 'count = 5'),
    );
    await readSummary(stage, { mode: 'evaluate', job: 'shop', promote: 'auto' });
    return readSummary(stage, { mode: 'restart', job: 'shop', 'batch-size': '2', timeout: '2m' });
  }),
  story('revert', 'A job goes back to its first version', async (stage) => {
    await stage.cluster.register(shops.better);
    await readSummary(stage, { mode: 'evaluate', job: 'shop' });
    return readSummary(stage, { mode: 'revert', job: 'shop', 'job-version': '0' });
  }),
  story('dispatch', 'A dispatched job that is followed to its end', async (stage) => {
    await stage.cluster.register(mail);
    return readSummary(stage, { mode: 'dispatch', job: 'mail', payload: 'Dear reader', meta: 'campaign=spring' });
  }),
  story('periodic-force', 'A periodic job that is launched ahead of its schedule', async (stage) => {
    await stage.cluster.register(report);
    return readSummary(stage, { mode: 'periodic-force', job: 'report' });
  }),
  story('stop', 'A job that is stopped', async (stage) => readSummary(stage, { mode: 'stop', job: 'shop' })),
  story('evaluate', 'A job that is evaluated again', async (stage) =>
    readSummary(stage, { mode: 'evaluate', job: 'shop' }),
  ),
  story('stable', 'A version that is marked as stable', async (stage) =>
    readSummary(stage, { mode: 'stable', job: 'shop', 'job-version': '0' }),
  ),
  story('promote', 'A deployment that is promoted', async (stage) =>
    readSummary(stage, { mode: 'promote', job: 'shop' }),
  ),
  story('many-modules', 'A first run over the modules of an organization', showManyModules),
  story('check', 'A setup with a token that lacks a capability, and one that may do too much', showCheckedSetup),
  story('not-found', 'A job that does not exist', async (stage) =>
    readSummary(stage, { mode: 'scale', job: 'shp', count: '2' }),
  ),
  story('parse', 'Job files that are only validated', async (stage) =>
    readSummary(stage, { mode: 'parse', 'job-files': 'shop/*.nomad.hcl' }),
  ),
];
