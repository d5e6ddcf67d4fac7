import { startDrift, startTwo } from '../support/drifting.ts';
import { testStories } from '../support/golden/story.ts';
import { service } from '../support/registering.ts';

const [web, api, mail] = ['web', 'api', 'mail'].map((id) => service(id)) as [string, string, string];

testStories('drift', {
  'one-issue-from-first-to-last': async (step) => {
    await using story = await startTwo();
    await step('Nothing has drifted', () => story.drift());
    await story.operate(service('web', { count: 3 }));
    await step('A job was scaled: the issue opens', () => story.drift());
    await story.operate(service('api', { count: 2 }));
    await step('So was another one: it is updated', () => story.drift());
    await story.operate(web);
    await story.operate(api);
    await step('Both are as their files: it closes', () => story.drift());
    await step('They still are: nothing is written', () => story.drift());
    await story.operate(service('web', { count: 3 }));
    await step('The drift returns: the issue is reopened', () => story.drift());
  },
  'every-kind': async (step) => {
    const files = { 'jobs/web.nomad.hcl': web, 'jobs/api.nomad.hcl': api, 'jobs/mail.nomad.hcl': mail };
    await using story = await startDrift({ files, running: [web, api, mail] });
    await story.operate(service('web', { count: 5, meta: 'meta {\n    owner = "ada"\n  }' }));
    await story.ask('DELETE', '/v1/job/mail');
    story.workspace.write('jobs/api.nomad.hcl', service('api', { image: 'api:2' }));
    story.workspace.write('jobs/broken.nomad.hcl', 'job "broken" {\n  nonsense = true\n}\n');
    story.commitHead();
    await step('Changed on both sides, stopped and invalid', () =>
      story.drift({ inputs: { environment: 'production' } }),
    );
  },
  'without-an-issue': async (step) => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await step('With `issue: off` and `fail-on-drift`', () =>
      story.drift({ inputs: { issue: 'off', 'fail-on-drift': 'true' } }),
    );
  },
});
