import { describe, expect, test } from 'vitest';
import { listErrors } from '../support/planning.ts';
import { service, startStory, type Story } from '../support/registering.ts';

const file = 'jobs/web.nomad.hcl';
const coin = 'substr(uuidv4(), 0, 1) == "7" ? "one" : "two"';

async function startWith(source: string): Promise<Story> {
  return startStory({ files: { [file]: source }, running: [service('web')] });
}

const hint = 'Write a fixed value, or call it in a `meta` or `env` block.';

describe.concurrent('a random value outside of meta and env', () => {
  test.each([
    ['an argument of the driver', 'job.group.task.config.run_for', service('web', { task: `run_for = ${coin}` })],
    ['a hash', 'job.group.task.config.run_for', service('web', { task: 'run_for = "${bcrypt("x")}h"' })],
    ['a label', 'job.group "…"', service('web').replace('group "app"', 'group "${uuidv4()}"')],
    ['a heredoc', 'job.priority', service('web', { meta: 'priority = <<EOT\n${uuidv4()}\nEOT\n' })],
    ['a local', 'locals.run', `locals {\n  run = "\${uuidv4()}"\n}\n${service('web', { image: '${local.run}' })}`],
    [
      'a variable',
      'variable.default',
      `variable "v" {\n  default = uuidv4()\n}\n${service('web', { image: '${var.v}' })}`,
    ],
    [
      'the condition of a dynamic block',
      'job.constraint.for_each',
      service('web', {
        meta: `dynamic "constraint" {\n for_each = ${coin} == "one" ? [1] : []\n content {\n value = "x"\n }\n }`,
      }),
    ],
    [
      'a block named meta in a service',
      'job.group.task.service.meta.run',
      service('web', { task: 'run_for = "2h"\n}\nservice {\nmeta {\nrun = uuidv4()\n}' }),
    ],
  ])('a random function in %s ends the plan with an error that names the field', async (_place, field, source) => {
    await using story = await startWith(source);
    const plan = await story.plan();
    expect([plan.exitCode, plan.outputs['reason']]).toEqual([1, 'input']);
    expect(listErrors(plan).join('\n')).toContain(`in \`${field}\` returns a different result in each plan`);
    expect(listErrors(plan).join('\n')).toContain(hint);
  });

  test('a random function that a reviewed file did not have ends the register run as well, and nothing is written', async () => {
    await using story = await startWith(service('web', { image: 'two' }));
    await story.plan();
    story.workspace.write(file, service('web', { image: 'two', task: `run_for = ${coin}` }));
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'input', 'false']);
    expect(await story.versions('web')).toHaveLength(1);
  });
});

describe.concurrent('a random value in meta and env', () => {
  test.each([
    ['meta of the job', service('web', { meta: 'meta {\n run = uuidv4()\n }' })],
    ['meta of the job, as an attribute', service('web', { meta: 'meta = {\n run = uuidv4()\n }' })],
    ['env of the task', service('web', { image: '${uuidv4()}' })],
  ])('a random function in %s is planned, and the comment names the field', async (_place, source) => {
    await using story = await startWith(source);
    const plan = await story.plan();
    expect(listErrors(plan)).toEqual([]);
    expect(story.github.comments[0]?.body).toContain('Changes with every plan:');
  });
});
