import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeSetting, readSettingName } from '../../src/errors.ts';
import { formerNames } from '../../src/inputs/suggest.ts';
import { allInputs, modeNames, modes } from '../../src/modes/index.ts';
import { startGitHub, type FakeGitHub } from '../support/github.ts';
import { listErrors, githubToken, planWith, nomadToken, type PlanningOptions } from '../support/planning.ts';
import { startServer, type TestServer } from '../support/server.ts';

// Errors in the inputs are reported before any request to Nomad is sent.
let nomad: TestServer;
let github: FakeGitHub;
beforeAll(async () => {
  nomad = await startServer({});
  github = await startGitHub();
});
afterAll(async () => {
  await nomad[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
});

/** The errors of a run that sent no request to Nomad, exited with 1 and has the reason `input`. */
async function collectInputErrors(options: PlanningOptions): Promise<readonly string[]> {
  const run = await planWith({ address: nomad.url, github, ...options });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ reason: 'input', changed: 'false' });
  expect(nomad.connections()).toBe(0);
  // A plan shows them in its comment.
  expect(github.requests.filter((request) => !/comments|pulls|user/.test(request))).toEqual([]);
  const errors = listErrors(run);
  expect(run.summary).toMatch(/^### 🔴 (?:Outrider did not run|Plan failed): /);
  expect(run.summary.match(/^- /gm)).toHaveLength(errors.length);
  expect(run.annotations).toHaveLength(errors.length);
  expect(run.log.trimEnd().split('\n').at(-1)).toMatch(/^Help: https:\S+troubleshooting\.md#[a-z-]+$/);
  return errors;
}

describe('input address', () => {
  test('all namespaces are an error for every mode but list', async () => {
    expect(await collectInputErrors({ inputs: { namespace: '*' } })).toEqual([
      'Input `namespace` is `*`, which only `mode: list` accepts.\nSet it to the namespace of the jobs.',
    ]);
  });

  test('a misspelt `address` is not reported as missing as well', async () => {
    expect(await collectInputErrors({ inputs: { address: '', adress: 'https://nomad.example:4646' } })).toEqual([
      'Input `adress` does not exist.\nDid you mean `address`?',
    ]);
  });

  test.each([
    ['nomad.example:4646', /has no scheme \("nomad\.example:4646"\)[^]*`https:\/\/nomad\.example:4646`/],
    ['https://nomad.example:4646/ui/jobs', /more than scheme, host and port[^]*`https:\/\/nomad\.example:4646`/],
  ])('the address %j is not valid', async (address, expected) => {
    const errors = await collectInputErrors({ inputs: { address } });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(expected);
  });

  test.each(
    `https://operator:hunter2-Xq9@nomad.example:4646 operator:hunter2-Xq9@nomad.example:4646
    https://operator:hunter2-Xq9@nomad.example:notaport https://nomad.example:4646/?token=hunter2-Xq9
    nomad.example:4646?token=hunter2-Xq9`.split(/\s+/),
  )('the credentials in the address %j are shown nowhere', async (address) => {
    const [error, ...others] = await collectInputErrors({ inputs: { address }, secrets: ['hunter2-Xq9'] });
    expect(error).toMatch(/^Input `address` (contains credentials|has no scheme|has more than|is not a valid address)/);
    expect(others).toEqual([]);
  });
});

describe('tokens over plain http', () => {
  const address = 'http://10.0.0.1:4646';

  test.each([
    ['a token of the environment', { NOMAD_TOKEN: nomadToken }, {}, 'token'],
    ['an auth method', {}, { 'auth-method': 'github' }, 'token'],
    ['a password', {}, { 'http-auth': 'proxy:hunter2-Xq9' }, 'password'],
    ['a token and a password', { NOMAD_TOKEN: nomadToken }, { 'http-auth': 'proxy:hunter2-Xq9' }, 'token'],
  ])('%s is not sent over plain http', async (_, env, inputs, sent) => {
    const errors = await collectInputErrors({
      inputs: { address: '', token: '', ...inputs },
      env: { ...env, NOMAD_ADDR: address },
      secrets: ['hunter2-Xq9'],
    });
    expect(errors).toEqual([
      `Input \`address\` (from \`NOMAD_ADDR\`) is \`${address}\`: anyone on the network could read the ${sent}.\nUse an https address, or accept the risk with \`insecure: http\`.`,
    ]);
  });
});

describe('expressions without their braces in secret inputs', () => {
  test.each([
    ['signing-key', 'secrets.OUTRIDER_SIGNING_KEY', 'is'],
    ['signing-key', 'hunter2-Xq9-hunter2-Xq9\nsecrets.OLD_KEY', 'is'],
    ['token', 'vars.NOMAD_TOKEN', 'is'],
    ['github-token', 'env.GITHUB_TOKEN', 'is'],
    ['secret-vars', 'a=hunter2-Xq9\npassword=secrets.PASSWORD', 'sets `password` to'],
  ])('`%s` with %j is an error without its text', async (name, value, verb) => {
    const errors = await collectInputErrors({ inputs: { [name]: value }, secrets: ['hunter2-Xq9'] });
    const [first, second = ''] = errors.join('').split('\n');
    expect(first).toBe(`Input \`${name}\` ${verb} the name of a secret or variable instead of its value.`);
    expect(second).toContain('Write it in `${{ }}`, such as `${{ secrets.NAME }}`.');
  });

  test.each([
    ...[
      '-----BEGIN PRIVATE KEY-----\nhunter2-Xq9-hunter2-Xq9\n-----END PRIVATE KEY-----',
      '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nhunter2-Xq9-hunter2-Xq9',
      'ssh-ed25519 hunter2-Xq9-hunter2-Xq9',
      'PuTTY-User-Key-File-3: ssh-ed25519\nhunter2-Xq9-hunter2-Xq9',
      'untrusted comment: minisign encrypted secret key\nhunter2-Xq9-hunter2-Xq9',
      '# created: 2026-12-01T05:39:00Z\nhunter2-Xq9-hunter2-Xq9',
    ].map((key): [string, string] => [key, 'has white space in line 1: each line is a key']),
    ['hunter2-Xq9-hunter2-Xq9\n\nhunter2', 'has 7 bytes in line 3; each line is a key of at least 16 bytes'],
  ])('the signing key %j is refused', async (key, problem) => {
    const errors = await collectInputErrors({ inputs: { 'signing-key': key }, secrets: ['hunter2-Xq9'] });
    expect(errors).toEqual([
      expect.stringMatching(`Input \`signing-key\` ${problem}[^]*\nCreate a key with \`openssl`),
    ]);
  });

  test('`mode: deprecate` takes `version` for `module-version`, not for `versions`', async () => {
    const inputs = { mode: 'deprecate', module: 'acme/network/aws', 'registry-token': 'hunter2-Xq9', version: '1.0.0' };
    expect(await collectInputErrors({ inputs: { ...inputs, address: '', token: '', 'job-files': '' } })).toContainEqual(
      'Input `version` does not exist.\nDid you mean `module-version`?',
    );
  });

  test.each(['Bearer hunter2-Xq9', 'NOMAD_TOKEN=hunter2-Xq9'])('the token %j is refused', async (token) => {
    expect(await collectInputErrors({ inputs: { token }, secrets: ['hunter2-Xq9'] })).toEqual([
      expect.stringMatching(
        /^Input `token` begins with `Bearer` or the name of a variable\.\nSet it to the token alone\./,
      ),
    ]);
  });

  test('a registry token has no second error that it is missing', async () => {
    const inputs = {
      mode: 'deprecate',
      module: 'acme/network/aws',
      'module-version': '1.0.0',
      'registry-token': 'secrets.TF_TOKEN',
      address: '',
      token: '',
      'job-files': '',
    };
    expect(await collectInputErrors({ inputs })).toEqual([
      expect.stringContaining('Input `registry-token` is the name of a secret') as string,
    ]);
  });

  test.each(['$HUNTER2_XQ9', '${hunter2-Xq9}', 'secrets.hunter2-Xq9 and more', 'hunter2-Xq9secrets.X'])(
    'the key %j is a key',
    async (key) => {
      const errors = await collectInputErrors({
        inputs: { 'signing-key': key, timeout: 'soon' },
        secrets: ['hunter2-Xq9'],
      });
      expect(errors.join('\n')).not.toMatch(/signing-key.*is the name/);
    },
  );
});

test.each([
  ['plna', 'Did you mean `plan`?'],
  ['apply', 'Did you mean `register`?'],
  ['Deploy', 'Did you mean `register`?'],
  ['validate', 'Did you mean `parse`?'],
  ['rollback', 'Did you mean `revert`?'],
  ['register-everything', `Use one of ${modeNames.map((modeName) => `\`${modeName}\``).join(', ')}.`],
])('the unknown mode %j lists the valid modes', async (mode, hint) => {
  expect(await collectInputErrors({ inputs: { mode } })).toEqual([
    `Input \`mode\` is "${mode}", which is not a valid value.\n${hint}`,
  ]);
});

