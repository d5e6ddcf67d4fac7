import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';

/** A job that differs each time its file is parsed. */
function random(image: string, call = 'uuidv4()'): string {
  return service('web', { image }).replace('  group "', `  meta {\n    run_uuid = "\${${call}}"\n  }\n  group "`);
}

const keys = [
  ['signed', 'a-key-of-more-than-sixteen-bytes'],
  ['not signed', ''],
] as const;

interface Version {
  readonly Meta: Readonly<Record<string, string>> | null;
  readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Env: { readonly IMAGE: string } }[] }[];
}

async function versions(story: Story): Promise<readonly string[]> {
  const all = (await story.versions('web')) as unknown as readonly Version[];
  return all.map(({ TaskGroups }) => TaskGroups[0]?.Tasks[0]?.Env.IMAGE ?? '');
}

describe.concurrent.each(keys)('D4: a job with a random field, its record %s', (_name, key) => {
  test('D4: a job with a random field is planned with a note, registered, and not registered again', async () => {
    await using story = await startStory({ files: { [file]: random('two') }, running: [random('one')], key });
    const plan = await story.plan();
    expect(plan.annotations).toEqual([]);
    expect(story.github.comments[0]?.body).toContain('Changes with every plan: `Meta[run_uuid]`');
    const run = await story.register();
    expect([run.exitCode, run.outputs['changed'], run.outputs['outcome']]).toEqual([0, 'true', 'successful']);
    expect(await versions(story)).toEqual(['two', 'one']);
    const again = await story.register();
    expect([again.exitCode, again.outputs['changed'], again.outputs['reason']]).toEqual([0, 'false', '']);
    expect(await versions(story)).toEqual(['two', 'one']);
  });

  test('D4: a job with a random field is registered where it is new, and where only the random field changes', async () => {
    await using story = await startStory({ files: { [file]: random('one') }, key });
    await story.plan();
    expect((await story.register()).exitCode).toBe(0);
    expect((await story.register()).outputs['changed']).toBe('false');
    await story.plan();
    expect((await story.register()).outputs['changed']).toBe('true');
    expect(await versions(story)).toEqual(['one', 'one']);
  });

  test('D4: a job with a random field is refused when another field changed since the plan', async () => {
    await using story = await startStory({ files: { [file]: random('two') }, running: [random('one')], key });
    await story.plan();
    story.workspace.write(file, random('three'));
    const run = await story.register();
    expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'false', 'plan-changed']);
    expect(await versions(story)).toEqual(['one']);
  });

  test('D4: a job with a random field is refused when the expression of that field changed since the plan', async () => {
    await using story = await startStory({ files: { [file]: random('two') }, running: [random('one')], key });
    await story.plan();
    story.workspace.write(file, random('two', 'upper(uuidv4())'));
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
  });
});

/** A constraint, a field that is always shown. */
function constraint(value: string): string {
  return `  constraint {\n    attribute = "\${meta.x}"\n    value = "${value}"\n  }\n  group "`;
}

test('D4: a random field does not count as dependent on a file that git does not hold, or on a secret variable', async () => {
  const source = service('web', { image: '${var.customer}${file("made.txt")}' })
    .replace('job "web"', 'variable "customer" {}\njob "web"')
    .replace('  group "', constraint('x-${uuidv4()}'));
  await using story = await startStory({ files: { [file]: source, '.gitignore': 'made.txt\n' } });
  story.workspace.write('made.txt', 'something that a step wrote');
  const plan = await story.plan({ inputs: { 'secret-vars': 'customer=ACME-1234-QUARTZ' } });
  expect(plan.annotations).toEqual([]);
  expect(plan.exitCode).toBe(0);
  expect(plan.summary).toContain('Changes with every plan: `Constraint.RTarget`');
  expect(plan.summary).not.toContain('ACME-1234-QUARTZ');
  expect(plan.summary).not.toContain('something that a step wrote');
});

test('D4: a value that combines a random one with a secret variable is hidden in a field that is always shown', async () => {
  const source = service('web')
    .replace('job "web"', 'variable "customer" {}\njob "web"')
    .replace('  group "', constraint('${lower(var.customer)}-${uuidv4()}'));
  await using story = await startStory({ files: { [file]: source } });
  const plan = await story.plan({ inputs: { 'secret-vars': 'customer=ACME-QUARTZ-FJORD', verbose: 'true' } });
  expect(plan.exitCode).toBe(0);
  expect(plan.summary).not.toContain('acme-quartz');
  expect(plan.stdout).not.toContain('acme-quartz');
});
