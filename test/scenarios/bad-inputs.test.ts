import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modeNames } from '../../src/modes/index.ts';
import { removeRunFolders } from '../support/action.ts';
import { startGitHub, type FakeGitHub } from '../support/github.ts';
import { errorsOf, githubToken, planWith, schedulerToken, type Planning } from '../support/planning.ts';
import { startServer, type TestServer } from '../support/server.ts';

// A mistake in the inputs is told before anything is asked of anybody.
let scheduler: TestServer;
let github: FakeGitHub;
beforeAll(async () => {
  scheduler = await startServer({});
  github = await startGitHub();
});
afterAll(async () => {
  await scheduler[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
  removeRunFolders();
});

/** The errors of a run that asked nobody, ended with 1 and said `input`. */
async function mistakesOf(planning: Planning): Promise<readonly string[]> {
  const run = await planWith({ address: scheduler.url, github, ...planning });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ reason: 'input', changed: 'false' });
  expect(scheduler.connections()).toBe(0);
  expect(github.asked).toEqual([]);
  const errors = errorsOf(run);
  expect(run.summary).toContain('Outrider did not run');
  expect(run.summary.match(/^- /gm)).toHaveLength(errors.length);
  expect(run.annotations).toHaveLength(errors.length);
  return errors;
}

describe('the address', () => {
  test('is missing', async () => {
    expect(await mistakesOf({ inputs: { address: '' } })).toEqual([
      'Input `address` is missing.\n' +
        'Set it to the address of Nomad, such as `https://nomad.example:4646`, or set `NOMAD_ADDR`. ' +
        '`${{ vars.… }}` and `${{ secrets.… }}` are empty if the variable or secret does not exist, or is not available to this run.',
    ]);
  });

  test('is not reported as missing if its name is misspelt', async () => {
    expect(await mistakesOf({ inputs: { address: '', adress: 'https://nomad.example:4646' } })).toEqual([
      'Input `adress` does not exist.\nDid you mean `address`?',
    ]);
  });

  test.each([
    ['nomad.example:4646', /has no scheme \("nomad\.example:4646"\)[^]*`https:\/\/nomad\.example:4646`/],
    ['https://nomad.example:4646/ui/jobs', /more than scheme, host and port[^]*`https:\/\/nomad\.example:4646`/],
    ['https://nomad.example:4646/v1', /more than scheme, host and port/],
    ['ftp://nomad.example', /has the scheme `ftp`/],
    ['unix:///run/nomad.sock', /is a unix socket/],
    ['https://nomad.example:notaport', /is not a valid address/],
    ['https://', /is not a valid address/],
    ['localhost', /has no scheme \("localhost"\)/],
  ])('is %j', async (address, expected) => {
    const errors = await mistakesOf({ inputs: { address } });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(expected);
  });

  test.each([
    'https://operator:hunter2-Xq9@nomad.example:4646',
    'http://operator:hunter2-Xq9@127.0.0.1:4646',
    'operator:hunter2-Xq9@nomad.example:4646',
    'https://operator:hunter2-Xq9@nomad.example:notaport',
    'https://hunter2-Xq9@nomad.example',
    'https://nomad.example:4646/?token=hunter2-Xq9',
    'https://nomad.example:4646/#hunter2-Xq9',
    'nomad.example:4646?token=hunter2-Xq9',
  ])('contains credentials, which are shown nowhere: %j', async (address) => {
    const [error, ...others] = await mistakesOf({ inputs: { address }, secrets: ['hunter2-Xq9'] });
    expect(error).toMatch(/^Input `address` (contains credentials|has no scheme|has more than|is not a valid address)/);
    expect(others).toEqual([]);
  });

  test('comes from the environment, which is told', async () => {
    const [error] = await mistakesOf({ inputs: { address: '' }, env: { NOMAD_ADDR: 'nomad.example:4646' } });
    expect(error).toMatch(/^Input `address` \(from `NOMAD_ADDR`\) has no scheme/);
  });
});

describe('a token over plain http to another machine', () => {
  const address = 'http://10.0.0.1:4646';

  test('is refused', async () => {
    expect(await mistakesOf({ inputs: { address } })).toEqual([
      'Input `token` would be sent to another machine over plain http, readable by others on the network.\n' +
        'Use an https address, or accept the risk with `allow-http: true`.',
    ]);
  });

  test('is refused wherever token and address come from, and for HTTP Basic alike', async () => {
    const errors = await mistakesOf({
      inputs: { address: '', token: '', 'http-auth': 'proxy:hunter2-Xq9' },
      env: { NOMAD_TOKEN: schedulerToken, NOMAD_ADDR: address },
      secrets: ['hunter2-Xq9'],
    });
    expect(errors.map((error) => error.split('\n')[0])).toEqual([
      'Input `token` (from `NOMAD_TOKEN`) would be sent to another machine over plain http, readable by others on the network.',
      'Input `http-auth` would be sent to another machine over plain http, readable by others on the network.',
    ]);
  });
});

