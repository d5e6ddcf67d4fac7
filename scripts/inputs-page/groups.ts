import { modes } from '../../src/modes/index.ts';
import { selectInputs } from './rows.ts';
import type { InputTable } from '../../src/inputs/input.ts';

/** Inputs that several modes share. The page describes them once, below the modes. */
export interface InputGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** The title of the group that every mode of Nomad has; the sections of the modes do not repeat it. */
export const connection = 'Connection to Nomad';

/** The groups in the order of the page; rarely needed ones are last. */
export const inputGroups: readonly InputGroup[] = [
  ['Common', 'address token signing-key dry-run wait timeout ui-address'],
  ['Jobs', 'job job-version groups deployment promote'],
  ['Job files', 'job-files only-changed vars var-files secret-vars'],
  ['Review', 'review approvals guards guard-approvers policy-override'],
  ['Comment', 'comment environment comment-author github-token'],
  ['Commands', 'from-command commands commanders'],
  ['Redaction', 'redact redact-patterns reveal'],
  ['Modules', 'module registry-token registry-address policy keep'],
  ['Versions', 'module-version tag-prefix range versions protect prereleases min-age only-older-than max-changes'],
  [
    connection,
    'namespace config auth-method audience ca-cert client-cert client-key tls-server-name http-auth insecure dialect',
  ],
].map(([title = '', names = '']) => ({ title, names: names.split(' ') }));

/** Lists the inputs of a mode that every mode, or every mode of Nomad, has. */
export function listImpliedInputs(inputs: InputTable): readonly string[] {
  const names = inputGroups.find(({ title }) => title === connection)?.names ?? [];
  return Object.hasOwn(inputs, 'address') ? ['timeout', 'address', 'token', ...names] : ['timeout'];
}

/** The inputs that most workflows set, besides the inputs that are required, in the order of a step. */
const usual = [
  'mode job-files terraform-files fail-on module address registry-token signing-key only-changed vars var-files',
  'approvals guards branches groups payload payload-file dispatches-file meta expect filter for',
  'policy keep reason promote',
].flatMap((names) => names.split(' '));

/** Divides the inputs of a mode into blocks. */
export interface InputBlocks {
  readonly required: readonly string[];
  readonly usual: readonly string[];
  readonly rare: readonly string[];
}

/**
 * @param required the inputs that the mode reports as missing in a step without inputs
 * @param isShort whether to describe an input that other modes also have only if it is required
 */
export function groupBlocks(inputs: InputTable, required: readonly string[], isShort = false): InputBlocks {
  const impliedInputs = new Set(listImpliedInputs(inputs));
  const named = new Set([...required, ...impliedInputs]);
  const others = Object.keys(selectInputs(inputs, false)).filter((name) => !named.has(name));
  const specific = listSpecificInputs(inputs);
  const describedInputs = usual.filter((name) => others.includes(name) && (!isShort || specific.includes(name)));
  return {
    required: required.filter((name) => !impliedInputs.has(name)),
    usual: describedInputs,
    rare: others.filter((name) => !describedInputs.includes(name)),
  };
}

/** The names of the inputs that only this mode has. */
export function listSpecificInputs(inputs: InputTable): readonly string[] {
  const others = Object.values(modes).filter((mode) => mode.inputs !== inputs);
  return Object.keys(selectInputs(inputs, false)).filter(
    (name) => !others.some((mode) => Object.hasOwn(mode.inputs, name)),
  );
}
