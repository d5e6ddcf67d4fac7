import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createClosedEvent, pullRequestEvent } from '../support/github.ts';
import { service } from '../support/registering.ts';
import { startUndeclaring } from '../support/undeclaring.ts';

/** The author of a pull request chooses its base branch, and can write that branch first. */

const file = 'jobs/old.nomad.hcl';
const inTeam = service('old', { meta: 'namespace = "team"' });

describe.concurrent('a base branch that the author of a pull request may have written', () => {
  const guesses = `locals {\n  guesses = [${Array.from({ length: 100 }, (_, at) => `"${8200 + at}"`).join(', ')}]\n}\n`;
  const door = service('web').replace('env {', 'env {\n        DOOR = "8264"');

  test.each([
    ['attack', undefined, false],
    ['attack', false, false],
    ['release', true, true],
    ['main', undefined, true],
  ])('guesses on branch %s, protected %j, show a value of the running job: %j', async (ref, isProtected, isShown) => {
    const name = 'jobs/web.nomad.hcl';
    await using pull = await startUndeclaring({
      before: { [name]: guesses + door },
      after: { [name]: door.replace('8264', 'closed') },
      running: [door],
    });
    pull.story.github.branches = isProtected === undefined ? {} : { [ref]: isProtected };
    for (const sha of [pull.base, 'c'.repeat(40)]) {
      const plan = await pull.plan({ event: pullRequestEvent(false, { base: sha, ref }) });
      expect([sha, plan.summary.includes('"8264"')]).toEqual([sha, isShown]);
    }
  });

  test('a job is not stopped whose file was read at another branch than the one that it was merged into', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: inTeam, 'jobs/web.nomad.hcl': service('web') },
      after: { [file]: '' },
      running: [inTeam, service('old'), service('web')],
    });
    pull.story.github.branches = { attack: true };
    await pull.plan({ event: pullRequestEvent(false, { base: pull.base, ref: 'attack' }) });
    expect(pull.body()).toContain('job `old` in namespace `team` will be stopped after the merge');
    const refused = await pull.register({ event: createClosedEvent(true, 7, 'main') });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'plan-changed']);
    expect(refused.annotations[0]?.message).toContain(
      '`old` was not stopped: its plan was made for branch `attack`, and it was merged into branch `main`.',
    );
    expect(await pull.story.ask('GET', '/v1/job/old?namespace=team')).toMatchObject({ Stop: false });
  });
});

describe.concurrent('a former job whose place is unknown', () => {
  test.each([
    ['the configuration file changes', { before: 'namespace: team\n', after: 'only-changed: false\n' }],
    ['the configuration file is removed', { before: 'namespace: team\n', after: '' }],
  ])('a job is named and never stopped where %s', async (_, { before, after }) => {
    const configuration = '.github/outrider.yml';
    await using pull = await startUndeclaring({
      before: { [file]: service('old'), 'jobs/web.nomad.hcl': service('web'), [configuration]: before },
      after: { [file]: '', [configuration]: after },
      running: [inTeam, service('old'), service('web')],
    });
    for (const event of [undefined, pullRequestEvent()]) {
      await pull.plan(event === undefined ? {} : { event });
      expect(pull.body()).toContain(
        `\`${file}\` is removed: job \`old\` keeps running, because this pull request also changes \`.github/outrider.yml\`.`,
      );
    }
    await pull.register();
    for (const namespace of ['default', 'team'])
      expect(await pull.story.ask('GET', `/v1/job/old?namespace=${namespace}`)).toMatchObject({ Stop: false });
  });

  test('a job is unknown where the file declared two of them', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: `${service('old')}\n${service('second')}`, 'jobs/web.nomad.hcl': service('web') },
      after: { [file]: '' },
      running: [service('old'), service('second'), service('web')],
    });
    await pull.plan();
    expect(pull.body()).toContain(`\`${file}\` is removed: its job keeps running.`);
  });
});

const createJobIn = (namespace: string): string => service('web', { meta: `namespace = "${namespace}"` });

describe.concurrent('a base that is only partly there', () => {
  const name = 'jobs/web.nomad.hcl';
  const start = async () =>
    startUndeclaring({
      before: { [name]: createJobIn('default') },
      after: { [name]: createJobIn('team') },
      running: [createJobIn('default')],
    });
  const inputs = { guards: 'namespace-change' };

  test('GitHub does not return a file that it lists as changed: the namespace is unknown', async () => {
    await using pull = await start();
    pull.story.github.contents = {};
    const plan = await pull.plan({ inputs, event: pullRequestEvent() });
    expect(plan.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('(namespace-change)'),
    );
  });

  test('a partial clone lacks the files of its base: they are read from GitHub', async () => {
    await using pull = await start();
    const cwd = pull.story.workspace.path;
    execFileSync('git', ['config', 'remote.origin.promisor', 'true'], { cwd });
    const blob = execFileSync('git', ['rev-parse', `${pull.base}:${name}`], { cwd, encoding: 'utf8' }).trim();
    rmSync(join(cwd, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const plan = await pull.plan({ inputs });
    expect(plan.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('(namespace-change)'),
    );
  });
});
