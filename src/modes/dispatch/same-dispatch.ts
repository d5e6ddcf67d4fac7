import { ActionError } from '../../errors.ts';
import { readDispatchTerms } from './check-dispatch.ts';
import type { Dispatch } from './payload-lines.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/**
 * Checks that the existing job of an idempotency token has the same payload and metadata. In a matrix all legs have the same derived token, and work must
 * never be reported as done that was not.
 *
 * @throws ActionError `conflict`, without the values, which may be secret
 */
export function checkSame({ payload, meta, line }: Dispatch, child: Job, parent: Job): void {
  const { required, optional } = readDispatchTerms(parent);
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
    hint: 'Set a separate `idempotency-token` for each dispatch (in a matrix, for each leg) from values that stay the same when the run is repeated.',
  });
}

/** Only own keys: a metadata key may be called `constructor`. */
function valueOf(meta: Job['Meta'], name: string): unknown {
  return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}
