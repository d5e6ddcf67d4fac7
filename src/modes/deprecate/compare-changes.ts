import { ActionError } from '../../errors.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { canonical } from '../../nomad-plan/specification.ts';
import { keyedDigest } from '../../review/digests.ts';
import { compareWithReview, type Comparison } from '../../review/compare.ts';
import { plural } from '../../text/numbers.ts';
import type { SigningKey } from '../../inputs/review.ts';
import type { DecidedModule } from '../../operations/modules/apply-changes.ts';
import type { ReviewedJob } from '../../review/record.ts';

/** A module with its decided changes. */
type Decided = Pick<DecidedModule, 'module' | 'judged'>;

export function changedVersions({ judged }: Decided): readonly string[] {
  return judged.flatMap(({ name, change }) => (change === undefined ? [] : [name]));
}

/** What becomes of the versions, whether this run or an earlier one of the same review writes it. */
function textOfChanges({ judged }: Decided, versions: readonly string[]): string {
  const texts = new Map(judged.map(({ name, text }) => [name, text]));
  return canonical(versions.map((name) => [name, texts.get(name)?.reason ?? null, texts.get(name)?.link ?? null]));
}

/** The changes of a module as the record of a comment holds them; undefined without any. */
export function recordChanges(decided: Decided, key: SigningKey): ReviewedJob | undefined {
  const versions = [...changedVersions(decided)];
  const name = moduleName(decided.module);
  if (versions.length === 0) return undefined;
  return {
    file: name,
    id: name,
    namespace: '',
    region: '',
    index: 0,
    changes: true,
    spec: keyedDigest('specification', textOfChanges(decided, versions), key),
    plan: keyedDigest('meaning', '', key),
    versions,
  };
}

/** What an earlier run of the same review has written is no difference: a run that was interrupted can be finished. */
export function compareChanges(decided: Decided, reviewed: ReviewedJob | undefined, key: SigningKey): Comparison {
  const changes = changedVersions(decided);
  if (reviewed === undefined && changes.length === 0) return { kind: 'same' };
  const { versions = [] } = reviewed ?? {};
  const id = moduleName(decided.module);
  const now = { id, namespace: '', region: '', spec: textOfChanges(decided, versions), plan: '' };
  const comparison = compareWithReview(now, reviewed, key);
  const isMore = changes.some((name) => !versions.includes(name));
  return comparison.kind === 'same' && isMore ? { kind: 'changed', what: 'specification' } : comparison;
}

/** Why the changes of a module are not made; undefined where they are, or where there are none. */
export function refuseChanges(
  decided: Decided,
  { kind }: Comparison,
  { versions = [] }: Pick<ReviewedJob, 'versions'> = {},
): ActionError | undefined {
  const changes = changedVersions(decided);
  const module = `\`${moduleName(decided.module)}\``;
  if (kind === 'same' || (kind === 'done' && changes.length === 0)) return undefined;
  if (kind === 'unseen') return notReviewed(`no comment has shown the changes of ${module}: ${listed(changes)}`);
  if (kind === 'done')
    return planChanged(`the pull request has changed ${module} before, and a review counts once: ${listed(changes)}`);
  const more = changes.filter((name) => !versions.includes(name));
  const missing = versions.filter((name) => !decided.judged.some((one) => one.name === name && one.text !== undefined));
  const what = [
    ...(more.length === 0 ? [] : [`${listed(more)} would be changed as well`]),
    ...(missing.length === 0 ? [] : [`${listed(missing)} would not be changed`]),
  ];
  const why = what.length === 0 ? 'a reason or a link differs' : what.join('; ');
  return planChanged(`the changes of ${module} are not those that the pull request showed: ${why}`);
}

const mostNames = 10;

function listed(names: readonly string[]): string {
  const left = names.length - mostNames;
  return left <= 0 ? names.join(', ') : `${names.slice(0, mostNames).join(', ')} and ${plural(left, 'more version')}`;
}

const planAgain =
  'Run the workflow of the pull request again, so that its comment shows the changes, and have them reviewed. Then re-run this job.';

/** For changes that no pull request has shown. */
export function notReviewed(why: string, how = planAgain): ActionError {
  return new ActionError({ reason: 'not-reviewed', message: `Nothing was changed: ${why}`, hint: how });
}

/** For changes that are not those that the pull request showed. */
export function planChanged(why: string): ActionError {
  return new ActionError({ reason: 'plan-changed', message: `Nothing was changed: ${why}`, hint: planAgain });
}
