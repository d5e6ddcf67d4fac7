import type { Evaluation, Metric } from '../nomad/state/records.ts';
import { type Html, html } from './html.ts';
import { shape } from './signs.ts';

/** Blocked evaluations with the reasons of their placement failures. */
export function renderBlocked(evaluations: readonly Evaluation[]): readonly Html[] {
  return evaluations
    .filter(({ Status }) => Status === 'blocked')
    .map(({ ID, FailedTGAllocs }) => {
      const groups = Object.entries(FailedTGAllocs ?? {}).map(
        ([name, metric]) =>
          html`<li>
            <strong>${name}</strong>: ${metric.CoalescedFailures + 1} cannot be placed: ${describeReasons(metric)}
          </li>`,
      );
      return html`<div class="notice warning">
        <p>
          ${shape('warning')}<strong>Blocked</strong> until capacity is available: evaluation
          <code>${ID.slice(0, 8)}</code>
        </p>
        <ul>
          ${groups}
        </ul>
      </div>`;
    });
}

function describeReasons({ NodesEvaluated, ConstraintFiltered, ClassFiltered, DimensionExhausted }: Metric): string {
  const filtered = Object.entries({ ...ConstraintFiltered, ...ClassFiltered });
  const reasons = [
    ...filtered.map(([what, count]) => `${what} excludes ${formatNodes(count)}`),
    ...Object.entries(DimensionExhausted ?? {}).map(([what, count]) => `${what} exhausted on ${formatNodes(count)}`),
  ];
  if (NodesEvaluated === 0) return 'no nodes were eligible.';
  return `${reasons.join(', ') || 'no node has enough capacity'}.`;
}

function formatNodes(count: number): string {
  return count === 1 ? '1 node' : `${count} nodes`;
}
