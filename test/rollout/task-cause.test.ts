import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCause, shortenCause, type TaskCause } from '../../src/rollout/task-cause.ts';
import {
  checkFailed,
  event,
  type Event,
  killed,
  createKilling,
  lateTask,
  missingVariable,
  notRestarting,
  received,
  restarting,
  restartRequested,
  setUp,
  started,
  stopping,
  terminate,
  unhealthy,
} from './events.ts';

const begun = [received, setUp];

/** Of a task that Nomad has given up, unless another state is given. */
function findEventCause(Events: readonly Event[], State = 'dead', Failed = true): TaskCause {
  return findCause({ State, Failed, Events: [...Events] });
}

function describeCause(...events: readonly Event[]): string {
  return findEventCause(events).text;
}

function vaultError(path: string, code: number, reason: string): string {
  return `Error making API request.\n\nURL: PUT http://127.0.0.1:34381/v1/auth/${path}\nCode: ${code}. Errors:\n\n* ${reason}`;
}

describe('the cause in the events of a task', () => {
  /** The events as Nomad 2.0.5 and 1.8.4 have them, after it has given up. */
  test.each<readonly [what: string, events: readonly Event[], text: string]>([
    [
      'a driver that cannot start the task',
      [event('Driver Failure', 'no docker credentials for registry.example'), notRestarting, unhealthy],
      'failed: Driver Failure: no docker credentials for registry.example',
    ],
    [
      'a command that does not exist',
      [event('Driver Failure', 'failed to launch command: binary "/no/such" could not be found'), notRestarting],
      'failed: Driver Failure: failed to launch command: binary "/no/such" could not be found',
    ],
    [
      'a command that does not exist, in the words of a driver that runs as a plugin',
      [
        event(
          'Driver Failure',
          'failed to launch command with executor: rpc error: code = Unknown desc = binary "/usr/bin/nosuch" could not be found',
        ),
        notRestarting,
      ],
      'failed: Driver Failure: failed to launch command with executor: binary "/usr/bin/nosuch" could not be found',
    ],
    [
      'a driver option of the wrong type, whose sentence goes on',
      [
        event(
          'Failed Validation',
          '2 errors occurred:\n\t* failed to parse config: \n\t* Incorrect attribute value type: Inappropriate value for attribute "args": list of string required.\n\n',
        ),
        notRestarting,
      ],
      'failed: Failed Validation: failed to parse config: Incorrect attribute value type: Inappropriate value for attribute "args": list of string required',
    ],
    [
      'an artifact that is missing',
      [
        event('Downloading Artifacts', 'Client is downloading artifacts'),
        event('Failed Artifact Download', 'failed to download artifact "http://a.example": bad response code: 404'),
        notRestarting,
        unhealthy,
      ],
      'failed: Failed Artifact Download: failed to download artifact "http://a.example": bad response code: 404',
    ],
    [
      'a misspelt driver option, without the count of the errors',
      [
        event(
          'Failed Validation',
          '3 errors occurred:\n\t* failed to parse config: \n\t* Missing required argument: The argument "command" is required, but no definition was found.\n\t* Invalid label: No argument or block type is named "comand". Did you mean "command"?\n\n',
        ),
        notRestarting,
        unhealthy,
      ],
      'failed: Failed Validation: failed to parse config: Missing required argument: The argument "command" is required, but no definition was found. Invalid label: No argument or block type is named "comand". Did you mean "command"?',
    ],
    [
      'a template that is wrong',
      [createKilling('Template failed: (dynamic): parse: template: :1: function "nope" not defined'), unhealthy],
      'was killed by Nomad: Template failed: (dynamic): parse: template: :1: function "nope" not defined',
    ],
    [
      'a hook that fails',
      [event('Task hook failed', 'template: template source path escapes alloc directory'), notRestarting, unhealthy],
      'failed: Task hook failed: template: template source path escapes alloc directory',
    ],
    [
      'an allocation that cannot be set up',
      [event('Setup Failure', 'failed to setup alloc: pre-run hook "network" failed'), unhealthy],
      'failed: Setup Failure: failed to setup alloc: pre-run hook "network" failed',
    ],
    ['an exit code', [started, terminate(3), notRestarting, unhealthy, stopping], 'exited with code 3'],
    [
      'an exit code with a message of the driver',
      [started, terminate(2, 0, { Message: 'it broke' }), notRestarting],
      'exited with code 2: it broke',
    ],
    ['a service that ends without an error', [started, terminate(0), notRestarting, unhealthy], 'exited with code 0'],
    [
      'a signal that the shell turns into an exit code',
      [started, terminate(137, 9), notRestarting],
      'exited with code 137 (killed, often out of memory)',
    ],
    ['a signal', [started, terminate(0, 9), notRestarting], 'was terminated by signal 9'],
    [
      'a lack of memory that the driver reports',
      [started, terminate(137, 9, { Details: { oom_killed: 'true' } }), notRestarting],
      'ran out of memory (exit code 137)',
    ],
    [
      'a variable that a template waits for',
      [missingVariable, event('Alloc Unhealthy', 'Task not running by healthy_deadline of 8s')],
      'waits for Nomad variable `nomad/jobs/web/db`, which does not exist or cannot be read',
    ],
    [
      'a check that makes Nomad restart the task',
      [started, checkFailed, terminate(137, 9), restarting, started, checkFailed, terminate(137, 9), notRestarting],
      'is not healthy: healthcheck: check "up" unhealthy',
    ],
    [
      'a check of Consul',
      [started, event('Alloc Unhealthy', 'Services not healthy by deadline: web')],
      'is not healthy: Services not healthy by deadline: web',
    ],
    [
      'a plugin that does not become healthy',
      [
        started,
        event('Plugin became unhealthy', 'Error: CSI plugin failed to register'),
        event('Restarting', 'CSI plugin did not become healthy before configured 30s health timeout'),
        terminate(137, 9),
        restarting,
      ],
      'failed: Plugin became unhealthy: Error: CSI plugin failed to register',
    ],
    [
      'nothing but that it started too late',
      [event('Alloc Unhealthy', 'Task not running by healthy_deadline of 8s')],
      'was not healthy by its healthy_deadline of 8s: it had not started',
    ],
    [
      'nothing but that it was not healthy in time, which Nomad calls not running',
      [started, lateTask],
      'was not healthy by its healthy_deadline of 8s: it started late, or a check of its services fails',
    ],
    ['nothing', [started], 'is not healthy'],
    ['only consequences', [started, unhealthy, stopping, killed], 'is not healthy'],
  ])('the cause is %s', (_, events, text) => {
    expect(describeCause(...begun, ...events)).toBe(text);
  });

  test.each([
    ['Consul key', 'kv.block(app/config)', '`app/config`, which does'],
    ['Vault secret', 'vault.read(kv/data/db)', '`kv/data/db`, which does'],
    ['Nomad service', 'nomad.service(db)', '`db`, which does'],
    ['Consul service', 'health.service(db)', '`db`, which does'],
  ])('a template waits for a %s', (what, dependency, words) => {
    const text = describeCause(...begun, event('Template', `Missing: ${dependency}`));
    expect(text).toBe(`waits for ${what} ${words} not exist or cannot be read`);
  });

  test('the dependencies of a template are listed, also those of an unknown function', () => {
    const missing = event(
      'Template',
      'Missing: kv.block(a), nomad.var.block(b@default.global), file.new(x), and 2 more',
    );
    expect(describeCause(missing)).toBe(
      'waits for Consul key `a`, Nomad variable `b`, file.new(x), and 2 more, which do not exist or cannot be read',
    );
  });

  test('only the latest list of missing dependencies counts, and none after another failure', () => {
    const fewer = event('Template', 'Missing: kv.block(a)');
    const failed = event('Driver Failure', 'no memory');
    expect(describeCause(...begun, missingVariable, fewer)).toContain('waits for Consul key `a`,');
    expect(describeCause(...begun, missingVariable, failed, notRestarting)).toBe('failed: Driver Failure: no memory');
    expect(describeCause(...begun, missingVariable, started)).toBe('is not healthy');
  });

  test('the errors of Vault have the code and the first error, in one line', () => {
    const renewal = `Vault: failed to renew vault token: ${vaultError('token/renew-self', 403, 'permission denied')}`;
    const login = `Vault: failed to derive vault token: ${vaultError('jwt-nomad/login', 400, 'role "nobody" could not be found')}`;
    const renewed = 'was killed by Nomad: Vault: failed to renew vault token: 403 permission denied';
    expect(describeCause(...begun, started, createKilling(renewal), unhealthy)).toBe(renewed);
    expect(describeCause(...begun, started, createKilling(renewal), terminate(137, 9), notRestarting)).toBe(renewed);
    expect(describeCause(...begun, createKilling(login), unhealthy)).toBe(
      'was killed by Nomad: Vault: failed to derive vault token: 400 role "nobody" could not be found',
    );
  });

  test('a task that failed at first, and has completed since, has no failure', () => {
    const wait = [started, terminate(1), restarting, started, terminate(0)];
    expect(findEventCause(wait, 'dead', false).kind).toBe('unknown');
    // Nomad 1.8.4 also reports that it kills a task that has ended.
    expect(findEventCause([...wait, stopping], 'dead', false).kind).toBe('unknown');
    // A service is started again.
    expect(findEventCause(wait, 'running', false).text).toBe('exited with code 1');
    expect(findEventCause([...wait, notRestarting]).text).toBe('exited with code 0');
  });

  test('an exit code is the cause also where Nomad has dropped the start of the run', () => {
    expect(describeCause(terminate(3), notRestarting, unhealthy, stopping, killed)).toBe('exited with code 3');
    expect(describeCause(unhealthy, stopping, killed)).toBe('is not healthy');
  });

  test('an event of an unknown type is named, and other failures in the same run as well', () => {
    const unknown = event('Sandbox Failed', 'no cgroup');
    expect(describeCause(...begun, unknown, notRestarting, unhealthy)).toBe('failed: Sandbox Failed: no cgroup');
    expect(describeCause(...begun, started, unknown, terminate(3), notRestarting)).toBe(
      'failed: Sandbox Failed: no cgroup; exited with code 3',
    );
    expect(describeCause(...begun, event('Sandbox Failed'))).toBe('failed: Sandbox Failed');
  });
});

