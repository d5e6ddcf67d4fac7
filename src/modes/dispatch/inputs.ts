import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import { checkSize, readBase64 } from './payload.ts';
import { readPayloadLines, type Dispatch } from './payload-lines.ts';
import { readWorkspaceFile } from './workspace-file.ts';
import type { Assignment } from '../../inputs/assignments.ts';
import type { DialectName } from '../../clients/nomad/dialect.ts';
import type { InputTable, RawInputs, Read } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const dispatchInputs = {
  ...jobWriteInputs,
  payload: {
    kind: kinds.text,
    text: 'Payload of the dispatched job, as text; white space around it is dropped, as of every input.',
  },
  'payload-base64': { kind: kinds.text, text: 'The same, as standard base64 of its bytes.' },
  'payload-file': { kind: kinds.text, text: 'The same, as the path of a file, whose bytes are sent.' },
  'payloads-file': {
    kind: kinds.text,
    text: 'Path of a file with a JSON object a line, one dispatch each: `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`; what a line does not say is as the inputs do.',
  },
  meta: shared.meta,
  'idempotency-token': {
    kind: kinds.text,
    text: 'What makes a dispatch happen once; else repository, run, job, step and what is dispatched where, so that a run that is tried again dispatches nothing twice.',
  },
  'id-prefix-template': {
    kind: kinds.text,
    text: "What the dispatched job's ID has before its time (server 1.4.2 and later).",
  },
  priority: {
    kind: kinds.priority,
    text: "Priority of the dispatched job, 1 to 100; the job's own when empty (server 1.10.1 and later).",
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof dispatchInputs>;

/** What mode `dispatch` gets. */
export interface DispatchInputs extends JobWriteInputs {
  /** What is dispatched, of a file of payloads one a line. */
  readonly dispatches: readonly Dispatch[];
  /** The path of the file of payloads. */
  readonly file: string | undefined;
  /** What the user names all of them by. */
  readonly token: string | undefined;
}

/** Reads the inputs of mode `dispatch`, files and all; undefined when an error, which is collected, makes that impossible. */
export function readDispatchInputs(raw: Raw, reading: InputSource): DispatchInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  checkContradictions(raw, reading);
  const meta = readMeta(raw.meta, reading);
  const token = raw['idempotency-token'];
  const file = raw['payloads-file'];
  const usual = { meta, idPrefixTemplate: raw['id-prefix-template'], priority: raw.priority };
  const dispatches =
    file === undefined
      ? [{ ...usual, line: undefined, token, payload: readPayload(raw, reading) }]
      : readLines(file, usual, raw.dialect, reading);
  if (inputs === undefined) return undefined;
  return { ...inputs, dispatches, file, token };
}

const payloads = ['payload', 'payload-file', 'payload-base64', 'payloads-file'] as const;

function checkContradictions(raw: Raw, reading: InputSource): void {
  const given = payloads.filter((name) => raw[name] !== undefined);
  for (const name of given.slice(1))
    reading.errors.add(name, `is given, and so is \`${given[0]}\``, 'Give one of them.');
}

/** Of a name that is set twice one value would be lost. */
function readMeta(lines: readonly Assignment[], reading: InputSource): Readonly<Record<string, string>> {
  const names = lines.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  for (const name of twice) reading.errors.add('meta', `sets ${quote(name)} more than once`, 'Set it once.');
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
  return name === 'payload' ? { value: Buffer.from(text) } : readWorkspaceFile(text, workspace);
}

function readLines(
  file: string,
  usual: Pick<Dispatch, 'meta' | 'idPrefixTemplate' | 'priority'>,
  dialect: DialectName,
  reading: InputSource,
): readonly Dispatch[] {
  const read = readWorkspaceFile(file, reading.workspace);
  if (!('value' in read)) {
    reading.errors.add('payloads-file', read.error, read.hint);
    return [];
  }
  const { dispatches, errors } = readPayloadLines(read.value, { file, usual, dialect });
  reading.errors.push(...errors);
  return dispatches;
}
