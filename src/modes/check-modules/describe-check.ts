import { plural } from '../../nomad-plan/numbers.ts';
import { countUnchecked, type CheckOutcome, type Finding } from './outcome.ts';

/** The check in one line: "1 module call resolves to a revoked version, 2 to deprecated versions; 1 not checked". */
export function checkHeadline({ registry, calls, findings, unchecked, failures }: CheckOutcome): string {
  const [failure] = failures;
  if (failure !== undefined && findings.length === 0) return failure.message;
  const left = countUnchecked(unchecked);
  const rest = `${left === 0 ? '' : `; ${left} not checked`}${failure === undefined ? '' : '; the check failed for others'}`;
  if (findings.length > 0) return `${describeFindings(findings)}${rest}`;
  if (calls === 0) return `No module call of \`${registry}\`${rest}`;
  return `No revoked or deprecated version in ${plural(calls, 'module call')}${rest}`;
}

function describeFindings(findings: readonly Finding[]): string {
  const counts = (['revoked', 'deprecated'] as const).map(
    (state) => [state, findings.filter((finding) => finding.state === state).length] as const,
  );
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([state, count], at) => {
      const subject = at === 0 ? `${plural(count, 'module call')} ${count === 1 ? 'resolves' : 'resolve'}` : count;
      return `${subject} to ${count === 1 ? `a ${state} version` : `${state} versions`}`;
    });
  return parts.join(', ');
}

/** The problem of a call, as a plain sentence without its period. */
export function describeFinding({ module, version, state, constraint, reason }: Finding): string {
  const call = constraint === '' ? `${module} without a version` : `${module} "${constraint}"`;
  return `${call} resolves to ${version}, which is ${state}${reason === '' ? '' : `: ${reason.replace(/\.$/, '')}`}`;
}

/** What to do about it, as a sentence. */
export function describeMove({ replacement }: Pick<Finding, 'replacement'>): string {
  if (replacement === undefined) return 'The registry has no version to move to: ask the owner of the module.';
  const { version, isAllowed } = replacement;
  return isAllowed
    ? `Pin ${version}, which the constraint allows.`
    : `Move to ${version}; the constraint has to change.`;
}
