import { afterAll, describe, expect, test } from 'vitest';
import { openRecord } from '../../src/review/record-codec.ts';
import { removeRunFolders } from '../support/action.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

afterAll(removeRunFolders);

const key = 'a-key-of-more-than-sixteen-bytes';
const file = 'jobs/web.nomad.hcl';

/** The date in the record on GitHub, in milliseconds; undefined where it is unknown. */
function since({ github }: Story, by: string | undefined = key): number | undefined {
  const opened = openRecord(github.comments[0]?.body ?? '', by);
  if (opened.kind !== 'opened') throw new Error(`The record is ${opened.kind}`);
  return opened.record.since === undefined ? undefined : Date.parse(opened.record.since);
}

/** A second begins: GitHub's times are in seconds. */
async function nextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
}

describe.concurrent('date of a reviewed plan', () => {
  test.each([key, ''])(
    'a plan seals the time of its first write, and keeps it for the same meaning (key `%s`)',
    async (by) => {
      await using story = await startStory({ files: { [file]: service('web') }, key: by });
      const before = Math.floor(Date.now() / 1000) * 1000;
      await story.plan();
      const first = since(story, by === '' ? undefined : by) ?? 0;
      expect(first).toBeGreaterThanOrEqual(before);
      expect(first).toBeLessThanOrEqual(Date.now());
      const body = story.github.comments[0]?.body;
      await nextSecond();
      await story.plan();
      expect(story.github.comments[0]?.body).toBe(body);
      story.workspace.write(file, service('web', { image: 'two' }));
      await story.plan();
      const second = since(story, by === '' ? undefined : by) ?? 0;
      expect(second).toBeGreaterThan(first);
      await nextSecond();
      story.workspace.write(file, service('web'));
      await story.plan();
      expect(since(story, by === '' ? undefined : by)).toBeGreaterThan(second);
    },
  );

  test('a plan that is interrupted between its two writes leaves the date unknown, and the next plan finds it out', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    let writes = 0;
    await using wire = await startNomadProxy(story.github.url, ({ method, answer }) => {
      if (method !== 'PATCH') return;
      writes += 1;
      answer(500, 'down');
    });
    const env = { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` };
    const run = await story.plan({ env });
    expect(run.exitCode).toBe(0);
    expect(writes).toBeGreaterThan(0);
    expect(since(story)).toBeUndefined();
    await story.plan();
    expect(since(story)).toBeDefined();
  });
});
