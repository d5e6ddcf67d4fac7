import { describe, expect, test } from 'vitest';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';
import type { TestServer } from '../support/server.ts';

const file = 'jobs/web.nomad.hcl';
const approval = { by: 'ada', state: 'APPROVED' } as const;

type Plan = Record<string, unknown> & { readonly Annotations: Record<string, unknown> | null };

function scaled(max: number): string {
  return service('web', { count: 2 }).replace('restart {', `scaling {\n max = ${max}\n }\n restart {`);
}

async function startGuarded(source: string, running: string): Promise<Story> {
  const story = await startStory({ files: { [file]: source }, running: [running] });
  story.github.reviews.roles = { ada: 'maintain' };
  return story;
}

/** Nomad, whose scheduler decides something else. */
async function deciding({ sandbox }: Story, decide: (plan: Plan) => Plan): Promise<TestServer> {
  return startNomadProxy(sandbox.scheduler, async ({ path, pass, answer }) => {
    if (!path.split('?')[0]?.endsWith('/plan')) return;
    const plan = JSON.parse((await pass()).body) as Plan;
    answer(200, JSON.stringify(decide(plan)), { 'content-type': 'application/json' });
  });
}

/** What a later plan of the same commit has, after the first one was approved. */
const laters: readonly (readonly [what: string, guard: string, first: object, later: object, isShown: boolean])[] = [
  ['a group can be placed', 'unplaceable', { FailedTGAllocs: { app: {}, db: {} } }, { FailedTGAllocs: { db: {} } }, true],
  ['another group cannot be placed', 'unplaceable', { FailedTGAllocs: { app: {} } }, { FailedTGAllocs: { app: {}, db: {} } }, false],
  ['Nomad lists evicted allocations in another order', 'evicts', evict('low-a', 'low-b'), evict('low-b', 'low-a'), true],
  ['another job is evicted', 'evicts', evict('low-a', 'low-b'), evict('low-b', 'low-c'), false],
]; // prettier-ignore

function evict(...jobs: readonly string[]): object {
  return {
    evicted: jobs.map((JobID) => ({ ID: JobID, JobID, TaskGroup: 'app', Namespace: 'default', JobType: 'service' })),
  };
}

describe.concurrent('approved hits of a plan', () => {
  test.each(laters)('when %s, the hits of %s that were approved stay so', async (_, guard, first, later, isShown) => {
    const second = service('web').replace(
      /^ {2}group "app"[^]*\n {2}\}\n/m,
      (group) => group + group.replace('"app"', '"db"'),
    );
    await using story = await startGuarded(second.replaceAll('one', 'two'), second);
    let decision: object = first;
    await using nomad = await deciding(story, (plan) => {
      const { evicted, ...rest } = decision as { readonly evicted?: unknown };
      const annotations = evicted === undefined ? plan.Annotations : { ...plan.Annotations, PreemptedAllocs: evicted };
      return { ...plan, ...rest, Annotations: annotations };
    });
    const inputs = { guards: guard, address: nomad.url };
    await story.plan({ inputs });
    story.github.reviews.list = [approval];
    decision = later;
    const run = await story.register({ inputs: { ...inputs, wait: 'false' } });
    expect([joinAnnotations(run).includes('The reviewed plan does not show it'), run.exitCode]).toEqual([
      !isShown,
      isShown ? 0 : 1,
    ]);
    expect(await story.versions('web')).toHaveLength(isShown ? 2 : 1);
  });

  test('a count that is kept may change after the review', async () => {
    await using story = await startGuarded(scaled(3), scaled(10));
    const scale = async (Count: number): Promise<void> => {
      await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count });
      await story.settled('web');
    };
    const inputs = { guards: 'fewer-allocations' };
    await scale(8);
    await story.plan({ inputs });
    story.github.reviews.list = [approval];
    await scale(6);
    const run = await story.register({ inputs: { ...inputs, wait: 'false' } });
    expect([joinAnnotations(run), run.exitCode]).toEqual([expect.not.stringContaining('does not show it'), 0]);
  });
});
