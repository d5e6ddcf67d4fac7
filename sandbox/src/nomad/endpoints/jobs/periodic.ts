import type { Answer, Ask } from '../../../http/exchange.ts';
import { isLaunched } from '../../cluster/launches.ts';
import { Refusal } from '../../../http/refusal.ts';
import { namespaceOf, type World } from '../../world.ts';

/** POST /v1/job/:id/periodic/force: launches a periodic job now. */
export function answerForce(ask: Ask, id: string, { store, launches }: World): Answer {
  const job = store.job(namespaceOf(ask), id);
  if (job === undefined) throw new Refusal(500, 'job not found');
  if (job.Periodic === null) throw new Refusal(500, "can't force launch non-periodic job");
  if (!isLaunched(job)) {
    const why = `can't force run non-tracked job "${job.ID}" (${job.Namespace})`;
    throw new Refusal(500, `force launch for job "${job.ID}" failed: ${why}`);
  }
  const { evaluation, index } = launches.launch(job);
  const json = { EvalID: evaluation?.ID ?? '', EvalCreateIndex: index, Index: index };
  return { status: 200, json, headers: { 'X-Nomad-Index': String(index) } };
}