describe('unknown inputs', () => {
  test.each([
    ['job-file', 'job-files'],
    ['job_files', 'job-files'],
    ['nomad-token', 'token'],
    ['nomad_address', 'address'],
    ['Github-Tokn', 'github-token'],
    ['redacted', 'redact'],
  ])('the unknown input %j suggests %j', async (name, meant) => {
    const [error, ...others] = await collectInputErrors({ inputs: { [name]: 'true' } });
    expect(error).toBe(`Input \`${name.toLowerCase()}\` does not exist.\nDid you mean ${describeSetting(meant)}?`);
    expect(others).toEqual([]);
  });

  test.each(['task', 'detach', 'insecure-http', 'keeps', 'version', 'modules'])(
    'the input %j, which is similar to none of the mode, is an error with the hint to remove it',
    async (name) => {
      const hint = `Remove it. If the workflow sets the environment variable \`INPUT_${name.toUpperCase()}\`, rename the variable: it counts as an input.`;
      for (const value of ['true', '']) {
        const env = { [`INPUT_${name.toUpperCase()}`]: value };
        expect(await collectInputErrors({ env })).toEqual([`Input \`${name}\` does not exist.\n${hint}`]);
      }
    },
  );

  test('an unknown input that is similar to a key of the configuration file names the file', async () => {
    expect(await collectInputErrors({ inputs: { regin: 'eu' } })).toEqual([
      'Input `regin` does not exist.\nDid you mean `region` in `.github/outrider.yml`?',
    ]);
  });

  test('the value of an unknown input is not shown, because it may be a token', async () => {
    const [error] = await collectInputErrors({ inputs: { tokn: 'hunter2-Xq9' }, secrets: ['hunter2-Xq9'] });
    expect(error).toMatch(/^Input `tokn` does not exist\.\nDid you mean `token`\?/);
  });
});

