import { describe, expect, test } from 'vitest';
import { hidden, showText } from '../../src/redaction/shown-diff.ts';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import { isUnlikeWords } from '../../src/redaction/detection/random-text.ts';
import { secretShapes } from '../../src/redaction/detection/secret-shapes.ts';
import { judgeValues } from '../../src/redaction/spec-fields.ts';
import { showSpec } from '../support/shown-spec.ts';
import { createRules, diff, edit, taskDiff } from '../support/plans.ts';
import { harmlessCases, secretCases } from './secret-cases.ts';
import { findSecrets, findQuotedSecrets } from '../../src/redaction/detection/find-secrets.ts';
import type { RedactionRules } from '../../src/redaction/judge-value.ts';
import type { FieldDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';

/** Everything is published, so that values are hidden only for their looks. */
const rules = createRules({ published: { has: () => true } });

function redactInObject(name: string, fields: readonly FieldDiff[]): unknown {
  const object: ObjectDiff = { Type: 'Edited', Name: name, Fields: fields, Objects: [] };
  const [shown] = redactDiff(diff({ Type: 'Edited', Objects: [object] }), rules).diff.Objects;
  return shown?.Fields.at(-1)?.New;
}

function redactInTask(name: string, value: string): unknown {
  const { diff: shown } = redactDiff(taskDiff([edit(name, '', value)]), rules);
  return shown.TaskGroups[0]?.Tasks[0]?.Fields[0]?.New;
}

/** Returns the shown form of a text in each place for user-defined text. */
const places: Readonly<Record<string, (text: string) => unknown>> = {
  env: (text) => redactInTask('Env[EXAMPLE]', text),
  meta: (text) => redactInTask('Meta[example]', text),
  argument: (text) => redactInObject('Config', [edit('args[0]', '', text)]),
  tag: (text) => redactInObject('Tags', [edit('Tags', '', text)]),
};

function template(text: string, more: readonly FieldDiff[] = []): string {
  return showText(redactInObject('Template', [...more, edit('EmbeddedTmpl', '', text)]) as string);
}

const before = ['server {', '  listen 8080;'];
const after = ['  # end', '}', ''];

describe('values that look like secrets', () => {
  test.each(Object.entries(secretCases))('a secret is hidden wherever it appears: %s', (_name, text) => {
    for (const show of Object.values(places)) expect(show(text)).toBe(hidden);
    for (const indent of ['', '    ']) {
      const shown = template([...before, indent + text, ...after].join('\n')).split('\n');
      expect(shown).toEqual([...before, '‹hidden›', ...after]);
    }
  });

  test('a specification hides the same lines with secrets as a diff', () => {
    for (const text of Object.values(secretCases)) {
      const data = [...before, text, ...after].join('\n');
      const job = {
        ID: 'web',
        TaskGroups: [{ Name: 'a', Tasks: [{ Name: 't', Templates: [{ EmbeddedTmpl: data }] }] }],
      };
      const shown = JSON.stringify(showSpec(job, rules));
      expect(shown).toContain(JSON.stringify([...before, '‹hidden›', ...after].join('\n')));
      const judged = judgeValues(job, rules, []);
      expect([...judged.hidden]).toContain(text);
      expect([...judged.hidden].filter((value) => value.includes('listen'))).toEqual([]);
    }
  });

  test('every form of secret names the documentation of its issuer', () => {
    for (const [source, shape] of Object.entries(secretShapes))
      expect([shape, source.startsWith('https://')]).toEqual([shape, true]);
  });
});

describe('values that do not look like secrets', () => {
  test.each(harmlessCases)('a harmless value is shown wherever it appears: %s', (text) => {
    for (const show of Object.values(places)) expect(show(text)).toBe(text);
    const data = [...before, text, ...after].join('\n');
    expect(template(data)).toBe(data);
  });

  test.each([
    ['GF_AUTH_ANONYMOUS_ENABLED', 'true'],
    ['auth_soft_fail', 'false'],
    ['MYSQL_ALLOW_EMPTY_PASSWORD', 'yes'],
    ['TOKEN_TTL', '3600'],
    ...'HOST PROVIDERS PREFIX LIMIT ISSUER LEVEL ROLES EXCHANGE ISSUER_2'
      .split(' ')
      .map((word) => [`TOKEN_${word}`, 'willow75']),
    ['SESSION_TIMEOUT', '30m'],
    ['XMPP_AUTH_DOMAIN', 'meet.example.com'],
    ['SESSION_DRIVER', 'redis'],
    ['ADMIN_PASSWORD_USERNAME', 'deploy'],
    ['NGINX_PROXY_PASS_URL', 'http://app:8080/'],
    ['TLS_KEY_FILE', '/run/secrets/tls.key'],
    ['JWT_SECRET_FILE', '/run/secrets/jwt'],
    ['POSTGRES_PASSWORD', '${NOMAD_META_password}'],
    ['DB_PASSWORD', '/run/secrets/x'],
  ])('a value is not hidden for its name alone: %s=%s', (name, value) => {
    expect(redactInTask(`Env[${name}]`, value)).toBe(value);
    expect(template(`a: b\n${name}=${value}\nc: d`)).toContain(`${name}=${value}`);
  });

  test.each([
    ['PIN', '4711'],
    ['DB_PASSWORD', '$ECRET99'],
    ['BASIC_AUTH_USER', 'ada:willow'],
    ['MAIL_COMMUNITY', 'willow'],
    ['DB_PASSWORD', '20041984'],
    ['JWT_SECRET_FILE', `/Zk3vQ9pLx2Wm8Rt5Yb7N/x`],
    ['SLACK_WEBHOOK_URL', 'https://example.org/hooks/payment'],
    ['POSTGRES_PASSWORD', '${NOMAD_META_password}-x1'],
  ])('a value with a secret name is hidden when it may be a secret: %s=%s', (name, value) => {
    expect(redactInTask(`Env[${name}]`, value)).toBe(hidden);
    expect(template(`a: b\n${name}=${value}\nc: d`)).toBe('a: b\n‹hidden›\nc: d');
  });
});

describe('names before a value', () => {
  test('a name before a value counts by any of its secret words', () => {
    const words =
      'pass pwd pw secret tokens api_key access_key creds dsn cookie salt pepper hmac jwt otp pin webhook connstr psk mnemonic community';
    for (const word of words.split(' '))
      expect([word, template(`a: b\nAPP_${word.toUpperCase()}=Willow75x`)]).toEqual([word, 'a: b\n‹hidden›']);
  });

  test('words that name settings more often than secrets hide nothing alone', () => {
    for (const word of 'auth key keys session private signature bearer authorization pass_header'.split(' '))
      for (const line of [`APP_${word.toUpperCase()}=willow75`, `${word}: willow75`, `app_${word} willow75;`])
        expect(template(`a: b\n${line}`)).toBe(`a: b\n${line}`);
  });

  test('the name of a published value hides nothing, not even random text', () => {
    const names =
      'VAPID_PUBLIC_KEY STRIPE_PUBLISHABLE_KEY RECAPTCHA_SITE_KEY API_KEY_HEADER KEY_CONVERTER OAUTH_CLIENT_ID PARTITION_KEY';
    for (const name of names.split(' ')) {
      for (const value of ['willow75', 'Zk3vQ9pLx2Wm8Rt5Yb7N']) {
        expect(redactInTask(`Env[${name}]`, value)).toBe(value);
        expect(template(`a: b\n${name}=${value}`)).toBe(`a: b\n${name}=${value}`);
      }
      expect(redactInTask(`Env[${name}_SECRET]`, 'willow75')).toBe(hidden);
      // The shape of an issuer decides under any name.
      expect(redactInTask(`Env[${name}]`, `ghp_${'a1B2'.repeat(9)}`)).toBe(hidden);
    }
  });

  test.each([
    ['a flag in a list of arguments', ['--requirepass', 'willow75']],
    ['a short flag of a known program', ['redis-cli', '-a', 'willow75']],
  ])('an argument before a value counts like a name: %s', (_name, args) => {
    const fields = args.map((arg, index) => edit(`args[${index}]`, '', arg));
    const command = edit('command', '', 'redis-cli');
    expect(redactInObject('Config', [command, ...fields])).toBe(hidden);
  });

  test('a secret name covers the lists and blocks below it', () => {
    expect(template('tokens:\n  - willow75\n  - oak12\nport: 80')).toBe('tokens:\n‹hidden›\n‹hidden›\nport: 80');
    expect(template('password: |\n  willow75\n  oak12\nport: 80')).toBe('password: |\n‹hidden›\n‹hidden›\nport: 80');
    expect(template('tokens:\nwillow75\nport: 80')).toBe('tokens:\nwillow75\nport: 80');
    expect(template('auth:\n  enabled: true\n  mode: ldap')).toBe('auth:\n  enabled: true\n  mode: ldap');
  });
});

test('server-generated fields are public and user-defined names are not', () => {
  const nothing: RedactionRules = { ...rules, published: { has: () => false } };
  const redact = (names: readonly string[], field: string, value: string): unknown => {
    const [innermost = '', ...outer] = names.toReversed();
    const inner: ObjectDiff = { Type: 'Edited', Name: innermost, Fields: [edit(field, '', value)], Objects: [] };
    const object = outer.reduce<ObjectDiff>(
      (objectDiff, Name) => ({ Type: 'Edited', Name, Fields: [], Objects: [objectDiff] }),
      inner,
    );
    let [at] = redactDiff(diff({ Type: 'Edited', Objects: [object] }), nothing).diff.Objects;
    while (at?.Objects[0] !== undefined) [at] = at.Objects;
    return at?.Fields[0]?.New;
  };
  const connect = ['Service', 'ConsulConnect'];
  expect(redact(connect, 'Native', 'false')).toBe('false');
  expect(redact([...connect, 'SidecarService'], 'DisableDefaultTCPCheck', 'false')).toBe('false');
  expect(redact([...connect, 'SidecarService', 'ConsulProxy'], 'LocalServicePort', '0')).toBe('0');
  expect(redact([...connect, 'SidecarService', 'ConsulProxy', 'Expose'], 'ListenerPort', 'metrics')).toBe('metrics');
  expect(redact(['Artifact'], 'GetterInsecure', 'false')).toBe('false');
  expect(redact(['Config'], 'args[0]', '--disable-hot-restart')).toBe('--disable-hot-restart');
  const concurrency = '${meta.connect.proxy_concurrency}';
  expect(redact(['Config'], 'args[5]', concurrency)).toBe(concurrency);
  expect(redact(['Config'], 'args[0]', '--verbose')).toBe(hidden);
  expect(redact(['Config'], 'debug', 'true')).toBe(hidden);
  expect(redact([...connect, 'SidecarService', 'Meta'], 'Meta[debug]', 'true')).toBe(hidden);
});

test('a flag before a value counts in a foreign text, too', () => {
  const text = 'exit status 1: migrate --admin-token willow75';
  expect(findQuotedSecrets(text)).toEqual([[text.indexOf('--'), text.length]]);
  expect(findQuotedSecrets('exit status 1: migrate --admin-token true')).toEqual([]);
});

test.each([
  ['a product name', 'nomadclientx', false],
  ['a long word of common pairs', 'internationalization', false],
  ['camel case', 'ApplicationConfigurationProvider', false],
  ['a short word', 'xqz', false],
  ['a short word of rare pairs', 'xqzjvwkbqx', false],
  ['a short word of rare pairs with a digit', 'xq4zjvwk', true],
  ['a word of rare pairs', 'xqzjvwkbqxqzj', true],
  ['a long word of which a third of the pairs are doubled letters', 'avv'.repeat(10), true],
  ['the same, shorter', 'avv'.repeat(9), false],
  ['a number', '12345678901234567890', false],
  ['hexadecimal digits', '0a1b2c3d4e5f60718293', true],
  ['few hexadecimal digits', '0a1b2c3d4e5f60718', false],
  ['hexadecimal digits with one letter', '0a123456789012345678', false],
])('%s is unlike words or not', (_what, piece, expected) => {
  expect(isUnlikeWords(piece)).toBe(expected);
});

test('a certificate is shown, whose content looks random', () => {
  const certificate = '-----BEGIN CERTIFICATE-----\nZk3vQ9pLx2Wm8Rt5Yb7NcDf4GhJ6sT1u\n-----END CERTIFICATE-----';
  expect(template(certificate)).toBe(certificate);
});

describe('results that are remembered', () => {
  test('a value is searched again for secrets that another search left out', () => {
    const value = 'Qz7-Lk29Xm4Lp-Zr81VbTn53-WcYd60HsJf';
    const hits = [true, false].map((random) => findSecrets(value, { random, assignments: false }).length > 0);
    expect(hits).toEqual([true, false]);
    const named = 'DB_PASSWORD=correct-horse';
    const byName = [false, true].map((assignments) => findSecrets(named, { random: false, assignments }).length > 0);
    expect(byName).toEqual([false, true]);
    const referring = 'password={{ .Data.data.Qz7Lk29Xm4Lp }}';
    const context = { random: false, assignments: true };
    const byDelimiters = [['[[', ']]'] as const, undefined].map(
      (delimiters) => findSecrets(referring, { ...context, delimiters }).length > 0,
    );
    expect(byDelimiters).toEqual([true, false]);
  });

  test('the search of a foreign text does not replace that of a value, for any text', () => {
    const value = 'DB_PASSWORD=correct-horse';
    const context = { random: false, assignments: true };
    expect(findQuotedSecrets(['{{', '}}', false, true, `${value}-1`].join('\n'))).not.toEqual([]);
    expect(findSecrets(`${value}-1`, context)).toEqual([[0, value.length + 2]]);
    expect(findQuotedSecrets(['right', false, true, `${value}-2`].join('\n'))).not.toEqual([]);
    const delimiters = ['quote', 'right'] as const;
    expect(findSecrets(`${value}-2`, { ...context, delimiters })).toEqual([[0, value.length + 2]]);
  });
});
