import { connectionInputs, readConnection, type ConnectionInputs } from './connection/connection.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { readUiAddress, uiInputs } from './connection/ui-address.ts';
import type { Input, InputTable, RawInputs } from './input.ts';
import type { InputSource } from './input-errors.ts';

/** The inputs of all modes that use Nomad. */
export const nomadInputs = { ...connectionInputs, timeout: shared.timeout } as const satisfies InputTable;

/** The inputs of all modes for one job. */
export const jobInputs = {
  ...nomadInputs,
  ...uiInputs,
  job: { kind: kinds.text, text: 'Exact ID of the Nomad job. A prefix of the ID does not match.' },
} as const satisfies InputTable;

/** The inputs of all modes that change one job and follow the result. */
export const jobWriteInputs = {
  ...jobInputs,
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

/** A version of the job. */
export const jobVersion = {
  kind: kinds.text,
  text: 'Number or tag of a version of the Nomad job. Mode `revert` also accepts `last-stable`: the newest stable version other than the current one.',
} satisfies Input;

/** A text of digits is a version number; a tag of digits has to be given by its version number. */
export function numberOrTag(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

export interface NomadInputs {
  readonly nomad: ConnectionInputs;
  /** Milliseconds. */
  readonly timeout: number;
}

export interface JobInputs extends NomadInputs {
  /** Where links to Nomad's web UI lead; undefined for no links. */
  readonly ui: URL | undefined;
  /** The exact ID. */
  readonly job: string;
}

export interface JobWriteInputs extends JobInputs {
  /** Whether the run follows the result. */
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Undefined after an error that leaves no valid address. */
export function readNomadInputs(raw: RawInputs<typeof nomadInputs>, reading: InputSource): NomadInputs | undefined {
  const nomad = readConnection(raw, reading);
  return nomad === undefined ? undefined : { nomad, timeout: raw.timeout };
}

/** Undefined after an error that leaves no valid address, or no job. */
export function readJobInputs(raw: RawInputs<typeof jobInputs>, reading: InputSource): JobInputs | undefined {
  const inputs = readNomadInputs(raw, reading);
  const ui = readUiAddress(raw, inputs?.nomad, reading.errors);
  const { job } = raw;
  if (job === undefined) reading.errors.addMissing('job', 'Set it to the exact ID of the job.');
  if (inputs?.nomad.namespace === '*')
    reading.errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the job.');
  return inputs === undefined || job === undefined ? undefined : { ...inputs, ui, job };
}

/** Undefined after an error that leaves no valid address, or no job. */
export function readJobWriteInputs(
  raw: RawInputs<typeof jobWriteInputs>,
  reading: InputSource,
): JobWriteInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  return inputs === undefined ? undefined : { ...inputs, wait: raw.wait, dryRun: raw['dry-run'] };
}
