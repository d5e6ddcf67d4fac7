import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { ActionError } from '../../errors.ts';
import { mapOf } from '../../clients/nomad/fields.ts';
import { parseValue } from '../../clients/schema.ts';
import { nearest } from '../../inputs/suggest.ts';
import { checkSize, readBase64 } from './payload.ts';
import type { DialectName } from '../../clients/nomad/dialect.ts';

/** What one dispatch brings along. */
export interface Dispatch {
  /** Where it stands in the file of payloads, from 1; undefined where there is no such file. */
  readonly line: number | undefined;
  readonly payload: Buffer | undefined;
  readonly meta: Readonly<Record<string, string>>;
  /** What the user names it by. */
  readonly token: string | undefined;
  readonly idPrefixTemplate: string | undefined;
  /** 1 to 100. */
  readonly priority: number | undefined;
}

interface LinesReading {
  /** As the user names it. */
  readonly file: string;
  /** What a line has that does not say it itself. */
  readonly usual: Pick<Dispatch, 'meta' | 'idPrefixTemplate' | 'priority'>;
  readonly dialect: DialectName;
}

interface ReadLines {
  readonly dispatches: readonly Dispatch[];
  /** All of them, each with its line. */
  readonly errors: readonly ActionError[];
}

/** Their table still fits into the step's summary, and their list into an output. */
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

/** Why a line cannot be dispatched, in words that follow it, and the way out. */
interface Wrong {
  readonly error: string;
  readonly hint: string;
}

/** Reads a file of payloads: a JSON object a line, blank lines are nothing. */
export function readPayloadLines(bytes: Buffer, { file, usual, dialect }: LinesReading): ReadLines {
  const fail = (what: string, hint: string, line?: number): ActionError =>
    new ActionError({ reason: 'input', message: what, hint, location: { file, line } });
  if (!isUtf8(bytes))
    return { dispatches: [], errors: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
  const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
  if (lines.length === 0 || lines.length > mostLines) {
    const hint = 'Write a JSON object a line, 1,000 lines at most; of more make several files.';
    return { dispatches: [], errors: [fail(`Input \`payloads-file\` has ${lines.length} dispatches.`, hint)] };
  }
  const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
  const errors = read.flatMap(({ line, read: one }) =>
    'error' in one ? [fail(`Line ${line} ${one.error}.`, one.hint, line)] : [],
  );
  const dispatches = read.flatMap(({ line, read: one }) =>
    'error' in one ? [] : [{ line, ...usual, ...one, meta: { ...usual.meta, ...one.meta } }],
  );
  return { dispatches, errors: [...errors, ...sameTokens(dispatches, fail)] };
}

type LineRead = Pick<Dispatch, 'payload' | 'meta' | 'token'> & Partial<Dispatch>;

function readLine(text: string, dialect: DialectName): LineRead | Wrong {
  const shape = 'It has `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`.';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: 'is no JSON', hint: `Write one JSON object a line. ${shape}` };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { error: 'is no JSON object', hint: shape };
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const meant = nearest(unknown, keys);
    return {
      error: `has \`${unknown}\`, which is not known`,
      hint: meant === undefined ? shape : `Did you mean \`${meant}\`?`,
    };
  }
  const line = parseValue(LINE, value);
  if ('problem' in line) return { error: `is not right: ${line.problem}`, hint: shape };
  return dispatchOf(line.output, dialect);
}

function dispatchOf(line: v.InferOutput<typeof LINE>, dialect: DialectName): LineRead | Wrong {
  const { payload: text, 'payload-base64': base64, meta, priority } = line;
  if (text !== undefined && base64 !== undefined)
    return { error: 'has `payload` and `payload-base64`', hint: 'Give one of them.' };
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

/** Of two lines with the same token the second would never be dispatched. */
function sameTokens(
  dispatches: readonly Dispatch[],
  fail: (what: string, hint: string, line?: number) => ActionError,
): readonly ActionError[] {
  const named = dispatches.filter(({ token }) => token !== undefined);
  return [...Map.groupBy(named, ({ token }) => token).values()].flatMap((same) => {
    const [first, ...others] = same;
    return others.map(({ line }) =>
      fail(
        `Line ${line} has the \`idempotency-token\` of line ${first?.line}.`,
        'Give each line one of its own, or none.',
        line,
      ),
    );
  });
}
