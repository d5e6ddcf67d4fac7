import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { listPublicTexts } from '../support/planning.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

const token = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
const bearer = 'Q7xKp2Wm9RtZ';
const keys = [token, 'postgres://app:hunter2hunter2@db', `Authorization: Bearer ${bearer}`];
const secrets = [token, 'hunter2hunter2', bearer];

function findShownSecrets(run: ActionRun, story: Story): readonly string[] {
  const comments = [...story.github.comments, ...story.github.issues].map(({ body }) => body ?? '');
  const texts = listPublicTexts(run, comments);
  return texts.flatMap(([place, text]) =>
    secrets.filter((secret) => text.replaceAll('\\', '').includes(secret)).map((secret) => `${secret} in ${place}`),
  );
}

/** A job with secrets as keys of maps and as names; each value changes with the image. */
function withKeys(image: string): string {
  const entries = keys.map((key, at) => `"${key}" = "${image}-${at}"`).join('\n');
  const volume = `volume "vol-${token}" {\n type = "host"\n source = "data-${image}"\n }\n`;
  const labels = `meta = {\n${entries}\n}\nservice {\n name = "web"\n provider = "nomad"\n meta = {\n${entries}\n }\n}\n`;
  return service('web', { meta: `meta = {\n${entries}\n}` })
    .replace('group "app" {', `group "group-${token}" {\n${volume}`)
    .replace('"server" {', `"task-${token}" {\n${labels}`)
    .replace('env {', `env = {\n${entries}\n}\nresources {`)
    .replace(/IMAGE *= .*/, '');
}

function placeJob(zone: string, disk: string): string {
  const constraint = `constraint {\n attribute = "\${meta.zone}"\n operator = "!="\n value = "${zone}"\n }\n`;
  const volume = `volume "data" {\n type = "host"\n source = "${disk}"\n }\n`;
  return service('web').replace('group "app" {', `${constraint}group "app" {\n${volume}`);
}

describe.concurrent('names, keys and values from other systems follow the same rules', () => {
  test.each([
    ['plan', { 'job-files': 'jobs/*.nomad.hcl', verbose: 'true' }],
    ['drift', { 'job-files': 'jobs/*.nomad.hcl', verbose: 'true', issue: 'off' }],
    ['status', { job: 'web', verbose: 'true' }],
    ['list', { reveal: 'Meta[*]' }],
    ['revert', { job: 'web', 'job-version': '0', timeout: '5s' }],
    ['parse', { 'job-files': 'jobs/*.nomad.hcl' }],
  ])('a name or a key with the shape of a secret is hidden by mode %s', async (mode, inputs) => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': withKeys('two') } });
    await story.operate(withKeys('zero'));
    await story.operate(withKeys('one'));
    const run = await story.run({ inputs: { mode, ...inputs }, event: { name: 'push', payload: {} } });
    expect([findShownSecrets(run, story), run.outputs['reason'] === 'input']).toEqual([[], false]);
    expect(run.summary + run.outputs['jobs']).toContain('‹hidden›');
  });

  test('a name with the shape of a secret is hidden in an error', async () => {
    await using story = await startStory({ files: {} });
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path.startsWith('/v1/job/')) answer(500, `no job with the labels ${keys.join(', ')}`);
    });
    const run = await story.run({ inputs: { mode: 'status', job: 'web', address: proxy.url } });
    expect([run.exitCode, findShownSecrets(run, story)]).toEqual([1, []]);
    expect(JSON.stringify(run.annotations)).toContain('‹hidden›');
  });

  test('the value of a constraint and the source of a volume of a running job are shown only if git contains them', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': placeJob('zone-oscar', 'disk-papa') } });
    await story.operate(placeJob('zone-kilo-secret', 'disk-lima-secret'));
    const event = { name: 'push', payload: {} };
    const planned = await story.run({
      inputs: { mode: 'plan', 'job-files': 'jobs/*.nomad.hcl', verbose: 'true' },
      event,
    });
    const status = await story.run({ inputs: { mode: 'status', job: 'web', verbose: 'true' }, event });
    const texts = [planned, status].flatMap((run) => listPublicTexts(run, []).map(([, text]) => text));
    expect([planned.exitCode, status.exitCode]).toEqual([0, 0]);
    expect(texts.filter((text) => /kilo-secret|lima-secret/.test(text))).toEqual([]);
    expect(planned.summary).toMatch(/RTarget: +"zone-oscar"[^]*RTarget: +‹hidden›/);
  });
});

test.each([
  ['escapes and base64', '%41\n&amp;QUJDREVG+ '],
  ['credentials', 'a:b@'],
  ['base64 without a space', 'QUJDREVG'],
  ['a word that is almost a signed token', 'eyJ'],
  ['many warnings', '* a\n'],
])('a warning of 30 MiB ends within the timeout: %s', async (_what, unit) => {
  await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
  const warnings = JSON.stringify(unit.repeat(Math.floor((30 * 1024 * 1024) / JSON.stringify(unit).length)));
  await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
    if (path.split('?')[0]?.endsWith('/plan') !== true) return;
    const { body } = await pass();
    answer(200, `${body.trimEnd().slice(0, -1)},"Warnings":${warnings}}`);
  });
  const started = performance.now();
  const run = await story.plan({ inputs: { address: proxy.url, timeout: '10s' } });
  expect([run.exitCode, run.summary.includes('Internal error')]).toEqual([0, false]);
  expect(run.summary.length + (story.github.comments[0]?.body.length ?? 0)).toBeLessThan(100_000);
  expect(performance.now() - started).toBeLessThan(15_000);
});
