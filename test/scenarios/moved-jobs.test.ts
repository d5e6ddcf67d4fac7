import { describe, expect, test } from 'vitest';
import { readUnverified } from '../support/signing.ts';
import { pullRequestEvent } from '../support/github.ts';
import { service } from '../support/registering.ts';
import { startUndeclaring, type Undeclaring } from '../support/undeclaring.ts';

/** Jobs are identified by region, namespace and ID: a file that declares another one leaves the former job running. */

const file = 'jobs/web.nomad.hcl';
const web = service('web', { count: 2 });
const inTeam = service('web', { meta: 'namespace = "team"' });
const other = 'jobs/other.nomad.hcl';

const leftText = 'keeps running. Stop it manually if it is no longer needed.';

/** The jobs of all namespaces that are not stopped. */
async function listRunning({ story }: Undeclaring): Promise<readonly string[]> {
  const all = await story.ask<readonly { ID: string; Namespace: string; Stop: boolean }[]>(
    'GET',
    '/v1/jobs?namespace=*',
  );
  return all.filter(({ Stop }) => !Stop).map(({ ID, Namespace }) => `${ID} in ${Namespace}`);
}

describe.concurrent('a file that declares another job', () => {
  test('a job with another ID is named in the same way, also without `stop-removed` and by a plan after the register run', async () => {
    await using pull = await startUndeclaring({ before: { [file]: web }, after: { [file]: service('shop') } });
    const inputs = { 'stop-removed': 'false', 'only-changed': 'false' };
    const text = `\`${file}\` now declares \`shop\`: job \`web\` ${leftText}`;
    await pull.plan({ inputs });
    expect(pull.body()).toContain(text);
    expect((await pull.register({ inputs })).exitCode).toBe(0);
    expect(pull.body()).toContain('- `web` keeps running, although no job file declares it anymore');
    expect((await pull.plan({ inputs })).summary).toContain(text);
    await pull.story.ask('DELETE', '/v1/job/web');
    expect((await pull.plan({ inputs })).summary).not.toContain(leftText);
  });

  test('a renamed file with another job names the former one, and with the same job nothing', async () => {
    const renamed = { [other]: file };
    const plans = await Promise.all(
      [inTeam, web].map(async (text) => {
        await using pull = await startUndeclaring({ before: { [file]: web }, after: { [other]: text }, renamed });
        return (await pull.plan()).summary;
      }),
    );
    expect(plans[0]).toContain(
      `\`${other}\` now declares \`web\` in namespace \`team\`: job \`web\` in namespace \`default\` ${leftText}`,
    );
    expect(plans[1]).not.toContain('keeps running');
  });

  test('a job of a removed file is named with its namespace where another file declares its ID elsewhere', async () => {
    await using pull = await startUndeclaring({ before: { [file]: web }, after: { [file]: '', [other]: inTeam } });
    await pull.plan();
    expect(pull.body()).toContain(
      `\`${file}\` is removed: job \`web\` in namespace \`default\` will be stopped after the merge; 2 allocations will stop.`,
    );
    expect((await pull.register()).exitCode).toBe(0);
    expect(pull.body()).toContain(
      '- `web` in namespace `default` was stopped, because no job file declares it anymore.',
    );
    expect(await listRunning(pull)).toEqual(['web in team']);
  });

  test.each([
    ['moves', service('shop')],
    ['is removed', ''],
  ])('the ID of a job that %s and contains a secret is not recorded, and the job is not stopped', async (_, after) => {
    const secret = 'geheim-Xq9-Zp4';
    const before = service(`web-${secret}`);
    await using pull = await startUndeclaring({
      before: { [file]: before, [other]: web },
      after: { [file]: after, [other]: service('web', { image: 'two' }) },
    });
    await pull.plan({ inputs: { 'secret-vars': `unused=${secret}`, 'strict-vars': 'false' } });
    expect(pull.body()).toContain(`job \`web-‹hidden›\` ${leftText}`);
    const record = readUnverified(pull.body());
    expect(record?.jobs.length).toBeGreaterThan(0);
    expect(record?.removed).toEqual([]);
  });

  test('two files that exchange their jobs leave none behind', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: web, [other]: inTeam },
      after: { [file]: inTeam, [other]: web },
    });
    expect((await pull.plan()).summary).not.toContain('keeps running');
  });

  test('a file that cannot be parsed may declare the former job, and the plan reports it', async () => {
    const broken = 'jobs/broken.nomad.hcl';
    await using pull = await startUndeclaring({
      before: { [file]: web, [broken]: 'job "x" {' },
      after: { [file]: inTeam },
      running: [web],
    });
    await pull.plan();
    expect(pull.body()).toContain(
      `job \`web\` in namespace \`default\` keeps running, because \`${broken}\` cannot be parsed and may declare it.`,
    );
  });
});

const variable = 'variable "space" {\n  default = "default"\n}\n';
const computed = `${variable}${service('web', { meta: 'namespace = var.space' })}`;

describe.concurrent('a former job that is not known to be left behind', () => {
  test.each<[string, Parameters<typeof startUndeclaring>[0]]>([
    ['that does not run', { before: { [file]: web }, after: { [file]: inTeam }, running: [] }],
    [
      'that an untouched file declares',
      { before: { [file]: web, [other]: web }, after: { [file]: inTeam }, running: [web] },
    ],
    [
      'that an untouched file declares by a variable',
      { before: { [file]: web, [other]: computed }, after: { [file]: inTeam }, running: [web] },
    ],
    ['in a namespace from a variable', { before: { [file]: computed }, after: { [file]: inTeam }, running: [web] }],
    [
      'with another ID in a namespace from a variable, where it does not run beside the present one',
      {
        before: { [file]: computed },
        after: { [file]: service('shop', { meta: 'namespace = "team"' }) },
        running: [web],
      },
    ],
    [
      'whose file names the region of the server now',
      {
        before: { [file]: web },
        after: { [file]: service('web', { meta: 'region = "east"' }) },
        sandbox: { region: 'east' },
      },
    ],
    [
      'whose file named the region of the server, or `global`',
      {
        before: {
          [file]: service('web', { meta: 'region = "east"' }),
          [other]: service('api', { meta: 'region = "global"' }),
        },
        after: { [file]: web, [other]: service('api', { image: 'two' }) },
        sandbox: { region: 'east' },
      },
    ],
  ])('a former job %s is not mentioned', async (_, pullRequest) => {
    await using pull = await startUndeclaring(pullRequest);
    const plan = await pull.plan();
    expect([plan.exitCode, plan.summary.includes('keeps running')]).toEqual([0, false]);
    const run = await pull.register();
    expect([run.exitCode, run.summary.includes('keeps running')]).toEqual([0, false]);
  });

  test('a former job is not mentioned where neither the checkout nor GitHub has the base', async () => {
    await using pull = await startUndeclaring({ before: { [file]: web }, after: { [file]: inTeam } });
    pull.story.github.contents = { [file]: 500 };
    const plan = await pull.plan({ event: pullRequestEvent() });
    expect([plan.exitCode, plan.summary.includes('keeps running')]).toEqual([0, false]);
  });

  test('a former job with another ID in a namespace from a variable is named where it runs beside the present one', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: computed },
      after: { [file]: computed.replace('job "web"', 'job "shop"') },
      running: [web],
    });
    await pull.plan();
    expect(pull.body()).toContain(`\`${file}\` now declares \`shop\`: job \`web\` ${leftText}`);
  });
});
