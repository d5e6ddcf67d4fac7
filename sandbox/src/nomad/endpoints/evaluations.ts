import { unsignedCounts } from '../diff/annotate.ts';
import { type Answer, type Ask, Refusal } from '../../http/exchange.ts';
import type { Evaluation } from '../state/records.ts';
import { readNamespace, readHeaders, type World } from '../world.ts';

/** Returns an evaluation as Nomad writes it, without empty fields. */
export function evaluationDoc({ Annotations, ...evaluation }: Evaluation): unknown {
  const PlanAnnotations =
    Annotations === null ? null : { DesiredTGUpdates: unsignedCounts(Annotations), PreemptedAllocs: null };
  const entries = Object.entries({ ...evaluation, PlanAnnotations });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== '' && value !== 0));
}

/** GET /v1/job/:id/evaluations; an unknown job has none. */
export function answerEvaluations(ask: Ask, id: string, { store }: World): Answer {
  const all = store.listEvaluations(readNamespace(ask), id);
  return { status: 200, json: all.map(evaluationDoc), headers: readHeaders(store.index) };
}

/** GET /v1/evaluation/:id. */
export function answerEvaluation(id: string, { store }: World): Answer {
  if (id.length !== 36)
    throw new Refusal(500, 'failed to lookup eval: eval lookup failed: index error: UUID must be 36 characters');
  const evaluation = store.evaluations.get(id);
  if (evaluation === undefined) throw new Refusal(404, 'eval not found');
  return { status: 200, json: evaluationDoc(evaluation), headers: readHeaders(store.index) };
}
