import { describe, expect, test } from 'vitest';
import { guardedFile, startGuarded } from '../support/guarding.ts';
import { service, startNomadProxy, type Story } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';
import type { TestServer } from '../support/server.ts';

type Plan = Record<string, unknown> & { readonly Annotations: Record<string, unknown> | null };

function scaleJob(max: number): string {
  return service('web', { count: 2 }).replace('restart {', `scaling {\n max = ${max}\n }\n restart {`);
}

/** Nomad, whose scheduler decides something else. */
async function startDeciding({ sandbox }: Story, decide: (plan: Plan) => Plan): Promise<TestServer> {
  return startNomadProxy(sandbox.scheduler, async ({ path, pass, answer }) => {
    if (!path.split('?')[0]?.endsWith('/plan')) return;
    const plan = JSON.parse((await pass()).body) as Plan;
    answer(200, JSON.stringify(decide(plan)), { 'content-type': 'application/json' });
  });
}

/** The decisions of Nomad for an approved plan, and for a later one of the same commit. */
const laters: readonly (readonly [guard: string, what: string, first: object, later: object, isShown: boolean])[] = [
  ['unplaceable', 'a group can be placed', { FailedTGAllocs: { app: {}, db: {} } }, { FailedTGAllocs: { db: {} } }, true],
  ['unplaceable', 'another group cannot be placed', { FailedTGAllocs: { app: {} } }, { FailedTGAllocs: { app: {}, db: {} } }, false],
  ['evicts', 'Nomad lists evicted allocations in another order', evict('low-a', 'low-b'), evict('low-b', 'low-a'), true],
  ['evicts', 'another job is evicted', evict('low-a', 'low-b'), evict('low-b', 'low-c'), false],
]; // prettier-ignore

function evict(...jobs: readonly string[]): object {
  return {
    evicted: jobs.map((JobID) => ({ ID: JobID, JobID, TaskGroup: 'app', Namespace: 'default', JobType: 'service' })),
  };
}

describe.concurrent('approved hits of a plan', () => {
  test.each(laters)(
    'each approved hit of %s is compared by itself when %s',
    async (guard, _, first, later, isShown) => {
      const second = service('web').replace(
        /^ {2}group "app"[^]*\n {2}\}\n/m,
        (group) => group + group.replace('"app"', '"db"'),
      );
      const files = { [guardedFile]: second.replaceAll('one', 'two') };
      await using story = await startGuarded({ guards: guard }, { files, running: [second] });
      let decision: object = first;
      await using nomad = await startDeciding(story, (plan) => {
        const { evicted, ...rest } = decision as { readonly evicted?: unknown };
        const annotations =
          evicted === undefined ? plan.Annotations : { ...plan.Annotations, PreemptedAllocs: evicted };
        return { ...plan, ...rest, Annotations: annotations };
      });
      const inputs = { address: nomad.url };
      await story.planPull(inputs);
      story.review('ada');
      decision = later;
      const run = await story.registerPull(inputs);
      expect([joinAnnotations(run).includes('The reviewed plan does not show it'), run.exitCode]).toEqual([
        !isShown,
        isShown ? 0 : 1,
      ]);
      expect(await story.versions('web')).toHaveLength(isShown ? 2 : 1);
    },
  );

  test('a count that is kept may change after the review', async () => {
    const files = { [guardedFile]: scaleJob(3) };
    await using story = await startGuarded({ guards: 'fewer-allocations' }, { files, running: [scaleJob(10)] });
    const scale = async (Count: number): Promise<void> => {
      await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count });
      await story.settle('web');
    };
    await scale(8);
    await story.planPull();
    story.review('ada');
    await scale(6);
    const run = await story.registerPull();
    expect([joinAnnotations(run), run.exitCode]).toEqual([expect.not.stringContaining('does not show it'), 0]);
  });
});
