import { quote, type Read } from '../../inputs/kinds.ts';
import { checkSize, readBase64 } from './payload.ts';
import { readPayloadLines } from './payload-lines.ts';
import { addMistake } from '../../inputs/mistakes.ts';
import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';
import { readWorkspaceFile } from './workspace-file.ts';
import type { Assignment } from '../../inputs/assignments.ts';
import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';
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

/** All that mode `dispatch` may be told. */
export interface DispatchInputs extends JobVerbInputs {
  readonly mode: 'dispatch';
  /** What is dispatched, of a file of payloads one a line. */
  readonly dispatches: readonly Dispatch[];
  /** The path of the file of payloads. */
  readonly file: string | undefined;
  /** What the user names all of them by. */
  readonly token: string | undefined;
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `dispatch`, files and all; undefined when a mistake, which is noted, makes that impossible. */
export function readDispatchInputs(raw: RawInputs, judgement: Judgement): DispatchInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  checkContradictions(raw, judgement);
  const meta = readMeta(raw.meta, judgement);
  const token = raw['idempotency-token'];
  const file = raw['payloads-file'];
  const usual = { meta, idPrefixTemplate: raw['id-prefix-template'], priority: raw.priority };
  const dispatches =
    file === undefined
      ? [{ ...usual, line: undefined, token, payload: readPayload(raw, judgement) }]
      : readLines(file, usual, raw.dialect, judgement);
  if (verb === undefined) return undefined;
  return { ...verb, mode: 'dispatch', dispatches, file, token, wait: raw.wait, dryRun: raw['dry-run'] };
}

const payloads = ['payload', 'payload-file', 'payload-base64', 'payloads-file'] as const;

function checkContradictions(raw: RawInputs, judgement: Judgement): void {
  const given = payloads.filter((name) => raw[name] !== undefined);
  for (const name of given.slice(1))
    addMistake(judgement, name, `is given, and so is \`${given[0]}\``, 'Give one of them.');
}

/** Of a name that is set twice one value would be lost. */
function readMeta(lines: readonly Assignment[], judgement: Judgement): Readonly<Record<string, string>> {
  const names = lines.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  for (const name of twice) addMistake(judgement, 'meta', `sets ${quote(name)} more than once`, 'Set it once.');
  return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}

function readPayload(raw: RawInputs, judgement: Judgement): Buffer | undefined {
  const name = payloads.find((one) => raw[one] !== undefined);
  const text = name === undefined ? undefined : raw[name];
  if (name === undefined || text === undefined) return undefined;
  const read = payloadOf(name, text, judgement.workspace);
  const checked = 'value' in read ? checkSize(read.value, raw.dialect) : read;
  if ('value' in checked) return checked.value;
  addMistake(judgement, name, checked.mistake, checked.hint);
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
  judgement: Judgement,
): readonly Dispatch[] {
  const read = readWorkspaceFile(file, judgement.workspace);
  if (!('value' in read)) {
    addMistake(judgement, 'payloads-file', read.mistake, read.hint);
    return [];
  }
  const { dispatches, mistakes } = readPayloadLines(read.value, { file, usual, dialect });
  judgement.mistakes.push(...mistakes);
  return dispatches;
}
