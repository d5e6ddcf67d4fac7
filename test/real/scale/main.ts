/**
 * Runs Outrider against a cluster of three servers and many clients on loopback, the `nomad` on PATH, and prints what it took and what was lost. The binary has to have the
 * mock driver: build Nomad without the tag `release`.
 *
 *     npm run scale -- --jobs 2000 --clients 10 --stories 1,2
 */
import { parseArgs } from 'node:util';
import { removeRunFolders } from '../../support/action.ts';
import { startScaleCluster, type ScaleCluster } from './cluster.ts';
import { createTable, type Table } from './table.ts';
import { elections } from './stories/elections.ts';
import { limits } from './stories/limits.ts';
import { largeJobs } from './stories/large-jobs.ts';
import { largePull } from './stories/large-pull.ts';
import { manyAllocations } from './stories/many-allocations.ts';
import { manyJobs } from './stories/many-jobs.ts';
import { playOverlapping } from './stories/overlapping.ts';

/** What a story works on. */
export interface Scale {
  readonly cluster: ScaleCluster;
  readonly table: Table;
  readonly jobs: number;
  readonly elections: number;
  /** Milliseconds until the time is up. */
  readonly left: () => number;
}

/** Milliseconds; what is left then is not run. */
const total = 27 * 60_000;

const stories: Readonly<Record<string, (scale: Scale) => Promise<void>>> = {
  1: manyJobs,
  2: manyAllocations,
  4: elections,
  5: limits,
  3: largeJobs,
  6: playOverlapping,
  7: largePull,
};

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '2000' },
    clients: { type: 'string', default: '10' },
    elections: { type: 'string', default: '100' },
    stories: { type: 'string', default: '1,2,4,5,3,6,7' },
  },
});
const started = performance.now();
const left = (): number => total - (performance.now() - started);
const table = createTable();
// Nothing is left to do then but to end the cluster, which its guard does.
const timer = setTimeout(() => {
  console.error('The time is up.');
  table.print();
  process.exit(1);
}, total + 90_000);
{
  await using cluster = await startScaleCluster(Number(values.clients));
  table.note('cluster ready', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const number of values.stories.split(',')) {
    const story = stories[number];
    if (story === undefined) throw new Error(`There is no story ${number}`);
    if (left() < 60_000) table.note(`story ${number}`, 'skipped: the time is up');
    else
      await story({ cluster, table, jobs: Number(values.jobs), elections: Number(values.elections), left }).catch(
        (error: unknown) => {
          console.error(error);
          table.note(`story ${number}`, 'FAILED');
          process.exitCode = 1;
        },
      );
  }
}
clearTimeout(timer);
removeRunFolders();
table.print();
