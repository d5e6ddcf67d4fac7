import { describe, expect, test } from 'vitest';
import { listSecretTexts } from '../../src/inputs/read.ts';
import { allInputs } from '../../src/modes/index.ts';
import { registryInputs, registryErrors } from './registry-inputs.ts';

test('the wait for a version is added to the timeout of deprecate, which needs a successor, and reinstate does not', async () => {
  expect(await registryInputs()).toMatchObject({ requireSuccessor: true, timeout: 1_200_000, waitForVersion: 600_000 });
  expect(await registryInputs({ mode: 'reinstate' })).toMatchObject({ requireSuccessor: false, timeout: 600_000 });
});

test('all errors of registry inputs are reported at once with hints and without secrets', async () => {
  const given = {
    module: 'acme/network',
    'module-version': '1.2',
    versions: '1.0.0\nlatest',
    protect: '~> 1.2',
    keep: '0',
    'min-age': 'long',
    policy: 'keep-last',
    'max-changes': 'all',
    reason: '{{lastest}}',
    link: 'example.com',
    'reinstate-scope': 'all',
    address: 'https://nomad.example',
    'registry-address': 'https://app.terraform.io/?x',
  };
  expect(await registryErrors(given)).toEqual([
    expect.stringContaining('a mode that uses it: `plan`, `register`,'),
    'Input `policy` is "keep-last", which is not a valid value. Did you mean `keep-latest`?',
    'Input `keep` is "0", which is not a valid count. Use a whole number, 1 or more.',
    'Input `min-age` is "long", which is not a valid duration. Write a duration such as `30d`, `12h` or `90s`, or `0`.',
    'Input `max-changes` is "all", which is not a valid count. Use a whole number, 1 or more.',
    'Input `reinstate-scope` is not used by `mode: deprecate`. Remove it, or set a mode that uses it: `reinstate`.',
    'Input `registry-address` has more than scheme, host and port. Write it as `https://app.terraform.io`, without a path.',
    'Input `module` is "acme/network", which is not a module. Write it as `organization/name/provider`, as in `acme/network/aws`, or `acme/*/*` for all of `acme`.',
    'Input `module-version` is "1.2", which is not a version. Write it as `1.2.3`.',
    'Input `versions` contains "latest", which is not a version. Write it as `1.2.3`.',
    'Input `protect` contains "~> 1.2", but `~>` has a different meaning here than in Terraform. Write `^1.2`.',
    'Input `reason` contains "lastest", which is not a placeholder. Did you mean `{{latest}}`?',
    'Input `link` is "example.com", which is not a URL. Start it with `https://` or a placeholder, or write `none`.',
  ]);
});

test.each(['require-successor', 'reason', 'link', 'update-text', 'wait-for-version'])(
  'reinstate does not use the input %s',
  async (name) => {
    const values: Readonly<Record<string, string>> = { 'require-successor': 'false', 'update-text': 'true' };
    expect(await registryErrors({ mode: 'reinstate', [name]: values[name] ?? '5m' })).toEqual([
      `Input \`${name}\` is not used by \`mode: reinstate\`. Remove it, or set a mode that uses it: \`deprecate\`.`,
    ]);
  },
);

test('a token provided by GitHub itself is not an unused input', async () => {
  expect(await registryErrors({ mode: 'reinstate', 'github-token': 'ghs_0123456789abcdefghij' })).toEqual([]);
});

describe('module inputs', () => {
  test('modules are listed one per line and duplicates are removed', async () => {
    const { modules } = await registryInputs({ module: 'acme/a_1/aws\n\n acme/b-2/azurerm \nacme/a_1/aws\n' });
    expect(modules).toEqual({
      modules: [
        { organization: 'acme', name: 'a_1', provider: 'aws' },
        { organization: 'acme', name: 'b-2', provider: 'azurerm' },
      ],
      patterns: [],
      excluded: [],
    });
  });

  const way = 'Write it as `organization/name/provider`, as in `acme/network/aws`, or `acme/*/*` for all of `acme`.';

  test.each([
    ['', `Input \`module\` is missing. ${way}`],
    ['!acme/*/*', `Input \`module\` contains only patterns with \`!\`, which exclude modules. ${way}`],
    ['a/b', `Input \`module\` is "a/b", which is not a module. ${way}`],
    ['a//c', `Input \`module\` is "a//c", which is not a module. ${way}`],
    ['a/../c', `Input \`module\` is "a/../c", which is not a module. ${way}`],
    ['a/b c/d', `Input \`module\` is "a/b c/d", which is not a module. ${way}`],
    ['a/b/c/d', `Input \`module\` is "a/b/c/d", which is not a module. ${way}`],
    [
      'tfe.example/a/b/c',
      'Input `module` is "tfe.example/a/b/c", which starts with a host. Set the host with `registry-address`, and write the module as `a/b/c`.',
    ],
  ])('the module %j is invalid', async (module, error) => expect(await registryErrors({ module })).toEqual([error]));
});

test('versions on one line are an error with the hint to use several lines', async () => {
  expect(await registryErrors({ policy: 'explicit', versions: '1.0.0, 1.1.0' })).toEqual([
    'Input `versions` contains "1.0.0, 1.1.0", which is not a version. Write one item per line, without quotes, dashes, commas or comments.',
  ]);
});

