import { ActionError } from '../../errors.ts';
import type { Dispatch } from './payload-lines.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** What a dispatch of the job has to bring along, and may. */
export interface Terms {
  readonly payload: 'optional' | 'required' | 'forbidden';
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/**
 * Whether the job may be dispatched at all, and on which terms.
 *
 * @throws ActionError `input` for one that is not parameterized; `blocked` for one that is stopped
 */
export function termsOf(parent: Job): Terms {
  const { ParameterizedJob: parameters, Dispatched, Stop, ID } = parent;
  if (parameters === null || parameters === undefined || Dispatched === true) {
    const what = Dispatched === true ? 'was dispatched itself' : 'is not parameterized';
    const hint = 'Only a job with a `parameterized` block can be dispatched; to run another one, register it.';
    throw new ActionError({
      reason: 'input',
      message: `The job \`${ID}\` ${what}.`,
      hint,
      help: 'what-cannot-be-dispatched',
    });
  }
  if (Stop === true) {
    const hint = 'Register it again to have it started.';
    throw new ActionError({ reason: 'blocked', message: `The job \`${ID}\` is stopped.`, hint, help: 'stopped-job' });
  }
  const { Payload, MetaRequired, MetaOptional } = parameters;
  const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
  return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}

/** What is wrong with a dispatch by the terms of its job; empty when nothing is. */
export function checkDispatch(
  { payload, meta, line }: Dispatch,
  terms: Terms,
  { job, file }: { readonly job: string; readonly file: string | undefined },
): readonly ActionError[] {
  const known = [...terms.required, ...terms.optional];
  const missing = terms.required.filter((name) => !Object.hasOwn(meta, name));
  const unknown = Object.keys(meta).filter((name) => !known.includes(name));
  const has = payload !== undefined && payload.length > 0;
  const named = known.length === 0 ? 'It takes no meta.' : `It takes ${codeList(known)}.`;
  const errors: readonly (readonly [what: string, hint: string])[] = [
    ...(missing.length === 0 ? [] : [[`needs the meta ${codeList(missing)}`, 'Set it by `meta`.'] as const]),
    ...(unknown.length === 0 ? [] : [[`does not take the meta ${codeList(unknown)}`, named] as const]),
    ...(terms.payload === 'required' && !has ? [['needs a payload', 'Give it one.'] as const] : []),
    ...(terms.payload === 'forbidden' && has ? [['takes no payload', 'Leave it out.'] as const] : []),
  ];
  const where = file === undefined ? undefined : { file, line };
  const place = line === undefined ? '' : `Line ${line}: `;
  return errors.map(([told, hint]) => {
    const what = `${place}the job \`${job}\` ${told}.`;
    return new ActionError({
      reason: 'input',
      message: what,
      hint,
      location: where,
      help: 'what-cannot-be-dispatched',
    });
  });
}

function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
