import { describe, expect, test } from 'vitest';
import { readError } from '../support/action.ts';
import { hasExec, hasMockDriver } from './integrations.ts';
import { address, LiveStory, type Variant } from './live-story.ts';

/** Why a rollout failed, as a live Nomad reports it. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR. */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 180_000 };

interface Case extends Variant {
  readonly what: string;
  readonly cause: RegExp;
  /** What remains of it where a mode without the job file hides the values of the job. */
  readonly hidden?: RegExp;
  readonly skip?: boolean;
}

/** Quoted by the job file. */
function template(data: string): string {
  return `template {\n        data        = "${data}"\n        destination = "local/x"\n      }`;
}

const checked = `service {
        name     = "checked"
        provider = "nomad"
        port     = "http"
        check {
          name     = "up"
          type     = "tcp"
          interval = "1s"
          timeout  = "1s"
          CHECK
        }
      }`;
const ports = 'network {\n      port "http" {}\n    }';
const mock = (config: string): Variant => ({ driver: 'mock_driver', config: `run_for = "200ms"\n        ${config}` });

const cases: readonly Case[] = [
  {
    what: 'a driver that cannot start the task',
    ...mock('start_error = "no docker credentials for registry.example"'),
    cause: /task `server` failed: Driver Failure: no docker credentials for registry\.example on node/,
    hidden: /task `server` failed: Driver Failure: /,
    skip: !hasMockDriver,
  },
  {
    what: 'an image that is missing, which the driver tries again',
    ...mock('start_error = "Failed to pull `acme/nope:1`: not found"\n        start_error_recoverable = true'),
    restarts: 2,
    cause:
      /task `server` failed: Driver Failure: Failed to pull `acme\/nope:1`: not found on node `.*`, after 2 restarts/,
    hidden: /task `server` failed: Driver Failure: /,
    skip: !hasMockDriver,
  },
  {
    what: 'an artifact that cannot be fetched',
    task: `artifact {\n        source = "${address}/v1/none"\n      }`,
    restarts: 1,
    cause: /task `server` failed: Failed Artifact Download: failed to download artifact ".*": .*\b404\b/,
    hidden: /task `server` failed: Failed Artifact Download: failed to download artifact /,
  },
  {
    what: 'a misspelt driver option',
    config: 'comand = "/bin/sh"',
    cause:
      /task `server` failed: Failed Validation: failed to parse config: .*No argument or block type is named "comand"/,
  },
  {
    what: 'a command that does not exist',
    config: 'command = "/no/such/program"',
    cause: /task `server` failed: Driver Failure: .*"\/no\/such\/program"/,
    hidden: /task `server` failed: Driver Failure: /,
  },
  {
    what: 'a template that cannot be rendered',
    task: template('{{ nope }}'),
    cause: /task `server` was killed by Nomad: Template failed: .*function "nope" not defined/,
  },
  {
    what: 'a template that waits for a missing variable',
    task: template('{{ with nomadVar \\"nomad/jobs/none/db\\" }}{{ .x }}{{ end }}'),
    cause: /task `server` waits for Nomad variable `nomad\/jobs\/none\/db`, which does not exist or cannot be read/,
  },
  {
    what: 'a check that fails, with its output',
    group: ports,
    task: checked.replace('CHECK', ''),
    cause: /check `up` of service `checked` fails: dial tcp .*: connection refused on node/,
    hidden: /check `up` of service `checked` fails: dial tcp /,
  },
  {
    what: 'a check that makes Nomad restart the task',
    group: ports,
    task: checked.replace('CHECK', 'check_restart {\n            limit = 2\n            grace = "1s"\n          }'),
    healthyAfter: 3,
    cause:
      /(?:task `server` is not healthy: healthcheck: check "up" unhealthy|check `up` of service `checked` fails: dial tcp )/,
  },
  {
    what: 'an exit code',
    shell: 'exit 3',
    restarts: 1,
    cause: /task `server` exited with code 3 on node `.*`, after 1 restart/,
  },
  { what: 'an end without an error', shell: 'exit 0', cause: /task `server` exited with code 0 on node/ },
  {
    what: 'a signal',
    shell: 'kill -9 $$',
    cause: /task `server` exited with code 137 \(killed, often out of memory\)/,
  },
  {
    what: 'a signal that the driver reports',
    ...mock('exit_signal = 9'),
    cause: /task `server` was terminated by signal 9/,
    skip: !hasMockDriver,
  },
  {
    what: 'a lack of memory that the driver reports',
    driver: 'exec',
    // Nomad copies the programs of the host first, which may take long.
    healthyAfter: 60,
    config: 'command = "/bin/sh"\n        args    = ["-c", "x=a; while true; do x=$x$x; done"]',
    cause: /task `server` ran out of memory \(exit code 137\)/,
    skip: !hasExec,
  },
];

