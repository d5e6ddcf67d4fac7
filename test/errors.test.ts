import { expect, test } from 'vitest';
import { ActionError, orElse, orUndefined } from '../src/errors.ts';

const missing = new ActionError({ reason: 'not-found', message: 'Job `web` not found' });
const internal = new TypeError('x is not a function');
const recover = ({ reason }: ActionError): string => `no answer: ${reason}`;

test('a result is returned as it is, and only an error for users is recovered from', async () => {
  expect(await orElse(Promise.resolve('web'), recover)).toBe('web');
  expect(await orElse(Promise.reject(missing), recover)).toBe('no answer: not-found');
  await expect(orElse(Promise.reject(internal), recover)).rejects.toBe(internal);
});

test('an optional answer is undefined after an error with one of the named reasons, or with any where none is named', async () => {
  expect(await orUndefined(Promise.resolve('web'), 'not-found')).toBe('web');
  expect(await orUndefined(Promise.reject(missing))).toBeUndefined();
  expect(await orUndefined(Promise.reject(missing), 'unauthorized', 'not-found')).toBeUndefined();
  await expect(orUndefined(Promise.reject(missing), 'unauthorized')).rejects.toBe(missing);
  await expect(orUndefined(Promise.reject(internal))).rejects.toBe(internal);
});

test.each(['parse', 'unreachable', 'server'] as const)(
  'an error with the reason %s always has a hint, and a hint of its own takes precedence',
  (reason) => {
    expect(new ActionError({ reason, message: 'm' }).hint).toMatch(/^[A-Z].*\.$/);
    expect(new ActionError({ reason, message: 'm', hint: 'Do this.' }).hint).toBe('Do this.');
  },
);
