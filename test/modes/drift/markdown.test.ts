import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMark } from '../../../src/text/published.ts';
import { md } from '../../../src/text/markdown.ts';
import { openDoor } from '../../support/rendered.ts';
import { renderDriftIssue } from '../../../src/modes/drift/drift-markdown.ts';
import { isSameComment } from '../../../src/report/comment/footer.ts';
import { driftKinds, nothingCompared, type DriftOutcome, type JobDrift } from '../../../src/modes/drift/outcome.ts';
import { listNodes, parseMarkdown, tagBalance } from '../../support/markdown.ts';
import { countRuns } from '../../support/thorough.ts';

function drift(given: Partial<JobDrift> = {}): JobDrift {
  const { id = 'web', namespace = 'default' } = given;
  return {
    kind: 'changed',
    file: `jobs/${id}.nomad.hcl`,
    id,
    namespace,
    region: undefined,
    diff: { lines: ['! Job: "web"'], hiddenValues: 0, keyChanges: [] },
    fields: ['Priority'],
    ...given,
  };
}

function createOutcome(drifts: readonly JobDrift[], given: Partial<DriftOutcome> = {}): DriftOutcome {
  return { ...nothingCompared, comparedCount: drifts.length + 1, drifts, ...given };
}

const drifts = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('web', 'api', 'db', 'cron'),
      kind: fc.constantFrom(...driftKinds),
      fields: fc.subarray(['Priority', 'app Count', 'app/server Env[A]']),
    })
    .map((given) => drift(given)),
  { selector: ({ id }) => id, maxLength: 4 },
);

/** From ordinary names to text that fills the smaller of two issues by itself. */
const words = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('web', 'a b', 'x`y', '#1', '@ada', '</details>', '<!-- outrider:drift', "it's", '$(id)'),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', '`', '<', '|', '\u202e', '😀', 'a b ', '#1 '), fc.constantFrom(300, 5000, 20_000))
      .map(([sign, count]) => sign.repeat(Math.ceil(count / sign.length))),
  },
);
const anyDrift = fc
  .record({
    kind: fc.constantFrom(...driftKinds),
    reason: fc.constantFrom('absent' as const, 'stopped' as const, 'dead' as const),
    id: words,
    file: words,
    namespace: words,
    region: fc.option(words, { nil: undefined }),
    line: words,
    field: words,
    count: fc.constantFrom(1, 30),
  })
  .map(({ line, field, count, ...given }) =>
    drift({
      ...given,
      fields: Array.from({ length: count }, () => field),
      diff: {
        lines: Array.from({ length: count }, () => `! ${line.replaceAll('\n', ' ')}`),
        hiddenValues: 1,
        keyChanges: [{ kind: 'image', text: field }],
      },
    }),
  );
const context = {
  marker: toMark`outrider:drift id=default`,
  publisher: openDoor,
  record: undefined,
  branch: 'main',
  errors: [],
  environment: 'production',
  ui: undefined,
  fileUrl: (file: string) => `https://github.example/blob/main/${encodeURIComponent(file)}`,
  commit: 'b'.repeat(40),
  run: { number: 12, attempt: 1, url: 'https://github.example/run' },
  cluster: 'nomad.example:4646',
  region: undefined,
  namespace: undefined,
};
const whole = 65_536;
const limit = { max: whole, measure: (text: string) => text.length, location: md`the step summary of the run` };

/** The drifts in their order, as far as the body shows them: only fields of a changed job can be ignored. */
function renderDrifts(drifted: readonly JobDrift[]): string {
  return JSON.stringify(drifted.map(({ id, kind, fields }) => [id, kind, kind === 'changed' ? fields : []]));
}

function renderBody(drifted: readonly JobDrift[], commit: string, number: number): string {
  const run = { number, attempt: number, url: `https://github.example/run/${number}` };
  return renderDriftIssue(createOutcome(drifted), { ...context, commit, run }, limit);
}

describe('the text of the issue', () => {
  test('the body fits with any number of drifts of any length, begins with its marker, and is whole Markdown', () => {
    fc.assert(
      fc.property(
        fc.array(anyDrift, { maxLength: 8 }),
        fc.constantFrom(1, 10),
        fc.array(words, { maxLength: 3 }),
        fc.constantFrom(whole / 4, whole / 4, whole / 4, whole),
        (jobs, times, endedJobs, max) => {
          const all = Array.from({ length: times }, () => jobs).flat();
          const body = renderDriftIssue(createOutcome(all, { endedJobs }), context, { ...limit, max });
          expect(body.length).toBeLessThanOrEqual(max);
          expect(body.split('\n')[0]).toBe(context.marker);
          expect(body.split('\n').at(-1)).toMatch(/^<sub>Compared at /);
          const tree = parseMarkdown(body);
          const { opened, closed } = tagBalance(tree, 'details');
          expect(opened).toBe(closed);
          // Untrusted text is code: it mentions nobody and refers to nothing.
          const texts = listNodes(parseMarkdown(body.replaceAll(/<code>[^<]*<\/code>/g, ''))).filter(
            (node) => node.type === 'text',
          );
          for (const { value } of texts) expect(value).not.toMatch(/@ada|#1\b|\$\(id\)/);
        },
      ),
      { numRuns: countRuns(150) },
    );
  }, 300_000);

  test('two bodies of the same drift are equal whatever run and commit wrote them, and bodies of different drift are not', () => {
    fc.assert(
      fc.property(drifts, drifts, (jobDrifts, other) => {
        const first = renderBody(jobDrifts, 'a'.repeat(40), 1);
        expect(isSameComment(first.replaceAll('\n', '\r\n'), renderBody(jobDrifts, 'b'.repeat(40), 2))).toBe(true);
        expect(isSameComment(first, renderBody(other, 'a'.repeat(40), 1))).toBe(
          renderDrifts(jobDrifts) === renderDrifts(other),
        );
      }),
      { numRuns: countRuns(1000) },
    );
  });
});
