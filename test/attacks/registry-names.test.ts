import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { network, startModules } from '../support/modules.ts';

const schedule = { name: 'schedule', payload: {} };

/** Invalid semantic versions, and a number beyond JavaScript's safe integers. */
const noVersions = ['01.2.0', '1.02.0', '99999999999999999999.0.0', 'v1', 'latest', '1.2', 'V1.0.0'];

describe.concurrent('a registry that lists odd names', () => {
  test('deprecate writes each version once, under the name that the registry lists, and nothing in a second run', async () => {
    const versions = ['1.0.0', 'v1.0.5', '1.1.0+build.7', 'v1.2.0-rc.1', ...noVersions, '2.0.0'];
    await using story = await startModules({ versions });
    const first = await story.deprecate({ event: schedule });
    expect([first.exitCode, first.outputs['reason']]).toEqual([0, '']);
    const written = ['1.0.0', 'v1.0.5', '1.1.0+build.7', 'v1.2.0-rc.1'];
    expect(story.takeWrites()).toEqual(written.map((version) => `deprecate ${version}`));
    expect(story.listDeprecated()).toEqual(written);
    expect((await story.deprecate({ event: schedule })).exitCode).toBe(0);
    expect(story.takeWrites()).toEqual([]);
    const back = await story.reinstate({ event: schedule, inputs: { policy: 'explicit', versions: '1.0.5' } });
    expect([back.exitCode, story.takeWrites()]).toEqual([0, ['reinstate v1.0.5']]);
  });

  test('deprecate writes exactly the versions that are older than the newest one, once, for any list of names', async () => {
    const number = fc.nat({ max: 3 });
    const version = fc
      .tuple(fc.constantFrom('', 'v'), number, number, fc.constantFrom('', '+b.1', '+B1'))
      .map(([prefix, minor, patch, build]) => `${prefix}1.${minor}.${patch}${build}`);
    const lists = fc.array(fc.oneof(version, fc.constantFrom(...noVersions)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lists, async (listed) => {
        // Two names of one version are one version.
        const byVersion = new Map(listed.map((name) => [name.replace(/^v/, ''), name]));
        const versions = [...byVersion.values(), '2.0.0'];
        await using story = await startModules({ versions });
        const run = await story.deprecate({ event: schedule });
        const wanted = versions.slice(0, -1).filter((name) => !noVersions.includes(name));
        expect([run.exitCode, story.takeWrites().toSorted()]).toEqual([
          0,
          wanted.map((name) => `deprecate ${name}`).toSorted(),
        ]);
        await story.deprecate({ event: schedule });
        expect(story.takeWrites()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['first', '1.0.0'],
    ['second', '1.1.0'],
    ['last', '1.2.0'],
  ])(
    'the %s version, which the registry lists but does not find, is named, and stops no other change',
    async (_, odd) => {
      await using story = await startModules({ versions: ['1.0.0', '1.1.0', '1.2.0', '2.0.0'] });
      story.registry.publish({ name: 'label', provider: 'null', versions: ['1.0.0', '2.0.0'] });
      story.registry.fault({ on: 'PATCH', kind: 404, path: `/aws/${odd}`, times: 9 });
      const inputs = { module: `${network}\nacme/label/null` };
      const run = await story.deprecate({ event: schedule, inputs });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'partial']);
      const others = ['1.0.0', '1.1.0', '1.2.0'].filter((version) => version !== odd);
      expect([story.listDeprecated(), story.registry.deprecation('acme/label/null', '1.0.0') !== null]).toEqual([
        others,
        true,
      ]);
      const error = run.annotations.find(({ level }) => level === 'error')?.message;
      expect(error).toContain(`The registry lists ${network} ${odd}, but does not find it`);
      expect(error).not.toMatch(/permission|manage modules/i);
    },
  );
});
