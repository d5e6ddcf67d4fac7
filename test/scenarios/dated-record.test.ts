import { ownHeaders } from '../support/github.ts';
import { describe, expect, test } from 'vitest';
import { openRecord } from '../../src/review/record-codec.ts';
import { parseKeys } from '../support/signing.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

const key = 'a-key-of-more-than-sixteen-bytes';
const file = 'jobs/web.nomad.hcl';

/** When the plan on GitHub was first shown, in seconds. */
function readSince({ github }: Story): number {
  const { body = '', updated_at: updatedAt } = github.comments[0] ?? {};
  const opened = openRecord(body, parseKeys(key), updatedAt);
  if (opened.kind !== 'opened') throw new Error(`The record is ${opened.kind}`);
  return opened.record.since;
}

/** A second begins: GitHub's times are in seconds. */
async function nextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
}

describe.concurrent('date of a reviewed plan', () => {
  test('a plan seals the time of its first write in one write, and keeps it for the same meaning', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const before = Math.floor(Date.now() / 1000);
    await story.plan();
    const writes = story.github.requests.filter((line) => !line.startsWith('GET') && !line.includes('graphql'));
    expect(writes).toEqual(['POST /repos/acme/jobs/issues/7/comments']);
    const first = readSince(story);
    // Not before the write, and some seconds later at most.
    expect(first).toBeGreaterThanOrEqual(before);
    expect(first).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 3);
    const body = story.github.comments[0]?.body;
    await nextSecond();
    await story.plan();
    expect(story.github.comments[0]?.body).toBe(body);
    story.workspace.write(file, service('web', { image: 'two' }));
    await story.plan();
    const second = readSince(story);
    expect(second).toBeGreaterThan(first);
    await nextSecond();
    story.workspace.write(file, service('web'));
    await story.plan();
    expect(readSince(story)).toBeGreaterThan(second);
  });

  test('a plan of the same meaning keeps the time of its first write where its inputs are written in another way', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ inputs: { 'job-files': 'jobs/*.nomad.hcl' } });
    const first = readSince(story);
    await nextSecond();
    await story.plan({ inputs: { 'job-files': file } });
    expect(readSince(story)).toBe(first);
  });

  test('a write that takes longer than expected is dated again', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    // GitHub responds to the write five seconds later by its own clock.
    await using wire = await startNomadProxy(story.github.url, async ({ method, path, pass, answer }) => {
      const { status, body, headers } = await pass();
      const late = method === 'POST' && path.endsWith('/comments') ? 5000 : 0;
      answer(status, body, {
        'content-type': 'application/json',
        ...ownHeaders,
        date: new Date(Date.parse(headers['date'] ?? '') + late).toUTCString(),
      });
    });
    const env = { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` };
    const before = Math.floor(Date.now() / 1000);
    await story.plan({ env });
    expect(story.github.requests.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
    expect(readSince(story)).toBeGreaterThanOrEqual(before + 5);
  });
});
