import type { Runner } from '../clients/github/runner.ts';

/** Puts the log of some work into a group. Groups cannot be nested. */
export type LogGroup = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createLogGroup(runner: Pick<Runner, 'group' | 'endGroup'>): LogGroup {
  return async (name, work) => {
    runner.group(name);
    try {
      return await work();
    } finally {
      runner.endGroup();
    }
  };
}
