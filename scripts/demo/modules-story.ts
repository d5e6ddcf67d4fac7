import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAction, type ActionRun } from '../../test/support/action.ts';
import { moduleCall } from '../../test/support/modules.ts';
import { createWorkspace } from '../../test/support/workspace.ts';
import { renderCommentPage } from '../look/page.ts';
import { verify, step } from './steps.ts';
import type { Cluster } from './cluster.ts';
import type { Release } from './github.ts';
import type { Stage } from './story.ts';
import { readResult } from '../../test/support/result.ts';

const module = { name: 'vpc', provider: 'aws' };
const address = 'acme/vpc/aws';
const before = ['1.0.0', '1.1.0', '2.0.0-rc.1', '2.0.0'];

/** The results of a release and of its withdrawal. */
export interface Released {
  readonly deprecated: ActionRun;
  readonly reinstated: ActionRun;
}

/** Releases a module version that supersedes others, and withdraws it again. */
export async function releaseAndWithdraw(stage: Stage): Promise<Released> {
  const { cluster, github } = stage;
  const release = await step('v2.1.0 of a module is released; the registry imports the tag meanwhile', async () => {
    await control(cluster, 'modules', { ...module, versions: before });
    await control(cluster, 'releases', { address, version: '2.1.0' });
    return github.release('v2.1.0', 'Subnets may be private.');
  });
  const deprecated = await step('Outrider waits for the version and deprecates the superseded ones', async () => {
    const run = await runMode(stage, 'deprecate', release, 'published');
    verify(run.exitCode === 0, `The deprecation should end with 0:\n${run.stdout}`);
    verify(run.log.includes('Waiting for acme/vpc/aws 2.1.0'), 'It should wait for the version');
    return run;
  });
  await step('The registry shows reason and link, and a second run does nothing', async () => {
    await checkDeprecated(stage, before, 'Superseded by 2.1.0. [outrider]');
    const rerun = await runMode(stage, 'deprecate', release, 'published');
    verify(rerun.outputs['changed'] === 'false', 'A second run should change nothing');
  });
  await step('A consumer that calls 1.1.0 is warned on the pull request', async () => {
    const run = await checkConsumer(stage);
    const [finding] = readResult(run).findings;
    verify(finding?.version === '1.1.0' && finding.replacement === '2.1.0', `1.1.0 should be found:\n${run.stdout}`);
  });
  const reinstated = await step('v2.1.0 is withdrawn; Outrider reinstates 2.0.0', async () => {
    const run = await runMode(stage, 'reinstate', release, 'deleted');
    verify(run.exitCode === 0, `The reinstatement should end with 0:\n${run.stdout}`);
    await checkDeprecated(stage, before.slice(0, 3), 'Superseded by 2.1.0. [outrider]');
    return run;
  });
  return { deprecated, reinstated };
}

/** Writes the two step summaries as a page that looks like GitHub. */
export async function writeSummaryPage(folder: string, { deprecated, reinstated }: Released): Promise<void> {
  await step('Both step summaries are in .demo/modules.html', async () => {
    const shown = [
      { author: 'Summary of the release', markdown: deprecated.summary },
      { author: 'Summary of its withdrawal', markdown: reinstated.summary },
    ];
    writeFileSync(join(folder, 'modules.md'), shown.map(({ markdown }) => markdown).join('\n'));
    writeFileSync(join(folder, 'modules.html'), await renderCommentPage('Outrider and a module', shown));
  });
}

async function runMode(
  { cluster, github, front }: Stage,
  mode: 'deprecate' | 'reinstate',
  release: Release,
  action: string,
): Promise<ActionRun> {
  return runAction({
    process: true,
    inputs: { mode, module: address, 'registry-address': cluster.registry, 'registry-token': cluster.registryToken },
    workspace: import.meta.dirname,
    githubToken: github.workflowToken,
    apiUrl: front.url,
    event: { name: 'release', payload: { action, release } },
    env: { GITHUB_SERVER_URL: front.url },
  });
}

async function checkConsumer({ cluster: { registry, registryToken } }: Stage): Promise<ActionRun> {
  const source = `${new URL(registry).host}/${address}`;
  using workspace = createWorkspace({ 'main.tf': moduleCall('~> 1.0', { source }) });
  return await runAction({
    process: true,
    inputs: { mode: 'check-modules', 'registry-address': registry, 'registry-token': registryToken },
    workspace: workspace.path,
  });
}

async function checkDeprecated({ cluster }: Stage, versions: readonly string[], reason: string): Promise<void> {
  const response = await fetch(`${cluster.registry}/api/registry/v1/modules/${address}/versions`, {
    headers: { authorization: `Bearer ${cluster.registryToken}` },
  });
  const { modules } = (await response.json()) as Listing;
  const deprecated = modules[0].versions.filter(({ deprecation }) => deprecation?.reason === reason);
  const actual = deprecated.map(({ version }) => version).toSorted();
  verify(
    actual.join() === versions.toSorted().join(),
    `Expected ${versions.join()} to be deprecated, but found ${actual.join()}`,
  );
}

interface Listing {
  readonly modules: readonly [
    {
      readonly versions: readonly {
        readonly version: string;
        readonly deprecation: { readonly reason: string } | null;
      }[];
    },
  ];
}

/** Controls the sandbox's registry. */
export async function control({ registry }: Cluster, path: string, body: object): Promise<void> {
  const response = await fetch(`${registry}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  verify(response.ok, `The sandbox should accept ${JSON.stringify(body)}, but it returned: ${await response.text()}`);
}
