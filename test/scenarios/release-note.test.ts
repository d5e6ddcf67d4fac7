import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { releaseEvent, startModules } from '../support/modules.ts';
import { startReleases } from '../support/releases.ts';

afterAll(removeRunFolders);

const versions = ['1.0.0', '1.1.0', '1.2.0'];
const event = releaseEvent('v1.2.0');
const inputs = { note: 'release' };
const githubToken = 'ghs_0123456789abcdefghij';

describe.concurrent('release note of deprecate', () => {
  test('the release note lists the deprecated versions once, below the existing text', async () => {
    await using story = await startModules({ versions });
    await using github = await startReleases({ tag: 'v1.2.0', body: 'Faster.' });
    const options = { event, inputs, githubToken, apiUrl: github.url };
    expect((await story.deprecate(options)).exitCode).toBe(0);
    expect(github.body()).toMatch(/^Faster\.\n\n<!-- outrider:deprecations -->\n/);
    expect(github.body()).toContain('\n- `acme/network/aws`: `1.0.0`, `1.1.0`\n');
    const [asked, body] = [github.seen.length, github.body()];
    expect((await story.deprecate(options)).exitCode).toBe(0);
    expect(github.body()).toBe(body);
    expect(github.seen.slice(asked).map(({ method }) => method)).toEqual(['GET']);
  });

  test('the release note is not written without `note: release`, or in a dry run', async () => {
    await using story = await startModules({ versions });
    await using github = await startReleases({ tag: 'v1.2.0', body: null });
    const options = { event, githubToken, apiUrl: github.url };
    await story.deprecate({ ...options, inputs: { ...inputs, 'dry-run': 'true' } });
    await story.deprecate(options);
    expect(github.seen).toEqual([]);
  });

  test('a release note without permission fails the run after the deprecations', async () => {
    await using story = await startModules({ versions });
    await using github = await startReleases({ tag: 'v1.2.0', body: null, refusal: 403 });
    const run = await story.deprecate({ event, inputs, githubToken, apiUrl: github.url });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(run.annotations[0]?.message).toContain('permissions: { contents: write }');
    expect(story.deprecated()).toEqual(['1.0.0', '1.1.0']);
    await using writable = await startReleases({ tag: 'v1.2.0', body: null });
    const next = await story.deprecate({ event, inputs, githubToken, apiUrl: writable.url });
    expect([next.exitCode, next.outputs['changed']]).toEqual([0, 'false']);
    expect(writable.body()).toContain('- `acme/network/aws`: `1.0.0`, `1.1.0`');
  });

  test('the release note goes to the tag from the registry where the event names none', async () => {
    await using story = await startModules({ versions: ['1.0.0', { version: '1.2.0', tag: 'v1.2.0' }] });
    await using github = await startReleases({ tag: 'v1.2.0', body: 'Faster.' });
    const run = await story.deprecate({
      event: { name: 'push', payload: { ref: 'refs/heads/main' } },
      inputs: { ...inputs, 'module-version': '1.2.0' },
      githubToken,
      apiUrl: github.url,
    });
    expect([run.exitCode, run.annotations]).toEqual([0, []]);
    expect(github.body()).toContain('- `acme/network/aws`: `1.0.0`');
  });

  test('the release note warns about a tag without a release, or a missing tag', async () => {
    await using story = await startModules({ versions });
    await using github = await startReleases({ tag: 'other', body: null });
    for (const given of [event, { name: 'workflow_dispatch', payload: {} }]) {
      const run = await story.deprecate({ event: given, inputs, githubToken, apiUrl: github.url });
      expect([run.exitCode, run.annotations.map(({ level }) => level)]).toEqual([0, ['warning']]);
      expect(run.annotations[0]?.message).toMatch(/^No note was written/);
    }
  });
});
