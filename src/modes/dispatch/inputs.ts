import { jobWriteInputs, readJobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import { checkSize, readPayloadFile, readPayloadLines, type Dispatch, type LineOptions } from './dispatches.ts';
import type { InputErrors, InputSource, InputTable, InputValues, ReadResult } from '../../inputs/input.ts';

export const dispatchInputs = {
  ...jobWriteInputs,
  payload: { kind: kinds.multiline, mayBeSecret: true, text: 'Payload as text.' },
  'payload-file': { kind: kinds.text, text: 'File whose content is sent unchanged as the payload.' },
  'dispatches-file': {
    kind: kinds.text,
    text: 'File with one dispatch per line, as JSON: `payload` or `payload-base64`, `meta` (default: the input), `idempotency-token`, `priority`, `id-prefix-template`.',
  },
  meta: shared.meta,
  'idempotency-token': {
    kind: kinds.text,
    text: 'Key that prevents duplicate dispatches; if empty, derived from repository, run, job, step and target.',
  },
} as const satisfies InputTable;

type DispatchValues = InputValues<typeof dispatchInputs>;

export type DispatchInputs = ReturnType<typeof readDispatchInputs>;

export function readDispatchInputs(values: DispatchValues, source: InputSource) {
  const inputs = readJobInputs(values, source);
  checkContradictions(values, source.errors);
  const { dispatchesFile: file, idempotencyToken: token } = values;
  const meta = readMeta(values.meta, source.errors);
  const dispatches: readonly Dispatch[] =
    file === undefined
      ? [{ ...plainDispatch, meta, token, payload: readPayload(values, source) }]
      : readLines({ file, meta, dialect: values.dialect }, source);
  return { ...inputs, dispatches };
}

const plainDispatch = { line: undefined, idPrefixTemplate: undefined, priority: undefined };

function checkContradictions(values: DispatchValues, errors: InputErrors): void {
  const { payload, payloadFile, dispatchesFile } = values;
  const payloads = { payload, 'payload-file': payloadFile, 'dispatches-file': dispatchesFile };
  const names = Object.entries(payloads).flatMap(([name, text]) => (text === undefined ? [] : [name]));
  for (const name of names.slice(1))
    errors.addConflict(name, `is set together with \`${names[0]}\``, 'Set only one of them.');
}

function readMeta(lines: readonly kinds.Assignment[], errors: InputErrors): Readonly<Record<string, string>> {
  for (const name of kinds.listRepeated(lines))
    errors.add('meta', `sets ${quote(name)} more than once`, 'Set it once.');
  return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}

function readPayload(
  { payload, payloadFile, dialect }: DispatchValues,
  { workspace, errors }: InputSource,
): Buffer | undefined {
  const takeBytes = (name: string, read: ReadResult<Buffer>): Buffer | undefined =>
    errors.takeValue(name, 'value' in read ? checkSize(read.value, dialect) : read);
  if (payload !== undefined) return takeBytes('payload', { value: Buffer.from(payload) });
  return payloadFile === undefined ? undefined : takeBytes('payload-file', readPayloadFile(payloadFile, workspace));
}

function readLines(options: LineOptions, { workspace, errors }: InputSource): readonly Dispatch[] {
  const bytes = errors.takeValue('dispatches-file', readPayloadFile(options.file, workspace));
  if (bytes === undefined) return [];
  const lines = readPayloadLines(bytes, options);
  errors.push(...lines.errors);
  return lines.dispatches;
}
