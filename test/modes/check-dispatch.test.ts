import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { checkDispatch, requireSameDispatch, readDispatchTerms } from '../../src/modes/dispatch/check-dispatch.ts';
import { startInProcess } from '../support/in-process.ts';
import type { Dispatch } from '../../src/modes/dispatch/dispatches.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

const name = fc.constantFrom('input', 'note', 'zz', 'constructor');
const names = fc.uniqueArray(name, { maxLength: 3 });
const parameters = fc
  .record({ Payload: fc.constantFrom('optional', 'required', 'forbidden'), MetaRequired: names, MetaOptional: names })
  .map(({ MetaOptional, ...rest }) => ({
    ...rest,
    MetaOptional: MetaOptional.filter((text) => !rest.MetaRequired.includes(text)),
  }));
const dispatch: fc.Arbitrary<Dispatch> = fc.record({
  line: fc.constant(undefined),
  payload: fc.constantFrom(undefined, Buffer.from('a'), Buffer.from('b')),
  meta: fc.dictionary(name, fc.constantFrom('', '1', '2')),
  token: fc.constant('token'),
  idPrefixTemplate: fc.constant(undefined),
  priority: fc.constant(undefined),
});

type Parameters = NonNullable<Job['ParameterizedJob']>;

function jobWith(id: string, parameterized: Parameters, meta: Job['Meta']): Job {
  const task = { Name: 'run', Driver: 'mock_driver', Config: { run_for: '1s' } };
  return {
    ID: id,
    Type: 'batch',
    Datacenters: ['dc1'],
    ...(meta === null || meta === undefined ? {} : { Meta: meta }),
    ParameterizedJob: parameterized,
    TaskGroups: [{ Name: 'work', Tasks: [task] }],
  };
}

/** Returns the launched job, or `undefined` when the dispatch is rejected. */
async function dispatchOrReject(
  { nomad, permitted }: ReturnType<typeof startInProcess>,
  id: string,
  { payload, meta, token: idempotencyToken }: Dispatch,
): Promise<Job | undefined> {
  try {
    const { DispatchedJobID } = await permitted.dispatchJob({ id, payload, meta, idempotencyToken });
    return await nomad.readJob({ id: DispatchedJobID });
  } catch (error) {
    if (error instanceof ActionError && error.reason === 'input') return undefined;
    throw error;
  }
}

function isSame(entry: Dispatch, child: Job, parent: Job): boolean {
  try {
    requireSameDispatch(entry, child, parent);
    return true;
  } catch (error) {
    if (error instanceof ActionError && error.reason === 'conflict') return false;
    throw error;
  }
}

describe('checks before a dispatch', () => {
  test('a dispatch is rejected before sending exactly when Nomad would reject it', async () => {
    const exists = startInProcess();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(parameters, dispatch, async (parameterized, item) => {
        const id = `job-${(count += 1)}`;
        await exists.permitted.createJob({ job: jobWith(id, parameterized, null) });
        const terms = readDispatchTerms(await exists.nomad.readJob({ id }));
        const errors = checkDispatch(item, terms, { job: id, dispatchesFile: undefined });
        expect(errors.length === 0).toBe((await dispatchOrReject(exists, id, item)) !== undefined);
      }),
    );
  });

  test('a dispatch with a known token is the same exactly when payload and meta are equal', async () => {
    const exists = startInProcess();
    const terms: Parameters = {
      Payload: 'optional',
      MetaRequired: [],
      MetaOptional: ['input', 'note', 'zz', 'constructor'],
    };
    let count = 0;
    await fc.assert(
      fc.asyncProperty(dispatch, dispatch, fc.constantFrom('1', undefined), async (first, second, usual) => {
        const id = `job-${(count += 1)}`;
        await exists.permitted.createJob({ job: jobWith(id, terms, usual === undefined ? null : { note: usual }) });
        const parent = await exists.nomad.readJob({ id });
        const child = await dispatchOrReject(exists, id, first);
        if (child === undefined) throw new Error('It was refused');
        const completeDispatch = ({ payload, meta }: Dispatch): object => ({
          payload: payload?.toString() ?? '',
          ...Object.fromEntries(
            (terms.MetaOptional ?? []).map((key) => [
              `meta ${key}`,
              readValue(meta, key) ?? (key === 'note' ? (usual ?? '') : ''),
            ]),
          ),
        });
        const alike = JSON.stringify(completeDispatch(first)) === JSON.stringify(completeDispatch(second));
        expect(isSame(second, child, parent)).toBe(alike);
      }),
    );
  });
});

function readValue(meta: Dispatch['meta'], key: string): string | undefined {
  return Object.hasOwn(meta, key) ? meta[key] : undefined;
}
