import { wrapCounts } from '../diff/annotate.ts';
import { type ApiResponse, type ApiRequest, Refusal } from '../../http/exchange.ts';
import type { Evaluation } from '../state/records.ts';
import { readNamespace, readHeaders, type World } from '../world.ts';

/** Returns an evaluation as Nomad writes it, without empty fields. */
export function showEvaluation({ Annotations, ...evaluation }: Evaluation): unknown {
  const PlanAnnotations =
    Annotations === null ? null : { DesiredTGUpdates: wrapCounts(Annotations), PreemptedAllocs: null };
  const entries = Object.entries({ ...evaluation, PlanAnnotations });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== '' && value !== 0));
}

/** GET /v1/job/:id/evaluations; an unknown job has none. */
export function handleEvaluations(request: ApiRequest, id: string, { store }: World): ApiResponse {
  const all = store.listEvaluations(readNamespace(request), id);
  return { status: 200, json: all.map(showEvaluation), headers: readHeaders(store.index) };
}

/** GET /v1/evaluation/:id. */
export function handleEvaluation(id: string, { store }: World): ApiResponse {
  if (id.length !== 36)
    throw new Refusal(500, 'failed to lookup eval: eval lookup failed: index error: UUID must be 36 characters');
  const evaluation = store.evaluations.get(id);
  if (evaluation === undefined) throw new Refusal(404, 'eval not found');
  return { status: 200, json: showEvaluation(evaluation), headers: readHeaders(store.index) };
}
