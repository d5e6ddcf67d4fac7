import { startDrift, type DriftStory } from '../../test/support/drifting.ts';
import { service } from '../../test/support/registering.ts';
import type { Story } from './stories.ts';

/** The text of the issue, with a realistic address. */
function readIssue({ github, sandbox }: DriftStory): string {
  const [issue] = github.issues;
  if (issue === undefined) throw new Error('Outrider wrote no issue');
  return issue.body.replaceAll(new URL(sandbox.scheduler).host, 'nomad.example:4646');
}

function story(name: string, about: string, play: () => Promise<string>): Story {
  return { name, about, author: 'github-actions[bot]', frameless: false, play };
}

export const driftStories: readonly Story[] = [
  story('drift', 'A job that was changed manually', async () => {
    await using drift = await startDrift({
      files: { 'jobs/web.nomad.hcl': service('web') },
      running: [service('web')],
    });
    await drift.operate(service('web', { count: 5 }));
    await drift.drift();
    return readIssue(drift);
  }),
  story('drift-kinds', 'Drift of every kind, and a job file that cannot be parsed', async () => {
    const [web, api, mail] = ['web', 'api', 'mail'].map((id) => service(id)) as [string, string, string];
    await using drift = await startDrift({
      files: { 'jobs/web.nomad.hcl': web, 'jobs/api.nomad.hcl': api, 'jobs/mail.nomad.hcl': mail },
      running: [web, api, mail],
    });
    await drift.operate(service('web', { count: 5, meta: 'meta {\n owner = "ada"\n }' }));
    await drift.ask('DELETE', '/v1/job/mail');
    drift.workspace.write('jobs/api.nomad.hcl', service('api', { image: 'api:2' }));
    drift.workspace.write('jobs/broken.nomad.hcl', 'job "broken" {\n nonsense = true\n}\n');
    drift.commitHead();
    await drift.drift({ inputs: { environment: 'production' } });
    return readIssue(drift);
  }),
  story('drift-closed', 'The issue after the last drift was resolved', async () => {
    await using drift = await startDrift({
      files: { 'jobs/web.nomad.hcl': service('web') },
      running: [service('web')],
    });
    await drift.operate(service('web', { count: 5 }));
    await drift.drift();
    await drift.operate(service('web'));
    await drift.drift();
    return readIssue(drift);
  }),
];
