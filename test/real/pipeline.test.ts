import { describe, expect, test } from 'vitest';
import { Pipeline } from '../support/pipeline.ts';
import { pipelineStories } from '../support/pipeline-stories.ts';
import { access, address, askLive, since } from './live-story.ts';

/**
 * The pipeline of examples/pipeline.yml, against a live Nomad with its mock driver. Jobs have random names and are purged at the end.
 * Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';

describe.skipIf(address === '' || since('1.4.0').skip)(`the pipeline of the examples, against ${location}`, () => {
  test.each(Object.entries(pipelineStories))('%s, on a real Nomad', { timeout: 240_000 }, async (_, play) => {
    await using pipeline = new Pipeline({ access, process: true, ask: askLive });
    await expect(play(pipeline)).resolves.toBeUndefined();
  });
});
