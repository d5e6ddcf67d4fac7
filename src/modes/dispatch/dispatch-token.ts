import { createHash } from 'node:crypto';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { DispatchInputs } from './inputs.ts';
import type { Dispatch } from './payload-lines.ts';

/** A dispatch with its idempotency token. */
export interface NamedDispatch extends Dispatch {
  /** Undefined where nothing distinguishes this run from another. */
  readonly token: string | undefined;
}

/**
 * Gives each dispatch its idempotency token: the same in every attempt of a run, another in every other run. The dispatches of a file are distinguished
 * by their content and not by their line, so that the file may be generated again in another order.
 */
export function nameDispatches(
  inputs: Pick<DispatchInputs, 'dispatches' | 'payloadsFile' | 'idempotencyToken' | 'job' | 'nomad'>,
  context: Pick<RunnerContext, 'repository' | 'runId' | 'job' | 'step'>,
): readonly NamedDispatch[] {
  const { dispatches, job, nomad } = inputs;
  const base = inputs.idempotencyToken ?? baseOf(context, [nomad.namespace ?? 'default', job]);
  if (inputs.payloadsFile === undefined) return dispatches.map((dispatch) => ({ ...dispatch, token: base }));
  const seen = new Map<string, number>();
  return dispatches.map((dispatch) => {
    const digest = dispatchDigest(dispatch);
    const before = seen.get(digest) ?? 0;
    seen.set(digest, before + 1);
    return { ...dispatch, token: dispatch.token ?? (base === undefined ? undefined : `${base}/${digest}/${before}`) };
  });
}

/** Readable, so that Nomad's UI shows where a job comes from. Parts that may contain slashes come last. */
function baseOf(
  { repository, runId, job, step }: Parameters<typeof nameDispatches>[1],
  what: readonly string[],
): string | undefined {
  if (repository === undefined || runId === undefined) return undefined;
  return [repository.owner, repository.name, runId, job ?? '', step ?? '', ...what].join('/');
}

function dispatchDigest({ payload, meta, idPrefixTemplate, priority }: Dispatch): string {
  const sorted = Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([payload?.toString('base64') ?? '', sorted, idPrefixTemplate ?? '', priority ?? 0]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
