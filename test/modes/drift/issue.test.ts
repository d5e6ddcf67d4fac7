import { markOf } from '../../../src/text/published.ts';
import { md, paragraphs } from '../../../src/text/markdown.ts';
import { openDoor, rendered } from '../../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import {
  decideIssue,
  formatState,
  issueStateOf,
  newDrifts,
  readState,
  sameIssue,
  stillKnown,
  type PresentIssue,
} from '../../../src/modes/drift/issue-state.ts';
import { driftMarkdown } from '../../../src/modes/drift/drift-markdown.ts';
import { jobCommand, newsMarkdown, fixesFor } from '../../../src/modes/drift/drift-words.ts';
import { driftKinds, nothingCompared, type DriftOutcome, type JobDrift } from '../../../src/modes/drift/outcome.ts';
import { nodesOf, parseMarkdown, tagBalance } from '../../support/markdown.ts';
import { runsOf } from '../../support/thorough.ts';

function drift(given: Partial<JobDrift> = {}): JobDrift {
  const { id = 'web', namespace = 'default' } = given;
  return {
    kind: 'changed',
    file: `jobs/${id}.nomad.hcl`,
    sources: [`jobs/${id}.nomad.hcl`],
    id,
    namespace,
    region: undefined,
    address: { id, namespace, region: '' },
    diff: { lines: ['! Job: "web"'], hiddenValues: 0, keyChanges: [] },
    fields: ['Priority'],
    meaning: 'AAAAAAAA',
    pullRequests: [],
    ...given,
  };
}

function outcomeOf(drifts: readonly JobDrift[], given: Partial<DriftOutcome> = {}): DriftOutcome {
  return { ...nothingCompared, compared: drifts.length + 1, drifts, ...given };
}

const meanings = fc.constantFrom('AAAAAAAA', 'BBBBBBBB', 'CC+/CCCC');
const drifts = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('web', 'api', 'db', 'cron'),
      kind: fc.constantFrom(...driftKinds),
      meaning: meanings,
      pullRequests: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constant([7]) }),
    })
    .map((given) => drift({ ...given, ...(given.kind === 'unmanaged' ? { file: undefined } : {}) })),
  { selector: ({ id }) => id, maxLength: 4 },
);
const failed = fc
  .subarray(['jobs/web.nomad.hcl', 'jobs/db.nomad.hcl', 'jobs/other.nomad.hcl'])
  .map((names) => names.map((file) => ({ file, failures: [new ActionError({ reason: 'parse', message: 'broken' })] })));
const outcomes = fc
  .record({
    found: drifts,
    broken: failed,
    unmanaged: fc.constantFrom('off' as const, 'reported' as const, 'unknown' as const),
  })
  .map(({ found, broken, unmanaged }) => {
    const names = new Set(broken.map(({ file }) => file));
    return outcomeOf(
      found.filter(({ file = '' }) => !names.has(file)),
      { failed: broken, unmanaged },
    );
  });
const presents: fc.Arbitrary<PresentIssue | undefined> = fc.option(
  fc
    .record({
      found: drifts,
      isOpen: fc.boolean(),
      isDismissed: fc.boolean(),
      isForeign: fc.boolean(),
    })
    .map(({ found, isOpen, isDismissed, isForeign }) => ({
      body: isForeign ? 'text of a person' : `text\n${formatState(issueStateOf(found, new Map()))}`,
      isOpen,
      isDismissed: !isOpen && isDismissed,
    })),
  { nil: undefined },
);

/** The line of a state as it is, with other values, and as text of any kind. */
const anyStateLine = fc.oneof(
  drifts.map((found) => formatState(issueStateOf(found, new Map()))),
  fc.string({ unit: 'binary' }).map((text) => `<!-- outrider:drift-state v2 ${text} -->`),
  fc
    .tuple(fc.date({ noInvalidDate: true }), fc.nat(), fc.stringMatching(/^[A-Za-z0-9+/]{12}$/))
    .map(
      ([time, left, all]) =>
        `<!-- outrider:drift-state v1 ${time.toISOString()} run=9 attempt=1 all=${all} left=${left} jobs= -->`,
    ),
  fc
    .tuple(fc.nat(), fc.stringMatching(/^[A-Za-z0-9+/]{12}$/))
    .map(([left, all]) => `<!-- outrider:drift-state v2 all=${all} left=${left} jobs= -->`),
);

