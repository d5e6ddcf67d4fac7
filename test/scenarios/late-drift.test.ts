import { expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { startDrift, type DriftStory } from '../support/drifting.ts';
import { declare, digest, image, imageService, lateFile, createPlanOptions } from '../support/late.ts';

const source =
  declare('tag') + imageService('web', '"registry.example/web@${var.tag}"', { meta: 'meta {\n owner = "ops"\n }' });

async function start(running: string): Promise<DriftStory> {
  return startDrift({ files: { [lateFile]: source }, running: [running] });
}

function live(expression: string, options: Parameters<typeof imageService>[2] = {}): string {
  return imageService('web', `"${expression}"`, { meta: 'meta {\n owner = "ops"\n }', ...options });
}

function listFields({ outputs }: ActionRun): readonly string[] {
  return (JSON.parse(outputs['jobs'] ?? '[]') as { fields: string[] }[]).flatMap(({ fields }) => fields);
}

test.each([
  ['another value in the late field', live(image), []],
  ['no value in the late field', live('registry.example/web@'), []],
  ['other text around the late value', live(`other.example/web@${digest}`), ['app/server Config.image']],
  ['another count', live(image, { count: 3 }), ['app Count']],
])('a job with %s has drifted only where the file decides', async (_what, running, fields) => {
  await using story = await start(running);
  const run = await story.drift(createPlanOptions('tag'));
  expect(listFields(run)).toEqual(fields);
  expect(run.outputs['drifted']).toBe(String(fields.length > 0));
});

test.each([
  ['the value that runs', digest, []],
  ['another value', `sha256:${'f'.repeat(64)}`, ['app/server Config.image']],
])('a drift run that is given %s compares it with the running job', async (_what, value, fields) => {
  await using story = await start(live(image));
  const run = await story.drift({ inputs: { 'late-vars': 'tag', vars: `tag=${value}` } });
  expect(listFields(run)).toEqual(fields);
});

/** A job with a service that has tags. */
function tags(...all: string[]): string {
  const list = all.map((text) => `"${text}"`).join(', ');
  const block = `service {\n name = "web"\n provider = "nomad"\n tags = [${list}]\n }\n task "server"`;
  return declare('v') + imageService('web', '"x"').replace('task "server"', block);
}

test('the late tag of a service is not drift, whatever other tags were added before it', async () => {
  await using story = await startDrift({
    files: { [lateFile]: tags('a', 'v=${var.v}') },
    running: [tags('a', 'v=7').replace(declare('v'), '')],
  });
  expect((await story.drift(createPlanOptions('v'))).outputs['drifted']).toBe('false');
  await story.operate(tags('b', 'a', 'v=7').replace(declare('v'), ''));
  const run = await story.drift(createPlanOptions('v'));
  expect(run.outputs['drifted']).toBe('true');
  expect(JSON.stringify(story.openIssue().body)).not.toContain('v=7');
});

test('a job that was never registered is missing, and its issue shows no mark', async () => {
  await using story = await startDrift({ files: { [lateFile]: source } });
  const run = await story.drift(createPlanOptions('tag'));
  expect(run.outputs['drifted']).toBe('true');
  expect(story.openIssue().body + run.stdout).not.toMatch(/[⟦⟧]/);
});
