import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../server.ts';
import { formatFolderName, leftInFolders } from './folders.ts';
import { toOpenHandle, openHandles } from './open-handles.ts';
import { endProcessesIn, processesIn, signalProcess } from './processes.ts';

test.each([
  [
    { kind: 'port', number: 4646 },
    { type: 'tcp', is_active: true, localEndpoint: { port: 4646 }, remoteEndpoint: null },
  ],
  [
    { kind: 'process', number: 4711 },
    { type: 'process', is_active: true, pid: 4711 },
  ],
  [undefined, { type: 'tcp', is_active: true, localEndpoint: { port: 4646 }, remoteEndpoint: { port: 50_000 } }],
  [undefined, { type: 'tcp', is_active: false, localEndpoint: null, remoteEndpoint: null }],
  [undefined, { type: 'process', is_active: false, pid: 4711 }],
  [undefined, { type: 'process', is_active: true, pid: 0 }],
  [undefined, { type: 'process', is_active: true, pid: -1 }],
  [undefined, { type: 'timer', is_active: true }],
])('listening servers and running child processes are leftovers among the handles %j', (open, handle) => {
  expect(toOpenHandle(handle)).toEqual(open);
});

test('an open server and a running child process are leftovers until they end', async () => {
  const server = await listen(createServer());
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const opened = [
    { kind: 'port', number: server.port },
    { kind: 'process', number: child.pid },
  ];
  expect(openHandles()).toEqual(expect.arrayContaining(opened));
  await server[Symbol.asyncDispose]();
  child.kill();
  await once(child, 'exit');
  for (const handle of opened) expect(openHandles()).not.toContainEqual(handle);
});

test.each([0, -0, -1, -4711, 0.5, Number.NaN, Number.POSITIVE_INFINITY, process.pid])(
  'the process ID %d is never signalled, because it may mean the process group of the test',
  (pid) => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    onTestFinished(() => kill.mockRestore());
    expect(() => signalProcess(pid, 'SIGKILL')).toThrow(RangeError);
    expect(kill).not.toHaveBeenCalled();
  },
);

test('leftover temporary folders are reported with their test file', () => {
  expect(formatFolderName('test/attacks/stops.test.ts')).toBe('attacks+stops');
  expect(formatFolderName('sandbox\\test\\main.test.ts')).toBe('sandbox+test+main');
  const run = mkdtempSync(join(tmpdir(), 'run-'));
  for (const name of ['attacks+stops/outrider-run-1', 'clients', 'shared/cache']) {
    mkdirSync(join(run, name), { recursive: true });
  }
  expect(leftInFolders(run)).toEqual(['attacks+stops: outrider-run-1']);
  rmSync(run, { recursive: true });
});

test.skipIf(!existsSync('/proc/self'))(
  'leftover processes are found by their folder and killed if they do not end when asked to',
  async () => {
    const run = realpathSync(mkdtempSync(join(tmpdir(), 'run-')));
    mkdirSync(join(run, 'attacks+stops'));
    const script =
      'process.on("SIGTERM", () => {}); require("fs").writeFileSync("up", ""); setInterval(() => {}, 1000)';
    writeFileSync(join(run, 'deaf.js'), script);
    const cwd = join(run, 'attacks+stops');
    const child = spawn(process.execPath, ['../deaf.js'], { cwd, env: {}, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await expect.poll(() => existsSync(join(cwd, 'up')), { timeout: 30_000 }).toBe(true);
    expect(processesIn(run)).toEqual([
      { pid: child.pid, entry: 'attacks+stops', command: `${process.execPath} ../deaf.js` },
    ]);
    await endProcessesIn(run, 200);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(processesIn(run)).toEqual([]);
    rmSync(run, { recursive: true });
  },
);