function isDrifted({ drifts: found, failed: broken, unmanaged }: DriftOutcome): boolean {
  return found.length + broken.length > 0 || unmanaged === 'unknown';
}

/** The jobs of drifts and their meanings, as one text. */
function textOf(drifted: readonly JobDrift[]): string {
  return drifted
    .map(({ id, file, meaning }) => `${file ?? id}${meaning}`)
    .toSorted()
    .join(' ');
}

describe('the decision about the issue', () => {
  test('an issue is neither closed nor dropped while a job has drifted, is mentioned, or could not be compared', () => {
    fc.assert(
      fc.property(outcomes, presents, (outcome, present) => {
        const { kind } = decideIssue(outcome, present);
        const isEnded = kind === 'close' || kind === 'forget';
        expect(isEnded && isDrifted(outcome)).toBe(false);
        const isOpenInVain = present?.isOpen === true && !isDrifted(outcome);
        expect(isOpenInVain ? ['close', 'leave'] : [kind]).toContain(kind);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test('an issue is opened only where there is none, and only for drift that counts', () => {
    fc.assert(
      fc.property(outcomes, presents, (outcome, present) => {
        const decision = decideIssue(outcome, present);
        const isCounted = outcome.drifts.some(({ pullRequests }) => pullRequests.length === 0);
        expect(decision.kind === 'open').toBe(present === undefined && isCounted);
        expect(decision.kind === 'edit' && decision.reopens && !isCounted).toBe(false);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test('a decision that was carried out is not repeated, and sends no further notification', () => {
    fc.assert(
      fc.property(outcomes, presents, (outcome, present) => {
        const first = decideIssue(outcome, present);
        if (first.kind === 'leave') return;
        const written = {
          body: `text\n${formatState(first.state)}`,
          isOpen: first.kind !== 'close' && (first.kind !== 'forget' || present?.isOpen === true),
          isDismissed: first.kind === 'forget' && present?.isDismissed === true,
        };
        const second = decideIssue(outcome, written);
        const isKept = first.kind === 'open' || first.kind === 'edit';
        const kept = { kind: 'edit', state: first.state, reopens: false, news: [] };
        // The text is that of the first decision, so that there is nothing left to write.
        expect(second).toEqual(isKept ? kept : { kind: 'forget', state: first.state });
      }),
      { numRuns: runsOf(5000) },
    );
  });

  test('whatever state a person writes into an open issue, it shows the drift of the run, and is closed without drift', () => {
    fc.assert(
      fc.property(outcomes, anyStateLine, (outcome, line) => {
        const decision = decideIssue(outcome, { body: `text\n${line}`, isOpen: true, isDismissed: false });
        expect(decision).toMatchObject(isDrifted(outcome) ? { kind: 'edit', reopens: false } : { kind: 'close' });
      }),
      { numRuns: runsOf(3000) },
    );
  });

  test('a dismissed issue stays unchanged exactly while the set of drifts and their meanings is the same', () => {
    fc.assert(
      fc.property(drifts, drifts, (found, then) => {
        const [counted, before] = [found, then].map((some) =>
          some.filter(({ pullRequests }) => pullRequests.length === 0),
        );
        fc.pre(counted !== undefined && before !== undefined && counted.length > 0);
        const body = `text\n${formatState(issueStateOf(before ?? [], new Map()))}`;
        const { kind } = decideIssue(outcomeOf(counted ?? []), { body, isOpen: false, isDismissed: true });
        expect(kind === 'leave').toBe(textOf(counted ?? []) === textOf(before ?? []));
      }),
      { numRuns: runsOf(3000) },
    );
  });

  test('drift of a file that could not be compared stays in the state, so that it is not announced again later', () => {
    fc.assert(
      fc.property(drifts, (found) => {
        const before = issueStateOf(found, new Map());
        const broken = found.flatMap(({ file }) => (file === undefined ? [] : [{ file, failures: [] }]));
        const blind = outcomeOf([], { failed: broken, unmanaged: 'unknown' });
        const known = issueStateOf([], stillKnown(blind, before));
        expect(newDrifts(found, known)).toEqual([]);
        expect(known.jobs).toEqual(before.jobs);
      }),
      { numRuns: runsOf(2000) },
    );
  });
});

describe('the state in the issue', () => {
  test('the state is read as it was written, also with Windows line ends', () => {
    fc.assert(
      fc.property(drifts, (found) => {
        const state = issueStateOf(found, new Map());
        for (const end of ['\n', '\r\n']) expect(readState(['text', formatState(state), ''].join(end))).toEqual(state);
        expect(formatState(state)).not.toMatch(/-->.*-->/);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  test('any other text is not a state, and causes no exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readState(text)).toBeUndefined();
        readState(`<!-- outrider:drift-state v2 ${text} -->`);
      }),
      { numRuns: runsOf(3000) },
    );
  });

  test('a state with a time, as from the future, is not a state, and the run decides as if it had been removed', () => {
    const times = fc.date({ min: new Date(0), max: new Date(8.64e15), noInvalidDate: true });
    fc.assert(
      fc.property(
        outcomes,
        drifts,
        times,
        fc.boolean(),
        fc.boolean(),
        (outcome, found, time, isOpen, isClosedByHand) => {
          const isDismissed = !isOpen && isClosedByHand;
          const line = formatState(issueStateOf(found, new Map()));
          const [forged, removed] = [`text\n${line.replace(/v2/, `$& ${time.toISOString()}`)}`, 'text'].map((body) => ({
            body,
            isOpen,
            isDismissed,
          }));
          expect(decideIssue(outcome, forged)).toEqual(decideIssue(outcome, removed));
        },
      ),
      { numRuns: runsOf(2000) },
    );
  });

  test('a state of more jobs than fit stays within its limit, and a job that it omits is not announced as new', () => {
    const many = Array.from({ length: 3000 }, (_, at) => drift({ id: `job-${at}` }));
    const state = issueStateOf(many, new Map());
    expect(formatState(state).length).toBeLessThan(20_500);
    expect(state.left).toBe(3000 - state.jobs.size);
    expect(newDrifts(many, readState(formatState(state)))).toEqual([]);
    const found = newDrifts([...many, ...Array.from({ length: 300 }, (_, at) => drift({ id: `new-${at}` }))], state);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ id }) => id.startsWith('new-'))).toBe(true);
  });
});

/** From ordinary names to text that fills an issue by itself. */
const words = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'web',
      'a b',
      'x`y',
      '#1',
      '@ada',
      '</details>',
      '<!-- outrider:drift-state v2',
      "it's",
      '-x',
      '$(id)',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', '`', '<', '|', '\u202e', '😀', 'a b ', '#1 '), fc.constantFrom(300, 5000, 80_000))
      .map(([sign, count]) => sign.repeat(Math.ceil(count / sign.length))),
  },
);
const anyDrift = fc
  .record({
    kind: fc.constantFrom(...driftKinds),
    why: fc.constantFrom('absent' as const, 'stopped' as const, 'dead' as const),
    id: words,
    file: words,
    namespace: words,
    region: fc.option(words, { nil: undefined }),
    line: words,
    field: words,
    reason: words,
    count: fc.constantFrom(1, 30),
    commit: fc.constantFrom({ id: 'c'.repeat(40), at: new Date(1.7e12) }, 'shallow' as const, 'unknown' as const),
    pullRequests: fc.constantFrom([], [], [7, 8]),
  })
  .map(({ line, field, reason, count, kind, file, ...given }) =>
    drift({
      ...given,
      kind,
      file: kind === 'unmanaged' ? undefined : file,
      version: 3,
      submitted: new Date(1.75e12),
      givenUp: kind === 'rolled-back' ? { version: 2, reason } : undefined,
      fields: [field],
      diff: {
        lines: Array.from({ length: count }, () => `! ${line.replaceAll('\n', ' ')}`),
        hiddenValues: 1,
        keyChanges: [{ kind: 'image', text: field }],
      },
    }),
  );
const context = {
  marker: markOf`outrider:drift id=default`,
  door: openDoor,
  record: undefined,
  stateLine: markOf`outrider:drift-state v2 ${'A'.repeat(19_950)}`,
  branch: 'main',
  errors: [],
  environment: 'production',
  ui: undefined,
  pullRequestUrl: (number: number) => `https://github.example/acme/jobs/pull/${number}`,
  fileUrl: (file: string) => `https://github.example/blob/main/${encodeURIComponent(file)}`,
  commit: 'b'.repeat(40),
  run: { number: 12, attempt: 1, url: 'https://github.example/run' },
  cluster: 'nomad.example:4646',
  region: undefined,
  namespace: undefined,
};
const limit = {
  max: 65_536,
  measure: (text: string) => text.length,
  elsewhere: md`the step summary of the run`,
};

/** The drifts in their order, without what the body does not show. */
function meaningOf(drifted: readonly JobDrift[]): string {
  return JSON.stringify(drifted.map(({ id, kind, meaning }) => [id, kind, meaning]));
}

/** The body that a run writes. */
function bodyOf(drifted: readonly JobDrift[], commit: string, number: number): string {
  const stateLine = formatState(issueStateOf(drifted, new Map()));
  const link = { number, attempt: number, url: `https://github.example/run/${number}` };
  return driftMarkdown(outcomeOf(drifted), { ...context, commit, run: link, stateLine }, limit);
}

describe('the text of the issue', () => {
  test('the body fits with any number of drifts of any length, begins with its marker, ends with its state, and is whole Markdown', () => {
    fc.assert(
      fc.property(
        fc.array(anyDrift, { maxLength: 8 }),
        fc.constantFrom(1, 10),
        fc.array(words, { maxLength: 3 }),
        (some, times, ended) => {
          const all = Array.from({ length: times }, () => some).flat();
          const body = driftMarkdown(outcomeOf(all, { ended }), context, limit);
          expect(body.length).toBeLessThanOrEqual(limit.max);
          expect([body.split('\n')[0], body.split('\n').at(-1)]).toEqual([context.marker, context.stateLine]);
          const tree = parseMarkdown(body);
          const { opened, closed } = tagBalance(tree, 'details');
          expect(opened).toBe(closed);
          // Foreign text is code: it mentions nobody and refers to nothing.
          const texts = nodesOf(parseMarkdown(body.replaceAll(/<code>[^<]*<\/code>/g, ''))).filter(
            (node) => node.type === 'text',
          );
          for (const { value } of texts) expect(value).not.toMatch(/@ada|#1\b|\$\(id\)/);
        },
      ),
      { numRuns: runsOf(150) },
    );
  }, 120_000);

  test('the comment about new drift is short, whatever the jobs are called', () => {
    fc.assert(
      fc.property(fc.array(anyDrift, { maxLength: 60 }), (news) => {
        const text = newsMarkdown(news, context);
        expect(text.length).toBeLessThan(6000);
        const texts = nodesOf(parseMarkdown(text)).filter((node) => node.type === 'text');
        for (const { value } of texts) expect(value).not.toMatch(/@ada|#1\b|\$\(id\)/);
      }),
      { numRuns: runsOf(500) },
    );
  });

  test('two bodies of the same drift are equal whatever run and commit wrote them, and bodies of different drift are not', () => {
    fc.assert(
      fc.property(drifts, drifts, (one, other) => {
        const first = bodyOf(one, 'a'.repeat(40), 1);
        expect(sameIssue(first.replaceAll('\n', '\r\n'), bodyOf(one, 'b'.repeat(40), 2))).toBe(true);
        fc.pre([...one, ...other].every(({ pullRequests }) => pullRequests.length === 0));
        expect(sameIssue(first, bodyOf(other, 'a'.repeat(40), 1))).toBe(meaningOf(one) === meaningOf(other));
      }),
      { numRuns: runsOf(1000) },
    );
  });

  test('a command is one word for each name to a shell, and is left out for names that are hidden or read as options', () => {
    const anyName = fc.oneof(words, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anyName, anyName, (id, namespace) => {
        const command = jobCommand('stop', { id, namespace, region: undefined });
        if (command === undefined) return;
        // Only plain characters, or text in single quotes, which a shell reads literally.
        const word = String.raw`(?:[A-Za-z0-9._/=:@+-]+|'[^']*'(?:\\''[^']*')*)`;
        expect(command).toMatch(new RegExp(`^nomad job stop ${word}(?: ${word})?$`));
      }),
      { numRuns: runsOf(3000) },
    );
    const commandOf = (id: string): string | undefined => jobCommand('inspect', drift({ id }));
    expect(['‹hidden›', '-x', 'a\nb', ''].map(commandOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(commandOf("it's")).toBe(String.raw`nomad job inspect 'it'\''s'`);
    expect(rendered(paragraphs(fixesFor(drift({ id: '$(id)', namespace: 'a b' }), 'main')))).toContain(
      "`nomad job inspect '-namespace=a b' '$(id)'`",
    );
  });
});
