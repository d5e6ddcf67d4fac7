import type { AllocMetric } from '../clients/nomad/jobs/plan.ts';
import { quoted } from './quote.ts';

/** Why a task group found no place, in the lines of Nomad's command line; entries of one map sorted by name. */
export function metricLines(metric: AllocMetric): readonly string[] {
  const noNodes = sorted(metric.NodesAvailable).filter(([, count]) => count === 0);
  return [
    ...(metric.NodesEvaluated === 0 ? ['No nodes were eligible for evaluation'] : []),
    ...noNodes.map(([datacenter]) => `No nodes are available in datacenter ${quoted(datacenter)}`),
    ...sorted(metric.ClassFiltered).map(([name, count]) => `Class ${quoted(name)}: ${count} nodes excluded by filter`),
    ...sorted(metric.ConstraintFiltered).map(
      ([name, count]) => `Constraint ${quoted(name)}: ${count} nodes excluded by filter`,
    ),
    ...(metric.NodesExhausted > 0 ? [`Resources exhausted on ${metric.NodesExhausted} nodes`] : []),
    ...sorted(metric.ClassExhausted).map(([name, count]) => `Class ${quoted(name)} exhausted on ${count} nodes`),
    ...sorted(metric.DimensionExhausted).map(
      ([name, count]) => `Dimension ${quoted(name)} exhausted on ${count} nodes`,
    ),
    ...metric.QuotaExhausted.map((name) => `Quota limit hit ${quoted(name)}`),
  ];
}

function sorted(counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
