import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/errors.ts';
import { failureOf, wholeText } from '../http/sending.ts';
import { record, refusal, talking, token, version, vpc } from './asking.ts';

const path = `PATCH ${record}/1.0.0`;

describe('the words of an error', () => {
  const pointer = '/data/attributes/deprecation/link';

  test.each<[string, string | object, string]>([
    ['JSON:API', { errors: [{ status: '422', title: 'invalid', detail: 'Link is bad' }] }, 'invalid: Link is bad'],
    ['a numeric status', { errors: [{ status: 422, title: 'invalid' }] }, 'invalid'],
    ['detail alone', { errors: [{ detail: 'Link is bad' }] }, 'Link is bad'],
    ['a place', { errors: [{ title: 'invalid', source: { pointer } }] }, `invalid (at ${pointer})`],
    ['a place alone', { errors: [{ source: { pointer } }] }, `(at ${pointer})`],
    ['several', { errors: [{ title: 'one' }, { title: 'two', detail: 'more' }] }, 'one; two: more'],
    ['a list of texts', { errors: ['Not Found', 'at all'] }, 'Not Found; at all'],
    ['both shapes', { errors: ['one', { title: 'two' }] }, 'one; two'],
    [
      'a page',
      '<!doctype html><html><head><title> Bad\n Gateway </title></head></html>',
      'an HTML page titled " Bad Gateway "',
    ],
    ['a page without a title', '  <html><h1>502</h1></html>', 'an HTML page'],
    ['plain text', 'upstream\r\nconnect\u001b[31m error', 'upstream connect [31m error'],
    ['other JSON', { message: 'no' }, '{"message":"no"}'],
    ['errors that are no list', { errors: 'no' }, '{"errors":"no"}'],
  ])('are shown of %s', async (_, body, words) => {
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
  ])('are none of %j', async (body) => {
    expect((await refusal({ status: 422, body })).message).toBe(`Rejected as invalid by the registry (422, ${path})`);
  });

  test('are cut where there are too many', async () => {
    const { message } = await refusal({ status: 422, body: { errors: ['x'.repeat(5000)] } });
    expect(message).toBe(`Rejected as invalid by the registry: ${'x'.repeat(500)}… (422, ${path})`);
  });
});

describe('a refusal tells what it means, and the way out', () => {
  test.each([
    [400, 'invalid', 'server', undefined],
    [401, 'unauthorized', 'unauthorized', /`registry-token` is expired or invalid/],
    [403, 'forbidden', 'permission', /permission to manage modules/],
    [404, 'not-found', 'not-found', undefined],
    [405, 'forbidden', 'permission', /`registry-address` is HCP Terraform or Terraform Enterprise/],
    [409, 'invalid', 'server', undefined],
    [422, 'invalid', 'server', undefined],
    [500, 'server', 'server', /re-run the job later/],
    [502, 'server', 'server', /re-run the job later/],
    [503, 'server', 'server', /re-run the job later/],
  ] as const)('%i', async (status, kind, reason, hint) => {
    const failure = await refusal({ status, body: '<html><title>x</title>' });
    expect([failure.kind, failure.reason]).toEqual([kind, reason]);
    expect(failure.hint ?? '').toMatch(hint ?? /^$/);
  });

  test('429, where the registry asks for more patience than there is', async () => {
    const body = { errors: [{ status: 429, title: 'Too many requests', detail: 'You have exceeded the limit.' }] };
    const failure = await refusal({ status: 429, body, headers: { 'retry-after': '3000' } });
    expect([failure.kind, failure.reason]).toEqual(['busy', 'server']);
    expect(failure.message).toBe(
      `Rate limit of the registry exceeded: Too many requests: You have exceeded the limit (429, ${path})`,
    );
    expect(failure.hint).toContain('30 requests a second');
  });
});

describe('a change', () => {
  test.each([500, 502, 503, 504])('that is answered %i is not sent again', async (status) => {
    const { server, registry } = await talking({ status });
    await failureOf(registry.revertModuleVersionDeprecation(version));
    expect(server.seen.length).toBe(1);
  });

  test('of which the answer is lost is not sent again', async () => {
    const { server, registry } = await talking((_, response) => void response.destroy());
    const failure = await failureOf(registry.revertModuleVersionDeprecation(version));
    expect(failure).toMatchObject({ kind: 'unreachable', reason: 'unreachable' });
    expect(failure).toBeInstanceOf(ServiceError);
    expect(server.seen.length).toBe(1);
  });

  test('that is redirected goes no further', async () => {
    const { server, registry } = await talking({ status: 307, headers: { location: '/elsewhere' } });
    const failure = await failureOf(registry.revertModuleVersionDeprecation(version));
    expect(failure).toMatchObject({ kind: 'invalid', reason: 'server' });
    expect(failure.message).toContain('redirects are not followed');
    expect(server.seen.length).toBe(1);
  });

  test('that is cancelled fails with what cancelled it', async () => {
    const reason = new Error('Cancelled.');
    const ending = new AbortController();
    const { registry } = await talking(() => ending.abort(reason), { signal: ending.signal });
    await expect(registry.revertModuleVersionDeprecation(version)).rejects.toBe(reason);
  });
});

describe('a token that the registry says back is in no words of ours', () => {
  test.each<[string, string | object]>([
    ['a title', { errors: [{ title: `bad ${token}`, detail: token, source: { pointer: `/${token}` } }] }],
    ['a list', { errors: [token] }],
    ['plain text', `who is Bearer ${token}?`],
    ['other JSON', { headers: { authorization: `Bearer ${token}` } }],
    ["a page's title", `<html><title>${token}</title>`],
    ["a long page's title", `<html><title>${'x'.repeat(190)}${token}</title>`],
    ['where words are cut', { errors: [`${'x'.repeat(490)}${token}`] }],
  ])('from %s', async (_, body) => {
    const text = wholeText(await refusal({ status: 401, body }));
    expect(text).not.toContain(token.slice(0, 8));
    expect(text).toContain('401');
  });

  test('from where a redirect leads', async () => {
    const failure = await refusal({ status: 302, headers: { location: `https://evil.example/${token}?t=${token}` } });
    expect(wholeText(failure)).not.toContain(token);
  });

  test('from an answer that cannot be used', async () => {
    const { registry } = await talking({ body: { data: { [token]: token, attributes: token } } });
    expect(wholeText(await failureOf(registry.getModule(vpc)))).not.toContain(token);
  });
});
