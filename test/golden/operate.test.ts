import { testStories } from '../support/golden/story.ts';
import { launchable, startImport } from '../support/launching.ts';
import { failingTask, service, startStory } from '../support/registering.ts';
import { checkedService, startRunning, web } from '../support/restarting.ts';

const two = { count: 2 };
/** Long enough for a run to see the running allocations. */
const slowStop = { sandbox: { pace: { start: 500 } } };

testStories('operate', {
  scale: async (step) => {
    await using story = await startStory({ files: {}, running: [service('web')] });
    const inputs = { mode: 'scale', job: 'web', count: '3' };
    await step('To three allocations', () => story.run({ inputs }));
    await step('Again', () => story.run({ inputs }));
    await step('A job that does not exist', () => story.run({ inputs: { ...inputs, job: 'wbe' } }));
  },
  revert: async (step) => {
    await using story = await startStory({ files: {}, running: [service('web'), service('web', { image: 'two' })] });
    const inputs = { mode: 'revert', job: 'web', 'job-version': '0' };
    await step('A dry run', () => story.run({ inputs: { ...inputs, 'dry-run': 'true' } }));
    await step('To the first version', () => story.run({ inputs }));
    await step('To a version that does not exist', () => story.run({ inputs: { ...inputs, 'job-version': '9' } }));
  },
  restart: async (step) => {
    await using story = await startRunning(web({ count: 3, task: checkedService }));
    const inputs = { mode: 'restart', job: 'web', 'batch-size': '2' };
    await step('A dry run', () => story.run({ inputs: { ...inputs, 'dry-run': 'true' } }));
    await step('In two batches', () => story.run({ inputs }));
  },
  'restart-that-fails': async (step) => {
    await using story = await startRunning(web({ count: 3, env: 'SANDBOX_RESTART_FAILS = "1"' }));
    await step('An allocation does not come back', () => story.run({ inputs: { mode: 'restart', job: 'web' } }));
  },
  dispatch: async (step) => {
    await using story = await startImport();
    const inputs = { mode: 'dispatch', job: 'import', payload: 'Dear reader', meta: 'input=spring' };
    await step('Followed to its end', () => story.run({ inputs }));
    await step('Without the metadata that the job requires', () =>
      story.run({ inputs: { ...inputs, meta: 'note=spring' } }),
    );
  },
  'periodic-force': async (step) => {
    await using story = await startStory({ files: {} });
    await story.operate(launchable('report', { block: 'periodic' }));
    await step('Followed to its end', () => story.run({ inputs: { mode: 'periodic-force', job: 'report' } }));
  },
  stop: async (step) => {
    await using story = await startStory({ files: {}, running: [service('web', two)], ...slowStop });
    const inputs = { mode: 'stop', job: 'web' };
    await step('Two allocations', () => story.run({ inputs }));
    await step('Again', () => story.run({ inputs }));
  },
  'stop-with-children': async (step) => {
    await using story = await startImport({ task: 'run_for = "2h"' }, slowStop);
    await story.ask('POST', '/v1/job/import/dispatch', { Meta: { input: 'spring' } });
    await step('The job and its child job', () =>
      story.run({ inputs: { mode: 'stop', job: 'import', children: 'true' } }),
    );
  },
  stable: async (step) => {
    await using story = await startStory({ files: {}, running: [service('web'), service('web', { image: 'two' })] });
    const inputs = { mode: 'stable', job: 'web', 'job-version': '1', stable: 'false' };
    await step('The current version is no longer stable', () => story.run({ inputs }));
    await step('An earlier version', () => story.run({ inputs: { ...inputs, 'job-version': '0' } }));
  },
  evaluate: async (step) => {
    await using story = await startStory({ files: {}, running: [service('web')] });
    const inputs = { mode: 'evaluate', job: 'web' };
    await step('A dry run', () => story.run({ inputs: { ...inputs, 'dry-run': 'true' } }));
    await step('A job that is healthy', () => story.run({ inputs }));
    await step('Again', () => story.run({ inputs }));
  },
  'fail-deployment': async (step) => {
    const update = 'canary = 1\n    auto_revert = true';
    await using story = await startStory({ files: {}, running: [service('web', { update })] });
    await story.operate(service('web', { image: 'two', update }));
    await story.awaitCanary('web');
    const inputs = { mode: 'fail-deployment', job: 'web' };
    await step('A canary waits', () => story.run({ inputs }));
    await step('No deployment is running any more', () => story.run({ inputs }));
  },
  promote: async (step) => {
    await using story = await startStory({ files: {}, running: [service('web')] });
    await step('No canary waits', () => story.run({ inputs: { mode: 'promote', job: 'web' } }));
  },
  list: async (step) => {
    const running = [service('api', { ...two, meta: 'meta {\n    owner = "web team"\n  }' }), service('web')];
    await using story = await startStory({ files: {}, running, sandbox: { namespaces: ['other'] } });
    await story.operate(service('web-b', { count: 0, meta: 'namespace = "other"' }));
    await step('One namespace', () => story.run({ inputs: { mode: 'list' } }));
    await step('All namespaces', () => story.run({ inputs: { mode: 'list', namespace: '*' } }));
  },
  status: async (step) => {
    await using story = await startStory({
      files: {},
      running: [service('web', two), service('web', { ...two, image: 'two' })],
    });
    await story.ask('POST', '/v1/job/web/versions/golden/tag', { Version: 0 });
    const inputs = { mode: 'status', job: 'web', expect: 'healthy' };
    await step('A healthy job', () => story.run({ inputs }));
    await story.operate(service('web', { ...two, image: 'three', task: failingTask }));
    await story.settle('web');
    await step('After a change that failed', () => story.run({ inputs }));
  },
  parse: async (step) => {
    const files = { 'jobs/web.nomad.hcl': service('web'), 'jobs/open.nomad.hcl': 'job "open" {\n' };
    await using story = await startStory({ files });
    await step('A valid file', () => story.run({ inputs: { mode: 'parse', 'job-files': 'jobs/web.nomad.hcl' } }));
    await step('A file without an end', () =>
      story.run({ inputs: { mode: 'parse', 'job-files': 'jobs/*.nomad.hcl' } }),
    );
  },
});
