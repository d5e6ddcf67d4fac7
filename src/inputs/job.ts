import { connectionInputs, readConnection, readUiAddress, uiInputs } from './connection.ts';
import { fromCommandInputs, readFromCommand } from './commands.ts';
import { formatDuration } from '../text/times.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { Input, InputErrors, InputKind, InputSource, InputTable, InputValues, ReadResult } from './input.ts';

export const nomadInputs = { ...connectionInputs, timeout: shared.timeout } as const satisfies InputTable;

export const jobInputs = {
  ...nomadInputs,
  ...uiInputs,
  job: { kind: kinds.text, text: 'Exact ID of the Nomad job, not a prefix.' },
} as const satisfies InputTable;

/** The inputs of all modes that change one job and follow the result. */
export const jobWriteInputs = {
  ...jobInputs,
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

export const groupsInput = {
  kind: kinds.list,
  text: 'Task groups, one per line; all if empty. Mode `scale` needs exactly one if the job has several.',
} satisfies Input;

export const jobVersion = {
  kind: kinds.text,
  text: 'Number or tag of a version of the job. Mode `revert` also accepts `last-stable`: the newest stable version other than the current one.',
} satisfies Input;

/** A string of digits is a version number; use the version number for a tag of digits. */
export function parseVersionOrTag(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

export type NomadInputs = Readonly<ReturnType<typeof readNomadInputs>>;

export function readNomadInputs(values: InputValues<typeof nomadInputs>, source: InputSource, isList = false) {
  return { nomad: readConnection(values, source, isList), timeout: values.timeout };
}

type JobValues = InputValues<typeof jobInputs> & { readonly fromCommand?: boolean };

export type JobInputs = Readonly<ReturnType<typeof readJobInputs<JobValues>>>;

export function readJobInputs<Values extends JobValues>(values: Values, source: InputSource) {
  const { errors } = source;
  const inputs = readNomadInputs(values, source);
  const ui = readUiAddress(values, inputs.nomad, errors);
  const { job = '' } = values;
  // A command names its job.
  if (job === '' && values.fromCommand !== true) errors.addMissing('job', 'Set it to the exact ID of the job.');
  return { ...values, ...inputs, ui, job };
}

export type JobWriteInputs = Readonly<ReturnType<typeof readJobInputs<InputValues<typeof jobWriteInputs>>>>;

/** The inputs of the modes that change one job permanently, by a step or by a command. */
const commandedJobInputs = { ...jobWriteInputs, ...fromCommandInputs } as const satisfies InputTable;

/** The inputs of the modes that promote or fail the latest deployment of a job. */
export const steerInputs = {
  ...commandedJobInputs,
  deployment: {
    kind: kinds.text,
    text: 'ID of the deployment; the latest one if empty. If the job has a newer one, nothing changes (`superseded`).',
  },
} as const satisfies InputTable;

/** With {@link groupsInput} for mode `promote`. */
export const promoteInputs = { ...steerInputs, groups: groupsInput } as const satisfies InputTable;

export type CommandedJobInputs = Readonly<ReturnType<typeof readCommandedJobInputs<CommandedJobValues>>> & {
  /** Task groups to promote; empty for all. */
  readonly groups?: readonly string[];
  /** The only deployment that may be changed; `undefined` for the latest. */
  readonly deployment?: string | undefined;
};

type CommandedJobValues = Omit<InputValues<typeof commandedJobInputs>, 'wait'> & { readonly wait: shared.Wait };

export function readCommandedJobInputs<Values extends CommandedJobValues>(values: Values, source: InputSource) {
  return { ...readJobInputs(values, source), command: readFromCommand(values, source.errors) };
}

/** Milliseconds for which every canary must be healthy before the promotion; `off`: no promotion. */
export type PromotionRule = number | 'off';

/** The inputs of all modes that may promote the canaries of their own write, or follow it. */
export const promotionInputs = {
  wait: shared.waitOrPlaced,
  promote: {
    kind: { read: parsePromotion } satisfies InputKind<PromotionRule | undefined>,
    text: 'Whether the run promotes its canaries: `auto` once all are healthy, `after 10m` once all have been healthy for ten minutes without interruption (within `timeout`), `off` never. If empty, `auto` in mode `revert`, otherwise `off`.',
  },
} as const satisfies InputTable;

function parsePromotion(text: string): ReadResult<PromotionRule | undefined> {
  if (text === '') return { value: undefined };
  if (text === 'off') return { value: 'off' };
  if (text === 'auto') return { value: 0 };
  const [, duration] = /^after\s+(\S+)$/.exec(text) ?? [];
  const read = duration === undefined ? undefined : kinds.age.read(duration);
  if (read !== undefined && 'value' in read) return read;
  const error = `is ${quote(text)}, which is not a valid value`;
  return { error, hint: 'Use `off`, `auto`, or the time that canaries must be healthy: `after 10m`.' };
}

export interface Promotion {
  /** Milliseconds without interruption that every canary must be healthy; `undefined`: they are not promoted. */
  readonly after: number | undefined;
}

/** The share of the timeout that a run needs for everything except the wait for healthy canaries. */
const share = 0.9;

/** @param usual the mode's default of `promote` */
export function readPromotion(
  values: InputValues<typeof promotionInputs & { timeout: typeof shared.timeout }>,
  usual: 'off' | 'auto',
  errors: InputErrors,
): Promotion {
  const { timeout, wait, promote = usual === 'auto' ? 0 : 'off' } = values;
  if (promote === 'off') return { after: undefined };
  if (promote > 0 && wait === 'false')
    errors.addConflict('promote', 'needs to wait, but `wait` is `false`', 'Remove `wait`, or set `promote: auto`.');
  else if (promote > timeout * share)
    errors.add(
      'promote',
      `waits ${formatDuration(promote)}, longer than ${share * 100}% of \`timeout\` (${formatDuration(timeout)})`,
      `Set \`timeout: ${Math.ceil(promote / share / 60_000)}m\` or longer, or a shorter time in \`promote\`.`,
    );
  return { after: promote };
}
