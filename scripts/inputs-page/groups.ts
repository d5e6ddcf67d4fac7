import type { InputTable } from '../../src/inputs/input.ts';
import { modes } from '../../src/modes/index.ts';

/** Inputs that several modes share, described once: a table of their own below those of the modes. */
export interface InputGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** In the order of the page; what is rarely needed is last. */
export const inputGroups: readonly InputGroup[] = [
  ['Common', 'address token config dry-run wait timeout ui-address'],
  ['Jobs', 'job job-version groups meta deployment prefix filter eval-priority promote promote-after'],
  [
    'Job files and variables',
    'job-files only-changed vars secret-vars var-files late-vars strict-vars working-directory file-base',
  ],
  ['Plan and register', 'submission preserve-counts stop-removed policy-override'],
  ['Review', 'review signing-key approvals approvers guards guard-approvers'],
  ['Comment', 'comment comment-id comment-author github-token'],
  ['GitHub deployment', 'deployments environment'],
  ['Commands in comments', 'from-command commands commanders'],
  ['Redaction', 'redact redact-patterns reveal verbose'],
  ['Modules', 'module registry-token registry-address module-version tag-prefix'],
  [
    'Policy of a deprecation',
    'policy keep range versions versions-file protect prereleases min-age only-older-than max-changes in-stages on-missing',
  ],
  [
    'Connection to Nomad',
    'namespace region auth-method audience ca-cert client-cert client-key tls-server-name http-auth tls-skip-verify dialect',
  ],
  ['Plain HTTP', 'allow-http'],
].map(([title = '', names = '']) => ({ title, names: names.split(' ') }));

/** What most workflows set, besides the inputs that are required, in the order of a step. */
const usual = new Set(
  [
    'mode job-files terraform-files fail-on module address token registry-token signing-key only-changed vars var-files',
    'group payload payload-file payloads-file meta expect filter for commands',
    'policy keep reason dry-run timeout promote',
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
  const others = Object.keys(inputs).filter((name) => !required.includes(name));
  const rare = new Set(others.filter((name) => !usual.has(name)));
  const groups = inputGroups.filter(({ names }) => names.length > 1 && names.every((name) => rare.has(name)));
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
