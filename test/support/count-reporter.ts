import type { Reporter, TestModule } from 'vitest/node';

/** Prints the number of tests as the last line of the output, for people and scripts. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    // A file that cannot be loaded has no tests, but counts as failed.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    ).length;
    const count = (state: string): number => states.filter((one) => one === state).length;
    const failed = count('failed') + broken + errors.length;
    process.stdout.write(`${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped\n`);
  }
}
