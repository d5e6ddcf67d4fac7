import { ActionError } from '../errors.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { matchesIdentifier } from './record.ts';
import type { Identifier } from './record.ts';
import type { OpenedRecord } from './record-codec.ts';

/** A record whose signature and text are valid, and the key that it is signed with. */
export type VerifiedRecord = Pick<Extract<OpenedRecord, { kind: 'opened' }>, 'record' | 'key'>;

/** The properties that a record must have to count. */
export interface ExpectedRecord {
  /** Where the run is connected to; undefined for a run without a connection to Nomad. */
  readonly cluster: string | undefined;
  readonly namespace: string;
  readonly region: string;
}

const planAgainHint =
  'Plan the pull request again (push, or re-run its plan), have the new plan reviewed, and re-run this step';
const orWithoutReview = 'or register without a review on purpose with `review: ignore`';

/** For a job that must not be registered, because no valid review of it was found. */
export function notReviewed(why: string, hint = `${planAgainHint}; ${orWithoutReview}.`): ActionError {
  return new ActionError({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}

/**
 * Returns the record if it counts: it is signed with one of our keys, belongs to this comment, and was made on this cluster.
 *
 * @throws ActionError `not-reviewed`, with a message for each reason
 */
export function validateRecord(opened: OpenedRecord, expected: ExpectedRecord): VerifiedRecord {
  if (opened.kind === 'copied') throw notReviewed(`the record of the plan belongs to ${opened.of}`);
  if (opened.kind !== 'opened') throw notReviewed(...unopened[opened.kind]);
  const mismatch = describeMismatch(opened, expected);
  if (mismatch !== undefined) throw notReviewed(mismatch);
  return opened;
}

const unopened: Readonly<
  Record<Exclude<OpenedRecord['kind'], 'opened' | 'copied'>, readonly [why: string, hint?: string]>
> = {
  none: ['there is no record of a reviewed plan'],
  newer: [
    'a newer version of Outrider wrote the record of the plan',
    'Use the same version of Outrider to plan and to register.',
  ],
  older: ['an older version of Outrider wrote the record of the plan'],
  damaged: ['the record of the plan is damaged'],
  edited: ['the comment with the plan was edited: its text is no longer what Outrider wrote'],
  forged: ['the signature of the record is not valid: the record was changed after it was signed'],
  'other-key': [
    'the record of the plan is signed with another `signing-key`',
    `Use the same \`signing-key\` in plan and register; after a change of the key, add the old one on a second line. Or: ${planAgainHint.toLowerCase()}.`,
  ],
  'no-key': [
    'this run has no `signing-key`, so that it cannot know what was reviewed',
    `Create a secret, such as \`OUTRIDER_SIGNING_KEY\`, with the output of \`openssl rand -base64 32\`, and pass it as \`signing-key\` to plan and register; ${orWithoutReview}.`,
  ],
};

function describeScope(namespace: string, region: string): string {
  const where = namespace === '' ? 'no namespace' : `namespace \`${namespace}\``;
  return region === '' ? where : `${where}, region \`${region}\``;
}

/** A name that contains a hidden value is not in the record. */
function shownIdentifier(name: Identifier): string {
  return typeof name === 'string' ? name : hiddenMark;
}

/** The first property of a record that differs from the expected one. */
function describeMismatch({ record, key }: VerifiedRecord, expected: ExpectedRecord): string | undefined {
  if (expected.cluster === undefined) return undefined;
  if (record.cluster !== expected.cluster)
    return `the plan was made on another cluster (\`${record.cluster}\`; this run's is \`${expected.cluster}\`)`;
  const same = (['namespace', 'region'] as const).every((name) => matchesIdentifier(record[name], expected[name], key));
  if (!same)
    return `the plan was made for ${describeScope(shownIdentifier(record.namespace), shownIdentifier(record.region))}; this run is for ${describeScope(expected.namespace, expected.region)}`;
  return undefined;
}
