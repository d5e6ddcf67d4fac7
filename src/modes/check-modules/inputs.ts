import { noAddress } from '../../inputs/address.ts';
import { optionalCommentInputs, readComment } from '../../inputs/github.ts';
import { findMissingCheckout } from '../../inputs/job-files.ts';
import * as kinds from '../../inputs/kinds.ts';
import { publicRegistry, readRegistry, registryInputs } from '../../inputs/registry.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const checkModulesInputs = {
  'terraform-files': {
    kind: kinds.list,
    text: 'Terraform files to check, one path or glob per line; `!` excludes. All `.tf`, `.tf.json`, `.tofu` and `.tofu.json` files if empty.',
  },
  'only-changed': shared.onlyChanged,
  'fail-on': {
    kind: kinds.choose(['revoked', 'deprecated', 'unchecked', 'never']),
    default: 'revoked',
    text: 'Module calls that fail the run: `revoked` versions; `deprecated` also deprecated ones; `unchecked` also files and calls that were not checked; `never` only annotates.',
  },
  ...registryInputs,
  ...optionalCommentInputs,
  timeout: shared.timeout,
} as const satisfies InputTable;

type CheckModulesValues = InputValues<typeof checkModulesInputs>;

export type CheckModulesInputs = Readonly<ReturnType<typeof readCheckModulesInputs>>;

export function readCheckModulesInputs(values: CheckModulesValues, source: InputSource) {
  const { workspace, hasNoSecrets, errors } = source;
  const missingCheckout = findMissingCheckout(workspace);
  if (missingCheckout !== undefined) errors.push(missingCheckout);
  const { terraformFiles: patterns } = values;
  if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith('!'))) {
    const hint = 'Write one path or glob per line, such as `infra/**/*.tf`.';
    const problem = 'contains only patterns with `!`, which exclude files';
    errors.add('terraform-files', problem, hint, 'no-such-terraform-file');
  }
  const comment = readComment(values, errors);
  return {
    ...values,
    registry: hasNoSecrets ? { address: noAddress, token: undefined } : readRegistry(values, source, 'reads'),
    /** `undefined` to check every Terraform file. */
    patterns: patterns.length === 0 ? undefined : patterns,
    // Of its own, beside the comment of a plan with the same ID, which cannot contain a colon.
    comment: { ...comment, id: `check-modules:${comment.id}` },
  };
}

/** Whether the token is empty in a run that gets no secrets. */
export function isTokenWithheld({ registryAddress = '', registryToken }: CheckModulesValues): boolean {
  return (
    registryToken === undefined && registryAddress.replace(/^https:\/\//, '').replace(/\/$/, '') !== publicRegistry
  );
}
