import * as fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rolloutTimeline } from '../../src/report/rollout-timeline.ts';
import { renderMarkdown } from '../../src/text/markdown.ts';
import type { Rollout, RolloutPhase } from '../../src/rollout/outcome.ts';
import type { Mermaid } from 'mermaid';

let mermaid: Mermaid;

interface Task {
  readonly section: string;
  readonly task: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly milestone?: boolean;
  readonly crit?: boolean;
}

beforeAll(async () => {
  // Mermaid sanitizes texts with a DOM, also where it only parses.
  const window = new Window();
  Object.assign(globalThis, { window, document: window.document });
  ({ default: mermaid } = await import('mermaid'));
});

// Other tests share the process, and take one with a window for a browser.
afterAll(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
});

/** The chart in the fence, as GitHub's own program reads it. */
async function tasksIn(markdown: string): Promise<readonly Task[]> {
  const chart = /^```mermaid\n([^]*)\n```$/.exec(markdown)?.[1] ?? '';
  await mermaid.parse(chart);
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(chart);
  return (diagram.db as unknown as { getTasks: () => readonly Task[] }).getTasks();
}

const start = Date.parse('2026-11-24T13:20:00Z');

function rollout(
  milliseconds: number,
  phases: readonly (readonly [RolloutPhase['name'], number])[],
  more = {},
): Rollout {
  return {
    kind: 'successful',
    milliseconds,
    phases: phases.map(([name, after]) => ({ name, from: new Date(start + 1000 * after) })),
    denial: undefined,
    ...more,
  } as unknown as Rollout;
}

function render(jobs: Parameters<typeof rolloutTimeline>[0]): string {
  return renderMarkdown(rolloutTimeline(jobs), (text) => text);
}

describe('timeline of rollouts', () => {
  test('a rollout with canaries has a bar for each phase, in order and to scale, and milestones for the promotion and the end', async () => {
    const web = rollout(100_000, [
      ['placement', 0],
      ['canaries', 1],
      ['wait', 5],
      ['allocations', 80],
    ]);
    const tasks = await tasksIn(render([{ id: 'web', rollout: web }]));
    const shown = tasks.map(({ section, task, startTime, endTime, milestone }) => {
      const [from, to] = [startTime, endTime].map((time) => time.getTime() - (tasks[0]?.startTime.getTime() ?? 0));
      return [section, task, (from ?? 0) / 1000, (to ?? 0) / 1000, milestone ?? false];
    });
    expect(shown).toEqual([
      ['web', 'Placement', 0, 1, false],
      ['web', 'Canaries start', 1, 5, false],
      ['web', 'Canaries wait', 5, 80, false],
      ['web', 'Promoted', 80, 80, true],
      ['web', 'Allocations start', 80, 100, false],
      ['web', 'rolled out', 100, 100, true],
    ]);
  });

  test('a rollout that is rolled back has its end in words, and in red', async () => {
    const failed = rollout(
      60_000,
      [
        ['allocations', 0],
        ['rollback', 40],
      ],
      { kind: 'rolled-back' },
    );
    const tasks = await tasksIn(render([{ id: 'web', rollout: failed }]));
    expect(tasks.map(({ task, crit }) => [task, crit ?? false])).toEqual([
      ['Allocations start', false],
      ['Roll back', true],
      ['rolled back', true],
    ]);
  });

  test.each([
    [31_000, '%H:%M:%S', '30second'],
    [90_000, '%H:%M:%S', '30second'],
    [115_000, '%H:%M', '1minute'],
    [600_000, '%H:%M', '5minute'],
    [7_200_000, '%H:%M', '60minute'],
  ])(
    'the axis of a rollout of %i ms has at most four ticks, which a phone shows apart',
    (milliseconds, format, interval) => {
      const chart = render([{ id: 'web', rollout: rollout(milliseconds, [['allocations', 0]]) }]);
      expect(chart).toContain(`  axisFormat ${format}\n  tickInterval ${interval}\n`);
    },
  );

  test('rollouts of at most 30 s, and those without phases, have no timeline', () => {
    expect(render([{ id: 'web', rollout: rollout(30_000, [['allocations', 0]]) }])).toBe('');
    expect(render([{ id: 'web', rollout: rollout(60_000, []) }])).toBe('');
  });

  test('any IDs and phases make a chart that Mermaid reads, with a section for each of the first 20 jobs', async () => {
    const names = fc.constantFrom<RolloutPhase['name']>('placement', 'canaries', 'wait', 'allocations', 'rollback');
    const phases = fc.array(fc.tuple(names, fc.nat(500)), { minLength: 1, maxLength: 6 });
    const kinds = fc.constantFrom<Rollout['kind']>('successful', 'failed', 'timed-out', 'awaiting-promotion');
    const ids = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
      fc.constantFrom('a:b;c#d', '%%{init}%%', 'end\ngantt', '```'),
    );
    const jobs = fc.array(fc.record({ id: ids, phases, kind: kinds }), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(jobs, async (all) => {
        const given = all.map(({ id, phases: of, kind }) => ({
          id,
          rollout: rollout(
            600_000,
            of.toSorted(([, a], [, b]) => a - b),
            { kind },
          ),
        }));
        const markdown = render(given);
        const tasks = await tasksIn(markdown);
        expect(markdown.match(/^ {2}section /gm)).toHaveLength(Math.min(20, all.length));
        const shown = all.slice(0, 20).reduce((sum, one) => sum + one.phases.length + 1, 0);
        expect(tasks.filter(({ task }) => task !== 'Promoted')).toHaveLength(shown);
        expect(tasks.every(({ startTime, endTime }) => startTime <= endTime)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
