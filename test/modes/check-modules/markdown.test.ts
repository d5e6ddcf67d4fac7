import { md } from '../../../src/text/markdown.ts';
import { openDoor } from '../../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { renderModulesCheck } from '../../../src/modes/check-modules/report.ts';
import { listNodes, parseMarkdown, listItems } from '../../support/markdown.ts';
import { countRuns } from '../../support/thorough.ts';
import type { ModulesOutcome, CallFinding } from '../../../src/modes/check-modules/report.ts';

const context = {
  commit: 'b'.repeat(40),
  run: { number: 12, attempt: 1, url: 'https://github.example/acme/infra/actions/runs/4711' },
  fileUrl: (file: string) =>
    `https://github.example/acme/infra/blob/${file.split('/').map(encodeURIComponent).join('/')}`,
  publisher: openDoor,
  marker: undefined,
};

const comment = { max: 65_000, measure: (text: string) => text.length, location: md`the step summary` };

const finding: CallFinding = {
  location: { file: 'main.tf', line: 3 },
  module: 'acme/network/aws',
  constraint: '~> 1.0',
  version: '1.1.0',
  state: 'deprecated',
  reason: 'Superseded by 2.0.0.',
  link: 'https://wiki.example/network',
  replacement: { version: '2.0.0', isAllowed: false },
};

function createOutcome(rest: Partial<ModulesOutcome>): ModulesOutcome {
  const counts = { files: 2, untouched: 0, calls: 3 };
  const nothing = { findings: [], unchecked: [], failures: [] };
  return { registry: 'app.terraform.io', ...counts, ...nothing, failOn: 'revoked', ...rest };
}

function renderOutcome(rest: Partial<ModulesOutcome>, limit = comment): string {
  return renderModulesCheck(createOutcome(rest), context, limit);
}

function readSign(rest: Partial<ModulesOutcome>): string | undefined {
  return /^### (\S+) /.exec(renderOutcome(rest))?.[1];
}

describe('the summary of a check', () => {
  test('the summary of a check has one item for calls that have module, constraint and version in common', () => {
    const same = Array.from({ length: 7 }, (_, at) => ({
      ...finding,
      location: { file: `live/${at}.tf`, line: at + 1 },
    }));
    const other = { ...finding, constraint: '', version: '3.0.0', reason: '', link: '', replacement: undefined };
    const locations = '`live/0.tf:1`, `live/1.tf:2`, `live/2.tf:3`, `live/3.tf:4`, `live/4.tf:5`'.replaceAll('`', '');
    expect(listItems(parseMarkdown(renderOutcome({ findings: [...same, other] })))).toEqual([
      `acme/network/aws ~> 1.0 resolves to 1.1.0, deprecated: Superseded by 2.0.0. (wiki.example). Change the constraint to allow 2.0.0. Called in ${locations}, 2 more.`,
      'acme/network/aws resolves to 3.0.0, deprecated. The registry has no version to move to: ask the owner of the module. Called in main.tf:3.',
    ]);
  });

  test('the summary of a check shows the worst sign: red where it fails, orange for a finding or a warning', () => {
    const warning = { level: 'warning', problem: 'x', locations: [] } as const;
    const failure = new ActionError({ reason: 'server', message: 'The registry reported a server error' });
    expect([
      readSign({ findings: [{ ...finding, state: 'revoked' }] }),
      readSign({ findings: [finding], failOn: 'deprecated' }),
      readSign({ failures: [failure] }),
      readSign({ findings: [finding] }),
      readSign({ findings: [{ ...finding, state: 'revoked' }], failOn: 'never' }),
      readSign({ unchecked: [warning] }),
      readSign({ unchecked: [{ ...warning, level: 'notice' }] }),
      readSign({ calls: 0 }),
    ]).toEqual(['🔴', '🔴', '🔴', '🟠', '🟠', '🟠', '🟢', '⚪']);
  });
});

