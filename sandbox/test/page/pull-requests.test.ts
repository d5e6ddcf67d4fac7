import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PullRequests } from '../../src/page/pull-requests.ts';
import { startServer, type Step, type TestServer } from '../../../test/support/server.ts';
import { timers } from '../../../test/support/timers.ts';
import { Caller } from '../caller.ts';

const pull = {
  number: 7,
  title: 'Raise <b>web</b>',
  state: 'open',
  html_url: 'https://github.example/acme/jobs/pull/7',
};
const comment = (body: string): object => ({ body, user: { login: 'github-actions[bot]' } });

/** A GitHub with these pull requests, each with these comments. */
function startGitHub(pulls: readonly object[], comments: readonly object[]): Promise<TestServer> {
  const answer: Step = ({ url }, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(url.includes('/comments') ? comments : pulls));
  };
  return startServer(answer);
}

async function fetchSection(github: string): Promise<string> {
  await using caller = await Caller.start({ github });
  const page = await (await fetch(caller.page)).text();
  return /<section id="pull-requests"[^]*?<\/section>/.exec(page)?.[0] ?? '';
}

it('the page shows comments of each pull request as GitHub does, the newest one open', async () => {
  const older = { ...pull, number: 6, state: 'closed', merged_at: '2026-11-20T20:20:00Z' };
  const oldest = { ...pull, number: 5, state: 'closed', merged_at: null };
  await using github = await startGitHub([pull, older, oldest], [comment('### Plan\n\n```diff\n+ one\n```')]);
  const section = await fetchSection(`${github.url}/repos/acme/jobs`);
  expect(section).toContain('Raise &#60;b&#62;web&#60;/b&#62; <span class="number">#7</span>');
  expect(section.match(/<h3>Plan<\/h3>/g)).toHaveLength(3);
  expect(section).toContain('<span class="pl-mi1">+ one</span>');
  expect(section).toContain('<strong>github-actions</strong> <span class="label">bot</span>');
  expect(section).toContain('<a href="https://github.example/acme/jobs/pull/7" rel="noreferrer">');
  expect([...section.matchAll(/<details[^>]*>/g)].map(([tag]) => tag.replaceAll(/ +/g, ' '))).toEqual([
    '<details class="card pull" id="pull-7" open>',
    '<details class="card pull" id="pull-6" >',
    '<details class="card pull" id="pull-5" >',
  ]);
  expect([...section.matchAll(/<\/svg\s*>\s*(open|merged|closed)</g)].map(([, state]) => state)).toEqual([
    'open',
    'merged',
    'closed',
  ]);
  expect(github.requests.map(({ url }) => url.replace(/\?.*/, '')).toSorted()).toEqual([
    '/repos/acme/jobs/issues/5/comments',
    '/repos/acme/jobs/issues/6/comments',
    '/repos/acme/jobs/issues/7/comments',
    '/repos/acme/jobs/pulls',
  ]);
});

it('the page removes markup from comments that GitHub does not allow', async () => {
  const evil =
    '<script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)" style="x">a</a><iframe>';
  await using github = await startGitHub(
    [{ ...pull, html_url: 'javascript:alert(1)' }],
    [
      { body: evil, user: { login: '<b>"evil"' } },
      { body: null, user: null },
    ],
  );
  const section = await fetchSection(github.url);
  expect(section).not.toMatch(/<script|onerror|javascript:|<iframe|style=|<b>/);
  expect(section).toContain('&#60;b&#62;&#34;evil&#34;');
  expect(section).toContain('<strong>ghost</strong>');
});

it.each<[string, Step, RegExp]>([
  ['refuses the request', { status: 403, body: {} }, /Could not read \S+: GitHub answered 403\./],
  ['returns unexpected JSON', { body: { message: '<b>no</b>' } }, /Could not read \S+: [^<]+\./],
  ['cuts the connection', (_, response) => void response.destroy(), /Could not read \S+: fetch failed\./],
  ['has no pull request', { body: [] }, /No pull requests yet\./],
])('the page explains when GitHub %s', async (_, step, words) => {
  await using github = await startServer(step);
  expect((await fetchSection(github.url)).replaceAll(/\s+/g, ' ')).toMatch(words);
});

it('the page explains how to show comments when no GitHub address is set', async () => {
  await using caller = await Caller.start();
  expect(await (await fetch(caller.page)).text()).toContain('<code>OUTRIDER_SANDBOX_GITHUB</code>');
});

it('the page refreshes comments from GitHub only while it has viewers', async () => {
  let text = 'one';
  const gone = new AbortController();
  await using github = await startServer(async ({ url }, response) => {
    if (text === 'three' && url.includes('/comments')) {
      // Gone during the request; the sandbox has noticed after another request.
      gone.abort();
      await caller.ask('GET', '/v1/jobs');
    }
    response.end(JSON.stringify(url.includes('/comments') ? [comment(text)] : [pull]));
  });
  await using caller = await Caller.start({ github: github.url });
  const { body } = await fetch(`${caller.page}/events`, { signal: gone.signal });
  const events = (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const readUntil = async (words: string): Promise<void> => {
    for (let event = ''; !event.includes(words);) event = String((await events.next()).value);
  };
  await readUntil('<p>one</p>');
  text = 'two';
  await readUntil('<p>two</p>');
  text = 'three';
  await expect(readUntil('<p>three</p>')).rejects.toThrow('aborted');
  // Requests stop after the last viewer has left; otherwise this never ends.
  for (let before = -1; before !== github.requests.length;) {
    before = github.requests.length;
    await caller.ask('GET', '/v1/jobs?index=100000&wait=1100ms');
  }
  expect(github.requests.length).toBeGreaterThanOrEqual(4);
});

it('a closed list of pull requests leaves no timer behind', async () => {
  await using github = await startGitHub([pull], [comment('one')]);
  const pulls = new PullRequests(github.url);
  pulls.follow();
  await pulls.refresh();
  await turn();
  const before = timers();
  pulls.release();
  expect(timers()).toBe(before - 1);
});