/** An attempt to run a task, as Nomad's client reports it, and the texts of its failures by Nomad's own rules, whose model does not look at types. */
interface Attempt {
  readonly events: readonly Event[];
  readonly starts: boolean;
  readonly failures: readonly string[];
}

const progress = fc.array(
  fc.constantFrom(
    setUp,
    event('Driver', 'Downloading image'),
    event('Signaling', 'Template re-rendered'),
    event('Task hook message', 'Template successfully ran script'),
    event('Reconnected', 'Client reconnected'),
  ),
  { maxLength: 2 },
);
const over = fc.constantFrom(restarting, notRestarting);
const startFailures: readonly Event[] = [
  event('Driver Failure', 'no credentials'),
  event('Failed Validation', 'no such option'),
  event('Failed Artifact Download', 'bad response code: 404'),
  event('Task hook failed', 'logmon: no disk'),
  event('Never Seen Before', 'what is it'),
];
const failsToStart = fc
  .tuple(progress, fc.constantFrom(...startFailures), over)
  .map(([steps, failure, end]): Attempt => ({
    events: [...steps, failure, end],
    starts: false,
    failures: [`failed: ${failure.Type}: ${failure.DisplayMessage}`],
  }));
const exits = fc
  .tuple(progress, fc.integer({ min: 0, max: 100 }), fc.boolean(), over)
  .map(([steps, code, isJudged, end]): Attempt => ({
    events: [started, ...steps, terminate(code), ...(isJudged ? [unhealthy] : []), end],
    starts: true,
    failures: [`exited with code ${code}`],
  }));
