import type { InputTable } from '../../src/inputs/input.ts';
import { modes } from '../../src/modes/index.ts';

/** Inputs that several modes share, described once: a table of their own below those of the modes. */
export interface InputGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** The title of the group that every mode of Nomad has, and that no section of a mode repeats. */
export const connection = 'Connection to Nomad';

/** In the order of the page; what is rarely needed is last. */
export const inputGroups: readonly InputGroup[] = [
  ['Common', 'address token signing-key dry-run wait timeout ui-address'],
  ['Jobs', 'job job-version groups deployment promote'],
  ['Job files', 'job-files only-changed vars var-files'],
  ['Variables and paths', 'secret-vars late-vars strict-vars working-directory file-base'],
  [
    'Plan and register',
    'review approvals guards guard-approvers preserve-counts stop-removed children submission policy-override',
  ],
  ['Comment', 'comment comment-id comment-author github-token'],
  ['Commands in comments', 'from-command commands commanders'],
  ['Redaction', 'redact redact-patterns reveal verbose'],
  ['Modules', 'module registry-token registry-address policy keep'],
  [
    'Versions of a module',
    'module-version tag-prefix range versions protect prereleases min-age only-older-than max-changes',
  ],
  [
    connection,
    'namespace region config auth-method audience ca-cert client-cert client-key tls-server-name http-auth insecure dialect',
  ],
].map(([title = '', names = '']) => ({ title, names: names.split(' ') }));

/** The inputs that a mode has because every mode, or every mode of Nomad, has them. */
export function impliedInputs(inputs: InputTable): readonly string[] {
  const names = inputGroups.find(({ title }) => title === connection)?.names ?? [];
  return Object.hasOwn(inputs, 'address') ? ['timeout', 'token', ...names] : ['timeout'];
}

/** What most workflows set, besides the inputs that are required, in the order of a step. */
const usual = new Set(
  [
    'mode job-files terraform-files fail-on module address registry-token signing-key only-changed vars var-files',
    'groups payload payload-file payloads-file meta expect filter for commands',
    'policy keep reason dry-run promote',
  ].flatMap((names) => names.split(' ')),
);

/** The inputs of a mode in blocks; each is in one of them. */
export interface InputBlocks {
  readonly required: readonly string[];
  readonly usual: readonly string[];
  /** Without those of `groups`. */
  readonly rare: readonly string[];
  /** The groups whose inputs a mode has and rarely needs, all of them. */
  readonly groups: readonly InputGroup[];
}

/** @param required the inputs that the mode reports as missing in a step without inputs */
export function blocksOf(inputs: InputTable, required: readonly string[]): InputBlocks {
  const implied = new Set(impliedInputs(inputs));
  const others = Object.keys(inputs).filter((name) => !required.includes(name) && !implied.has(name));
  const rare = new Set(others.filter((name) => !usual.has(name)));
  const groups = inputGroups.filter(({ names }) => names.length > 2 && names.every((name) => rare.has(name)));
  const grouped = new Set(groups.flatMap(({ names }) => names));
  return {
    required,
    usual: [...usual].filter((name) => others.includes(name)),
    rare: [...rare].filter((name) => !grouped.has(name)),
    groups,
  };
}

/** The names of the inputs that only this mode has. */
export function specificInputs(inputs: InputTable): readonly string[] {
  const others = Object.values(modes).filter((mode) => mode.inputs !== inputs);
  return Object.keys(inputs).filter((name) => !others.some((mode) => Object.hasOwn(mode.inputs, name)));
}
