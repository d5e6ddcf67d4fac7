import { createCommentMarker } from '../../src/clients/github/comments/find.ts';
import { openDoor } from './rendered.ts';
import { noDiff } from '../../src/nomad-plan/diff-lines.ts';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { createUiLinks } from '../../src/report/nomad-ui.ts';
import type { JobPlan } from '../../src/clients/nomad/jobs/plan.ts';
import type { CommentContext } from '../../src/report/comment/comment-context.ts';
import type { PlannedJob } from '../../src/report/plan/plan-outcome.ts';
import { job, plan, reviewed } from './plans.ts';

/** A planned job without changes, except for the given fields; its verdict is that of the plan. */
export function createPlannedJob({
  plan: answer = plan(),
  ...given
}: Partial<PlannedJob> & { readonly plan?: JobPlan } = {}): PlannedJob {
  const id = given.id ?? 'web';
  return {
    file: `${id}.hcl`,
    id,
    namespace: 'default',
    region: undefined,
    verdict: readVerdict(job({ ID: id }), answer),
    diff: noDiff,
    keptCounts: [],
    overridden: [],
    undeclaredVariables: [],
    unstoredVariables: [],
    comparable: reviewed,
    hits: [],
    clear: { text: '', json: '' },
    ...given,
  };
}

/** The context of a comment on GitHub, with links into Nomad's UI; the given fields instead. */
export function commentContext(given: Partial<CommentContext> = {}): CommentContext {
  return {
    marker: createCommentMarker('default'),
    publisher: openDoor,
    record: undefined,
    fileUrl: (file) => `https://github.example/acme/jobs/blob/abc/${file.split('/').map(encodeURIComponent).join('/')}`,
    commit: 'b'.repeat(40),
    run: { number: 12, attempt: 1, url: 'https://github.example/acme/jobs/actions/runs/12' },
    cluster: 'nomad.example:4646',
    region: undefined,
    namespace: undefined,
    environment: undefined,
    ui: createUiLinks(new URL('https://nomad.example:4646')),
    ...given,
  };
}
