import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { passwords } from '../../scripts/demo/job-files.ts';
import { modeNames } from '../../src/modes/index.ts';
import { noSignals } from '../support/platform.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs the demo as the leader of its own process group, so that processes it leaves behind can be found. */
async function runDemo(args: readonly string[] = [], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, ['scripts/demo.ts', ...args], {
    cwd: root,
    detached: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const lines = { seen: (_text: string): void => undefined };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      lines.seen(output.join(''));
    });
  const closed = new Promise<number | null>((done) => child.once('close', done));
  return {
    closed,
    output: () => output.join(''),
    printed: (expected: string) =>
      new Promise<void>((done) => (lines.seen = (text) => (text.includes(expected) ? done() : undefined))),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Whether any process of the group is left; Windows has no groups. */
    left: () => {
      try {
        return process.kill(-(child.pid ?? 0), 0);
      } catch {
        return false;
      }
    },
  };
}

test
  .skipIf(noSignals)
  .concurrent(
    `the demo succeeds, writes its pages, and with --serve keeps everything running until Ctrl-C${noSignals}`,
    async () => {
      const started = Date.now();
      const demo = await runDemo(['--serve']);
      await Promise.race([demo.printed('Ctrl-C'), demo.closed]);
      expect(demo.output()).toMatch(/All checks passed in \d+\.\d s\.\n\nOpen \.demo\/comment\.html in a browser\.\n/);
      // The comment is printed as its reader sees it: without its marker and its record.
      expect(demo.output()).toContain('│ ### 🟠 Plan: 3 jobs change');
      expect(demo.output()).not.toContain('<!--');

      const read = (name: string): string => {
        const path = join(root, '.demo', name);
        expect(statSync(path).mtimeMs).toBeGreaterThanOrEqual(started - 1000);
        return readFileSync(path, 'utf8');
      };
      const [markdown, page] = [read('comment.md'), read('comment.html')];
      expect(markdown).toContain('### 🟠 Plan: 3 jobs change (1 new), 1 cannot be placed');
      expect(page).toMatch(/<span class="pl-mc">! {5}Env\[DB_PASSWORD\]: ‹hidden› => ‹hidden›<\/span>/);
      expect(page).toContain('markdown-alert-caution');
      for (const text of [markdown, page, demo.output()])
        for (const password of Object.values(passwords)) expect(text).not.toContain(password);
      expect(read('rolled-out.html')).toContain('rolled out in');
      expect(read('rolled-back.md')).toMatch(/^### 🔴 `shop` failed and was rolled back to version 1$/m);

      expect(read('modules.md')).toMatch(/^### 🟢 Deprecated 4 versions of `acme\/vpc\/aws,?`/m);
      expect(read('modules.md')).toMatch(/^### 🟢 Reinstated 1 version of `acme\/vpc\/aws,?`/m);

      const fetchServed = async (address: RegExp): Promise<string> =>
        (await fetch(address.exec(demo.output())?.[0] ?? '')).text();
      const pull = await fetchServed(/http:\S+\/acme\/jobs\/pull\/1/);
      expect(pull).toContain('3 jobs change (1 new), 1 cannot be placed');
      const file = /href="(http[^"]+\/blob\/[^"]+web\.nomad\.hcl)"/.exec(pull)?.[1] ?? '';
      expect(await (await fetch(file)).text()).toContain('job "web"');
      const run = /href="(http[^"]+\/actions\/runs\/\d+)"/.exec(pull)?.[1] ?? '';
      expect(await (await fetch(run)).text()).toContain('3 jobs change (1 new), 1 cannot be placed');
      expect(await fetchServed(/http:\S+\/acme\/jobs\/pull\/3/)).toContain('rolled back to version 1');
      const all = await fetchServed(/(?<=All on one page +)http:\S+/);
      expect(all).toContain('rolled back to version 1');
      expect(all).toContain('3 jobs change (1 new), 1 cannot be placed');
      expect(all).toMatch(/<strong>worker<\/strong>, version 0: Deployment/);
      expect(await fetchServed(/http:\S+\/acme\/jobs\/pull\/4/)).toContain('stage 1: <code>migrate</code>');
      expect(all).toContain('Superseded by 2.1.0. [outrider]');
      expect(all).toMatch(/<code><b>PATCH<\/b> \S+\/acme\/vpc\/aws\/1\.0\.0<\/code>/);

      demo.kill('SIGINT');
      expect(await demo.closed).toBe(0);
      expect(demo.left()).toBe(false);
    },
  );

test.concurrent('a demo that cannot continue reports it, exits with 1 and leaves nothing running', async () => {
  const demo = await runDemo([], { ...process.env, PATH: '' });
  expect(await demo.closed).toBe(1);
  expect(demo.output()).toMatch(/ ✗ A repository .*\n[^]*git/);
  expect(demo.left()).toBe(false);
});

test.concurrent('the demo tour shows every mode in less than a minute', async () => {
  const demo = await runDemo(['--tour']);
  expect(await demo.closed).toBe(0);
  expect(demo.output()).toMatch(/All checks passed in \d\d?\.\d s\.\n\nOpen \.demo\/tour\.html in a browser\.\n$/);
  // The demo itself shows the modes of job files and modules.
  const ofModules = ['deprecate', 'reinstate', 'check-modules'];
  const others = new Set(['plan', 'register', 'parse', 'promote', 'fail-deployment', ...ofModules]);
  for (const mode of modeNames.filter((name) => !others.has(name))) expect(demo.output()).toContain(`✓ ${mode}: `);
  expect(readFileSync(join(root, '.demo/tour.html'), 'utf8')).toContain('<code>web</code>');
  expect(demo.left()).toBe(false);
});
