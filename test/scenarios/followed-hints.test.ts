import { describe, expect, test } from 'vitest';
import { startModules } from '../support/modules.ts';
import { service, startStory } from '../support/registering.ts';
import { startServer } from '../support/server.ts';
import { joinAnnotations } from '../support/launching.ts';

/** Following the hint of an error leads to a run that succeeds. */

const file = 'jobs/web.nomad.hcl';
const web = service('web', { image: 'two' });

const withVariable = `variable "image" {\n  type = string\n}\n${web.replace('"two"', 'var.image')}`;

type Inputs = Readonly<Record<string, string>>;

const isWrite = (request: string): boolean => !/^GET|graphql/.test(request);

describe.concurrent('a hint that is followed', () => {
  test('a password that a proxy in front of Nomad asks for: `http-auth` works', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await using proxy = await startServer(async ({ method, url, headers, body }, response) => {
      if (headers.authorization !== `Basic ${btoa('ada:open')}`) {
        response.writeHead(401, { 'www-authenticate': 'Basic realm="ops"' }).end('Unauthorized');
        return;
      }
      const answer = await fetch(story.sandbox.scheduler + url, { method, ...(body === '' ? {} : { body }) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    const planWith = (inputs: Inputs) => story.plan({ inputs: { address: proxy.url, ...inputs } });
    const token = '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915';
    const refused = await planWith({ token });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(refused.annotations[0]?.properties['title']).toBe('Response from another service');
    expect(joinAnnotations(refused)).toContain(
      'A proxy in front of Nomad asks for a password: set `http-auth` (secret `NOMAD_HTTP_AUTH`) to `user:password`.',
    );
    expect(refused.summary).not.toContain('No token is set');
    const wrong = await planWith({ token, 'http-auth': 'ada:wrong' });
    expect(joinAnnotations(wrong)).toContain('A proxy in front of Nomad rejected `http-auth`');
    expect((await planWith({ token, 'http-auth': 'ada:open' })).exitCode).toBe(0);
  });

  test.each([
    ['range', { policy: 'range', range: '~> 1.0' }, '^1.0'],
    ['range', { policy: 'range', range: '~> 0.9' }, '>=0.9 <1'],
    ['range', { policy: 'range', range: '~> 1.0.0' }, '~1.0.0'],
    ['range', { policy: 'range', range: '~> 1' }, '>=1'],
    ['range', { policy: 'range', range: '>= 1.0, < 2.0' }, '>= 1.0 < 2.0'],
    ['tag-prefix', { 'tag-prefix': 'release-*' }, 'release-'],
    ['reason', { reason: 'Use {latest}.' }, 'Use {{latest}}.'],
    ['reason', { reason: 'Use {{newest}}.' }, 'Use {{latest}}.'],
  ])(
    'an input of deprecate in the words of Terraform, a pattern of tags, or an unknown placeholder: %s %j',
    async (name, wrong, right) => {
      await using story = await startModules({ versions: ['0.9.0', '1.0.0', '1.0.5', '1.1.0', '2.0.0'] });
      const deprecate = (inputs: Inputs) =>
        story.deprecate({ inputs: { 'module-version': '2.0.0', 'dry-run': 'true', ...inputs } });
      const refused = await deprecate(wrong);
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'input']);
      expect(joinAnnotations(refused)).toContain(
        name === 'reason' ? 'Did you mean `{{latest}}`?' : `Write \`${right}\`.`,
      );
      expect((await deprecate({ ...wrong, [name]: right })).exitCode).toBe(0);
    },
  );
});

test('a value of a variable that begins and ends with quotes has a warning', async () => {
  await using story = await startStory({ files: { [file]: withVariable } });
  const quoted = await story.plan({ inputs: { vars: 'image = "two"' } });
  expect([quoted.exitCode, joinAnnotations(quoted)]).toEqual([
    0,
    expect.stringContaining('Input `vars` sets `image` to a value with its quotes.') as string,
  ]);
  expect(story.github.comments[0]?.body).toContain(
    '> [!WARNING]\n> Input `vars` sets `image` to a value with its quotes. Remove the quotes unless they belong to the value.',
  );
  expect(joinAnnotations(await story.plan({ inputs: { vars: 'image=two' } }))).toBe('');
});

test('a value with an unreplaced variable or another assignment has a warning, and one with an expression has none', async () => {
  await using story = await startStory({ files: { [file]: withVariable } });
  for (const value of ['two,tag=1', 'two;tag=1', 'two tag=1'])
    expect(joinAnnotations(await story.plan({ inputs: { vars: `image=${value}` } }))).toContain(
      'Input `vars` sets `image` to a value with another assignment.\nWrite one variable per line unless the assignment',
    );
  for (const value of ['web:$GITHUB_SHA', '$IMAGE', '${IMAGE}', 'secrets.IMAGE'])
    expect(joinAnnotations(await story.plan({ inputs: { vars: `image=${value}` } }))).toContain(
      'Input `vars` sets `image` to a value with a variable that is not replaced.',
    );
  for (const value of ['web:${NOMAD_META_tag}', 'a=1 b=2', '-Da=1 -Db=2', 'web --a=1'])
    expect(joinAnnotations(await story.plan({ inputs: { vars: `image=${value}` } }))).toBe('');
});

test('a plan and a register run without an environment fail if the file has only others', async () => {
  const environments = 'environments:\n  production:\n    namespace: default\n';
  await using story = await startStory({ files: { [file]: web, '.github/outrider.yml': environments } });
  for (const run of [await story.plan(), await story.register()])
    expect([run.exitCode, joinAnnotations(run)]).toEqual([
      1,
      expect.stringContaining('`environments` has no "default"') as string,
    ]);
  expect(joinAnnotations(await story.plan({ inputs: { environment: 'production' } }))).toBe('');
  story.workspace.write('.github/outrider.yml', `${environments}  default:\n`);
  expect(joinAnnotations(await story.plan())).toBe('');
});

test('after a refused connection nothing asks the same address again, and the help is the last line', async () => {
  await using story = await startStory({ files: { [file]: web } });
  const run = await story.plan({ inputs: { address: 'http://127.0.0.1:1' } });
  expect(run.log.match(/Nomad refused the connection \(\S+ \S+\)/g)).toEqual(
    Array.from({ length: 3 }, () => 'Nomad refused the connection (POST /v1/jobs/parse)'),
  );
  expect(run.log).toMatch(/\nPlan failed: Nomad at \S+ cannot be reached: .*\n(?:Comment .*\n)?Help: .*\n$/);
  const denied = await startStory({ files: { [file]: web }, sandbox: { acl: true } });
  await using _ = denied;
  expect((await denied.plan()).log.trim().split('\n').at(-1)).toMatch(/^Help: /);
});

test('a register run without job files does not report that jobs are up to date', async () => {
  await using story = await startStory({ files: { 'jobs/web.hcl': web } });
  const run = await story.register({ inputs: { 'job-files': '' } });
  expect(run.outputs['summary']).toBe('Nothing to register: no job files');
});

describe.concurrent('a run whose inputs are invalid', () => {
  test('replaces the plan of the commit before in the comment, and a valid run replaces it again', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await story.plan();
    const invalid = await story.plan({ inputs: { 'only-changed': 'yes' } });
    const body = (): string => story.github.comments[0]?.body ?? '';
    expect([invalid.exitCode, story.github.comments.length]).toEqual([1, 1]);
    const writes = story.github.requests.filter(isWrite).length;
    // The same again writes nothing.
    await story.plan({ inputs: { 'only-changed': 'yes' } });
    expect(story.github.requests.filter(isWrite)).toHaveLength(writes);
    expect(body()).toMatch(/^### 🔴 Plan failed: input `only-changed` is "yes", which is not a valid boolean$/m);
    expect(body()).not.toContain('After the merge');
    const refused = await story.register();
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'not-reviewed']);
    await story.plan();
    expect(body()).toMatch(/^### 🔵 Plan: `web` is new$/m);
    expect((await story.register()).exitCode).toBe(0);
  });

  test.each([
    ['an input of the comment is invalid', { environment: 'my team' }],
    ['the comment is off', { comment: 'off', 'only-changed': 'yes' }],
    ['the signing key is too short', { 'signing-key': 'short' }],
  ])('leaves the comment alone where %s', async (_, inputs: Inputs) => {
    await using story = await startStory({ files: { [file]: web } });
    await story.plan();
    const before = story.github.comments[0]?.body;
    expect((await story.plan({ inputs })).exitCode).toBe(1);
    expect(story.github.comments.map(({ body }) => body)).toEqual([before]);
  });

  test('a register run that cannot reach Nomad leaves a comment alone whose record is signed with another key', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await story.plan();
    const before = story.github.comments[0]?.body;
    const inputs = { 'signing-key': 'another-key-of-sixteen-bytes', address: 'http://127.0.0.1:1' };
    expect((await story.register({ inputs })).outputs['reason']).toBe('unreachable');
    const refusal = expect.stringContaining(
      '### 🔴 Not registered: Nomad at `127.0.0.1:1` cannot be reached',
    ) as string;
    expect(story.github.comments.map(({ body }) => body)).toEqual([before, refusal]);
    expect((await story.register()).exitCode).toBe(0);
  });
});
