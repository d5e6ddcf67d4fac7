import {
  failuresOf,
  versionsWithResult,
  type JudgedModule,
  type JudgedVersion,
  type RegistryOutcome,
  type VersionResult,
} from '../../deprecation/outcome.ts';
import { plural } from '../../nomad-plan/numbers.ts';

const wouldBe: Readonly<Partial<Record<VersionResult, string>>> = {
  deprecated: 'would be deprecated',
  reinstated: 'would be reinstated',
};

/** The result of a version. An unchanged one is `kept` or `already deprecated` where the run deprecates. */
export function describeResult(
  { result, verdict, isRevoked }: Pick<JudgedVersion, 'result' | 'verdict' | 'isRevoked'>,
  { mode, dryRun }: Pick<RegistryOutcome, 'mode' | 'dryRun'>,
): string {
  if (isRevoked) return 'revoked';
  if (result === 'held') return 'held back';
  if (result === 'unchanged' && mode === 'deprecate') return verdict === 'deprecate' ? 'already deprecated' : 'kept';
  return (dryRun ? wouldBe[result] : undefined) ?? result;
}

/** The run in one line: "Deprecated 3 versions of `acme/network/aws`, superseded by `2.1.0`". */
export function registryHeadline(outcome: RegistryOutcome): string {
  const { mode, dryRun, modules, tag } = outcome;
  const failures = failuresOf(outcome);
  const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
  const count = versionsWithResult(modules, done).length;
  if (failures.length > 0 && count === 0) return failures[0]?.message ?? '';
  if (modules.length === 0) {
    const why = tag === undefined ? 'The event has no tag' : `The tag \`${tag}\` belongs to none of the listed modules`;
    return `${why}; nothing was changed`;
  }
  const where = describeModules(modules);
  if (count === 0) return `Nothing to ${mode} in ${where}${describeOccasion(outcome)}`;
  const text = dryRun
    ? `Dry run: ${plural(count, 'version')} of ${where} would be ${done}`
    : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${plural(count, 'version')} of ${where}`;
  const failed = versionsWithResult(modules, 'failed').length;
  return `${text}${describeReasonOfChange(outcome)}${failed === 0 ? '' : `; ${failed} failed`}`;
}

function describeModules(modules: readonly JudgedModule[]): string {
  return modules.length === 1 ? `\`${modules[0]?.module}\`` : plural(modules.length, 'module');
}

function describeReasonOfChange({ mode, modules }: RegistryOutcome): string {
  const version = onlyVersion(modules);
  if (version === undefined) return '';
  return mode === 'deprecate' ? `, superseded by \`${version}\`` : `, because \`${version}\` was withdrawn`;
}

function describeOccasion({ mode, modules }: RegistryOutcome): string {
  const version = onlyVersion(modules);
  if (version === undefined) return '';
  return ` (${mode === 'deprecate' ? 'released' : 'withdrawn'}: \`${version}\`)`;
}

function onlyVersion(modules: readonly JudgedModule[]): string | undefined {
  return modules.length === 1 ? modules[0]?.version : undefined;
}
