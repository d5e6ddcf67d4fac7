import { optionalCommentInputs, readComment, type CommentInputs } from '../../inputs/comment.ts';
import * as kinds from '../../inputs/kinds.ts';
import { publicRegistry, readRegistry, registryInputs, type RegistryConnection } from '../../inputs/registry.ts';
import * as shared from '../../inputs/shared.ts';
import { missingCheckout } from '../../inputs/workspace.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const checkModulesInputs = {
  'terraform-files': {
    kind: kinds.list,
    text: 'Terraform files to check for calls of modules, one path or glob per line; `!` excludes. All `.tf`, `.tf.json`, `.tofu` and `.tofu.json` files if empty.',
  },
  'only-changed': shared.onlyChanged,
  'fail-on': {
    kind: kinds.choice(['revoked', 'deprecated', 'unchecked', 'never']),
    default: 'revoked',
    text: '`revoked` fails if a module call resolves to a revoked version; `deprecated` also if it resolves to a deprecated version; `unchecked` also if a file or a module call was not checked; `never` only annotates.',
  },
  ...registryInputs,
  ...optionalCommentInputs,
  timeout: shared.timeout,
} as const satisfies InputTable;

type Raw = RawInputs<typeof checkModulesInputs>;

/** The inputs of mode `check-modules`. */
export interface CheckModulesInputs {
  readonly registry: RegistryConnection;
  /** Paths and globs, `!` excludes; undefined to check every Terraform file, if there is one. */
  readonly patterns: readonly string[] | undefined;
  readonly onlyChanged: boolean;
  readonly failOn: 'revoked' | 'deprecated' | 'unchecked' | 'never';
  readonly comment: CommentInputs;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

/** Reads the inputs of mode `check-modules`; undefined after an error that makes that impossible. Errors are collected. */
export function readCheckModulesInputs(raw: Raw, reading: InputSource): CheckModulesInputs | undefined {
  const { workspace, withheld, errors } = reading;
  const nothing = missingCheckout(workspace);
  if (nothing !== undefined) errors.push(nothing);
  const patterns = raw['terraform-files'];
  if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith('!'))) {
    const hint = 'Write one path or glob per line, such as `infra/**/*.tf`.';
    errors.add(
      'terraform-files',
      'contains only patterns with `!`, which exclude files',
      hint,
      'no-such-terraform-file',
    );
  }
  const comment = readComment(raw, errors);
  const registry = withheld ? undefined : readRegistry(raw, reading, 'reads');
  if (registry === undefined) return undefined;
  return {
    registry,
    patterns: patterns.length === 0 ? undefined : patterns,
    onlyChanged: raw['only-changed'],
    failOn: raw['fail-on'],
    // Of its own, beside the comment of a plan with the same ID, which cannot contain a colon.
    comment: { ...comment, id: `check-modules:${comment.id}` },
    timeout: raw.timeout,
  };
}

/** Whether the token is empty in a run that gets no secrets. */
export function isTokenWithheld(raw: Raw): boolean {
  const host = (raw['registry-address'] ?? '').replace(/^https:\/\//, '').replace(/\/$/, '');
  return raw['registry-token'] === undefined && host !== publicRegistry;
}
