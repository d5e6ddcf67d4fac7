import { planNames } from '../../test/support/replay.ts';
import { refusals } from '../../test/support/scenarios.ts';
import type { LookedAtJob } from './recorded-scheduler.ts';

export interface Scene {
  readonly name: string;
  readonly about: string;
  readonly jobs: readonly LookedAtJob[];
}

const refusal = refusals().find(({ scenario, name }) => scenario === 'parse' && name === 'two errors');

/** One recorded plan for each job, whose ID a real job could have. */
function scene(name: string, about: string, ...jobs: readonly (readonly [id: string, plan: string])[]): Scene {
  return { name, about, jobs: jobs.map(([id, plan]) => ({ id, plan })) };
}

/** Common and extreme comments. */
export const scenes: readonly Scene[] = [
  scene('one-job', 'One job, its environment edited', ['shop', 'env-edited']),
  scene(
    'several',
    'Several jobs of all kinds',
    ['shop', 'group-added'],
    ['api', 'count-up'],
    ['search', 'placement-everything'],
    ['nightly', 'periodic-edited'],
    ['mail', 'parameterized'],
    ['auth', 'no-change'],
  ),
  scene(
    'unplaceable',
    'A job that cannot be placed',
    ['shop', 'unplaceable-resources'],
    ['cache', 'unplaceable-constraint'],
  ),
  scene('huge', 'Larger than a comment may be', ['huge', 'huge']),
  scene('hostile', 'Values that try to break out', ['hostile', 'hostile-values']),
  scene('secrets', 'Values that must not be shown', ['secrets', 'secrets']),
  scene('new', 'A new job', ['shop', 'new-job']),
  scene('unchanged', 'Nothing changes', ['shop', 'no-change'], ['api', 'no-change'], ['auth', 'no-change']),
  scene('stopped', 'A stopped job that starts again', ['shop', 'stopped-job']),
  scene('canary', 'A change with a canary', ['shop', 'canary']),
  scene('preemption', 'A job that evicts others', ['shop', 'preemption']),
  scene('template', 'A template of several lines changes', ['shop', 'template']),
  scene('warning', 'Nomad warns', ['shop', 'warning']),
  {
    name: 'failed-parse',
    about: 'One file is invalid, the other is planned',
    jobs: [
      { id: 'broken', plan: 'env-edited', ...(refusal === undefined ? {} : { refusal }) },
      { id: 'shop', plan: 'count-up' },
    ],
  },
  {
    name: 'two-hundred',
    about: 'Two hundred jobs of which every third changes',
    jobs: Array.from({ length: 200 }, (_, index) => ({
      id: `service-${String(index + 1).padStart(3, '0')}`,
      plan: index % 3 === 0 ? (planNames[(index / 3) % planNames.length] ?? 'no-change') : 'no-change',
    })),
  },
];