/** A task that does not end before Nomad kills it. */
function sidecar(killTimeout: string): string {
  return `task "a-sidecar" {
    driver       = "raw_exec"
    kill_timeout = "${killTimeout}"
    config {
      command = "/bin/sh"
      args    = ["-c", "trap '' INT TERM; while true; do sleep 1; done"]
    }
  }`;
}

/** In a comment it is a sentence, and what Nomad quotes is code. */
function sentence({ source }: RegExp): RegExp {
  return new RegExp(source.replaceAll('`', '').replaceAll(/task server|check up/g, (words) => words.slice(1)));
}

describe.skipIf(address === '').concurrent(`the cause of a failed rollout, on ${location}`, () => {
  for (const { what, cause, hidden = cause, skip = false, ...variant } of cases)
    test.skipIf(skip)(`the annotation, the comment and the status name ${what}`, patience, async () => {
      await using story = await LiveStory.start();
      story.write(variant);
      await story.plan();
      const run = await story.register({ timeout: '100s' });
      expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
      expect(readError(run)).toMatch(cause);
      expect(story.comment().replaceAll('`', '')).toMatch(sentence(cause));
      // Some time later, with more events.
      const status = await story.runOnJob({ mode: 'status' });
      expect(status.outputs['summary']).toMatch(hidden);
    });

  test('the annotation names the one that failed of several tasks, and why', patience, async () => {
    await using story = await LiveStory.start();
    story.write({ shell: 'sleep 1; exit 3', healthyAfter: 10, group: sidecar('1s') });
    await story.plan();
    const run = await story.register();
    expect(readError(run)).toMatch(/rollout failed: task `server` exited with code 3 on node/);
  });

  test(
    'a rollout is not green whose deployment Nomad calls successful although a task has failed',
    patience,
    async () => {
      await using story = await LiveStory.start();
      story.write({ shell: 'sleep 1; exit 3', healthyAfter: 4, group: sidecar('15s') });
      await story.plan();
      const run = await story.register();
      expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
      expect(readError(run)).toMatch(/rollout failed: task `server` exited with code 3 on node/);
    },
  );

  test.skipIf(!hasMockDriver)('the text is the same before and after a rollback', patience, async () => {
    await using story = await LiveStory.start();
    const update = 'auto_revert = true';
    await story.first({ update });
    const config = 'start_error = "no docker credentials"';
    story.write({ update, ...mock(config) });
    await story.plan();
    const run = await story.register();
    expect(run.outputs['outcome']).toBe('rolled-back');
    expect(readError(run)).toMatch(
      /rolled back to version 0: task `server` failed: Driver Failure: no docker credentials on node/,
    );
  });

  test('the failing check is named after a rollback, too, when Nomad has deleted its result', patience, async () => {
    await using story = await LiveStory.start();
    const update = 'auto_revert = true';
    await story.first({ update, group: ports });
    story.write({ update, group: ports, task: checked.replace('CHECK', '') });
    await story.plan();
    const run = await story.register();
    expect(run.outputs['outcome']).toBe('rolled-back');
    expect(readError(run)).toMatch(/rolled back to version 0: check `up` of service `checked` fails: dial tcp /);
  });
});