/** Characters that end a cell, a line or code, and text that GitHub turns into more than text. */
const signs = [...'| ` `` </sub> <details> <script> <!-- @acme #12 [x](y) ![x](y)'.split(' '), '\\', '\n', '\r'];
const more = [
  ...'www.evil.example https://evil.example ** --- deadbeef'.split(' '),
  '# ',
  'x ',
  '<!-- outrider:v1 id=default -->',
];
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.constantFrom(...signs, ...more), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.constantFrom(...signs, ...more).map((text) => text.repeat(60)),
);

const location = fc.record({ file: hostile, line: fc.integer({ min: 1, max: 9999 }) });
const hostileFinding: fc.Arbitrary<CallFinding> = fc.record({
  location,
  module: hostile,
  constraint: hostile,
  version: hostile,
  state: fc.constantFrom('revoked', 'deprecated'),
  reason: hostile,
  link: fc.oneof(
    fc.constant(''),
    fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true }),
  ),
  replacement: fc.option(fc.record({ version: hostile, isAllowed: fc.boolean() }), { nil: undefined }),
});
const hostileOutcome = fc.record({
  findings: fc.array(hostileFinding, { maxLength: 40 }),
  unchecked: fc.array(
    fc.record({
      level: fc.constantFrom('notice' as const, 'warning' as const),
      problem: hostile.map((text) => `x ${text}`),
      locations: fc.array(location, { maxLength: 8 }),
    }),
    { maxLength: 10 },
  ),
  failures: fc.array(
    hostile.map((message) => new ActionError({ reason: 'server', message: `x ${message}` })),
    { maxLength: 3 },
  ),
  registry: fc.constant('app.terraform.io'),
});

describe('the summary of a check with hostile text', () => {
  test('the summary of a check turns no text into a mention, issue, image, HTML or a link of its own', () => {
    fc.assert(
      fc.property(hostileOutcome, (rest) => {
        const nodes = listNodes(parseMarkdown(renderOutcome(rest)));
        expect(
          nodes.filter(({ type }) => ['image', 'linkReference', 'definition', 'heading'].includes(type)),
        ).toHaveLength(1);
        const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
        const hosts = rest.findings.flatMap(({ link }) => (link === '' ? [] : [new URL(link).host]));
        expect(links.filter((url) => !['github.example', 'github.com', ...hosts].includes(new URL(url).host))).toEqual(
          [],
        );
        const texts = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : []));
        expect(texts.filter((text) => /@\w|#\d|https?:/.test(text))).toEqual([]);
        const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        expect(html.filter((text) => text !== '<sub>' && text !== '</sub>')).toEqual([]);
      }),
      { numRuns: countRuns(500) },
    );
  });

  test('the list of a check has one item of one paragraph for each finding and each call that was not checked', () => {
    fc.assert(
      fc.property(hostileOutcome, ({ findings: many, unchecked: others, ...rest }) => {
        // As many as always have room.
        const [findings, unchecked] = [many.slice(0, 4), others.slice(0, 2)];
        const nodes = listNodes(parseMarkdown(renderOutcome({ ...rest, findings, unchecked, failures: [] })));
        const items = nodes.filter((node) => node.type === 'listItem');
        const keys = findings.map(({ module, constraint, version }) => JSON.stringify([module, constraint, version]));
        expect(items.map(({ children }) => children.map(({ type }) => type))).toEqual(
          Array.from({ length: new Set(keys).size + unchecked.length }, () => ['paragraph']),
        );
      }),
      { numRuns: countRuns(500) },
    );
  });

  test('the summary of a check always fits, in characters and in bytes', () => {
    const limits = fc.record({
      max: fc.integer({ min: 4000, max: 65_536 }),
      measure: fc.constantFrom(
        (text: string) => text.length,
        (text: string) => Buffer.byteLength(text),
      ),
      location: fc.constant(md`the step summary`),
    });
    fc.assert(
      fc.property(hostileOutcome, limits, fc.integer({ min: 1, max: 30 }), (rest, limit, times) => {
        const findings = Array.from({ length: times }, (_, at) =>
          rest.findings.map((item) => ({ ...item, version: `${item.version}${at}` })),
        ).flat();
        expect(limit.measure(renderOutcome({ ...rest, findings }, limit))).toBeLessThanOrEqual(limit.max);
      }),
      { numRuns: countRuns(300) },
    );
  });
});
