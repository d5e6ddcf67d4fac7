import type { Reporter, TestModule } from 'vitest/node';
import { clearLeftovers } from './leftovers/whole-run.ts';

/** Prints the number of tests as the last line of the output, for people and scripts. */
export default class CountReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): Promise<void> {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    // A file that cannot be loaded, or fails after its tests, has no failed test, but counts as failed.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    ).length;
    const left = await clearLeftovers();
    for (const name of left) process.stdout.write(`Left behind by ${name}\n`);
    if (left.length > 0) process.exitCode = 1;
    const count = (state: string): number => states.filter((entry) => entry === state).length;
    const failed = count('failed') + broken + errors.length + left.length;
    process.stdout.write(`${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped\n`);
  }
}
