import { ActionError } from '../errors.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { matchesIdentifier } from './identifiers.ts';
import type { Identifier, ReviewRecord } from './record.ts';
import type { OpenedRecord } from './record-codec.ts';

/** The properties that a record must have to count. */
export interface ExpectedRecord extends Pick<ReviewRecord, 'repository' | 'pullRequest' | 'comment'> {
  /** Where the run is connected to; undefined for a run without a connection to Nomad. */
  readonly cluster: string | undefined;
  readonly namespace: string;
  readonly region: string;
  /** The signing key of this run, if set. */
  readonly key: string | undefined;
}

/** The author and the last editor of a comment. */
export type RecordAuthorship =
  | {
      readonly author: string;
      readonly byUs: boolean;
      readonly editor: string | undefined;
      readonly editedByUs: boolean;
    }
  | undefined;

const planAgainHint =
  'Plan the pull request again (push, or re-run its plan), have the new plan reviewed, and re-run this step';
const orWithoutReview = 'or register without a review on purpose with `review: ignore`';

/** For a job that must not be registered, because no valid review of it was found. */
export function notReviewed(why: string, hint = `${planAgainHint}; ${orWithoutReview}.`): ActionError {
  return new ActionError({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}

/**
 * Returns the record if it counts: it is readable, and belongs to this pull request, this comment and this cluster. An
 * unsigned record counts only if no other account wrote or edited the comment (see {@link checkAuthor}).
 *
 * @throws ActionError `not-reviewed`, with a message for each reason
 */
export function validateRecord(opened: OpenedRecord, expected: ExpectedRecord): ReviewRecord {
  if (opened.kind !== 'opened') throw notReviewed(...describeUnopened(opened.kind));
  const { record, signed } = opened;
  if (expected.key !== undefined && !signed) {
    throw notReviewed(
      'the record of the plan is not signed, and this run has a `signing-key`',
      `Set the same \`signing-key\` in the plan, and plan again; ${orWithoutReview}.`,
    );
  }
  const mismatch = describeMismatch(record, expected);
  if (mismatch !== undefined) throw notReviewed(mismatch);
  return record;
}

function describeUnopened(kind: Exclude<OpenedRecord['kind'], 'opened'>): [why: string, hint?: string] {
  switch (kind) {
    case 'none':
      return ['there is no record of a reviewed plan'];
    case 'newer':
      return [
        'a newer version of Outrider wrote the record of the plan',
        'Use the same version of Outrider to plan and to register.',
      ];
    case 'older':
      return [
        'an older version of Outrider wrote the record of the plan, and its records do not cover the text of the comment',
      ];
    case 'damaged':
      return ['the record of the plan is damaged'];
    case 'edited':
      return ['the comment with the plan was edited: its text is no longer what Outrider wrote'];
    case 'forged':
      return [
        'the signature of the record does not match this `signing-key`, or the record was changed after it was signed',
        `Check that plan and register use the same \`signing-key\`. If they do: ${planAgainHint.toLowerCase()}.`,
      ];
    case 'no-key':
      return [
        'the record of the plan is signed, and this run has no `signing-key`',
        'Set the `signing-key` of the plan in this run.',
      ];
  }
}

function describeScope(namespace: string, region: string): string {
  const where = namespace === '' ? 'no namespace' : `namespace \`${namespace}\``;
  return region === '' ? where : `${where}, region \`${region}\``;
}

/** A name that contains a hidden value is not in the record. */
function shownIdentifier(name: Identifier): string {
  return typeof name === 'string' ? name : hiddenMark;
}

/** The first property of a record that differs from the expected one. */
function describeMismatch(record: ReviewRecord, expected: ExpectedRecord): string | undefined {
  if (record.repository.toLowerCase() !== expected.repository.toLowerCase())
    return `the record of the plan belongs to another repository (\`${record.repository}\`)`;
  if (record.pullRequest !== expected.pullRequest)
    return `the record of the plan belongs to pull request ${record.pullRequest}, not ${expected.pullRequest}`;
  if (record.comment !== expected.comment)
    return `the record of the plan belongs to another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${expected.comment}\`)`;
  if (expected.cluster === undefined) return undefined;
  if (record.cluster !== expected.cluster)
    return `the plan was made on another cluster (\`${record.cluster}\`; this run's is \`${expected.cluster}\`)`;
  const same = (['namespace', 'region'] as const).every((name) =>
    matchesIdentifier(record[name], expected[name], expected.key),
  );
  if (!same)
    return `the plan was made for ${describeScope(shownIdentifier(record.namespace), shownIdentifier(record.region))}; this run is for ${describeScope(expected.namespace, expected.region)}`;
  return undefined;
}

/**
 * Checks that no other account wrote or edited a comment with an unsigned record.
 *
 * @param written undefined if the server does not report it (no GraphQL)
 * @throws ActionError `not-reviewed`
 */
export function checkAuthor<W extends RecordAuthorship>(written: W | undefined): asserts written is W {
  const sign = 'Sign the record: set the same `signing-key` in the plan and in this run';
  if (written === undefined) {
    throw notReviewed(
      'the record of the plan is not signed, and this server does not report who last edited the comment (it has no GraphQL API)',
      `${sign}; ${orWithoutReview}.`,
    );
  }
  if (!written.byUs)
    throw notReviewed(`the record of the plan is not signed, and its comment was written by \`${written.author}\``);
  if (!written.editedByUs) {
    const who = written.editor === undefined ? 'a deleted account' : `\`${written.editor}\``;
    throw notReviewed(`the record of the plan is not signed, and its comment was edited by ${who}`);
  }
}
