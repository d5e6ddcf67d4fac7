import { describe, expect, it } from 'vitest';
import { differences } from '../../sandbox/src/nomad/differences.ts';
import { play } from './play.ts';
import { scenarioNames } from '../support/scenarios.ts';

const listed = differences.flatMap((item) => ('scenario' in item ? [item] : []));

describe('recorded stories against the sandbox', () => {
  it('every recorded story is played and only its exchanges are listed as different', () => {
    expect(scenarioNames).toHaveLength(16);
    expect(scenarioNames).toEqual(expect.arrayContaining(listed.map(({ scenario }) => scenario)));
  });

  it.concurrent.each(scenarioNames)(
    'every exchange of the story %s is as recorded unless listed as different',
    async (story) => {
      const played = await play(story);
      const different = played.filter((item) => item.differences.length > 0);
      const known = listed.filter(({ scenario }) => scenario === story).map(({ exchange }) => exchange);
      expect(played.length).toBeGreaterThan(0);
      expect(different.filter(({ name }) => !known.includes(name))).toEqual([]);
      expect(known.filter((name) => !different.some((item) => item.name === name))).toEqual([]);
    },
  );
});
