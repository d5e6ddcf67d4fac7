import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import { checkSize, readBase64 } from './payload.ts';
import { readPayloadFile } from './payload-file.ts';
import { readPayloadLines, type Dispatch } from './payload-lines.ts';
import type { Assignment } from '../../inputs/assignments.ts';
import type { DialectName } from '../../clients/nomad/dialect.ts';
import type { InputTable, RawInputs, Read } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const dispatchInputs = {
  ...jobWriteInputs,
  payload: {
    kind: kinds.text,
    text: 'Payload of the dispatched job, as text. White space around it is removed.',
  },
  'payload-base64': { kind: kinds.text, text: 'Payload of the dispatched job, as standard base64.' },
  'payload-file': {
    kind: kinds.text,
    text: 'Path of a file with the payload of the dispatched job. Its bytes are sent unchanged.',
  },
  'payloads-file': {
    kind: kinds.text,
    text: 'Path of a file with one dispatch per line, as a JSON object with `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority` and `id-prefix-template`. The inputs `meta`, `priority` and `id-prefix-template` are the defaults for all lines.',
  },
  meta: shared.meta,
  'idempotency-token': {
    kind: kinds.text,
    text: 'Key that prevents duplicate dispatches. If empty, it is derived from repository, run, job, step and target, so that a re-run dispatches nothing twice.',
  },
  'id-prefix-template': {
    kind: kinds.text,
    text: "Prefix of the dispatched job's ID. Requires Nomad 1.4.2 or later.",
  },
  priority: {
    kind: kinds.priority,
    text: 'Priority of the dispatched job, 1 to 100; the priority of the parameterized job if empty. Requires Nomad 1.10.1 or later.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof dispatchInputs>;

/** The inputs of mode `dispatch`. */
export interface DispatchInputs extends JobWriteInputs {
  /** With `payloads-file` one per line. */
  readonly dispatches: readonly Dispatch[];
  /** The path of `payloads-file`. */
  readonly file: string | undefined;
  /** Input `idempotency-token`. */
  readonly token: string | undefined;
}

/** Reads the inputs of mode `dispatch` and their files; undefined after an error that makes that impossible. Errors are collected. */
export function readDispatchInputs(raw: Raw, reading: InputSource): DispatchInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  checkContradictions(raw, reading);
  const meta = readMeta(raw.meta, reading);
  const token = raw['idempotency-token'];
  const file = raw['payloads-file'];
  const defaults = { meta, idPrefixTemplate: raw['id-prefix-template'], priority: raw.priority };
  const dispatches =
    file === undefined
      ? [{ ...defaults, line: undefined, token, payload: readPayload(raw, reading) }]
      : readLines(file, defaults, raw.dialect, reading);
  if (inputs === undefined) return undefined;
  return { ...inputs, dispatches, file, token };
}

const payloads = ['payload', 'payload-file', 'payload-base64', 'payloads-file'] as const;

function checkContradictions(raw: Raw, reading: InputSource): void {
  const [first, ...others] = payloads.filter((name) => raw[name] !== undefined);
  for (const name of others) reading.errors.add(name, `is set together with \`${first}\``, 'Set only one of them.');
}

function readMeta(lines: readonly Assignment[], reading: InputSource): Readonly<Record<string, string>> {
  const names = lines.map(({ name }) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  for (const name of repeated) reading.errors.add('meta', `sets ${quote(name)} more than once`, 'Set it once.');
  return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}

function readPayload(raw: Raw, reading: InputSource): Buffer | undefined {
  const name = payloads.find((one) => raw[one] !== undefined);
  const text = name === undefined ? undefined : raw[name];
  if (name === undefined || text === undefined) return undefined;
  const read = payloadOf(name, text, reading.workspace);
  const checked = 'value' in read ? checkSize(read.value, raw.dialect) : read;
  if ('value' in checked) return checked.value;
  reading.errors.add(name, checked.error, checked.hint);
  return undefined;
}

function payloadOf(name: (typeof payloads)[number], text: string, workspace: string): Read<Buffer> {
  if (name === 'payload-base64') return readBase64(text);
  return name === 'payload' ? { value: Buffer.from(text) } : readPayloadFile(text, workspace);
}

function readLines(
  file: string,
  defaults: Pick<Dispatch, 'meta' | 'idPrefixTemplate' | 'priority'>,
  dialect: DialectName,
  reading: InputSource,
): readonly Dispatch[] {
  const read = readPayloadFile(file, reading.workspace);
  if (!('value' in read)) {
    reading.errors.add('payloads-file', read.error, read.hint);
    return [];
  }
  const { dispatches, errors } = readPayloadLines(read.value, { file, defaults, dialect });
  reading.errors.push(...errors);
  return dispatches;
}
