import {
  failuresOf,
  versionsWithResult,
  type JudgedModule,
  type RegistryOutcome,
  type VersionResult,
} from '../../deprecation/outcome.ts';
import { plural } from '../../plan/numbers.ts';

const wouldBe: Readonly<Partial<Record<VersionResult, string>>> = {
  deprecated: 'would be deprecated',
  reinstated: 'would be reinstated',
};

/** What became of a version, in a word or two. */
export function describeResult(result: VersionResult, dryRun: boolean): string {
  if (result === 'held') return 'held back';
  return (dryRun ? wouldBe[result] : undefined) ?? result;
}

/** The run in one line: "Deprecated 3 versions of `acme/network/aws`, now that 2.1.0 is there". */
export function registryHeadline(outcome: RegistryOutcome): string {
  const { mode, dryRun, modules, tag } = outcome;
  const failures = failuresOf(outcome);
  const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
  const count = versionsWithResult(modules, done).length;
  if (failures.length > 0 && count === 0) return failures[0]?.message ?? '';
  if (modules.length === 0) {
    return tag === undefined ? 'The run is about no tag' : `The tag \`${tag}\` is of none of the listed modules`;
  }
  const where = describeModules(modules);
  const why = describeReasonOfChange(outcome);
  if (count === 0) return `Nothing to ${mode} in ${where}${why}`;
  const verb = mode === 'deprecate' ? 'eprecated' : 'einstated';
  const letter = mode === 'deprecate' ? 'd' : 'r';
  const text = dryRun
    ? `Dry run: ${plural(count, 'version')} of ${where} would be ${letter}${verb}`
    : `${letter.toUpperCase()}${verb} ${plural(count, 'version')} of ${where}`;
  const failed = versionsWithResult(modules, 'failed').length;
  return `${text}${why}${failed === 0 ? '' : `; ${failed} failed`}`;
}

function describeModules(modules: readonly JudgedModule[]): string {
  return modules.length === 1 ? `\`${modules[0]?.module}\`` : plural(modules.length, 'module');
}

function describeReasonOfChange({ mode, modules }: RegistryOutcome): string {
  const version = modules.length === 1 ? modules[0]?.version : undefined;
  if (version === undefined) return '';
  return mode === 'deprecate' ? `, now that ${version} is there` : `, now that ${version} is withdrawn`;
}
