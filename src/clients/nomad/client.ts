import type { Dialect } from './dialect.ts';
import { listJobs, type ListJobsRequest } from './jobs/list-jobs.ts';
import type { SchedulerOptions } from './options.ts';
import { pages } from './pages.ts';
import type { Reading } from './reading.ts';
import { ACTIONS, READINGS, type Scheduler } from './scheduler.ts';
import { watch, type WatchOptions } from './watch.ts';
import { createWire, type Wire } from './wire.ts';

/**
 * The jobs API at one address. Nothing is sent before the first call.
 *
 * @throws ServiceError `invalid` when token and `httpAuth` need the same header.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const wire = createWire(options);
  // What is common to all endpoints; the types of each are in `Scheduler`.
  type Ask = (wire: Wire, request: unknown) => unknown;
  type Describe = (request: unknown, dialect: Dialect) => Reading<unknown>;
  const actions = mapValues(
    ACTIONS as Record<string, unknown>,
    (ask) => (request: unknown) => (ask as Ask)(wire, request),
  );
  const readings = mapValues(
    READINGS as Record<string, unknown>,
    (describe) => async (request: unknown) => wire.get((describe as Describe)(request, wire.dialect)),
  );
  const watched = mapValues(
    READINGS as Record<string, unknown>,
    (describe) => (request: unknown, how: WatchOptions) =>
      watch(wire, (describe as Describe)(request, wire.dialect), how),
  );
  return {
    ...actions,
    ...readings,
    watch: watched,
    pages: { listJobs: (request: ListJobsRequest) => pages(wire, listJobs, request) },
  } as unknown as Scheduler;
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
