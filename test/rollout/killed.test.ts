import { expect, test } from 'vitest';
import { describeTrouble } from '../../src/report/describe-rollout.ts';
import { findTaskProblems, redactTaskProblem } from '../../src/rollout/outcome.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';

type Event = Allocation['TaskStates'][string]['Events'][number];

function event(Type: string, DisplayMessage: string, more: Partial<Event> = {}): Event {
  return { Type, DisplayMessage, Message: '', Time: undefined, ExitCode: 0, Signal: 0, Details: {}, ...more } as Event;
}

/** As Nomad 2.0.5 reports it of OpenBao 2.6.2. */
const failedBy = (message: string): Event => event('Killing', message, { Details: { fails_task: 'true' } });
const notRenewed = failedBy(
  'Vault: failed to renew vault token: Error making API request.\n\nURL: PUT http://127.0.0.1:34381/v1/auth/token/renew-self\nCode: 403. Errors:\n\n* permission denied',
);
const notDerived = failedBy(
  'Vault: failed to derive vault token: failed to derive Vault token for identity vault_default: failed to login with JWT: Error making API request.\n\nURL: PUT http://127.0.0.1:34381/v1/auth/jwt-nomad/login\nCode: 400. Errors:\n\n* role "nobody" could not be found',
);
const started = event('Started', 'Task started by client');
const ended = event('Terminated', 'Exit Code: 137, Signal: 9', { ExitCode: 137, Signal: 9 });
const unhealthy = event('Alloc Unhealthy', 'Unhealthy because of failed task');
const notRestarting = event('Not Restarting', 'Policy allows no restarts', { Details: { fails_task: 'true' } });
/** On request: by an update, a stop or a restart. */
const asked = event('Killing', 'Sent interrupt. Waiting 5s before force killing', { Details: { kill_timeout: '5s' } });

/** Why a task with these events is not healthy, without secrets. */
function trouble(Events: readonly Event[], secrets: readonly string[] = []): string {
  const server = { State: 'dead', Events, Restarts: 0, Failed: true, StartedAt: undefined };
  const allocation = {
    ID: '0123456789ab',
    TaskGroup: 'app',
    NodeName: 'n1',
    ClientStatus: 'failed',
    DeploymentStatus: null,
    CreateIndex: 7,
    TaskStates: { server },
  } as unknown as Allocation;
  const [found] = findTaskProblems([allocation]);
  return found === undefined ? '' : describeTrouble(redactTaskProblem(found, createRedactor(secrets).scrub));
}

test.each([
  ['before it has ended', [started, notRenewed, unhealthy]],
  ['after it has ended', [started, notRenewed, ended, unhealthy, notRestarting]],
  ['after an earlier end', [started, ended, started, notRenewed, ended]],
])('a task whose token cannot be renewed names that, and not its exit code, %s', (_, events) => {
  expect(trouble(events)).toBe(
    'task `server` was killed by Nomad: Vault: failed to renew vault token: 403 permission denied on node `n1`',
  );
});

test('a task whose role does not exist names it, and not the event that follows', () => {
  expect(trouble([notDerived, unhealthy, notRestarting])).toBe(
    'task `server` was killed by Nomad: Vault: failed to derive vault token: failed to derive Vault token for identity vault_default: failed to login with JWT: 400 role "nobody" could not be found on node `n1`',
  );
});

test('a task that was started again, or was stopped on request, or ended by itself, is described by its exit code', () => {
  const code = 'task `server` exited with code 137 (killed, often out of memory) on node `n1`';
  expect(trouble([started, notRenewed, ended, started, ended])).toBe(code);
  expect(trouble([started, asked, ended])).toBe(code);
  expect(trouble([started, ended, notRestarting])).toBe(code);
});

test('the reason of a kill is one line, without the secrets that it quotes', () => {
  const text = trouble(
    [started, failedBy('Template failed: vault.read(hunter2hunter2):\n  no lease')],
    ['hunter2hunter2'],
  );
  expect(text).toBe('task `server` was killed by Nomad: Template failed: vault.read(‹hidden›): no lease on node `n1`');
});
