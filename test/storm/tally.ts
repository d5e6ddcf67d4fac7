import type { FaultKind } from './faults.ts';

export interface Tally {
  readonly faults: Map<FaultKind, number>;
  readonly modes: Map<string, number>;
  cancelled: number;
}

/** Counts a run and its faults. */
export function tallyRun(tally: Tally, mode: string, injected: readonly FaultKind[], cancelled: boolean): void {
  for (const kind of injected) tally.faults.set(kind, (tally.faults.get(kind) ?? 0) + 1);
  tally.modes.set(mode, (tally.modes.get(mode) ?? 0) + 1);
  if (cancelled) tally.cancelled += 1;
}
