import { ActionError } from '../../errors.ts';
import { requireStarted } from '../../operations/find-job.ts';
import { codeList } from '../../text/numbers.ts';
import type { Dispatch } from './dispatches.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** The payload and metadata that a parameterized job requires and accepts. */
export interface DispatchTerms {
  readonly payload: 'optional' | 'required' | 'forbidden';
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** Reads the terms of a parameterized job. @throws ActionError `input` if the job is not parameterized; `blocked` if it is stopped */
export function readDispatchTerms(parent: Job): DispatchTerms {
  const { ParameterizedJob: parameters, Dispatched, ID } = parent;
  if (parameters === null || parameters === undefined || Dispatched === true) {
    const problem = Dispatched === true ? 'is itself a dispatched job' : 'is not parameterized';
    const hint = 'Only a job with a `parameterized` block can be dispatched. Register any other job to run it.';
    const message = `The job \`${ID}\` ${problem}`;
    throw new ActionError({ reason: 'input', message, hint, help: 'invalid-dispatch' });
  }
  requireStarted(parent);
  const { Payload, MetaRequired, MetaOptional } = parameters;
  const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
  return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}

export function checkDispatch(
  { payload, meta, line }: Dispatch,
  terms: DispatchTerms,
  { job, dispatchesFile: file }: { readonly job: string; readonly dispatchesFile: string | undefined },
): readonly ActionError[] {
  const declaredKeys = [...terms.required, ...terms.optional];
  const missingKeys = terms.required.filter((name) => !Object.hasOwn(meta, name));
  const unknown = Object.keys(meta).filter((name) => !declaredKeys.includes(name));
  const hasPayload = payload !== undefined && payload.length > 0;
  const acceptedText = declaredKeys.length === 0 ? 'It accepts no metadata.' : `It accepts ${codeList(declaredKeys)}.`;
  const rules: readonly (readonly [isBroken: boolean, problem: string, hint: string])[] = [
    [missingKeys.length > 0, `requires the metadata ${codeList(missingKeys)}`, 'Set it with `meta`.'],
    [unknown.length > 0, `does not accept the metadata ${codeList(unknown)}`, acceptedText],
    [terms.payload === 'required' && !hasPayload, 'requires a payload', 'Set one of the `payload` inputs.'],
    [terms.payload === 'forbidden' && hasPayload, 'accepts no payload', 'Remove it.'],
  ];
  const location = line === undefined ? 'The' : `Line ${line}: the`;
  return rules.flatMap(([isBroken, problem, hint]) => {
    if (!isBroken) return [];
    const message = `${location} job \`${job}\` ${problem}`;
    const at = file === undefined ? undefined : { file, line };
    return [new ActionError({ reason: 'input', message, hint, location: at, help: 'invalid-dispatch' })];
  });
}

/**
 * Checks that the existing job of an idempotency token has the same payload and metadata. In a matrix, all jobs derive the same token, and a dispatch must not
 * be reported as done if it was not.
 *
 * @throws ActionError `conflict`, without the values, which may be secret
 */
export function requireSameDispatch({ payload, meta, line }: Dispatch, child: Job, parent: Job): void {
  const { required, optional } = readDispatchTerms(parent);
  const expectedMeta = { ...parent.Meta, ...meta };
  const differingKeys = [...required, ...optional].filter(
    (name) => readOwnValue(child.Meta, name) !== readOwnValue(expectedMeta, name),
  );
  const otherPayload = !Buffer.from(child.Payload ?? '', 'base64').equals(payload ?? Buffer.alloc(0));
  const differences = [
    ...(otherPayload ? ['a different payload'] : []),
    ...(differingKeys.length > 0 ? [`different metadata ${codeList(differingKeys)}`] : []),
  ];
  if (differences.length === 0) return;
  throw new ActionError({
    reason: 'conflict',
    message: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${differences.join(' and ')}`,
    help: 'same-idempotency-token',
    hint: 'Set a separate `idempotency-token` for each dispatch (in a matrix, for each job) from values that stay the same when the run is repeated.',
  });
}

/** Only own keys: a metadata key may be called `constructor`. */
function readOwnValue(meta: Job['Meta'], name: string): unknown {
  return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}
