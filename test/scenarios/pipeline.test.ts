import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/server.ts';
import { Pipeline } from '../support/pipeline.ts';
import { pipelineStories } from '../support/pipeline-stories.ts';
import { noSignals } from '../support/platform.ts';
import { storyPace } from '../support/registering.ts';

/** The pipeline of examples/pipeline.yml, on the sandbox; test/real/pipeline.test.ts plays the same on a real Nomad. */

/** Windows has no signals. */
const stories = Object.entries(pipelineStories).filter(([title]) => noSignals === '' || !title.includes('cancelled'));

describe.concurrent('the pipeline of the examples, on the sandbox', () => {
  test.each(stories)('%s, on the sandbox', async (_, play) => {
    const sandbox = await startSandbox({ pace: { ...storyPace, deadline: 30_000 } });
    try {
      await using pipeline = new Pipeline({
        access: { address: sandbox.scheduler },
        process: false,
        async ask<T>(method: string, path: string, body?: object) {
          const sent = body === undefined ? null : JSON.stringify(body);
          const response = await fetch(sandbox.scheduler + path, { method, body: sent });
          return (await response.json()) as T;
        },
      });
      await expect(play(pipeline)).resolves.toBeUndefined();
    } finally {
      await sandbox.close();
    }
  });
});
