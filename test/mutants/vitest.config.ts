import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';
import type { Mutant } from './plant.ts';

const root = resolve(import.meta.dirname, '../..');
const planted = JSON.parse(process.env['OUTRIDER_TEST_MUTANT'] ?? 'null') as Mutant | null;

function isPlanted(id: string): boolean {
  return planted !== null && id === join(root, planted.file);
}

/** The tests read the sources through Vite, so that a fault is in memory only. */
const plugin = {
  name: 'mutants',
  enforce: 'pre' as const,
  configureVitest({ defineCacheKeyGenerator }: VitestPluginContext): void {
    defineCacheKeyGenerator(({ id }) => (isPlanted(id) ? false : 'mutants'));
  },
  transform(code: string, id: string): string | undefined {
    // Scenarios run the sources instead of dist.
    if (id === join(root, 'test/support/action.ts'))
      return code.replace("pathToFileURL(join(root, 'dist/index.js')).href", "'../../src/main.ts'");
    return planted !== null && isPlanted(id)
      ? code.slice(0, planted.start) + planted.text + code.slice(planted.end)
      : undefined;
  },
};

/** The quickest files first: most faults are found by one of them. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowFirst = await BaseSequencer.prototype.sort.call(this, files);
    return slowFirst.toReversed();
  }
}

export default defineConfig({
  root,
  logLevel: 'silent',
  plugins: [plugin],
  test: {
    include: ['test/**/*.test.ts'],
    // They measure time, and find no other fault.
    exclude: ['**/linear-time.test.ts', 'test/redaction/large-values.test.ts'],
    globalSetup: './test/support/leftovers/whole-run.ts',
    setupFiles: './test/support/leftovers/each-file.ts',
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    sequence: { sequencer: QuickFirst },
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/], external: [/\/dist\/index\.js$/] } },
  },
});
