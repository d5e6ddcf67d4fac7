import { ActionError } from '../../errors.ts';
import { termsOf } from './check-dispatch.ts';
import type { Dispatch } from './payload-lines.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/**
 * Checks that a job which Nomad knows by the token of a dispatch is that dispatch. In a matrix all legs have the same token unless they are
 * given one each; nothing must be taken for done that was not.
 *
 * @throws ActionError `conflict`, without a value: it may be secret
 */
export function checkSame({ payload, meta, line }: Dispatch, child: Job, parent: Job): void {
  const { required, optional } = termsOf(parent);
  const wanted = { ...parent.Meta, ...meta };
  const differing = [...required, ...optional].filter((name) => valueOf(child.Meta, name) !== valueOf(wanted, name));
  const otherPayload = !Buffer.from(child.Payload ?? '', 'base64').equals(payload ?? Buffer.alloc(0));
  if (differing.length === 0 && !otherPayload) return;
  const what = [
    ...(otherPayload ? ['another payload'] : []),
    ...(differing.length > 0 ? [`another meta ${differing.map((name) => `\`${name}\``).join(', ')}`] : []),
  ].join(' and ');
  throw new ActionError({
    reason: 'conflict',
    message: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${what}`,
    help: 'same-idempotency-token',
    hint: 'Give each dispatch an `idempotency-token` of its own, in a matrix one for each leg, made of what does not change when the run is tried again.',
  });
}

/** Of a key that every object has, nothing unless it was set. */
function valueOf(meta: Job['Meta'], name: string): unknown {
  return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}
