import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { ActionError } from '../../errors.ts';
import { mapOf } from '../../clients/nomad/fields.ts';
import { parseValue } from '../../clients/schema.ts';
import { nearest } from '../../inputs/suggest.ts';
import { checkSize, readBase64 } from './payload.ts';
import type { DialectName } from '../../clients/nomad/dialect.ts';

/** The content of one dispatch. */
export interface Dispatch {
  /** In `payloads-file`, from 1; undefined without such a file. */
  readonly line: number | undefined;
  readonly payload: Buffer | undefined;
  readonly meta: Readonly<Record<string, string>>;
  /** The user's idempotency token. */
  readonly token: string | undefined;
  readonly idPrefixTemplate: string | undefined;
  /** 1 to 100. */
  readonly priority: number | undefined;
}

export interface LineOptions {
  /** The path in the input. */
  readonly file: string;
  /** For lines that do not set these. */
  readonly defaults: Pick<Dispatch, 'meta' | 'idPrefixTemplate' | 'priority'>;
  readonly dialect: DialectName;
}

interface ReadLines {
  readonly dispatches: readonly Dispatch[];
  /** Each with its line. */
  readonly errors: readonly ActionError[];
}

/** As many as fit into the step summary as a table, and into an output as JSON. */
const mostLines = 1000;

const LINE = v.object({
  payload: v.optional(v.string()),
  'payload-base64': v.optional(v.string()),
  meta: mapOf(v.string()),
  'idempotency-token': v.optional(v.pipe(v.string(), v.minLength(1))),
  priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  'id-prefix-template': v.optional(v.string()),
});
const keys = Object.keys(LINE.entries);

/** Why a line cannot be dispatched, as the predicate of a sentence, and the way out. */
interface LineError {
  readonly error: string;
  readonly hint: string;
}

/** Reads `payloads-file`: one JSON object per line; blank lines are ignored. */
export function readPayloadLines(bytes: Buffer, { file, defaults, dialect }: LineOptions): ReadLines {
  const fail = (what: string, hint: string, line?: number): ActionError =>
    new ActionError({ reason: 'input', message: what, hint, location: { file, line } });
  if (!isUtf8(bytes))
    return { dispatches: [], errors: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
  const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
  if (lines.length === 0 || lines.length > mostLines) {
    const hint = 'Write one JSON object per line, at most 1,000; split a larger file.';
    return { dispatches: [], errors: [fail(`Input \`payloads-file\` has ${lines.length} dispatches.`, hint)] };
  }
  const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
  const errors = read.flatMap(({ line, read: one }) =>
    'error' in one ? [fail(`Line ${line} ${one.error}.`, one.hint, line)] : [],
  );
  const dispatches = read.flatMap(({ line, read: one }) =>
    'error' in one ? [] : [{ line, ...defaults, ...one, meta: { ...defaults.meta, ...one.meta } }],
  );
  return { dispatches, errors: [...errors, ...repeatedTokens(dispatches, fail)] };
}

type LineRead = Pick<Dispatch, 'payload' | 'meta' | 'token'> & Partial<Dispatch>;

function readLine(text: string, dialect: DialectName): LineRead | LineError {
  const shape =
    'Its keys are `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`.';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: 'is not JSON', hint: `Write one JSON object per line. ${shape}` };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { error: 'is not a JSON object', hint: shape };
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const meant = nearest(unknown, keys);
    return {
      error: `has the unknown key \`${unknown}\``,
      hint: meant === undefined ? shape : `Did you mean \`${meant}\`?`,
    };
  }
  const line = parseValue(LINE, value);
  if ('problem' in line) return { error: `is not valid: ${line.problem}`, hint: shape };
  return dispatchOf(line.output, dialect);
}

function dispatchOf(line: v.InferOutput<typeof LINE>, dialect: DialectName): LineRead | LineError {
  const { payload: text, 'payload-base64': base64, meta, priority } = line;
  if (text !== undefined && base64 !== undefined)
    return { error: 'has both `payload` and `payload-base64`', hint: 'Keep only one of them.' };
  const bytes = base64 === undefined ? { value: Buffer.from(text ?? '') } : readBase64(base64);
  const payload = 'value' in bytes ? checkSize(bytes.value, dialect) : bytes;
  if ('error' in payload) {
    const name = base64 === undefined ? 'payload' : 'payload-base64';
    return { error: `has a \`${name}\` that ${payload.error}`, hint: payload.hint };
  }
  const idPrefixTemplate = line['id-prefix-template'];
  return {
    payload: payload.value.length === 0 ? undefined : payload.value,
    meta,
    token: line['idempotency-token'],
    ...(priority === undefined ? {} : { priority }),
    ...(idPrefixTemplate === undefined ? {} : { idPrefixTemplate }),
  };
}

/** The second of two lines with the same token would never be dispatched. */
function repeatedTokens(
  dispatches: readonly Dispatch[],
  fail: (what: string, hint: string, line?: number) => ActionError,
): readonly ActionError[] {
  const named = dispatches.filter(({ token }) => token !== undefined);
  return [...Map.groupBy(named, ({ token }) => token).values()].flatMap((same) => {
    const [first, ...others] = same;
    return others.map(({ line }) =>
      fail(
        `Line ${line} has the \`idempotency-token\` of line ${first?.line}.`,
        'Give each line its own token, or none.',
        line,
      ),
    );
  });
}
