import * as kinds from './kinds.ts';
import { quote, suggest, suggestLines } from './suggest.ts';
import type { InputErrors, InputTable, InputValues, ReadResult } from './input.ts';

export const guardNames = [
  'downtime',
  'evicts',
  'unplaceable',
  'stops',
  'fewer-allocations',
  'less-memory',
  'less-cpu',
  'image-downgrade',
  'image-unpinned',
  'privileged',
  'new-secrets-access',
  'namespace-change',
  'datacenter-change',
] as const;
export type GuardName = (typeof guardNames)[number];

export const digestForm = 'image-unpinned: digest';

export type GuardSetting = GuardName | typeof digestForm;

const presets: Readonly<Record<string, readonly GuardName[]>> = {
  recommended: ['downtime', 'evicts', 'unplaceable', 'stops', 'image-downgrade', 'privileged'],
  all: guardNames,
};

/** The inputs about guards; the same for modes `plan` and `register`. */
export const guardInputs = {
  guards: {
    kind: kinds.list,
    text: 'Guards (docs/guards.md) that refuse a change without an approval by `guard-approvers`: one per line, `recommended` or `all`. The guards of plan and register are combined.',
  },
  'guard-approvers': {
    kind: kinds.choose(['write', 'maintain', 'admin']),
    default: 'maintain',
    text: 'Minimum role of a reviewer who approves a guarded change; the stricter one of plan and register applies.',
  },
} as const satisfies InputTable;

export interface GuardPolicy {
  readonly names: readonly GuardSetting[];
  readonly role: 'write' | 'maintain' | 'admin';
}

export function readGuards(
  { guards, guardApprovers: role }: InputValues<typeof guardInputs>,
  errors: InputErrors,
): GuardPolicy {
  return { names: mergeGuards(guards.flatMap((word) => errors.takeValue('guards', readGuard(word)) ?? [])), role };
}

function readGuard(word: string): ReadResult<readonly GuardSetting[]> {
  const settings: readonly GuardSetting[] = [...guardNames, digestForm];
  const setting = settings.find((candidate) => candidate === word.replace(/:\s*/, ': '));
  const value = setting === undefined ? presets[word] : [setting];
  if (value !== undefined && (setting !== undefined || Object.hasOwn(presets, word))) return { value };
  const words = [...Object.keys(presets), ...settings];
  const form = settings.find((candidate) => candidate.startsWith(`${word.split(':')[0] ?? ''}:`));
  const hint = form === undefined ? suggest(word, words, suggestLines(word)) : `Did you mean \`${form}\`?`;
  return { error: `contains ${quote(word)}, which is not a guard`, hint };
}

/** In a fixed order. `image-unpinned: digest` replaces `image-unpinned`. */
function mergeGuards(settings: readonly string[]): readonly GuardSetting[] {
  const all = new Set(settings);
  const isDigest = all.has(digestForm);
  return [...guardNames, digestForm].filter(
    (guard): guard is GuardSetting => all.has(guard) && !(guard === 'image-unpinned' && isDigest),
  );
}

const rolesByStrictness: readonly GuardPolicy['role'][] = ['write', 'maintain', 'admin'];

export function selectStricterRole(left: GuardPolicy['role'], right: GuardPolicy['role']): GuardPolicy['role'] {
  return rolesByStrictness[Math.max(rolesByStrictness.indexOf(left), rolesByStrictness.indexOf(right))] ?? 'admin';
}

/** The requirements of a plan and a register run together: the guards of both, and the stricter role. */
export function mergeGuardPolicies(
  left: GuardPolicy,
  right: { readonly names: readonly string[]; readonly role: GuardPolicy['role'] } | undefined,
): GuardPolicy {
  if (right === undefined) return left;
  return { names: mergeGuards([...left.names, ...right.names]), role: selectStricterRole(left.role, right.role) };
}
