import * as v from 'valibot';
import { isUtf8 } from 'node:buffer';
import { ActionError } from '../../errors.ts';
import { defineMap } from '../../clients/nomad/wire/fields.ts';
import { parseValue } from '../../clients/schema.ts';
import { quote, suggest } from '../../inputs/suggest.ts';
import { type DialectName, dialects } from '../../clients/nomad/wire/dialect.ts';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeUnread, readWorkspaceFile } from '../../files/workspace-file.ts';
import type { ReadResult } from '../../inputs/input.ts';

export interface Dispatch {
  /** In `dispatches-file`, from 1; `undefined` without such a file. */
  readonly line: number | undefined;
  readonly payload: Buffer | undefined;
  readonly meta: Readonly<Record<string, string>>;
  readonly token: string | undefined;
  readonly idPrefixTemplate: string | undefined;
  /** 1 to 100. */
  readonly priority: number | undefined;
}

export interface LineOptions {
  readonly file: string;
  /** The default for all lines. */
  readonly meta: Dispatch['meta'];
  readonly dialect: DialectName;
}

interface ReadLines {
  readonly dispatches: readonly Dispatch[];
  /** Each with its line. */
  readonly errors: readonly ActionError[];
}

/** The number that fits into the step summary as a table, and into an output as JSON. */
const maxLines = 1000;

const lineSchema = v.object({
  payload: v.optional(v.string()),
  'payload-base64': v.optional(v.string()),
  meta: defineMap(v.string()),
  'idempotency-token': v.optional(v.pipe(v.string(), v.minLength(1))),
  priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  'id-prefix-template': v.optional(v.string()),
});
const keys = Object.keys(lineSchema.entries);

/** The reason why a line cannot be dispatched, as the predicate of a sentence, and the next step. */
interface LineError {
  readonly error: string;
  readonly hint: string;
}

/** Reads `dispatches-file`: one JSON object per line; blank lines are ignored. */
export function readPayloadLines(bytes: Buffer, { file, meta, dialect }: LineOptions): ReadLines {
  const fail = (message: string, hint: string, line?: number): ActionError =>
    new ActionError({ reason: 'input', message: message, hint, location: { file, line }, help: 'invalid-dispatch' });
  if (!isUtf8(bytes))
    return { dispatches: [], errors: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
  const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
  if (lines.length === 0 || lines.length > maxLines) {
    const hint = 'Write one JSON object per line, at most 1,000; split a larger file.';
    return { dispatches: [], errors: [fail(`Input \`dispatches-file\` has ${lines.length} dispatches.`, hint)] };
  }
  const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
  const errors = read.flatMap(({ line, read: result }) =>
    'error' in result ? [fail(`Line ${line} ${result.error}.`, result.hint, line)] : [],
  );
  const dispatches = read.flatMap(({ line, read: result }) =>
    'error' in result ? [] : [{ line, ...result, meta: { ...meta, ...result.meta } }],
  );
  return { dispatches, errors: [...errors, ...findRepeatedTokens(dispatches, fail)] };
}

type LineRead = Omit<Dispatch, 'line'>;

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
  if (unknown !== undefined)
    return { error: `has the unknown key \`${unknown}\``, hint: suggest(unknown, keys, shape) };
  const line = parseValue(lineSchema, value);
  if ('problem' in line) return { error: `is not valid: ${line.problem}`, hint: shape };
  return toDispatch(line.output, dialect);
}

function toDispatch(line: v.InferOutput<typeof lineSchema>, dialect: DialectName): LineRead | LineError {
  const { payload: text, 'payload-base64': base64, meta, priority } = line;
  if (text !== undefined && base64 !== undefined)
    return { error: 'has both `payload` and `payload-base64`', hint: 'Keep only one of them.' };
  const bytes = base64 === undefined ? { value: Buffer.from(text ?? '') } : readBase64(base64);
  const payload = 'value' in bytes ? checkSize(bytes.value, dialect) : bytes;
  if ('error' in payload) {
    const name = base64 === undefined ? 'payload' : 'payload-base64';
    return { error: `has a \`${name}\` that ${payload.error}`, hint: payload.hint };
  }
  return {
    payload: payload.value.length === 0 ? undefined : payload.value,
    meta,
    token: line['idempotency-token'],
    priority,
    idPrefixTemplate: line['id-prefix-template'],
  };
}

/** The second of two lines with the same token would never be dispatched. */
function findRepeatedTokens(
  dispatches: readonly Dispatch[],
  fail: (message: string, hint: string, line?: number) => ActionError,
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

/** Reads standard base64 (RFC 4648, section 4), with or without line breaks. */
export function readBase64(text: string): ReadResult<Buffer> {
  const joined = text.replace(/\s+/g, '');
  if (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(joined))
    return { value: Buffer.from(joined, 'base64') };
  return { error: 'is not valid base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}

/** The limit is for the bytes, not for their base64. */
export function checkSize(payload: Buffer, dialect: DialectName): ReadResult<Buffer> {
  const { payloadLimit: limit } = dialects[dialect];
  if (payload.length <= limit) return { value: payload };
  return {
    error: `has ${payload.length} bytes; a dispatch takes at most ${limit}`,
    hint: 'Store the data where the job can fetch it, and dispatch its URL.',
  };
}

/** Far above any payload, or any file with 1,000 of them. */
const maxMiB = 32;

export function readPayloadFile(path: string, workspace: string): ReadResult<Buffer> {
  const root = realpathSync.native(workspace);
  const content = readWorkspaceFile(resolve(root, path), root, maxMiB);
  if ('bytes' in content) return { value: content.bytes };
  const usual = 'Paths are relative to the workspace. Check out the repository or write the file before this step.';
  const hint = 'problem' in content ? content.hint : 'tooLarge' in content ? 'Use a smaller file.' : usual;
  return { error: `is ${quote(path)}, which ${describeUnread(content, maxMiB)}`, hint };
}