describe('registry-address input', () => {
  test.each([
    ['https://tfe.example', 'https://tfe.example/'],
    ['https://gitlab.example/api/v4/packages', 'https://gitlab.example/api/v4/packages'],
    ['https://TFE.example:8443/registry', 'https://tfe.example:8443/registry'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['http://localhost', 'http://localhost/'],
    ['http://[::1]:1', 'http://[::1]:1/'],
  ])('registry-address may be %s', async (address, href) => {
    expect((await registryInputs({ 'registry-address': address })).registry.address.href).toBe(href);
  });

  test('registry-address cannot be plain http on another machine unless allowed', async () => {
    const address = { 'registry-address': 'http://tfe.example' };
    expect(await registryErrors(address)).toEqual([
      'Input `registry-address` is `http://tfe.example`: anyone on the network could read the token. Use an https address, or accept the risk with `insecure: http`.',
    ]);
    expect(await registryErrors({ ...address, insecure: 'http' })).toEqual([]);
  });

  test.each([
    [
      'https://app.terraform.io/api/v2',
      'is "https://app.terraform.io/api/v2", which has more than scheme, host and port. Write it as `https://app.terraform.io`, without a path.',
    ],
    ['app.terraform.io', 'has no scheme ("app.terraform.io"). Add the scheme: `https://app.terraform.io`.'],
    [
      'https://app.terraform.io/app/acme/registry',
      'is "https://app.terraform.io/app/acme/registry", which has more than scheme, host and port. Write it as `https://app.terraform.io`, without a path.',
    ],
    ['ftp://x', 'has the scheme `ftp`. Use `https://`, or `http://` for a server on the runner.'],
    [
      'https://user:geheim@tfe.example',
      'contains credentials. Set `registry-token` (secret `TF_REGISTRY_TOKEN`) instead, and remove the credentials from the address.',
    ],
  ])('registry-address cannot be %s', async (address, error) => {
    expect(await registryErrors({ 'registry-address': address })).toEqual([`Input \`registry-address\` ${error}`]);
  });
});

describe('registry-token input', () => {
  test.each([
    ['https://app.terraform.io', 'TF_TOKEN_app_terraform_io'],
    ['https://app.terraform.io', 'TF_TOKEN_APP_Terraform_IO'],
    ['https://App.Terraform.io', 'TF_TOKEN_app_terraform_io'],
    ['https://tfe.example:8443/x', 'TF_TOKEN_tfe_example:8443'],
    ['https://tfe.example:443', 'TF_TOKEN_tfe_example'],
    ['https://my-tfe.big-corp.example', 'TF_TOKEN_my__tfe_big__corp_example'],
    ['https://my-tfe.example', 'TF_TOKEN_my-tfe_example'],
    ['https://café.example', 'TF_TOKEN_xn____caf__dma_example'],
    ['http://127.0.0.1:8080', 'TF_TOKEN_127_0_0_1:8080'],
  ])('the token for %s may be set as %s', async (address, name) => {
    const env = { [name]: ' from-env ', TF_TOKEN_other_example: 'other' };
    const given = { 'registry-address': address, 'registry-token': '' };
    expect((await registryInputs(given, env)).registry.token).toBe('from-env');
  });

  test('registry-token takes precedence over environment variables', async () => {
    expect((await registryInputs({}, { TF_TOKEN_app_terraform_io: 'from-env' })).registry.token).toBe('geheim-Xq9');
  });

  test.each([
    ['https://app.terraform.io', 'TF_TOKEN_app_terraform_io', ', or set `TF_TOKEN_app_terraform_io`'],
    ['https://my-tfe.example', 'TF_TOKEN_my__tfe_example:8443', ', or set `TF_TOKEN_my__tfe_example`'],
    // The command lines do not send the token of a host to one of its ports.
    ['https://my-tfe.example:8443', 'TF_TOKEN_my__tfe_example', ''],
    ['https://my-tfe.example:8443', 'TF_TOKEN_my__tfe_example_8443', ''],
    ['http://127.0.0.1:8080', 'TF_TOKEN_127_0_0_1', ''],
  ])('the token for %s is missing with %s, whatever is set for other hosts', async (address, name, advice) => {
    const env = { TF_TOKEN_example: 'other', TF_TOKEN_app_terraform: 'other', [name]: ' ', TF_TOKEN_: 'other' };
    const value = advice.includes(`\`${name}\``) ? ' ' : 'other';
    expect(
      await registryErrors({ 'registry-address': address, 'registry-token': '' }, { ...env, [name]: value }),
    ).toEqual([
      `Input \`registry-token\` is missing. Set it to the token of a user or a team with the permission to manage modules${advice}. In a reusable workflow, the secret \`TF_REGISTRY_TOKEN\` sets it.`,
    ]);
  });

  test('registry tokens of inputs and environment are masked', () => {
    const env = {
      'INPUT_REGISTRY-TOKEN': 'first one',
      TF_TOKEN_a_b: ' second ',
      TF_TOKEN_c: '',
      TF_TOKENS: 'another',
      tf_token_x: 'no',
    };
    expect(new Set(listSecretTexts(env, allInputs))).toEqual(new Set(['first one', 'second']));
  });
});
