import { ActionError, describeSetting } from '../errors.ts';
import { capitalize } from '../text/numbers.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { matchesIdentifier, type Identifier, type SignedRecord } from './record.ts';
import type { OpenedRecord } from './record-codec.ts';

export interface ExpectedRecord {
  /** The host and port of Nomad; `undefined` for a run without a connection to Nomad. */
  readonly cluster: string | undefined;
  readonly namespace: string;
  readonly region: string;
}

const planAgainHint =
  'Plan the pull request again (re-run its plan workflow), have the new plan reviewed, then re-run this workflow job.';

export const noRecord = [
  'there is no record of a reviewed plan',
  `If the plan workflow sets \`comment: off\`, remove it: the comment has the record. ${planAgainHint} If no plan has run, open a new pull request instead.`,
] as const;

export function createReviewError(reason: string, hint = planAgainHint): ActionError {
  return new ActionError({ reason: 'not-reviewed', message: `${capitalize(reason)}.`, hint });
}

/** Returns the record if a key of this run signed it, and it belongs to this comment and cluster. @throws ActionError `not-reviewed`, with the reason */
export function validateRecord(openedRecord: OpenedRecord, expected: ExpectedRecord): SignedRecord {
  if (openedRecord.kind === 'copied')
    throw createReviewError(`the record of the plan belongs to ${openedRecord.origin}`);
  if (openedRecord.kind !== 'opened') throw createReviewError(...recordProblems[openedRecord.kind]);
  const { record, key } = openedRecord;
  if (expected.cluster === undefined) return openedRecord;
  if (record.cluster !== expected.cluster) throw createInputError('address', record.cluster, expected.cluster);
  for (const name of ['namespace', 'region'] as const)
    if (!matchesIdentifier(record[name], expected[name], key))
      throw createInputError(name, record[name], expected[name]);
  return openedRecord;
}

const recordProblems: Readonly<
  Record<Exclude<OpenedRecord['kind'], 'opened' | 'copied'>, readonly [reason: string, hint?: string]>
> = {
  none: noRecord,
  absent: noRecord,
  unsigned: [
    'the plan was made without `signing-key`, so it has no record',
    `Set ${describeSetting('signing-key')} in the workflow of the plan to the same key, re-run the plan, have it reviewed, and re-run this workflow job.`,
  ],
  newer: [
    'a newer version of Outrider wrote the record of the plan',
    'Use the same version of Outrider to plan and to register.',
  ],
  older: ['an older version of Outrider wrote the record of the plan'],
  damaged: ['the record of the plan is damaged'],
  edited: ['the comment with the plan was edited: its text is no longer what Outrider wrote'],
  forged: ['the signature of the record is not valid: the record was changed after it was signed'],
  'other-key': [
    'the record of the plan is signed with a different `signing-key`',
    `Use the same ${describeSetting('signing-key')} in plan and register; after a change of the key, add the old key on a second line. Otherwise, ${planAgainHint.toLowerCase()}`,
  ],
  'no-key': [
    'this run has no `signing-key`, and cannot verify the review',
    `Set ${describeSetting('signing-key')} to the same key in plan and register, such as the output of \`openssl rand -base64 32\`.`,
  ],
};

/** The error for an input that must be equal in plan and register. */
export function createInputError(name: string, planned: Identifier, current: string): ActionError {
  return createReviewError(
    `the plan used ${describeInput(name, planned)}, and this run uses ${describeInput(name, current)}`,
    `Set the same \`${name}\` in plan and register, then re-run this workflow job. If you change the inputs of the plan, first re-run the plan and have it reviewed.`,
  );
}

/** The record does not contain names with hidden values. */
function describeInput(name: string, value: Identifier): string {
  if (typeof value !== 'string') return `another \`${name}\` (${hiddenMark})`;
  return value === '' ? `no \`${name}\`` : `\`${name}: ${value}\``;
}
