import { startSandbox } from '../../sandbox/src/server.ts';
import { testStories } from '../support/golden/story.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { planWith } from '../support/planning.ts';
import { service, startStory } from '../support/registering.ts';
import { moduleCall } from '../support/modules.ts';
import { startServer } from '../support/server.ts';

const file = 'jobs/web.nomad.hcl';
const configuration = '.github/outrider.yml';

testStories('plan', {
  'of-a-new-job': async (step) => {
    await using story = await startStory({ files: { [file]: service('web', { count: 3 }) } });
    await step('The plan', () => story.plan());
  },
  'of-many-changes': async (step) => {
    const files = {
      [file]: service('web', { count: 5, meta: 'meta {\n    owner = "ada"\n  }' }),
      'jobs/api.nomad.hcl': service('api', { image: 'two', update: 'canary = 1' }),
      'jobs/mail.nomad.hcl': service('mail'),
      'jobs/same.nomad.hcl': service('same'),
    };
    const running = [service('web'), service('api', { update: 'canary = 1' }), service('same')];
    await using story = await startStory({ files, running });
    await step('The plan', () => story.plan());
  },
  'without-changes': async (step) => {
    await using story = await startStory({ files: { [file]: service('web') }, running: [service('web')] });
    await step('The plan', () => story.plan());
  },
  'of-an-invalid-file': async (step) => {
    const files = {
      [file]: service('web', { image: 'two' }),
      'jobs/broken.nomad.hcl': 'job "broken" {\n  nonsense = true\n}\n',
      'jobs/open.nomad.hcl': 'job "open" {\n',
    };
    await using story = await startStory({ files, running: [service('web')] });
    await step('Of three files, two cannot be parsed', () => story.plan());
  },
  'of-secrets': async (step) => {
    const source = service('web', { meta: 'meta {\n    api_token = var.token\n  }' });
    const declared = `variable "token" {\n  type = string\n}\n${source.replace('IMAGE =', 'DB_PASSWORD = "made-up-password"\n        IMAGE =')}`;
    await using story = await startStory({ files: { [file]: declared }, running: [service('web')] });
    await step('A job with a secret variable and a password', () =>
      story.plan({ inputs: { 'secret-vars': 'token=made-up-token' } }),
    );
  },
  'of-a-fork': async (step) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await step('A run without secrets', () =>
      story.plan({ inputs: { address: '', 'signing-key': '' }, event: pullRequestEvent(true) }),
    );
  },
  'with-invalid-inputs': async (step) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const inputs = {
      comment: 'sometimes',
      redact: 'nothing',
      approvals: '200',
      vars: 'image',
      jobfiles: 'x',
      'ca-cert': 'missing.pem',
    };
    await step('Several inputs are invalid', () => story.plan({ inputs }));
  },
  'with-an-invalid-configuration': async (step) => {
    await using story = await startStory({
      files: { [file]: service('web'), [configuration]: 'job-file: x\ntoken: x\nredact: none\nredact: all-values\n' },
    });
    await step('Each line of the configuration file has an error', () => story.plan());
  },
  'with-a-configuration': async (step) => {
    const source = `variable "image" {}\n${service('web').replace('"one"', 'var.image')}`;
    const files = { 'deploy/web.nomad.hcl': source, [configuration]: 'job-files: deploy/*.hcl\nvars:\n  image: two\n' };
    await using story = await startStory({ files, running: [service('web')] });
    await step('The plan', () => story.plan({ inputs: { 'job-files': '' } }));
  },
  'without-nomad': async (step) => {
    const { url, [Symbol.asyncDispose]: close } = await startServer({});
    await close();
    await using github = await startGitHub();
    await step('Nothing listens at the address', () => planWith({ address: url, github, env: graphql(github) }));
  },
  'with-a-token-that-nomad-rejects': async (step) => {
    await using secured = await withAcl();
    await using github = await startGitHub();
    await step('The token is unknown', () => planWith({ address: secured.scheduler, github, env: graphql(github) }));
  },
  'without-job-files': async (step) => {
    await using story = await startStory({ files: { 'main.tf': moduleCall() } });
    await step('No file matches the patterns', () => story.plan());
  },
});

function graphql({ url }: { readonly url: string }): Readonly<Record<string, string>> {
  return { GITHUB_GRAPHQL_URL: `${url}/graphql` };
}

async function withAcl(): Promise<AsyncDisposable & { readonly scheduler: string }> {
  const sandbox = await startSandbox({ acl: true });
  return { scheduler: sandbox.scheduler, [Symbol.asyncDispose]: async () => sandbox.close() };
}
