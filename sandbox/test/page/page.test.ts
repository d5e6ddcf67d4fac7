import { text } from 'node:stream/consumers';
import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Caller, serviceJob } from '../caller.ts';

async function fetchPage(caller: Caller): Promise<string> {
  return (await fetch(caller.page)).text();
}

/** Returns the text of a part of the page, without its markup. */
function readSectionText(page: string, section: string): string {
  const [part = ''] = new RegExp(`<section id="${section}"[^]*?</section>`).exec(page) ?? [];
  return part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('sandbox page', () => {
  it('the page shows a job with its groups, deployment and allocations', async () => {
    await using caller = await Caller.start();
    await caller.run(serviceJob());
    const words = readSectionText(await fetchPage(caller), 'jobs');
    expect(words).toContain('web running service · version 0 · namespace default');
    expect(words).toContain('successful Version 0 Deployment completed successfully app 2 of 2 healthy');
    expect(words).toContain('Group Desired Running Healthy Failed app 2 2 2 0');
    expect(words).toMatch(
      /[\da-f]{8} web\.app\[0\] running healthy 0 \S+ \d\d:\d\d:\d\d server Task started by client/,
    );
  });

  it('an empty page has the command that registers its example job file', async () => {
    await using caller = await Caller.start();
    const page = await fetchPage(caller);
    expect(readSectionText(page, 'jobs')).toContain('No jobs yet. Register the example job file :');
    const [, source = '', target = ''] = /curl -s (\S+) \| curl -s --data @- ([^\s<]+)/.exec(page) ?? [];
    expect(source).toBe(`${caller.page}/example.json`);
    const body = await (await fetch(source)).text();
    expect((await fetch(target, { method: 'POST', body })).status).toBe(200);
    await caller.settle('hello');
    const words = readSectionText(await fetchPage(caller), 'jobs');
    expect(words).toContain('hello running service · version 0 · namespace default');
    expect(words).not.toContain('No jobs yet');
    expect(await (await fetch(`${caller.page}/example.nomad.hcl`)).text()).toContain('job "hello" {');
  });

  it('the page shows waiting canaries, earlier deployments and stopped allocations', async () => {
    await using caller = await Caller.start();
    const update = { MaxParallel: 1, Canary: 1, MinHealthyTime: 0, HealthyDeadline: 3e11, ProgressDeadline: 6e11 };
    await caller.run(serviceJob({ Update: update }));
    await caller.run(serviceJob({ Update: update, Meta: { a: 'b' } }));
    const words = readSectionText(await fetchPage(caller), 'jobs');
    expect(words).toContain('running Version 1 Deployment is running but requires manual promotion');
    expect(words).toContain('1 of 2 healthy, 1 of 1 canaries placed, not promoted');
    expect(words).toContain('running healthy, canary 1');
    expect(words).toContain('Earlier deployments: 1 successful Version 0');
    expect(await fetchPage(caller)).toContain(
      '<p id="news" role="status"><strong>web</strong>, version 1: Deployment is running but requires manual promotion</p>',
    );
    await caller.json('DELETE', '/v1/job/web');
    await caller.settle('web');
    const after = readSectionText(await fetchPage(caller), 'jobs');
    expect(after).toContain('web dead (stopped)');
    expect(after).toContain('cancelled Version 1 Cancelled because job is stopped');
    expect(after).toContain('app 0 0 0 0');
  });

  it('the page explains blocked placements', async () => {
    await using caller = await Caller.start();
    const task = { Name: 'a', Driver: 'mock_driver', Config: {}, Resources: { CPU: 50, MemoryMB: 9_000_000 } };
    await caller.run(serviceJob({ ID: 'huge', TaskGroups: [{ Name: 'app', Count: 3, Tasks: [task] }] }));
    await caller.run(serviceJob({ ID: 'lost', Datacenters: ['nowhere'] }));
    const words = readSectionText(await fetchPage(caller), 'jobs');
    expect(words).toMatch(
      /Blocked until capacity is available: evaluation [\da-f]{8} app : 3 cannot be placed: memory exhausted on 1 node\./,
    );
    expect(words).toMatch(/app : 2 cannot be placed: no nodes were eligible\./);
  });

  it('the page lists requests to both services, newest first, without query, token and body', async () => {
    await using caller = await Caller.start();
    await caller.ask('GET', '/v1/jobs?prefix=secret-query', undefined, { 'X-Nomad-Token': 'secret-token' });
    await caller.ask('POST', '/v1/validate/job', 'secret-body');
    await fetch(`${caller.registry}/api/registry/v1/modules/acme/a/b/versions?secret-query`, {
      headers: { Authorization: 'Bearer secret-token' },
    });
    await fetch(`${caller.registry}/sandbox/requests`);
    const page = await fetchPage(caller);
    const words = readSectionText(page, 'requests');
    expect(words).toMatch(
      /registry GET \/api\/registry\/v1\/modules\/acme\/a\/b\/versions 401 \d+ ms \S+ Nomad POST \/v1\/validate\/job \d+ \d+ ms \S+ Nomad GET \/v1\/jobs 200 \d+ ms/,
    );
    expect(words).not.toContain('/sandbox/');
    expect(page).not.toContain('secret');
  });

  it('the page keeps the newest 200 requests and marks pending ones', async () => {
    await using caller = await Caller.start();
    const gone = new AbortController();
    const waiting = fetch(`${caller.address}/v1/jobs?index=100000`, { signal: gone.signal }).catch(() => 'gone');
    for (let batch = 0; batch < 20; batch++)
      await Promise.all(Array.from({ length: 10 }, (_, index) => caller.ask('GET', `/v1/job/${batch}-${index}`)));
    const page = await fetchPage(caller);
    expect(page.match(/<tr id="request-\d+"/g)).toHaveLength(200);
    const other = fetch(`${caller.address}/v1/jobs?index=100000`, { signal: gone.signal }).catch(() => 'gone');
    let words = '';
    while (!words.includes('GET /v1/jobs pending')) words = readSectionText(await fetchPage(caller), 'requests');
    expect(words.match(/pending/g)).toHaveLength(1);
    gone.abort();
    expect(await Promise.all([waiting, other])).toEqual(['gone', 'gone']);
  });

  it('the page allows only its own styles, scripts and connections', async () => {
    await using caller = await Caller.start();
    const { headers } = await fetch(caller.page);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self';/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('the page has no other paths and is read-only', async () => {
    await using caller = await Caller.start();
    for (const path of ['/toString', '/serve.ts', '/../main.ts', '/%2e%2e/main.ts'])
      expect((await fetch(caller.page + path)).status).toBe(404);
    expect((await fetch(caller.page, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(caller.page, { method: 'HEAD' })).text()).toBe('');
  });
});

/** Yields the events of a viewer, one after the other: section to markup. */
async function* watch(page: string, signal: AbortSignal): AsyncGenerator<Record<string, string>> {
  const { body } = await fetch(`${page}/events`, { signal });
  let rest = '';
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as Record<string, string>;
  }
}

describe('page event stream', () => {
  it('the event stream sends everything first and then only changes', async () => {
    await using caller = await Caller.start({ pace: { evaluate: 60_000 } });
    const gone = new AbortController();
    const events = watch(caller.page, gone.signal);
    const first = (await events.next()).value as Record<string, string>;
    expect(Object.keys(first)).toEqual(['counts', 'news', 'jobs', 'modules', 'pull-requests', 'requests']);
    await Promise.all(
      ['a', 'b', 'c'].map((ID) => caller.json('POST', '/v1/jobs', { Job: serviceJob({ ID, Type: 'batch' }) })),
    );
    // Simultaneous changes are usually sent as one event, on a busy machine as two or three.
    const changed = new Set<string>();
    for await (const event of events) {
      for (const section of Object.keys(event)) changed.add(section);
      if (event['jobs']?.match(/<article/g)?.length === 3 && event['requests']?.match(/POST/g)?.length === 3) break;
    }
    expect([...changed].toSorted()).toEqual(['counts', 'jobs', 'requests']);
    gone.abort();
  });

  it('the event stream shows early and late viewers the state after a reload', async () => {
    await using caller = await Caller.start();
    const gone = new AbortController();
    const early = Array.from({ length: 20 }, () => watch(caller.page, gone.signal));
    await Promise.all(early.map((events) => events.next()));
    const pages = early.map(async (events) => {
      for await (const { jobs = '' } of events) if (jobs.includes('Deployment completed successfully')) return jobs;
      return 'nothing';
    });
    await caller.run(serviceJob());
    const jobs = await Promise.all(pages);
    const late = (await watch(caller.page, gone.signal).next()).value as Record<string, string>;
    expect(new Set([...jobs, late['jobs']]).size).toBe(1);
    expect(await fetchPage(caller)).toContain(late['jobs']);
    gone.abort();
  });

  it('the event stream ends with the sandbox', async () => {
    const caller = await Caller.start();
    const ended = new Promise<string>((resolve) => {
      get(`${caller.page}/events`, (response) => {
        response.once('data', () => void caller[Symbol.asyncDispose]());
        text(response).then(
          () => resolve('ended'),
          () => resolve('cut'),
        );
      });
    });
    expect(await ended).toBe('ended');
  });
});
