import { describe, expect, test } from 'vitest';
import { catchFailure, joinErrorTexts } from '../http/sending.ts';
import { record, refusal, startTalking, token, version, vpc } from './asking.ts';

const path = `PATCH ${record}/1.0.0`;

describe('registry error text', () => {
  const pointer = '/data/attributes/deprecation/link';

  test.each<[string, string | object, string]>([
    ['JSON:API', { errors: [{ status: '422', title: 'invalid', detail: 'Link is bad' }] }, 'invalid: Link is bad'],
    ['a numeric status', { errors: [{ status: 422, title: 'invalid' }] }, 'invalid'],
    ['a detail only', { errors: [{ detail: 'Link is bad' }] }, 'Link is bad'],
    ['a source pointer', { errors: [{ title: 'invalid', source: { pointer } }] }, `invalid (at ${pointer})`],
    ['a source pointer only', { errors: [{ source: { pointer } }] }, `(at ${pointer})`],
    ['several errors', { errors: [{ title: 'one' }, { title: 'two', detail: 'more' }] }, 'one; two: more'],
    ['a list of texts', { errors: ['Not Found', 'at all'] }, 'Not Found; at all'],
    ['both shapes', { errors: ['one', { title: 'two' }] }, 'one; two'],
    [
      'an HTML page',
      '<!doctype html><html><head><title> Bad\n Gateway </title></head></html>',
      'an HTML page titled " Bad Gateway "',
    ],
    ['an HTML page without a title', '  <html><h1>502</h1></html>', 'an HTML page'],
    ['plain text', 'upstream\r\nconnect\u001b[31m error', 'upstream connect [31m error'],
    ['other JSON', { message: 'no' }, '{"message":"no"}'],
    ['errors that are not a list', { errors: 'no' }, '{"errors":"no"}'],
  ])('a registry error shows the text of %s', async (_, body, words) => {
    expect((await refusal({ status: 422, body })).message).toBe(
      `Rejected as invalid by the registry: ${words} (422, ${path})`,
    );
  });

  test.each<[string | object]>([
    [''],
    [' \n'],
    [{ errors: [] }],
    [{ errors: [{}] }],
    [{ errors: [null] }],
    [{ errors: [7, []] }],
  ])('a registry error has no text for %j', async (body) => {
    expect((await refusal({ status: 422, body })).message).toBe(`Rejected as invalid by the registry (422, ${path})`);
  });

  test('a registry error cuts a long text', async () => {
    const { message } = await refusal({ status: 422, body: { errors: ['x'.repeat(5000)] } });
    expect(message).toBe(`Rejected as invalid by the registry: ${'x'.repeat(500)}… (422, ${path})`);
  });
});

describe('registry errors', () => {
  test.each([
    [400, false, 'server', /^Re-run this workflow job\. If the error persists/],
    [401, false, 'unauthorized', /^`registry-token` \(secret `TF_REGISTRY_TOKEN`\) is expired or invalid/],
    [403, false, 'permission', /the token of a team with "Manage modules"/],
    [404, false, 'not-found', undefined],
    [405, false, 'permission', /`registry-address` is HCP Terraform or Terraform Enterprise/],
    [409, false, 'server', /^Re-run this workflow job\. If the error persists/],
    [422, false, 'server', /^Re-run this workflow job\. If the error persists/],
    [500, true, 'server', /re-run this workflow job later/],
    [502, true, 'server', /re-run this workflow job later/],
    [503, true, 'server', /re-run this workflow job later/],
  ] as const)(
    'status %i of the registry may pass (%s), and has its reason and hint',
    async (status, isTransient, reason, hint) => {
      const failure = await refusal({ status, body: '<html><title>x</title>' });
      expect(failure).toMatchObject({ httpStatus: status, isTransient, reason });
      expect(failure.hint ?? '').toMatch(hint ?? /^$/);
    },
  );

  test('status 429 of the registry is reported when it asks for a longer pause than the run has', async () => {
    const body = { errors: [{ status: 429, title: 'Too many requests', detail: 'You have exceeded the limit.' }] };
    const failure = await refusal({ status: 429, body, headers: { 'retry-after': '3000' } });
    expect(failure).toMatchObject({ httpStatus: 429, isTransient: true, reason: 'server' });
    expect(failure.message).toBe(
      `Rate limit of the registry exceeded: Too many requests: You have exceeded the limit (429, ${path})`,
    );
    expect(failure.hint).toContain('30 requests per second');
  });
});

describe('failed changes in the registry', () => {
  test('a cancelled change fails with the reason of the cancellation', async () => {
    const reason = new Error('Cancelled.');
    const ending = new AbortController();
    const { registry } = await startTalking(() => ending.abort(reason), { signal: ending.signal });
    await expect(registry.revertModuleVersionDeprecation(version)).rejects.toBe(reason);
  });
});

describe('registry token in responses', () => {
  test.each<[string, string | object]>([
    ['a title', { errors: [{ title: `bad ${token}`, detail: token, source: { pointer: `/${token}` } }] }],
    ['a list', { errors: [token] }],
    ['plain text', `who is Bearer ${token}?`],
    ['other JSON', { headers: { authorization: `Bearer ${token}` } }],
    ['the title of an HTML page', `<html><title>${token}</title>`],
    ["a long page's title", `<html><title>${'x'.repeat(190)}${token}</title>`],
    ['where words are cut', { errors: [`${'x'.repeat(490)}${token}`] }],
  ])('a token echoed by the registry is hidden in %s', async (_, body) => {
    const text = joinErrorTexts(await refusal({ status: 401, body }));
    expect(text).not.toContain(token.slice(0, 8));
    expect(text).toContain('401');
  });

  test('a token echoed by the registry is hidden in the target of a redirect', async () => {
    const failure = await refusal({ status: 302, headers: { location: `https://evil.example/${token}?t=${token}` } });
    expect(joinErrorTexts(failure)).not.toContain(token);
  });

  test('a token echoed by the registry is hidden in an invalid response', async () => {
    const { registry } = await startTalking({ body: { data: { [token]: token, attributes: token } } });
    expect(joinErrorTexts(await catchFailure(registry.getModule(vpc)))).not.toContain(token);
  });
});
