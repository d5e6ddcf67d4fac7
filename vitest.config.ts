import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Else every module of the inlined parser is told to have no source map.
  logLevel: 'error',
  test: {
    include: ['test/**/*.test.ts', 'sandbox/test/**/*.test.ts'],
    // A guard against what hangs, not a measure: these machines are shared.
    testTimeout: 60_000,
    // By default one core is left free, which is half of a runner's.
    maxWorkers: '100%',
    // No test changes a module, so that nothing needs a fresh copy of all for each file; that would take a third of the time.
    isolate: false,
    reporters: ['default', './test/support/count-reporter.ts'],
    // The workflow parser imports JSON without an import attribute, which only a bundler accepts.
    // dist is what is tested: as Node.js loads it.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/], external: [/\/dist\/index\.js$/] } },
  },
});