const isKilled = fc
  .tuple(progress, fc.boolean())
  .map(([steps, ends]): Attempt => ({
    events: [
      started,
      ...steps,
      createKilling('Vault: no lease'),
      ...(ends ? [terminate(137, 9), killed] : []),
      unhealthy,
    ],
    starts: true,
    failures: ['was killed by Nomad: Vault: no lease'],
  }));
const isStopped = fc.constant<Attempt>({
  events: [started, stopping, terminate(130, 2), killed],
  starts: true,
  failures: [],
});
const isRestarted = fc.constant<Attempt>({
  events: [started, restartRequested, terminate(130, 2), restarting],
  starts: true,
  failures: [],
});
const runs = progress.map((steps): Attempt => ({ events: [started, ...steps], starts: true, failures: [] }));
/** After some of them Nomad does not start the task again. */
const attempts = fc
  .tuple(
    fc.array(fc.oneof(failsToStart, exits, isRestarted), { minLength: 1, maxLength: 6 }),
    fc.option(fc.oneof(isKilled, isStopped, runs)),
  )
  .map(([before, last]): readonly Attempt[] => (last === null ? before : [...before, last]));

/** The attempt whose failures count; `undefined` without one. */
function decisive(all: readonly Attempt[]): number | undefined {
  const lastStart = all.findLastIndex(({ starts }) => starts);
  const at = all.findLastIndex(({ starts, failures }, index) => failures.length > 0 && (starts || index > lastStart));
  return at === -1 ? undefined : at;
}

