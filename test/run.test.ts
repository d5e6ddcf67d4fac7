import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureRun } from './support/captured-run.ts';
import { inputVariables } from './support/inputs.ts';
import { runAction } from '../src/run.ts';
import { startSandbox, type Sandbox } from '../sandbox/src/server.ts';
import { realPace, type Pace } from '../src/clients/http/retry.ts';

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox({});
  folder = mkdtempSync(join(tmpdir(), 'outrider-run-'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

interface Given {
  readonly inputs: Readonly<Record<string, string>>;
  readonly version?: string;
  readonly pace?: Pace;
  readonly cancellation?: () => AbortSignal;
}

/** Runs once in this process and returns all results. */
async function runHere(name: string, { inputs, version = process.versions.node, pace, cancellation }: Given) {
  const [output, summary] = [join(folder, `${name}-output`), join(folder, `${name}-summary`)];
  for (const file of [output, summary]) writeFileSync(file, '');
  const env = { ...inputVariables(inputs), GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, RUNNER_TEMP: folder };
  const signal = cancellation ?? (() => new AbortController().signal);
  const { printed: log, result: exitCode } = await captureRun(
    () => runAction({ env, directory: folder, cancellation: signal, version, pace }),
    output,
  );
  return { exitCode, log, outputs: readFileSync(output, 'utf8'), summary: readFileSync(summary, 'utf8') };
}

const list = (): Given['inputs'] => ({ mode: 'list', address: sandbox.scheduler });

test('two runs at once in one process have their own environment, log, outputs and summary', async () => {
  const before = { ...process.env };
  const [well, wrong] = await Promise.all([
    runHere('well', { inputs: list() }),
    runHere('wrong', { inputs: { ...list(), token: 'geheim-Xq9', prefix: 'web', job: 'web' } }),
  ]);
  expect([well.exitCode, wrong.exitCode]).toEqual([0, 1]);
  expect(well.log).toContain(`Listing jobs on ${new URL(sandbox.scheduler).host}.`);
  expect(well.outputs).toMatch(/^matrix<</m);
  expect(well.outputs + well.summary).not.toContain('is not used by mode');
  expect(wrong.log).toContain('::add-mask::geheim-Xq9');
  expect(wrong.log).toContain('Input `job` is not used by `mode: list`.');
  expect(wrong.summary).toContain('Outrider did not run');
  expect(well.log).not.toContain('geheim-Xq9');
  expect(process.env).toEqual(before);
});

test('a version of Node.js that is too old is rejected before anything else', async () => {
  const { exitCode, log } = await runHere('old', { inputs: list(), version: '20.19.0' });
  expect(exitCode).toBe(1);
  expect(log).toContain('Outrider requires Node.js 24, but this runner uses 20.19.0');
});

test('the pauses of a run follow its pace', async () => {
  const pauses: number[] = [];
  const pace: Pace = {
    pause: async (milliseconds, signal) => {
      pauses.push(milliseconds);
      await realPace.pause(0, signal);
    },
    random: () => 0,
  };
  const { exitCode, log } = await runHere('away', { inputs: { mode: 'list', address: 'http://127.0.0.1:1' }, pace });
  expect(exitCode).toBe(1);
  const attempts = [...log.matchAll(/^Retrying in \d s: .*\. Attempt (\d) of 4\.$/gm)].map(([, attempt]) => attempt);
  expect(attempts).toEqual(['2', '3', '4']);
  expect(pauses.length).toBeGreaterThan(1);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(100);
});

test('only a mode that changes something listens for the cancellation of the workflow', async () => {
  const requests: string[] = [];
  const cancellation = (mode: string) => (): AbortSignal => {
    requests.push(mode);
    return new AbortController().signal;
  };
  await runHere('reads', { inputs: list(), cancellation: cancellation('list') });
  await runHere('writes', {
    inputs: { mode: 'stop', job: 'none', address: sandbox.scheduler },
    cancellation: cancellation('stop'),
  });
  expect(requests).toEqual(['stop']);
});
