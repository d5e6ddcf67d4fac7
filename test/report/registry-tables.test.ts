import { md, paragraphs } from '../../src/text/markdown.ts';
import { openDoor, renderText } from '../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import {
  renderRegistryTables,
  type JudgedModule,
  type JudgedVersion,
  type RegistryOutcome,
} from '../../src/report/registry-report.ts';
import { listNodes, parseMarkdown, tagBalance } from '../support/markdown.ts';
import type { Root } from 'mdast';
import { fitDocument, type Block } from '../../src/text/fit.ts';
import { countRuns } from '../support/thorough.ts';

const network = 'acme/network/aws';
const kept = { verdict: 'keep', reason: 'it is the newest stable version', result: 'unchanged' } as const;

function createJudgedVersion(name: string, rest: Partial<JudgedVersion> = {}): JudgedVersion {
  const { result = 'deprecated' } = rest;
  return {
    name,
    verdict: 'deprecate',
    reason: '2.0.0 supersedes it',
    isRevoked: false,
    deprecation: undefined,
    text: result === 'deprecated' ? { reason: 'Superseded by 2.0.0. [outrider]', link: '' } : undefined,
    result,
    failure: undefined,
    ...rest,
  };
}

/** A module with these versions deprecated. */
function createJudgedModule(
  module: string,
  versions: readonly (string | JudgedVersion)[],
  rest: Partial<JudgedModule> = {},
): JudgedModule {
  const judged = versions.map((version) => (typeof version === 'string' ? createJudgedVersion(version) : version));
  return { module, version: '2.0.0', versions: judged, failures: [], notes: [], ...rest };
}

function registryOutcome(modules: readonly JudgedModule[], rest: Partial<RegistryOutcome> = {}): RegistryOutcome {
  return { mode: 'deprecate', dryRun: false, tag: 'v2.0.0', modules, failures: [], notes: [], ...rest };
}

function renderBlocks(blocks: readonly Block[]): string {
  return renderText(paragraphs(blocks.map(({ pieces, render }) => render(pieces, md`the log`, (text) => text))));
}

/** The tables within a limit of characters, at most 3 % below it where something is left out. */
function renderWithin(modules: readonly JudgedModule[], max: number): string {
  const blocks = renderRegistryTables(registryOutcome(modules));
  const limit = { max, measure: (text: string) => text.length, location: md`the log` };
  const text = fitDocument({ head: [], blocks, tail: [] }, limit, openDoor);
  expect(text.length).toBeLessThanOrEqual(max);
  return text;
}

function renderModules(modules: readonly JudgedModule[], dryRun = false): Root {
  return parseMarkdown(renderBlocks(renderRegistryTables(registryOutcome(modules, { dryRun }))));
}

describe('registryTables', () => {
  test('a registry table that is too long for a summary counts the versions that it leaves out', () => {
    const left = Array.from({ length: 620 }, (_, index) => createJudgedVersion(`2.0.${index}`, kept));
    const touched = Array.from({ length: 620 }, (_, index) => `1.0.${index}`);
    const text = renderWithin([createJudgedModule(network, [...touched, ...left])], 40_000);
    const counted = [1, 2].map((major) => text.match(new RegExp(String.raw`^\| \`${major}\.`, 'gm'))?.length ?? 0);
    const more = [...text.matchAll(/… and (\d+) more versions in the outputs\./g)].map(([, count]) => Number(count));
    expect(more).toEqual(counted.filter((count) => count < 620).map((count) => 620 - count));
    expect(Math.min(...counted)).toBeGreaterThan(100);
  });

  test('registry tables of many modules stay below the size of a summary, and count the omitted rows', () => {
    const versions = Array.from({ length: 100 }, (_, index) => `1.0.${index}`);
    const modules = Array.from({ length: 400 }, (_, at) => createJudgedModule(`acme/m${at}/aws`, versions));
    const text = renderWithin(modules, 200_000);
    const shownModules = text.match(/^<details><summary><code>/gm)?.length ?? 0;
    expect(shownModules).toBeGreaterThan(5);
    expect(text).toContain(`The versions of ${400 - shownModules} more modules are in the outputs.`);
    expect(text.match(/^\| `acme/gm)).toHaveLength(400);
    const short = renderWithin(modules, 20_000);
    const rows = short.match(/^\| `acme/gm)?.length ?? 0;
    expect(short).toContain(`… and ${400 - rows} more modules in the outputs.`);
  });
});

/** Characters that end a cell, a line or code, and text that GitHub turns into more than text. */
const signs = [
  '|', '\\', '\\|', '`', '``', '\n', '\r', '\u2028', '</details>', '<details>', '<script>', '<!--', '-->', '@acme', '#12', 'www.evil.example',
  'https://evil.example', '[x](y)', '![x](y)', '**', '---', '# ', 'x ',
]; // prettier-ignore

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.constantFrom(...signs), { maxLength: 6 }).map((parts) => parts.join('')),
);

const hostileVersion = fc
  .record({
    version: hostile,
    reason: hostile,
    message: fc.option(hostile, { nil: undefined }),
    result: fc.constantFrom('deprecated', 'unchanged', 'skipped', 'failed'),
  })
  .map(({ message, ...rest }) =>
    createJudgedVersion(rest.version, {
      ...rest,
      failure: message === undefined ? undefined : new ActionError({ reason: 'server', message }),
    }),
  );

const hostileModules = fc.array(
  fc
    .record({ module: hostile, version: hostile, versions: fc.array(hostileVersion, { maxLength: 4 }) })
    .map(({ module, versions, version }) => createJudgedModule(module, versions, { version })),
  { minLength: 1, maxLength: 3 },
);

test('registry tables keep one row of three cells for each version, and turn no text into a link, mention, issue, image or HTML', () => {
  fc.assert(
    fc.property(hostileModules, (modules) => {
      const tree = renderModules(modules);
      const nodes = listNodes(tree);
      const tables = nodes.filter((node) => node.type === 'table');
      const matrix = modules.length > 1 ? tables.slice(0, 1) : [];
      const rows = tables.slice(matrix.length).flatMap(({ children }) => children.slice(1));
      expect(rows.length).toBe(modules.flatMap(({ versions }) => versions).length);
      expect(rows.filter((row) => row.children.length !== 3)).toEqual([]);
      const ofModules = matrix.flatMap(({ children }) => children.slice(1));
      expect(ofModules.map((row) => row.children.length)).toEqual(matrix.flatMap(() => modules.map(() => 2)));

      const taken = nodes.filter(({ type }) => ['link', 'image', 'linkReference', 'definition'].includes(type));
      expect(taken).toEqual([]);
      const texts = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : []));
      expect(texts.filter((text) => /@\w|#\d|https?:/.test(text))).toEqual([]);
      const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
      const words = String.raw`(?:\d+ (?:deprecated|failed)(?:, )?)+|unchanged`;
      const actual = new RegExp(
        String.raw`^(<details( open)?><summary>(\d+ versions? unchanged|<code>[^<>\x60@[\]*]*<\/code> <code>[^<>\x60@[\]*]*<\/code>: (${words}))<\/summary>|<\/details>|<br>)$`,
        'u',
      );
      expect(html.filter((text) => !actual.test(text))).toEqual([]);
      const { opened, closed } = tagBalance(tree, 'details');
      expect(opened).toBe(closed);
    }),
    { numRuns: countRuns(500) },
  );
});