const consequences = fc.array(
  fc.constantFrom(
    notRestarting,
    unhealthy,
    event('Alloc Unhealthy', 'Unhealthy because of dead task'),
    lateTask,
    stopping,
    killed,
    restarting,
    event('Sibling Task Failed', 'Task\'s sibling "server" failed'),
    event('Leader Task Dead', 'Leader Task in Group dead'),
    event('Main Tasks Dead', 'Main tasks in the group died'),
  ),
  { maxLength: 6 },
);

function listEvents(all: readonly Attempt[]): readonly Event[] {
  return all.flatMap(({ events }) => events);
}

describe('any sequence of events', () => {
  test('the cause is that of the latest failed attempt, regardless of later events and of earlier ones that Nomad has dropped', () => {
    fc.assert(
      fc.property(attempts, consequences, (all, more) => {
        const at = decisive(all);
        const whole = findEventCause([received, ...listEvents(all), ...more]);
        const expected = at === undefined ? undefined : all[at]?.failures.join('; ');
        expect(whole.kind === 'failure' ? whole.text : undefined).toBe(expected);
        for (let from = 1; from <= (at ?? 0); from += 1)
          expect(findEventCause([...listEvents(all.slice(from)), ...more])).toEqual(whole);
      }),
    );
  });

  test('a task that fails in the same way again and again has one text at any time, with the last ten events', () => {
    fc.assert(
      fc.property(fc.oneof(failsToStart, exits), fc.integer({ min: 2, max: 9 }), fc.boolean(), (row, times, isOver) => {
        const rerun = Array.from({ length: times }, () => row);
        const events = [received, ...listEvents(rerun), ...(isOver ? [unhealthy, stopping, killed] : [])];
        // From the end of the first attempt on.
        for (let until = row.events.length + 1; until <= events.length; until += 1) {
          const { kind, text } = findEventCause(events.slice(0, until).slice(-10), 'running', false);
          expect([kind, text]).toEqual(['failure', row.failures[0]]);
        }
      }),
    );
  });
});

describe('a long cause in a headline', () => {
  test.each([
    'failed: Failed Validation: failed to parse config: … No argument or block type is named "comand". Did you mean "command"?',
    'failed: Failed Artifact Download: failed to download artifact "http://127.0.0.1:1/x.tgz": getter subprocess failed: … connection refused',
    'failed: Driver Failure: … fork/exec /tmp/NomadClient1628531781/88d5f4be-c41a-bd3f-e9f7-42443647d855/server/tmp: permission denied',
  ])('the finding of Nomad is at its end: %s', (short) => {
    // Of Nomad 2.0.5, without the event.
    const wrapped = [
      'failed: Failed Validation: failed to parse config: Missing required argument: The argument "command" is required, but no definition was found. Invalid label: No argument or block type is named "comand". Did you mean "command"?',
      'failed: Failed Artifact Download: failed to download artifact "http://127.0.0.1:1/x.tgz": getter subprocess failed: exit status 1: failed to download artifact: Get "http://127.0.0.1:1/x.tgz": dial tcp 127.0.0.1:1: connect: connection refused',
      'failed: Driver Failure: failed to launch command with executor: failed to start command path="/tmp/NomadClient1628531781/88d5f4be-c41a-bd3f-e9f7-42443647d855/server/tmp" --- args=["/tmp/NomadClient1628531781/88d5f4be-c41a-bd3f-e9f7-42443647d855/server/tmp"]: fork/exec /tmp/NomadClient1628531781/88d5f4be-c41a-bd3f-e9f7-42443647d855/server/tmp: permission denied',
    ];
    expect(wrapped.map(shortenCause)).toContain(short);
  });

  const clauses = fc.array(
    fc.stringMatching(/^\w[\w .]{0,60}$/).map((text) => text.trim()),
    { minLength: 1, maxLength: 12 },
  );

  test('it starts with its first clause and ends with its last one, within the length; a short one is unchanged', () => {
    fc.assert(
      fc.property(clauses, (all) => {
        const cause = all.join(': ');
        const short = shortenCause(cause);
        expect(short.length).toBeLessThanOrEqual(140);
        const hasEnds = short.startsWith(`${all[0]}: `) && short.endsWith(` ${all.at(-1)}`);
        expect(cause.length <= 140 ? short === cause : hasEnds).toBe(true);
        expect(shortenCause(short)).toBe(short);
      }),
    );
  });

  test('one without clauses that fit is cut off', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 141, maxLength: 300 }), (text) => {
        const short = shortenCause(`exited with code 1: ${text}`);
        expect(short.length).toBeLessThanOrEqual(140);
        expect(short.startsWith('exited with code 1')).toBe(true);
        expect(short).toContain('…');
      }),
    );
  });
});
