import { describe, expect, test } from 'vitest';
import { file, readImages } from '../support/approving.ts';
import { service, startNomadProxy, startStory } from '../support/registering.ts';

/** A job that differs each time its file is parsed. */
function random(image: string, call = 'uuidv4()'): string {
  return service('web', { image }).replace('  group "', `  meta {\n    run_uuid = "\${${call}}"\n  }\n  group "`);
}

describe.concurrent('a job with a random field', () => {
  test('a job with a random field is registered where it is new, and not again after a new plan', async () => {
    await using story = await startStory({ files: { [file]: random('one') } });
    await story.plan();
    expect((await story.register()).exitCode).toBe(0);
    expect((await story.register()).outputs['changed']).toBe('false');
    // A registration of the pull request stays recorded, regardless of later plans.
    await story.plan();
    expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(await readImages(story)).toEqual(['one']);
  });

  test('a job with a random field is refused when the expression of that field changed since the plan', async () => {
    await using story = await startStory({ files: { [file]: random('two') }, running: [random('one')] });
    await story.plan();
    story.workspace.write(file, random('two', 'upper(uuidv4())'));
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
  });
});

/** A job whose `meta` combines a random value with others. */
function createMixedJob(value: string): string {
  return service('web', { meta: `meta {\n run = "${value}-\${uuidv4()}"\n }`, image: '${file("made.txt")}' }).replace(
    'job "web"',
    'variable "customer" {}\njob "web"',
  );
}

test.each(['x', '${lower(var.customer)}'])(
  'a random field with the value %s is neither refused nor shown beside a file that git does not contain and a secret variable',
  async (value) => {
    await using story = await startStory({ files: { [file]: createMixedJob(value), '.gitignore': 'made.txt\n' } });
    story.workspace.write('made.txt', 'something that a step wrote');
    const plan = await story.plan({ inputs: { 'secret-vars': 'customer=ACME-QUARTZ-FJORD', verbose: 'true' } });
    expect(plan.annotations).toEqual([]);
    expect(plan.exitCode).toBe(0);
    expect(plan.summary).toContain('Changes with every plan: `Meta[run]`');
    for (const text of [plan.summary, plan.stdout.replaceAll(/^::add-mask::.*$/gm, '')]) {
      expect(text).not.toMatch(/acme-quartz/i);
      expect(text).not.toContain('something that a step wrote');
    }
  },
);

test.each([
  ['a value', '"${uuidv4()}"', '`Meta[run]`'],
  ['a value with the content of such a file', '"${uuidv4()} ${local.texts[0]}"', '`Meta[run]`'],
])('a file is parsed twice for %s that is random beside the content of files', async (_, run, fields) => {
  const meta = `meta {\n run = ${run}\n text = join(",", local.texts)\n }`;
  const texts = 'locals {\n texts = [file("conf/prod.txt")]\n}\n';
  await using story = await startStory({
    files: { [file]: texts + service('web', { meta }), 'jobs/conf/prod.txt': 'text' },
  });
  let parses = 0;
  await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path }) => {
    if (path.startsWith('/v1/jobs/parse')) parses += 1;
  });
  const plan = await story.plan({ inputs: { address: proxy.url, 'file-base': 'job-file', verbose: 'true' } });
  expect([plan.exitCode, parses]).toEqual([0, 2]);
  expect(plan.summary).toContain(`Changes with every plan: ${fields}, because`);
});
