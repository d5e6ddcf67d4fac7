import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * What takes long for its kind, and changes little with most changes: attacks, faults of the services, several pull requests at once, times that must grow
 * linearly, processes by the hundred, a browser, whole builds. The fast project has the unit and property tests, and the scenarios of each mode.
 */
const long = [
  'test/attacks/**/*.test.ts',
  'test/clients/http/no-handshake.test.ts',
  'test/clients/nomad/bad-input.test.ts',
  'test/jobfiles/{hostile,find,find-ignored}.test.ts',
  'test/**/linear-time.test.ts',
  'test/redaction/large-values.test.ts',
  'test/storm/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/scenarios/{approvals,bad-*,build,changed-since-plan,check-nomad,comment-after-changes,corpus,dated-record,dead-canary,demo}.test.ts',
  'test/scenarios/{different-inputs,dispatch-many,drift-faults,drift-issue,drift-kinds,drift-pull-requests,failed-before,growth,job-region,leaves,look}.test.ts',
  'test/scenarios/{lost-answers,old-servers,processes,random-fields,read-right,registry-*,rollouts,several-pulls,silent-nomad,token-note,two-files-one-job,waits}.test.ts',
  'sandbox/test/page/browser.test.ts',
  'test/real/{cluster,gitea,pipeline,terraform}.test.ts',
];

const all = ['test/**/*.test.ts', 'sandbox/test/**/*.test.ts'];

/** Those that try a property a twentieth as often in the fast project. */
const thorough = globSync(all).filter((file) => readFileSync(file, 'utf8').includes('support/thorough.ts'));

// A worker has half a gigabyte, whose page tables are copied for each `git` that it starts. Large pages make them smaller: a tenth less processor time.
process.env['GLIBC_TUNABLES'] ??= 'glibc.malloc.hugetlb=1';

const common = {
  setupFiles: './test/support/leftovers/each-file.ts',
  // A guard against what hangs, not a measure: these machines are shared.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // No test changes a module, so that nothing needs a fresh copy of all for each file; that would take a third of the time.
  isolate: false,
  server: {
    deps: {
      // The workflow parser imports JSON without an import attribute, which only a bundler accepts.
      inline: [/@actions\/(workflow-parser|expressions)/],
      // dist is what is tested: as Node.js loads it.
      external: [/\/dist\/index\.js$/],
    },
  },
};

export default defineConfig({
  // Else every module of the inlined parser is told to have no source map.
  logLevel: 'error',
  test: {
    // A golden file that is missing or differs fails, also on the machine of a developer; `-u` writes it.
    update: 'none',
    // Scenarios wait for timers as long as they compute. A percentage would not do: Vitest takes at most one worker per core for it.
    maxWorkers: 2 * availableParallelism(),
    globalSetup: './test/support/leftovers/whole-run.ts',
    reporters: ['default', './test/support/count-reporter.ts'],
    projects: [
      { test: { ...common, name: 'fast', include: all, exclude: [...long, '**/node_modules/**'] } },
      { test: { ...common, name: 'long', include: [...long, ...thorough], env: { OUTRIDER_TEST_THOROUGH: 'yes' } } },
    ],
  },
});