describe('the mode', () => {
  test.each([
    ['plna', 'Did you mean `plan`?'],
    ['Plan', 'Did you mean `plan`?'],
    ['apply', 'Did you mean `register`?'],
    ['Deploy', 'Did you mean `register`?'],
    ['validate', 'Did you mean `parse`?'],
    ['rollback', 'Did you mean `revert`?'],
    ['register-everything', `Use one of ${modeNames.map((one) => `\`${one}\``).join(', ')}.`],
  ])('is %j: the valid ones are listed', async (mode, hint) => {
    expect(await mistakesOf({ inputs: { mode } })).toEqual([
      `Input \`mode\` is "${mode}", which is not a valid value.\n${hint}`,
    ]);
  });
});

describe('an input that is none', () => {
  test.each([
    ['job-file', 'job-files'],
    ['redcat', 'redact'],
    ['adress', 'address'],
    ['job_files', 'job-files'],
    ['Github-Tokn', 'github-token'],
  ])('%j is nearly %j', async (name, meant) => {
    const [error, ...others] = await mistakesOf({ inputs: { [name]: 'true' } });
    expect(error).toBe(`Input \`${name.toLowerCase()}\` does not exist.\nDid you mean \`${meant}\`?`);
    expect(others).toEqual([]);
  });

  test('is told by its name alone: it may have been meant for a token', async () => {
    const [error] = await mistakesOf({ inputs: { tokn: 'hunter2-Xq9' }, secrets: ['hunter2-Xq9'] });
    expect(error).toMatch(/^Input `tokn` does not exist\.\nDid you mean `token`\?/);
  });
});

describe('all mistakes', () => {
  const mistaken = {
    address: 'nomad.example:4646',
    timeout: 'soon',
    verbose: 'yes',
    redact: 'all',
    'redact-patterns': '*\nfine\n/x/',
    'http-auth': 'hunter2-Xq9',
    'job-files': '!old/**',
    'comment-id': 'a b',
    'working-directory': '../..',
  };

  test('are told at once, each by its input', async () => {
    const errors = await mistakesOf({ inputs: mistaken, secrets: ['hunter2-Xq9'] });
    expect(errors.map((error) => /`([\w-]+)`/.exec(error)?.[1] ?? '').toSorted()).toEqual(
      [...Object.keys(mistaken), 'redact-patterns'].toSorted(),
    );
  });

  test('are told even where they are more than the runner has annotations for', async () => {
    const run = await planWith({
      inputs: { ...mistaken, 'preserve-counts': 'no', 'policy-override': 'si', comment: 'on' },
      secrets: ['hunter2-Xq9'],
    });
    expect(run.annotations).toHaveLength(10);
    expect(errorsOf(run).at(-1)).toBe('… and 4 more; they are listed in the log.');
    const told = [...errorsOf(run).slice(0, -1), ...run.log.matchAll(/^Input .*$/gm)];
    expect(told).toHaveLength(13);
    expect(run.summary.match(/^- Input/gm)).toHaveLength(13);
  });

  test('three wrong inputs are three annotations', async () => {
    const errors = await mistakesOf({ inputs: { timeout: 'soon', verbose: 'yes', redact: 'all' } });
    expect(errors.map((error) => error.split('\n')[0])).toEqual([
      'Input `redact` is "all", which is not a valid value.',
      'Input `verbose` is "yes", which is not a valid boolean.',
      'Input `timeout` is "soon", which is not a valid duration.',
    ]);
  });
});

test('a value of a secret input is never quoted, whatever is wrong with it', async () => {
  const errors = await mistakesOf({
    inputs: { 'client-key': 'hunter2-Xq9', 'http-auth': 'hunter2Xq9', 'github-token': githubToken },
    secrets: ['hunter2-Xq9', 'hunter2Xq9'],
  });
  expect(errors.map((error) => error.split('\n')[0])).toEqual([
    'Input `client-key` is set without `client-cert`.',
    'Input `client-key` is neither PEM text nor the path of a readable file.',
    'Input `http-auth` contains no colon.',
    'Input `client-key` is set, but the address is plain http.',
  ]);
});

test('`redact: none` is refused on the pull request of a fork', async () => {
  const [error, ...others] = await mistakesOf({ inputs: { redact: 'none' }, fork: true });
  expect(error).toMatch(/^Input `redact` is `none`, which is not allowed on pull requests from forks/);
  expect(others).toEqual([]);
});

test('a runner whose Node.js is too old is told so before anything is asked of anybody', async () => {
  // Node.js 20 as far as it matters: its version, and that it knows less.
  const old = [
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });",
    'delete Map.groupBy;',
  ];
  const preload = `--import=data:text/javascript,${encodeURIComponent(old.join('\n'))}`;
  expect(await mistakesOf({ env: { NODE_OPTIONS: preload } })).toEqual([
    'Outrider requires Node.js 24, but this runner uses 20.20.2\n' +
      'Update the runner. Runners that use the `node` on PATH, such as act and those of Gitea and Forgejo, need Node.js 24 there.',
  ]);
});