/** The inputs of a run that takes the input. */
function createModeInputs(name: string): Readonly<Record<string, string>> {
  const runs = [
    { mode: 'list' },
    { mode: 'scale', job: 'web', count: '1' },
    { mode: 'dispatch', job: 'web' },
    { mode: 'revert', job: 'web', 'job-version': '0' },
  ] as const;
  const run = name in modes.plan.inputs ? {} : runs.find(({ mode }) => name in modes[mode].inputs);
  expect(run).toBeDefined();
  return { ...run, ...(run !== undefined && 'mode' in run && { 'job-files': '' }) };
}

test.each([...formerNames])('the former name %j is an error with the hint to write %j', async (former, replacement) => {
  const name = readSettingName(replacement);
  expect(Object.keys(allInputs)).not.toContain(former);
  const errors = await collectInputErrors({ inputs: { ...createModeInputs(name), [former]: 'x', timeout: 'soon' } });
  expect(errors).toContain(
    `Input \`${former}\` does not exist.\nDid you mean \`${name}\`? Write it as ${describeSetting(replacement)}.`,
  );
  expect(errors).toHaveLength(2);
});

test('a former name is recognized with underscores', async () => {
  expect(await collectInputErrors({ inputs: { nomad_addr: 'https://n' } })).toEqual([
    expect.stringContaining('Input `nomad_addr` does not exist.\nDid you mean `address`? Write it as') as string,
  ]);
});

