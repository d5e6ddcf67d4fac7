import { runAction, type ActionRun } from '../../test/support/action.ts';
import { createRepository } from './repository.ts';
import { startFront } from './front.ts';
import { startGitHub, type GitHub } from './github.ts';
import { verify, step } from './steps.ts';
import { web } from './tour-jobs.ts';
import type { Cluster } from './cluster.ts';
import type { Shown } from './tour.ts';

const file = 'jobs/site.nomad.hcl';
const site = (image: string): string => web(1, image).replace('job "web"', 'job "site"');

/** Shows a job that was changed manually, the issue about it, and how it closes. */
export async function showDrift(cluster: Cluster): Promise<readonly Shown[]> {
  await using github = await startGitHub();
  await using front = await startFront(github.url, () => Promise.resolve(undefined));
  using repository = await createRepository('Add site', { [file]: site('site:1') });
  const head = await github.begin({ message: 'Add site', files: await repository.files() });
  const runDrift = (number: number): Promise<ActionRun> =>
    runAction({
      process: true,
      inputs: { mode: 'drift', address: cluster.address, 'job-files': file },
      workspace: repository.folder,
      githubToken: github.workflowToken,
      apiUrl: front.url,
      event: { name: 'schedule', payload: { schedule: '17 6 * * *', repository: { default_branch: 'main' } } },
      env: { GITHUB_SHA: head, GITHUB_REF: 'refs/heads/main', GITHUB_RUN_ID: String(number) },
    });
  const opened = await step('drift: site is registered manually with another image, and an issue opens', async () => {
    await cluster.register(site('site:1'));
    await cluster.register(site('site:2'));
    return checkIssue(github, await runDrift(1), { state: 'open', pattern: /### 🟠 `site` differs from its file/ });
  });
  const closed = await step('drift: site matches its file again, and the issue closes', async () => {
    await cluster.register(site('site:1'));
    return checkIssue(github, await runDrift(2), { state: 'closed', pattern: /### 🟢 No drift/ });
  });
  return [opened, closed];
}

interface Expected {
  readonly state: string;
  readonly pattern: RegExp;
}

async function checkIssue(github: GitHub, run: ActionRun, { state, pattern }: Expected): Promise<Shown> {
  verify(run.exitCode === 0, `drift should end with 0, but ended with ${run.exitCode}:\n${run.stdout}`);
  const [issue, ...others] = await github.issues();
  verify(issue !== undefined && others.length === 0, `There should be one issue:\n${run.stdout}`);
  verify(
    issue.state === state && pattern.test(issue.body),
    `The issue should be ${state}:\n${issue.body}\n${run.stdout}`,
  );
  return { author: issue.user.login, markdown: issue.body };
}
