import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { endProcessesIn } from '../../support/leftovers/processes.ts';

/**
 * Runs a program, such as Nomad's agent, in a folder, until its own standard input closes or the program ends. Then it ends all that runs in the
 * folder, and removes it. Input closes also when the worker of the tests dies, however that happens: neither an agent nor its tasks outlive it.
 */
const [folder = '', program = '', ...args] = process.argv.slice(2);
/** Milliseconds in which the agent and its tasks have to end once they are asked to. */
const exitTimeout = 10_000;

// Its plugins and tasks inherit the variable, by which they are found when it is gone. A killed agent leaves the sockets of its plugins.
const env = { ...process.env, OUTRIDER_AGENT_FOLDER: `${folder}/`, TMPDIR: folder };
const agent = spawn(program, args, { stdio: 'ignore', env });
const ended = once(agent, 'exit');
process.stdin.resume();
await Promise.race([ended, once(process.stdin, 'close')]);
// Asked alone first, it ends in order; its tasks go on then, each in a session of its own.
agent.kill('SIGINT');
const late = setTimeout(() => agent.kill('SIGKILL'), exitTimeout);
await ended;
clearTimeout(late);
await endProcessesIn(folder, exitTimeout);
unmountAll();
rmSync(folder, { recursive: true, force: true });

/** Nomad mounts the secrets of a task, and unmounts them only when it collects its allocation. */
function unmountAll(): void {
  const mounts = existsSync('/proc/self/mounts') ? readFileSync('/proc/self/mounts', 'utf8') : '';
  const points = mounts.split('\n').map((line) => line.split(' ')[1] ?? '');
  for (const point of points.filter((item) => item.startsWith(`${folder}/`))) execFileSync('umount', [point]);
}