test.each([
  [{ revert: 'true' }, 'Input `revert` does not exist.\nTo use this mode, set `mode: revert`.'],
  [{ 'ui-address': 'off' }, 'Input `ui-address` is "off", which is not a valid address.\nWrite `none` for no links.'],
  [
    { guards: 'image-unpinned: tag' },
    'Input `guards` contains "image-unpinned: tag", which is not a guard.\nDid you mean `image-unpinned: digest`?',
  ],
])('an input with the word of another setting names that setting: %j', async (inputs, error) => {
  expect(await collectInputErrors({ inputs })).toEqual([expect.stringContaining(error)]);
});

test('a former name is not replaced by an input that the mode refuses', async () => {
  const errors = await collectInputErrors({ inputs: { 'payload-base64': 'x' } });
  expect(errors).toEqual([expect.stringMatching(/^Input `payload-base64` does not exist\.\nRemove it\./) as string]);
});

test.each(['vars', 'secret-vars'])('a variable twice in `%s` is an error', async (name) => {
  const inputs = { [name]: 'image=hunter2-Xq9\nimage=b' };
  expect(await collectInputErrors({ inputs, secrets: ['hunter2-Xq9'] })).toEqual([
    expect.stringContaining(`Input \`${name}\` sets "image" more than once.\nSet it once.`) as string,
  ]);
});

describe('several invalid inputs', () => {
  const invalid = {
    address: 'nomad.example:4646',
    timeout: 'soon',
    verbose: 'yes',
    redact: 'all',
    'redact-patterns': '*\nfine\n/x/',
    'http-auth': 'hunter2-Xq9',
    'job-files': '!old/**',
    environment: 'a b',
    'working-directory': '../..',
  };

  test('all invalid inputs are reported at once, each by its name', async () => {
    const errors = await collectInputErrors({ inputs: invalid, secrets: ['hunter2-Xq9'] });
    expect(errors.map((error) => /`([\w-]+)`/.exec(error)?.[1] ?? '').toSorted()).toEqual(
      [...Object.keys(invalid), 'redact-patterns'].toSorted(),
    );
  });

  test('more invalid inputs than the runner has annotations for are all in the log', async () => {
    const run = await planWith({
      inputs: { ...invalid, 'preserve-counts': 'no', 'policy-override': 'si', comment: 'on' },
      secrets: ['hunter2-Xq9'],
    });
    expect(run.annotations).toHaveLength(10);
    expect(listErrors(run).at(-1)).toBe('… and 4 more; they are listed in the log.');
    const errors = [...listErrors(run).slice(0, -1), ...run.log.matchAll(/^(?:Input|Configuration file) .*$/gm)];
    expect(errors).toHaveLength(13);
    expect(run.summary.match(/^- /gm)).toHaveLength(13);
  });
});

test('an error never quotes the value of a secret input', async () => {
  const errors = await collectInputErrors({
    inputs: { 'client-key': 'hunter2-Xq9', 'http-auth': 'hunter2Xq9', 'github-token': githubToken },
    secrets: ['hunter2-Xq9', 'hunter2Xq9'],
  });
  expect(errors.map((error) => error.split('\n')[0])).toEqual([
    'Input `client-key` is set without `client-cert`.',
    'Input `client-key` is neither PEM text nor the path of a readable file.',
    'Input `http-auth` contains no colon.',
    'Input `client-key` is set, but the address is plain HTTP.',
  ]);
});

test('a runner with an old Node.js is reported before any request is sent', async () => {
  // Simulates Node.js 20: its version, and a missing built-in.
  const old = [
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });",
    'delete Map.groupBy;',
  ];
  const preload = `--import=data:text/javascript,${encodeURIComponent(old.join('\n'))}`;
  expect(await collectInputErrors({ env: { NODE_OPTIONS: preload } })).toEqual([
    'Outrider requires Node.js 24, but this runner uses 20.20.2.\n' +
      'Update the runner. Runners that use the `node` on PATH, such as act and those of Gitea and Forgejo, need Node.js 24 there.',
  ]);
});
