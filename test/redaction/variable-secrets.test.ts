import { expect, test } from 'vitest';
import { variableSecrets } from '../../src/redaction/variable-secrets.ts';
import type { Setting } from '../../src/jobfiles/variables/settings.ts';

function setting(name: string, value: string, rest: Partial<Setting> = {}): Setting {
  return { name, value, form: 'raw', secret: false, origin: { text: 'input `vars`', where: undefined }, ...rest };
}

test.each([
  ['a value with encoded forms', setting('db_password', 'a"b\nc'), ['a"b\nc', 'a\\"b\\nc', 'YSJiCmM=']],
  ['an ordinary name', setting('color', 'hunter2'), []],
  ['a variable marked as secret', setting('color', 'hunter2', { secret: true }), ['hunter2']],
  ['a secret name', setting('db_password', 'hunter2'), ['hunter2']],
  ['an object', setting('tokens', '{ a = "first-one", b = ["second"], c = true, d = "x" }'), ['first-one', 'second']],
  ['a quoted value of a file', setting('api_key', '"from-file"', { form: 'source' }), ['from-file']],
  ['a heredoc of a file', setting('api_key', '<<EOT\nline one\nEOT\n', { form: 'source' }), ['line one\n']],
  ['JSON text', setting('api_key', '["x"]', { form: 'text' }), ['["x"]']],
  ['an ordinary word', setting('use_token', 'true', { secret: true }), []],
  ['a value too short to be found', setting('pin', '123', { secret: true }), []],
])('secrets of a variable are collected: %s', (_about, item, expected) => {
  const hits = variableSecrets([item]);
  expect(hits).toEqual(expect.arrayContaining(expected));
  expect(hits.length > 0).toBe(expected.length > 0);
});
