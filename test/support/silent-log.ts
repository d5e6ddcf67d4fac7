import type { RunLog } from '../../src/operations/run-log.ts';

/** For code that is run without a runner, and whose log no test reads. */
export const silentLog: Pick<RunLog, 'progress' | 'waitFor'> = {
  progress: () => undefined,
  waitFor: (_, work) => work(),
};
