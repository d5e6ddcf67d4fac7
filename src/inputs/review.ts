import { createHash } from 'node:crypto';
import * as kinds from './kinds.ts';
import { quote } from './suggest.ts';
import type { InputErrors, InputKind, InputTable, InputValues, ReadResult } from './input.ts';

/** The inputs about the review of a plan; the same for modes `plan` and `register`. */
export const reviewInputs = {
  review: {
    kind: kinds.choose(['required', 'ignore']),
    default: 'required',
    text: '`required` registers only the plan that was reviewed on the merged pull request; `ignore` registers any commit of an accepted branch, with a warning.',
  },
  'signing-key': {
    kind: kinds.secret,
    text: 'Key that signs the reviewed plan, at least 16 bytes, the same in all workflows. Without it, nothing can be registered after a review. To rotate it, write one key per line: the first signs, all verify.',
  },
} as const satisfies InputTable;

export interface SigningKey {
  /** Names the key in a record: 8 hexadecimal digits of its digest. */
  readonly id: string;
  readonly secret: string;
}

/** The keys of input `signing-key`: the first key signs, all keys verify. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The keys in a string, one per line; `undefined` if it is empty. */
export function parseSigningKeys(text: string): SigningKeys | undefined {
  const secrets = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const [first, ...others] = secrets.map((secret) => ({ id: deriveKeyId(secret), secret }));
  return first === undefined ? undefined : [first, ...others];
}

function deriveKeyId(secret: string): string {
  return createHash('sha256').update(`outrider signing key\n${secret}`).digest('hex').slice(0, 8);
}

/** Shorter keys could be guessed. */
const minKeyBytes = 16;

/** Reads the keys; without a key, the run writes no record and accepts no review. */
export function readSigningKeyInput(
  { signingKey = '' }: Pick<InputValues<typeof reviewInputs>, 'signingKey'>,
  errors: InputErrors,
): SigningKeys | undefined {
  const keys = parseSigningKeys(signingKey);
  const lines = signingKey.split(/\r?\n/).map((line) => line.trim());
  const at = lines.findIndex((line) => line !== '' && (/\s/.test(line) || Buffer.byteLength(line) < minKeyBytes));
  const badLine = lines[at];
  if (badLine !== undefined) {
    const problem = /\s/.test(badLine)
      ? `has white space in line ${at + 1}: each line is a key, and the first line of a key file (PEM, SSH) is not secret`
      : `has ${Buffer.byteLength(badLine)} bytes in line ${at + 1}; each line is a key of at least ${minKeyBytes} bytes`;
    errors.add('signing-key', problem, 'Create a key with `openssl rand -base64 32`.');
  }
  return keys;
}

/** The inputs about required approvals of a plan; the same for modes `plan` and `register`. */
export const approvalInputs = {
  approvals: {
    kind: { read: parseApprovals } satisfies InputKind<ApprovalInputs>,
    default: '0',
    text: 'Number of approving reviews that mode `register` requires, 0 to 20, with an optional minimum role (default: `write`): `2`, or `2 maintain`.',
  },
} as const satisfies InputTable;

export interface ApprovalInputs {
  readonly needed: number;
  readonly role: 'write' | 'maintain' | 'admin';
}

const maxApprovals = 20;

function parseApprovals(text: string): ReadResult<ApprovalInputs> {
  const [, digits, word = 'write'] = /^(\d{1,2})(?:\s+(\S+))?$/.exec(text) ?? [];
  const role = (['write', 'maintain', 'admin'] as const).find((candidate) => candidate === word);
  const neededCount = Number(digits);
  if (role !== undefined && neededCount <= maxApprovals) return { value: { needed: neededCount, role } };
  return {
    error: `is ${quote(text)}, which is not a number of approvals`,
    hint: 'Use a whole number from 0 to 20, and a role such as in `2 maintain`: `write`, `maintain` or `admin`.',
  };
}

export function readApprovals(
  { approvals, review }: InputValues<typeof approvalInputs & typeof reviewInputs>,
  errors: InputErrors,
): ApprovalInputs {
  if (approvals.needed > 0 && review === 'ignore')
    errors.addConflict('approvals', 'has no effect with `review: ignore`', 'Remove one of the two inputs.');
  return approvals;
}
