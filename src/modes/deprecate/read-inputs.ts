import { unknownPlaceholders } from '../../deprecation/template.ts';
import { quote } from '../../inputs/suggest.ts';
import { readModuleInputs, type ModuleInputs } from '../../operations/modules/read-inputs.ts';
import type { RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';
import type { deprecateInputs } from './inputs.ts';

/** The inputs of mode `deprecate`. */
export interface DeprecateInputs extends ModuleInputs {
  readonly mode: 'deprecate';
  /** Templates. */
  readonly reason: string;
  readonly link: string | undefined;
  readonly updateText: boolean;
  /** Milliseconds, which are added to `timeout`. */
  readonly waitForVersion: number;
  readonly note: boolean;
  readonly githubToken: string | undefined;
  /** Undefined where the consumers are not read. */
  readonly consumers: ConsumerInputs | undefined;
}

/** How the consumers of a module are read and shown. */
interface ConsumerInputs {
  readonly token: string;
  /** Whether they are named in a public repository as well. */
  readonly named: boolean;
  /** A version with more of them is not deprecated; undefined for no limit. */
  readonly most: number | undefined;
}

/** Reads the inputs of mode `deprecate`; undefined after an error that makes that impossible. Errors are collected. */
export function readDeprecateInputs(
  raw: RawInputs<typeof deprecateInputs>,
  reading: InputSource,
): DeprecateInputs | undefined {
  const { errors } = reading;
  const common = readModuleInputs(raw, reading);
  for (const name of ['reason', 'link'] as const) checkTemplate(name, raw[name] ?? '', reading);
  const link = raw.link === 'none' ? undefined : raw.link;
  if (link !== undefined && !/^(https?:\/\/|\{\{)/.test(link)) {
    const hint = 'Start it with `https://` or a placeholder, or write `none`.';
    errors.add('link', `is ${quote(link)}, which is not a URL`, hint);
  }
  if (raw.note === 'release' && raw['github-token'] === undefined)
    errors.add('note', 'is `release`, but `github-token` is empty', 'Set a token with `contents: write`.');
  const consumers = readConsumers(raw, reading);
  if (common === undefined) return undefined;
  const waitForVersion = raw['wait-for-version'];
  return {
    ...common,
    mode: 'deprecate',
    timeout: common.timeout + waitForVersion,
    requireSuccessor: raw['require-successor'],
    reason: raw.reason ?? '',
    link,
    updateText: raw['update-text'],
    waitForVersion,
    note: raw.note === 'release',
    githubToken: raw['github-token'],
    consumers,
  };
}

function readConsumers(
  { consumers, 'explorer-token': token, 'max-consumers': most }: RawInputs<typeof deprecateInputs>,
  { errors }: Pick<InputSource, 'errors'>,
): ConsumerInputs | undefined {
  if (consumers === 'off') {
    const hint = 'Set `consumers: report`, or remove it.';
    if (token !== undefined) errors.add('explorer-token', 'is set, but `consumers` is `off`', hint);
    if (most !== undefined) errors.add('max-consumers', 'is set, but `consumers` is `off`', hint);
    return undefined;
  }
  if (token === undefined) {
    const hint =
      'Set it to a token of the owners team, of a team that can read all workspaces, or of the organization.';
    errors.addMissing('explorer-token', hint, 'no-explorer');
    return undefined;
  }
  return { token, named: consumers === 'names', most };
}

function checkTemplate(name: 'reason' | 'link', template: string, { errors }: Pick<InputSource, 'errors'>): void {
  for (const unknown of unknownPlaceholders(template)) {
    const hint = 'For the available placeholders see docs/deprecation.md, "Reason and link".';
    errors.add(name, `contains ${quote(unknown)}, which is not a placeholder`, hint);
  }
}
