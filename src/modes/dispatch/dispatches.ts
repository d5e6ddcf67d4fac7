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

/** Reads `dispatches-file`: one JSON object per line; blank lines are ignored. Returns the dispatches, and the errors with their lines. */
export function readPayloadLines(bytes: Buffer, { file, meta, dialect }: LineOptions) {
  const fail = (message: string, hint: string, line?: number): ActionError =>
    new ActionError({ reason: 'input', message, hint, location: { file, line }, help: 'invalid-dispatch' });
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
    'error' in result ? [] : [{ line, ...result.value, meta: { ...meta, ...result.value.meta } }],
  );
  return { dispatches, errors: [...errors, ...findRepeatedTokens(dispatches, fail)] };
}

/** The error is the predicate of a sentence. */
function readLine(text: string, dialect: DialectName): ReadResult<Omit<Dispatch, 'line'>> {
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

function toDispatch(line: v.InferOutput<typeof lineSchema>, dialect: DialectName): ReturnType<typeof readLine> {
  const { payload: text, 'payload-base64': base64, meta, priority } = line;
  if (text !== undefined && base64 !== undefined)
    return { error: 'has both `payload` and `payload-base64`', hint: 'Keep only one of them.' };
  const bytes = base64 === undefined ? { value: Buffer.from(text ?? '') } : readBase64(base64);
  const payload = 'value' in bytes ? checkSize(bytes.value, dialect) : bytes;
  if ('error' in payload) {
    const name = base64 === undefined ? 'payload' : 'payload-base64';
    return { error: `has a \`${name}\` that ${payload.error}`, hint: payload.hint };
  }
  const { 'idempotency-token': token, 'id-prefix-template': idPrefixTemplate } = line;
  const payloadToSend = payload.value.length === 0 ? undefined : payload.value;
  return { value: { payload: payloadToSend, meta, token, priority, idPrefixTemplate } };
}

/** The second of two lines with the same token would never be dispatched. */
function findRepeatedTokens(
  dispatches: readonly Dispatch[],
  fail: (message: string, hint: string, line?: number) => ActionError,
): readonly ActionError[] {
  const withToken = dispatches.filter(({ token }) => token !== undefined);
  return [...Map.groupBy(withToken, ({ token }) => token).values()].flatMap(([first, ...others]) =>
    others.map(({ line }) => {
      const message = `Line ${line} has the \`idempotency-token\` of line ${first?.line}.`;
      return fail(message, 'Give each line its own token, or none.', line);
    }),
  );
}

/** Reads standard base64 (RFC 4648, section 4), with or without line breaks. */
export function readBase64(text: string): ReadResult<Buffer> {
  const joinedText = text.replace(/\s+/g, '');
  if (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(joinedText))
    return { value: Buffer.from(joinedText, 'base64') };
  return { error: 'is not valid base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}

/** The limit is for the bytes, not for their base64. */
export function checkSize(payload: Buffer, dialect: DialectName): ReadResult<Buffer> {
  const { maxPayloadBytes: limit } = dialects[dialect];
  if (payload.length <= limit) return { value: payload };
  return {
    error: `has ${payload.length} bytes; a dispatch accepts at most ${limit}`,
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
