import { connectionInputs, readConnection, type ConnectionInputs } from './connection.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputSource } from './input-errors.ts';

/** The inputs of every mode that speaks to Nomad. */
export const nomadInputs = { ...connectionInputs, timeout: shared.timeout } as const satisfies InputTable;

/** The inputs of every mode that is about one job. */
export const jobInputs = {
  ...nomadInputs,
  job: { kind: kinds.text, text: 'The exact ID of the job, never a prefix.' },
} as const satisfies InputTable;

/** The inputs of every mode that changes one job and follows what comes of it. */
export const jobWriteInputs = {
  ...jobInputs,
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

export interface NomadInputs {
  readonly nomad: ConnectionInputs;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

export interface JobInputs extends NomadInputs {
  /** Its exact ID. */
  readonly job: string;
}

export interface JobWriteInputs extends JobInputs {
  /** Whether the run waits for an outcome. */
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of a mode that speaks to Nomad; undefined when an error, which is collected, makes that impossible. */
export function readNomadInputs(raw: RawInputs<typeof nomadInputs>, reading: InputSource): NomadInputs | undefined {
  const nomad = readConnection(raw, reading);
  return nomad === undefined ? undefined : { nomad, timeout: raw.timeout };
}

/** Reads the inputs of a mode that is about one job; undefined when an error, which is collected, makes that impossible. */
export function readJobInputs(raw: RawInputs<typeof jobInputs>, reading: InputSource): JobInputs | undefined {
  const inputs = readNomadInputs(raw, reading);
  const { job } = raw;
  if (job === undefined) reading.errors.add('job', 'is missing', 'Give the exact ID of the job.');
  if (inputs?.nomad.namespace === '*')
    reading.errors.add('namespace', 'is `*`, which is for lists', 'Give the namespace of the job.');
  return inputs === undefined || job === undefined ? undefined : { ...inputs, job };
}

/** Reads the inputs of a mode that changes one job; undefined when an error, which is collected, makes that impossible. */
export function readJobWriteInputs(
  raw: RawInputs<typeof jobWriteInputs>,
  reading: InputSource,
): JobWriteInputs | undefined {
  const inputs = readJobInputs(raw, reading);
  return inputs === undefined ? undefined : { ...inputs, wait: raw.wait, dryRun: raw['dry-run'] };
}
