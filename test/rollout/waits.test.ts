import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeTrouble } from '../../src/report/describe-rollout.ts';
import {
  describeRestarts,
  describeWait,
  findTaskProblems,
  redactRollout,
  type Rollout,
} from '../../src/rollout/outcome.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';

type Reported = readonly [type: string, message: string];

function task(State: string, events: readonly Reported[], Restarts = 0): Allocation['TaskStates'][string] {
  const Events = events.map(([Type, DisplayMessage]) => ({
    Type,
    DisplayMessage,
    Message: '',
    Time: undefined,
    ExitCode: 0,
    Signal: 0,
    Details: {},
  }));
  return {
    State,
    Events,
    Restarts,
    Failed: false,
    StartedAt: undefined,
  } as unknown as Allocation['TaskStates'][string];
}

function allocation(TaskStates: Allocation['TaskStates']): Allocation {
  return {
    ID: '0123456789ab',
    TaskGroup: 'app',
    NodeName: 'n1',
    ClientStatus: 'pending',
    DeploymentStatus: null,
    CreateIndex: 7,
    TaskStates,
  } as unknown as Allocation;
}

/** The events of Nomad 2.0.5 before the template of a task is rendered. */
const received: readonly Reported[] = [
  ['Received', 'Task received by client'],
  ['Task Setup', 'Building Task Directory'],
];

const missingVariable = 'Missing: nomad.var.block(nomad/jobs/web/db@default.global)';

/** Texts of Nomad 2.0.5; that of the image as Nomad's Docker driver writes it. */
test.each<readonly [what: string, last: Reported, text: string]>([
  [
    'a Nomad variable',
    ['Template', missingVariable],
    'waits for Nomad variable `nomad/jobs/web/db`, which does not exist or cannot be read',
  ],
  [
    'a Consul key',
    ['Template', 'Missing: kv.block(app/config)'],
    'waits for Consul key `app/config`, which does not exist or cannot be read',
  ],
  [
    'a Vault secret',
    ['Template', 'Missing: vault.read(kv/data/db)'],
    'waits for Vault secret `kv/data/db`, which does not exist or cannot be read',
  ],
  [
    'several dependencies of templates',
    ['Template', 'Missing: kv.block(a), nomad.var.block(b@default.global), vault.read(c), and 2 more'],
    'waits for Consul key `a`, Nomad variable `b`, Vault secret `c`, and 2 more, which do not exist or cannot be read',
  ],
  [
    'a dependency that Outrider does not know',
    ['Template', 'Missing: file.new(x)'],
    'waits for file.new(x), which does not exist or cannot be read',
  ],
  [
    'an image',
    ['Driver Failure', 'Failed to pull `ghcr.io/acme/nope:1`: API error (404): manifest unknown'],
    'waits for its image: Failed to pull `ghcr.io/acme/nope:1`: API error (404): manifest unknown',
  ],
  [
    'an artifact',
    ['Failed Artifact Download', 'failed to download artifact "http://a.example/x.tgz": connection refused'],
    'waits for an artifact: failed to download artifact "http://a.example/x.tgz": connection refused',
  ],
])('a task that has not started waits for %s that is missing', (_, last, text) => {
  expect(describeWait(task('pending', [...received, last]))).toBe(text);
  expect(describeWait(task('pending', [...received, last, ['Restarting', 'Task restarting in 17s']]))).toBe(text);
  expect(describeWait(task('running', [...received, last, ['Started', 'Task started by client']]))).toBeUndefined();
});

test('a task that has not started and reports nothing missing waits for nothing', () => {
  expect(describeWait(task('pending', received))).toBeUndefined();
  expect(describeWait(task('pending', [['Driver Failure', 'failed to set up the network']]))).toBeUndefined();
});

test('a wait is a trouble of the rollout, and is described before its restarts', () => {
  const web = allocation({ web: task('pending', [...received, ['Template', missingVariable]]) });
  const [trouble] = findTaskProblems([web]);
  expect(trouble && describeTrouble(trouble)).toBe(
    'task `web` waits for Nomad variable `nomad/jobs/web/db`, which does not exist or cannot be read on node `n1`',
  );
  expect(describeRestarts([web])).toBe(
    'task web waits for Nomad variable `nomad/jobs/web/db`, which does not exist or cannot be read',
  );
  const pull = allocation({ web: task('pending', [['Driver Failure', 'Failed to pull `a:1`: not found']], 2) });
  expect(describeRestarts([pull])).toBe('task web restarted 2×, waits for its image: Failed to pull `a:1`: not found');
});

test('a wait is shown without the secrets that Nomad quotes', () => {
  const secret = 'hunter2hunter2';
  const web = allocation({ web: task('pending', [['Template', `Missing: kv.block(${secret})`]]) });
  const rollout = { description: '', troubles: findTaskProblems([web]), unplaced: [] } as unknown as Rollout;
  expect(JSON.stringify(redactRollout(rollout, createRedactor([secret]).scrub))).not.toContain(secret);
});

test('any event of a task is described or left out', () => {
  const type = fc.constantFrom('Template', 'Driver Failure', 'Failed Artifact Download', 'Started');
  const text = fc.oneof(
    fc.string(),
    fc.string().map((list) => `Missing: ${list}`),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(type, text)), fc.constantFrom('pending', 'running', 'dead'), (events, state) => {
      const wait = describeWait(task(state, events));
      expect(wait === undefined || (state === 'pending' && wait.startsWith('waits for '))).toBe(true);
    }),
  );
});
