import { describe, expect, test } from 'vitest';
import type { TestServer } from '../support/server.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

/** Before the writes of a later stage, the state of each job, the effect of its plan and the guards are judged again. */

const [web, mail] = ['jobs/web.nomad.hcl', 'jobs/mail.nomad.hcl'] as const;
const stages = JSON.stringify([[web], [mail]]);
const approval = { by: 'ada', state: 'APPROVED' } as const;

interface Meanwhile {
  /** Once `web` is registered. */
  readonly act?: (story: Story) => Promise<void>;
  /** Added to each plan of `mail` from then on. */
  readonly plan?: object;
  /** Added to the latest deployment of `mail` from then on. */
  readonly deployment?: object;
}

async function startMeanwhile(story: Story, { act, plan, deployment }: Meanwhile): Promise<TestServer> {
  let isRegistered = false;
  return startNomadProxy(story.sandbox.scheduler, async ({ method, path, body: sent, pass, answer }) => {
    const added = path.startsWith('/v1/job/mail/plan') ? plan : undefined;
    const more = added ?? (/^\/v1\/job\/mail\/deployment(?:\?|$)/.test(path) ? deployment : undefined);
    const isChanged = isRegistered && more !== undefined;
    const isWrite = method !== 'GET' && /^\/v1\/jobs(?:\?|$)/.test(path) && sent.includes('"ID":"web"');
    if (!isChanged && !isWrite) return;
    const { status, body } = await pass();
    if (isWrite) await act?.(story);
    isRegistered ||= isWrite;
    const changed = isChanged ? JSON.stringify({ ...(JSON.parse(body) as object), ...more }) : body;
    answer(status, changed, { 'content-type': 'application/json' });
  });
}

/** Registers an approved pull request that changes `web`, and then `mail`: the exit code, whether anything was written, how often `mail`, and the messages. */
async function registerStages(inputs: Readonly<Record<string, string>>, meanwhile: Meanwhile) {
  await using story = await startStory({
    files: { [web]: service('web', { image: 'two' }), [mail]: service('mail', { image: 'two' }) },
    running: [service('web'), service('mail')],
  });
  await using nomad = await startMeanwhile(story, meanwhile);
  const all = { stages, address: nomad.url, ...inputs };
  await story.plan({ inputs: all });
  Object.assign(story.github, { closed: true });
  Object.assign(story.github.reviews, { list: [approval], roles: { ada: 'maintain' } });
  const run = await story.register({ inputs: all });
  const written = (await story.versions('mail')).filter((version) => JSON.stringify(version).includes('"IMAGE":"two"'));
  const messages = run.annotations.map(({ message }) => message).join('\n');
  return { outcome: [run.exitCode, run.outputs['changed'], written.length], messages };
}

const isRegistered = [0, 'true', 1];
const isNotRegistered = [1, 'true', 0];

const changed = 'changed while earlier stages rolled out';
const failed = { NodesEvaluated: 1, NodesExhausted: 1, DimensionExhausted: { memory: 1 } };
const unplaceable = { FailedTGAllocs: { app: failed } };
const evicting = {
  Annotations: {
    DesiredTGUpdates: { app: { Ignore: 0, Place: 0, DestructiveUpdate: 1 } },
    PreemptedAllocs: [{ ID: 'a', JobID: 'other', Namespace: 'default', TaskGroup: 'app' }],
  },
};

const changeBack = async (story: Story): Promise<void> => {
  await story.operate(service('mail', { image: 'by-hand' }));
  await story.operate(service('mail'));
};
const scale = async (story: Story): Promise<void> => story.operate(service('mail', { count: 2 }));

describe.concurrent('a later stage', () => {
  test.each<[string, Readonly<Record<string, string>>, Meanwhile, string]>([
    [
      'it was changed and changed back, and needs an approval',
      { approvals: '1' },
      { act: changeBack },
      '`mail` was changed in Nomad since the plan that was approved',
    ],
    ['it now evicts other jobs', {}, { plan: evicting }, changed],
    ['a guard now finds more', { guards: 'unplaceable' }, { plan: unplaceable }, changed],
    [
      'its version has failed in the meantime',
      { guards: 'unplaceable' },
      { deployment: { JobVersion: 1, Status: 'failed' } },
      changed,
    ],
  ])('a job of a later stage is refused if %s', async (_, inputs, meanwhile, message) => {
    const { outcome, messages } = await registerStages(inputs, meanwhile);
    expect(outcome).toEqual(isNotRegistered);
    expect(messages).toContain(message);
  });

  test.each<[string, Readonly<Record<string, string>>, Meanwhile]>([
    ['it was changed and changed back, and needs no approval', {}, { act: changeBack }],
    ['its counts differ from those at its approval', { approvals: '1', 'preserve-counts': 'true' }, { act: scale }],
    ['it can no longer be placed, and no guard judges that', {}, { plan: unplaceable }],
  ])('a job of a later stage is registered if %s', async (_, inputs, meanwhile) => {
    expect(await registerStages(inputs, meanwhile)).toMatchObject({ outcome: isRegistered });
  });
});
