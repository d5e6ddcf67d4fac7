import { ActionError } from '../errors.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { matchesIdentifier } from './identifiers.ts';
import type { Identifier, ReviewRecord } from './record.ts';
import type { OpenedRecord } from './record-codec.ts';

/** Where a record has to belong to count. */
export interface ExpectedRecord extends Pick<ReviewRecord, 'repository' | 'pullRequest' | 'comment' | 'cluster'> {
  readonly namespace: string;
  readonly region: string;
  /** The key that records are signed with, where this run has one. */
  readonly key: string | undefined;
}

/** Who wrote a comment, and who edited it last. */
export type RecordAuthorship =
  | {
      readonly author: string;
      readonly byUs: boolean;
      readonly editor: string | undefined;
      readonly editedByUs: boolean;
    }
  | undefined;

const planAgainHint = 'Plan the pull request again (push, or re-run its plan), have that reviewed, and run this again';
const orWithoutReview = 'or register without a review on purpose with `review: ignore`';

/** Nothing is registered, because nobody reviewed it as far as can be told. */
export function notReviewed(why: string, hint = `${planAgainHint}; ${orWithoutReview}.`): ActionError {
  return new ActionError({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}

/**
 * The record, if it counts: it can be opened, and it is of this pull request, this comment and Nomad. One that is not signed counts only if
 * nobody but us wrote and edited the comment (see {@link checkAuthor}).
 *
 * @throws ActionError `not-reviewed`, in words of its own for each reason
 */
export function validateRecord(opened: OpenedRecord, expected: ExpectedRecord): ReviewRecord {
  if (opened.kind !== 'opened') throw notReviewed(...describeUnopened(opened.kind));
  const { record, signed } = opened;
  if (expected.key !== undefined && !signed) {
    throw notReviewed(
      'the record of the plan is not signed, and this run has a `signing-key`',
      `Give the plan the same \`signing-key\`, and plan again; ${orWithoutReview}.`,
    );
  }
  const foreign = describeMismatch(record, expected);
  if (foreign !== undefined) throw notReviewed(foreign);
  return record;
}

function describeUnopened(kind: Exclude<OpenedRecord['kind'], 'opened'>): [why: string, hint?: string] {
  switch (kind) {
    case 'none':
      return ['there is no record of what the reviewers saw planned'];
    case 'newer':
      return [
        'the record of the plan was made by a newer Outrider',
        'Use the same version of Outrider to plan and to register.',
      ];
    case 'older':
      return [
        'the record of the plan was made by an older Outrider, whose records do not cover the text of the comment',
      ];
    case 'damaged':
      return ['the record of the plan is damaged'];
    case 'edited':
      return ['the comment with the plan was edited: its text is not the one that Outrider wrote'];
    case 'forged':
      return [
        'the signature of the record is not of this `signing-key`, or the record was changed after it was signed',
        `Check that plan and register have the same \`signing-key\`. If they have: ${planAgainHint.toLowerCase()}.`,
      ];
    case 'no-key':
      return [
        'the record of the plan is signed, and this run has no `signing-key`',
        'Give this run the `signing-key` that the plan has.',
      ];
  }
}

function describeScope(namespace: string, region: string): string {
  const where = namespace === '' ? 'no namespace' : `namespace \`${namespace}\``;
  return region === '' ? where : `${where}, region \`${region}\``;
}

/** A name that holds a hidden value is not in the record. */
function shownIdentifier(name: Identifier): string {
  return typeof name === 'string' ? name : hiddenMark;
}

/** What a record is of that it should not be of. */
function describeMismatch(record: ReviewRecord, expected: ExpectedRecord): string | undefined {
  if (record.repository.toLowerCase() !== expected.repository.toLowerCase())
    return `the record of the plan is of another repository (\`${record.repository}\`)`;
  if (record.pullRequest !== expected.pullRequest)
    return `the record of the plan is of pull request ${record.pullRequest}, where ${expected.pullRequest} is meant`;
  if (record.comment !== expected.comment)
    return `the record of the plan is of another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${expected.comment}\`)`;
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
 * Whether a comment whose record is not signed is ours from its first word to its last edit.
 *
 * @param written undefined where GitHub does not say (there is no GraphQL)
 * @throws ActionError `not-reviewed`
 */
export function checkAuthor<W extends RecordAuthorship>(written: W | undefined): asserts written is W {
  const sign = 'Sign the record: give the plan and this run the same `signing-key`';
  if (written === undefined) {
    throw notReviewed(
      'the record of the plan is not signed, and GitHub does not say here who edited the comment last (there is no GraphQL)',
      `${sign}; ${orWithoutReview}.`,
    );
  }
  if (!written.byUs)
    throw notReviewed(`the record of the plan is not signed, and its comment is by \`${written.author}\``);
  if (!written.editedByUs) {
    const who = written.editor === undefined ? 'an account that is gone' : `\`${written.editor}\``;
    throw notReviewed(`the record of the plan is not signed, and its comment was edited by ${who}`);
  }
}
