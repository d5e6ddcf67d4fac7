import { testStories } from '../support/golden/story.ts';
import { pullRequestEvent } from '../support/github.ts';
import { image, merge, createPlanOptions, startLate, createRegisterOptions } from '../support/late.ts';
import {
  failingTask,
  service,
  startNomadProxy,
  startStory,
  type StoryOptions,
  type Story,
} from '../support/registering.ts';
import { startUndeclaring } from '../support/undeclaring.ts';

const file = 'jobs/web.nomad.hcl';
const changed = { [file]: service('web', { image: 'two' }) };
const large = 'resources {\n        memory = 99999\n      }\n      env {';

function start(files: StoryOptions['files'] = changed, options: Partial<StoryOptions> = {}): Promise<Story> {
  return startStory({ files, running: [service('web')], ...options });
}

testStories('register', {
  'of-the-reviewed-plan': async (step) => {
    await using story = await start();
    await step('The pull request is planned', () => story.plan());
    await step('Its merge is registered', () => story.register());
    await step('The same run again', () => story.register());
  },
  'of-several-jobs': async (step) => {
    const files = {
      ...changed,
      'jobs/api.nomad.hcl': service('api', { count: 2 }),
      'jobs/mail.nomad.hcl': service('mail'),
    };
    await using story = await start(files, { running: [service('web'), service('mail')] });
    await story.plan();
    await step('Of three jobs, one is new and one changes', () => story.register());
  },
  'in-stages': async (step) => {
    const [api, worker] = ['jobs/api.nomad.hcl', 'jobs/worker.nomad.hcl'] as const;
    const update = 'canary = 1';
    const files = { ...changed, [api]: service('api', { image: 'two', update }), [worker]: service('worker') };
    await using story = await start(files, { running: [service('web'), service('api', { update })] });
    const inputs = { stages: JSON.stringify([[file], [api]]) };
    await step('The plan shows the order', () => story.plan({ inputs }));
    await step('The canary of the second stage waits', () => story.register({ inputs }));
    await story.run({ inputs: { mode: 'promote', job: 'api' } });
    await step('A re-run after its promotion', () => story.register({ inputs }));
  },
  'in-another-order': async (step) => {
    const api = 'jobs/api.nomad.hcl';
    await using story = await start({ ...changed, [api]: service('api') });
    await story.plan({ inputs: { stages: JSON.stringify([[file]]) } });
    const inputs = { stages: JSON.stringify([[api]]) };
    await step('Another merge has changed the stages', () => story.register({ inputs }));
  },
  'with-an-invalid-input': async (step) => {
    await using story = await start();
    await story.plan();
    await step('The timeout is not a duration', () => story.register({ inputs: { timeout: 'soon' } }));
  },
  'without-a-record': async (step) => {
    await using story = await start();
    await step('The merge of a pull request that was never planned', () => story.register());
  },
  'by-another-key': async (step) => {
    await using story = await start();
    await story.plan();
    const inputs = { 'signing-key': 'another-key-of-more-than-sixteen-bytes' };
    await step('The record is signed by another key', () => story.register({ inputs }));
  },
  'changed-since-the-review': async (step) => {
    await using story = await start();
    await story.plan();
    await story.operate(service('web', { count: 3 }));
    await step('The job is scaled before the merge', () => story.register());
  },
  'without-a-review': async (step) => {
    await using story = await start();
    await step('A push with `review: ignore`', () => story.register({ inputs: { review: 'ignore' } }));
  },
  'rolled-back': async (step) => {
    const update = 'auto_revert = true';
    const files = { [file]: service('web', { image: 'two', task: failingTask, update }) };
    await using story = await start(files, { running: [service('web', { update })] });
    await story.plan();
    await step('The new version fails, and Nomad reverts it', () => story.register());
  },
  'failed-with-its-cause': async (step) => {
    const task = 'run_for = "2h"\n        start_error = "no docker credentials"';
    await using story = await start({ [file]: service('web', { image: 'two', task }) });
    await story.plan();
    await step('The task cannot start', () => story.register());
  },
  'failed-in-part': async (step) => {
    const failing = service('web', { image: 'two', count: 3, task: failingTask });
    await using story = await start({ [file]: failing }, { running: [service('web', { count: 3 })] });
    await story.plan();
    await step('The first of three new allocations fails', () => story.register());
  },
  'timed-out': async (step) => {
    const restarting = service('web', { image: 'two', count: 3, task: failingTask })
      .replace('attempts = 0', 'attempts = 100')
      .replace('"fail"', '"delay"');
    const sandbox = { pace: { retry: 3_600_000, deadline: 5000 } };
    await using story = await start({ [file]: restarting }, { running: [service('web', { count: 3 })], sandbox });
    await story.plan();
    await step('The first of three new allocations waits for its restart', () =>
      story.register({ inputs: { timeout: '2s' } }),
    );
    await step('The same run again sees the end', () => story.register());
  },
  'failed-with-a-long-message': async (step) => {
    const pull =
      'Failed to pull `registry.example/team/web:2.1`: API error (404): manifest for registry.example/team/web:2.1 not found: manifest unknown: requested digest is not in the index';
    const task = `run_for = "2h"\n        start_error = "${pull}"`;
    await using story = await start({ [file]: service('web', { image: 'two', task }) });
    await story.plan();
    await step('The driver reports why at length', () => story.register({ inputs: { commands: 'revert' } }));
  },
  'not-placed': async (step) => {
    await using story = await start({ [file]: service('web').replace('env {', large) });
    await step('The plan of a job that no node has room for', () => story.plan());
    await step('Its registration', () => story.register({ inputs: { timeout: '2s' } }));
  },
  conflict: async (step) => {
    await using story = await start();
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, body }) => {
      if (method === 'POST' && body.includes('EnforceIndex')) await story.operate(service('web', { image: 'other' }));
    });
    const inputs = { address: nomad.url };
    await story.plan({ inputs });
    await step('Another process registers the job a moment before', () => story.register({ inputs }));
  },
  'job-file-removed': async (step) => {
    const old = 'jobs/old.nomad.hcl';
    await using pull = await startUndeclaring({
      before: { ...changed, [old]: service('old', { count: 2 }) },
      after: { [old]: '' },
    });
    await step('The plan of a pull request that removes a job file', () => pull.plan());
    await step('Its merge', () => pull.register());
  },
  'job-moved': async (step) => {
    const moved = service('web', { meta: 'namespace = "team"' });
    await using pull = await startUndeclaring({ before: { [file]: service('web') }, after: { [file]: moved } });
    await step('The plan of a job in another namespace', () => pull.plan());
    await step('Its merge', () => pull.register());
  },
  'late-values': async (step) => {
    await using story = await startLate();
    await step('The plan without the image', () => story.plan(createPlanOptions()));
    merge(story);
    await step('The registration with the image of the build', () => story.register(createRegisterOptions(image)));
  },
  canaries: async (step) => {
    const update = 'canary = 1';
    const files = { [file]: service('web', { image: 'two', count: 2, update }) };
    await using story = await start(files, { running: [service('web', { count: 2, update })] });
    await story.plan();
    await step('The canary waits', () => story.register());
    await step('It is promoted', () => story.run({ inputs: { mode: 'promote', job: 'web' } }));
  },
  'canaries-promoted': async (step) => {
    const update = 'canary = 1';
    const files = { [file]: service('web', { image: 'two', count: 2, update }) };
    await using story = await start(files, { running: [service('web', { count: 2, update })] });
    await story.plan();
    await step('The canary is promoted by the same run', () => story.register({ inputs: { promote: 'auto' } }));
  },
  'planned-again': async (step) => {
    await using story = await start();
    await story.plan();
    await story.register();
    story.workspace.write(file, service('web', { image: 'three' }));
    await step('A later plan of the same pull request', () => story.plan({ event: pullRequestEvent() }));
  },
});
