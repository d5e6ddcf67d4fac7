import { setTimeout as pause } from 'node:timers/promises';
import { median, report } from './figures.ts';
import { realPace } from '../../src/clients/http/retry.ts';
import { service, startNomadProxy, startStory } from '../support/registering.ts';

const unchanged = 50;
const rounds = 5;

/** Registers 51 jobs, one of which changes: requests, and the time of the register run over that of its plan, without waiting. */
export async function registerOneOfMany(): Promise<void> {
  const ids = Array.from({ length: unchanged }, (_, at) => `job-${at}`);
  const running = Object.fromEntries(ids.map((id) => [`jobs/${id}.nomad.hcl`, service(id)]));
  const at = 'jobs/web.nomad.hcl';
  await using story = await startStory({ files: { ...running, [at]: service('web') } });
  for (const source of [...Object.values(running), service('web')]) await story.operate(source);
  let requests = 0;
  await using proxy = await startNomadProxy(story.sandbox.scheduler, () => void (requests += 1));
  const inputs = { address: proxy.url };
  const times: { readonly plan: number; readonly register: number }[] = [];
  const counts: { plan: number; register: number } = { plan: 0, register: 0 };
  for (let round = 0; round < rounds; round++) {
    story.workspace.write(at, service('web', { image: `round-${round}` }));
    // Each round is another pull request: a review is used once.
    story.github.comments.splice(0);
    requests = 0;
    const planned = await story.plan({ inputs });
    counts.plan = requests;
    requests = 0;
    const registered = await story.register({ inputs: { ...inputs, wait: 'false' } });
    counts.register = requests;
    if (registered.outputs['changed'] !== 'true') throw new Error(`nothing was registered:\n${registered.stdout}`);
    times.push({ plan: planned.milliseconds, register: registered.milliseconds });
  }
  const plan = median(times.map((time) => time.plan));
  report(`${unchanged} unchanged jobs and 1 changed: mode plan`, plan, plan);
  report('the same: mode register, before waiting', median(times.map((time) => time.register)), plan, 1.2);
  console.log(`the same: ${counts.plan} requests to Nomad by plan, ${counts.register} by register`);
}

/** The duration of a rollout in which nothing changes, in milliseconds. */
const still = 150_000;

/** Counts the requests to Nomad during a rollout in which nothing changes, at the pace of a runner. */
export async function countRolloutRequests(): Promise<void> {
  await using story = await startStory({
    files: { 'jobs/web.nomad.hcl': service('web') },
    sandbox: { pace: { healthy: 3_600_000, deadline: 3_600_000 } },
  });
  let requests = 0;
  await using proxy = await startNomadProxy(story.sandbox.scheduler, () => void (requests += 1));
  const inputs = { address: proxy.url, review: 'ignore', timeout: `${(still + 20_000) / 1000}s` };
  const run = story.register({ inputs, pace: realPace });
  await pause(10_000);
  requests = 0;
  await pause(still);
  const perMinute = (requests * 60_000) / still;
  console.log(
    `a rollout in which nothing changes: ${perMinute.toFixed(1)} requests a minute (goal ≤ 2: ${perMinute <= 2 ? 'met' : 'MISSED'})`,
  );
  await run;
}
