import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Faults } from '../../src/registry/faults.ts';
import { RateLimit } from '../../src/registry/rate-limit.ts';
import { deprecate, RegistryCaller, undeprecated, modulesPath, recordPath } from './caller.ts';

function takeFaultKind(faults: Faults, method: string, path: string): unknown {
  return faults.take(method, path)?.kind;
}

const text = { reason: 'Superseded by 2.0.0.', link: 'https://example.com/2' };

describe('registry faults', () => {
  it.each([
    [401, [{ status: '401', title: 'unauthorized' }], 'Unauthorized'],
    [404, [{ status: '404', title: 'not found' }], 'Not Found'],
    [500, [{ status: '500', title: 'internal server error' }], 'Internal Server Error'],
    [503, [{ status: '503', title: 'service unavailable' }], 'Service Unavailable'],
  ] as const)('a fault answers %i in both dialects, twice, and then ends', async (kind, errors, plain) => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    caller.sandbox.modules.fault({ kind, times: 2 });
    const change = await caller.change('1.0.0', deprecate());
    const read = await caller.ask('GET', `${modulesPath}/versions`);
    expect([change.status, JSON.parse(change.text)]).toEqual([kind, { errors }]);
    expect([read.status, JSON.parse(read.text)]).toEqual([kind, { errors: [plain] }]);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': null });
  });

  it('a fault returns 422 with the position of the error', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    caller.sandbox.modules.fault({ kind: 422, on: 'PATCH' });
    expect((await caller.ask('GET', recordPath)).status).toBe(200);
    const reply = await caller.change('1.0.0', deprecate());
    expect([reply.status, JSON.parse(reply.text).errors[0].source]).toEqual([
      422,
      { pointer: '/data/attributes/deprecation/link' },
    ]);
  });

  it('a fault returns 429 with the time to wait', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    caller.sandbox.modules.fault({ kind: 429, wait: 0.25 });
    const reply = await caller.ask('GET', recordPath);
    expect([reply.status, reply.headers.get('x-ratelimit-reset')]).toEqual([429, '0.250']);
    expect(JSON.parse(reply.text)).toEqual({
      errors: [{ status: 429, title: 'Too many requests', detail: "You have exceeded the API's rate limit." }],
    });
  });

  it('a fault responds with the HTML page of a proxy', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    caller.sandbox.modules.fault({ kind: 'html-502' });
    const reply = await caller.ask('GET', recordPath);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(reply.text).toContain('<h1>502 Bad Gateway</h1>');
  });

  it('a fault responds with a redirect', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    caller.sandbox.modules.fault({ kind: 'redirect', to: 'https://elsewhere.example/' });
    const reply = await caller.ask('GET', recordPath);
    expect([reply.status, reply.headers.get('location')]).toEqual([307, 'https://elsewhere.example/']);
  });

  it.each([
    ['drop-before', null],
    ['drop-after', text],
  ] as const)('a fault cuts the connection: %s', async (kind, expected) => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const { modules } = caller.sandbox;
    modules.fault({ kind, on: 'PATCH' });
    await expect(caller.change('1.0.0', deprecate())).rejects.toThrow('fetch failed');
    expect(modules.deprecation('acme/vpc/aws', '1.0.0')).toEqual(expected);
    expect(modules.requests.map(({ method, status }) => [method, status])).toEqual([['PATCH', 0]]);
    expect((await caller.change('1.0.0', deprecate())).status).toBe(200);
  });

  it('a fault delays a change for readers and on the page', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const { modules, page } = caller.sandbox;
    modules.fault({ kind: 'lag', wait: 500 });
    expect((await caller.change('1.0.0', deprecate())).status).toBe(200);
    caller.clock.pass(499);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': null });
    expect(await caller.json(`${modulesPath}/1.0.0`)).not.toHaveProperty('deprecation');
    expect(await (await fetch(page)).text()).not.toContain(text.reason);
    expect(modules.deprecation('acme/vpc/aws', '1.0.0')).toEqual(text);
    caller.clock.pass(1);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': text });
    expect((await caller.change('1.0.0', undeprecated)).status).toBe(200);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': null });
  });
});

