import { AsyncLocalStorage } from 'node:async_hooks';

interface CapturedRun {
  printed: string;
  readonly onPrint: (piece: string) => void;
  readonly env: NodeJS.ProcessEnv;
}

const runs = new AsyncLocalStorage<CapturedRun>();
const processEnvironment = process.env;
const writeToProcess = process.stdout.write.bind(process.stdout);

// The toolkit prints to the standard output of the process, and reads the names of the runner's files from its environment.
Object.defineProperty(process, 'env', { configurable: true, get: () => runs.getStore()?.env ?? processEnvironment });
Object.defineProperty(process.stdout, 'write', {
  configurable: true,
  writable: true,
  value: (...all: Parameters<typeof writeToProcess>): boolean => {
    const run = runs.getStore();
    if (run === undefined) return writeToProcess(...all);
    run.printed += String(all[0]);
    run.onPrint(String(all[0]));
    return true;
  },
});

/** Runs work with its own standard output and `GITHUB_OUTPUT`, as in a process of its own: many runs share the process of a test. */
export async function captureRun<Result>(
  work: () => Promise<Result>,
  outputFile?: string,
  onPrint?: CapturedRun['onPrint'],
): Promise<{ readonly printed: string; readonly result: Result }> {
  const run = startRun(outputFile, onPrint);
  const result = await runs.run(run, work);
  return { printed: run.printed, result };
}

export function capturePrinted(work: () => void, outputFile?: string): string {
  const run = startRun(outputFile);
  runs.run(run, work);
  return run.printed;
}

function startRun(outputFile: string | undefined, onPrint: CapturedRun['onPrint'] = () => undefined): CapturedRun {
  return { printed: '', onPrint, env: { ...processEnvironment, ...(outputFile && { GITHUB_OUTPUT: outputFile }) } };
}
