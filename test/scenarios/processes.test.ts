import { expect, test } from 'vitest';
import { commonOutputs, modeNames, modes, type ModeName } from '../../src/modes/index.ts';
import type { ActionRun } from '../support/action.ts';
import { moduleCall, startModules } from '../support/modules.ts';
import { startCommanded } from '../support/commanding.ts';
import { noSignals } from '../support/platform.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { launchable } from '../support/launching.ts';
import { readResult } from '../support/result.ts';

// As a runner starts it: a process that has to exit by itself, leave nothing open, and write nothing besides the log. Most scenarios are runs within the process of the test.

const process = true;

function expectOutputs({ outputs }: ActionRun, mode: ModeName): void {
  const documented = [...modes[mode].outputs, ...commonOutputs];
  expect(Object.keys(outputs).toSorted()).toEqual(documented.toSorted());
}

interface ProcessRun {
  readonly inputs: Readonly<Record<string, string>>;
  readonly before?: (story: Story) => Promise<unknown>;
}

/** Modes with a separate test below. */
const others = ['plan', 'register', 'command', 'deprecate', 'reinstate', 'check-modules'] as const;

/** The inputs, and the preparation, of modes for which the ID of a running service is not enough. */
const special: Readonly<Partial<Record<ModeName, ProcessRun>>> = {
  parse: { inputs: { 'job-files': 'jobs/*.nomad.hcl' } },
  dispatch: {
    inputs: { job: 'import', meta: 'input=a' },
    before: async (story) => story.operate(launchable('import')),
  },
  scale: { inputs: { job: 'web', count: '2' } },
  revert: { inputs: { job: 'web', 'job-version': '0' }, before: async (story) => change(story) },
  stable: { inputs: { job: 'web', 'job-version': '0', stable: 'false' } },
  'periodic-force': {
    inputs: { job: 'nightly' },
    before: async (story) => story.operate(launchable('nightly', { block: 'periodic' })),
  },
  promote: { inputs: { job: 'web' }, before: async (story) => change(story, 'canary = 1') },
  'fail-deployment': { inputs: { job: 'web', wait: 'false' }, before: async (story) => change(story, 'canary = 1') },
  list: { inputs: {} },
  check: { inputs: { for: 'status\nlist' } },
  drift: { inputs: { 'job-files': 'jobs/*.nomad.hcl', issue: 'off' } },
};

/** A second version of the job, rolled out or waiting with its canary. */
async function change(story: Story, update?: string): Promise<void> {
  await story.operate(service('web', { image: 'two', ...(update === undefined ? {} : { update }) }));
  await (update === undefined ? story.settle('web') : story.awaitCanary('web'));
}

test.concurrent.each(modeNames.filter((name) => !others.some((other) => other === name)))(
  'mode %s succeeds as a separate process',
  async (mode) => {
    const { inputs, before }: ProcessRun = special[mode] ?? { inputs: { job: 'web' } };
    await using story = await startStory({
      files: { 'jobs/web.nomad.hcl': service('web') },
      running: [service('web')],
    });
    await before?.(story);
    const run = await story.run({ inputs: { mode, ...inputs }, process });
    expect([run.annotations.filter(({ level }) => level === 'error'), run.exitCode]).toEqual([[], 0]);
    expect(run.outputs['reason']).toBe('');
    expectOutputs(run, mode);
  },
);

test.concurrent('the modes plan and register succeed as separate processes', async () => {
  await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
  const planned = await story.plan({ process });
  const registered = await story.register({ process });
  expect([planned.exitCode, registered.exitCode, registered.outputs['outcome']]).toEqual([0, 0, 'successful']);
  expect(story.github.comments).toHaveLength(1);
  expectOutputs(planned, 'plan');
  expectOutputs(registered, 'register');
});

test.concurrent('the modes deprecate and reinstate succeed as separate processes', async () => {
  await using story = await startModules({ versions: ['1.0.0', '1.1.0'] });
  const event = { name: 'workflow_dispatch', payload: {} };
  const deprecated = await story.deprecate({ event, process });
  expect([deprecated.exitCode, story.listDeprecated()]).toEqual([0, ['1.0.0']]);
  const inputs = { policy: 'explicit', versions: '1.0.0' };
  const reinstated = await story.reinstate({ event, inputs, process });
  expect([reinstated.exitCode, story.listDeprecated()]).toEqual([0, []]);
  expectOutputs(deprecated, 'deprecate');
  expectOutputs(reinstated, 'reinstate');
});

test.concurrent('the mode check-modules succeeds as a separate process', async () => {
  await using story = await startModules({ versions: ['1.0.0'] });
  const checked = await story.check({ files: { 'main.tf': moduleCall('~> 1.0') }, process });
  expect([checked.exitCode, JSON.stringify(readResult(checked).findings)]).toEqual([0, '[]']);
  expectOutputs(checked, 'check-modules');
});

test.concurrent('mode command succeeds as a separate process', async () => {
  await using story = await startCommanded();
  const run = await story.gate(story.command('/outrider promote web'), {}, { process });
  expect([run.annotations, run.exitCode, run.outputs['reason']]).toEqual([[], 0, '']);
  expectOutputs(run, 'command');
});

test.skipIf(noSignals)(`a signal cancels a process that follows a rollout${noSignals}`, async () => {
  await using story = await startStory({ files: {} });
  await story.operate(launchable('import', { task: 'run_for = "2h"' }));
  const inputs = { mode: 'dispatch', job: 'import', meta: 'input=a' };
  const run = await story.run({ inputs, process, cancelAt: '1 running' });
  expect([run.exitCode, run.outputs['changed'], run.outputs['outcome']]).toEqual([1, 'true', 'timed-out']);
});