describe('selection of faults', () => {
  it('faults are selected by method and by part or pattern of the path', () => {
    const faults = new Faults();
    faults.add({ kind: 404, on: 'PATCH', path: '/1.0.0+a' });
    faults.add({ kind: 500, path: 'version\\?module_version=1\\.\\d' });
    faults.add({ kind: 503, path: '(' });
    expect(takeFaultKind(faults, 'GET', '/1.0.0+a')).toBeUndefined();
    expect(takeFaultKind(faults, 'PATCH', '/1.0.0+a')).toBe(404);
    expect(takeFaultKind(faults, 'GET', '/version?module_version=1.2.0')).toBe(500);
    expect(takeFaultKind(faults, 'GET', '/(')).toBe(503);
  });

  it('a lag fault applies only to changes', () => {
    const faults = new Faults();
    faults.add({ kind: 'lag' });
    expect([takeFaultKind(faults, 'GET', '/'), takeFaultKind(faults, 'PATCH', '/')]).toEqual([undefined, 'lag']);
  });

  it('a fault skips some requests, hits some, and then ends', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.integer({ min: 1, max: 5 }), (skip, times) => {
        const faults = new Faults();
        faults.add({ kind: 500, skip, times });
        const kinds = Array.from({ length: skip + times + 2 }, () => takeFaultKind(faults, 'GET', '/') === 500);
        expect(kinds).toEqual(kinds.map((_, index) => index >= skip && index < skip + times));
      }),
    );
  });

  it('faults are used one after the other', () => {
    const faults = new Faults();
    faults.add({ kind: 500 });
    faults.add({ kind: 503, times: 2 });
    expect([1, 2, 3, 4].map(() => takeFaultKind(faults, 'GET', '/'))).toEqual([500, 503, 503, undefined]);
  });
});

describe('registry rate limit', () => {
  it('the rate limit allows 30 requests a second for each user', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const replies = await Promise.all(Array.from({ length: 31 }, () => caller.ask('GET', recordPath)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    expect(refused[0]?.headers.get('x-ratelimit-limit')).toBe('30');
    expect(refused[0]?.headers.get('x-ratelimit-reset')).toMatch(/^[01]\.\d{3}$/);
    const others = [caller.ask('GET', recordPath, 'owner'), caller.ask('GET', '/.well-known/terraform.json')];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('the rate limit can be changed or turned off', async () => {
    await using narrow = await RegistryCaller.start(['1.0.0'], { limit: 1 });
    const first = await narrow.ask('GET', recordPath);
    expect([first.status, first.headers.get('x-ratelimit-limit')]).toEqual([200, '1']);
    expect((await narrow.ask('GET', `${modulesPath}/versions`)).status).toBe(429);
    await using wide = await RegistryCaller.start(['1.0.0'], { limit: 0 });
    const replies = await Promise.all(Array.from({ length: 40 }, () => wide.ask('GET', recordPath)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies[0]?.headers.has('x-ratelimit-limit')).toBe(false);
  });

  it('the rate limit is never exceeded in any second, and a request after the given wait passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat(900), { maxLength: 60 }), (limit, gaps) => {
        const rate = new RateLimit(limit);
        const passed: number[] = [];
        const refusedTwice: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const wait = rate.count('manager', now);
          if (wait > 0) {
            now += wait;
            if (rate.count('manager', now) > 0) refusedTwice.push(now);
          }
          passed.push(now);
        }
        expect(refusedTwice).toEqual([]);
        const crowds = passed.map((start) => passed.filter((time) => time >= start && time < start + 1000).length);
        expect(Math.max(0, ...crowds)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
