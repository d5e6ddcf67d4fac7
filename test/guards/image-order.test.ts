import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareImages, findPinProblem, type ImageOrder } from '../../src/guards/image-order.ts';

const [lower, higher, unknown, other] = ['lower', 'not-lower', 'not-comparable', 'unordered'] as const;
const digest = `sha256:${'a'.repeat(64)}`;
const second = `sha256:${'b'.repeat(64)}`;

/** Pairs that the properties below do not generate. */
const tags: readonly (readonly [before: string, after: string, order: ImageOrder])[] = [
  // Semantic versions, one of them with a prefix.
  ['v1.2.3', '1.2.2', lower],
  ['1.2.3', 'v1.3.0', higher],
  // A line stands for any version in it: the version may be lower, and a node may have an earlier image of the line.
  ['16.1', '16', unknown],
  ['16', '16.1', unknown],
  ['16', '16.0', unknown],
  ['16', '16.0.3', unknown],
  ['16-bookworm', '16.0-bookworm', unknown],
  ['16.4-bookworm', '16-bookworm', unknown],
  ['16-alpine', '16.4', unknown],
  ['16.4', '15', lower],
  ['7.2', '6', lower],
  ['16', '15.8', lower],
  ['v3.2.1', 'v2', lower],
  ['16.4', '17', higher],
  ['16.4-alpine', '16', unknown],
  ['16.4-alpine', '15', lower],
  ['1.4.0', '412', unknown],
  ['2024.2', '2023', lower],
  ['2', '1', lower],
  ['16', '17', higher],
  ['17', '16.4', lower],
  // Suffixes.
  ['1.2.3-alpine', '1.2.3', unknown],
  ['1.2.3', '1.2.4-alpine', higher],
  ['1.2.3-alpine', '1.2.2-slim', lower],
  ['1.2.3-alpine', '1.2.3-slim', unknown],
  ['1.2.3-alpine3.18', '1.2.3-alpine3.19', higher],
  ['1.2.3-alpine3.19', '1.2.3-alpine3.9', lower],
  // Prereleases.
  ['1.2.3-rc.1', '1.2.3-rc.2', higher],
  ['1.2.3-rc.2', '1.2.3-rc.1', lower],
  ['1.2.3-rc1', '1.2.3-rc2', higher],
  ['1.2.3-rc9', '1.2.3-rc10', higher],
  ['1.2.3-rc10', '1.2.3-rc9', lower],
  ['1.2.3-rc.1', '1.2.3', higher],
  ['1.2.3', '1.2.3-rc.1', lower],
  ['1.2.3-beta.2', '1.2.3-rc.1', higher],
  ['1.2.3-rc.1', '1.2.3-alpha.9', lower],
  ['1.2.3', '1.3.0-rc.1', higher],
  ['1.3.0-rc.1', '1.2.9', lower],
  ['1.2.3-rc.1', '1.2.3-alpine', unknown],
  // Builds of a version.
  ['1.2.3-4', '1.2.3-5', higher],
  ['1.2.3-5', '1.2.3-4', lower],
  ['1.2.3-10', '1.2.3-9', lower],
  ['1.2.3-4', '1.2.2-9', lower],
  ['1.2.3', '1.2.3-4', unknown],
  // Builds in the form of commit IDs.
  ['b1234567', 'b1234566', lower],
  ['1e09999', '1e10000', higher],
  ['b1234567', 'c1234566', other],
  // Prefixes.
  ['release-31.1', 'stable-30.2', unknown],
  ['release-v31.1', 'release-v30.0', lower],
  ['version-1.4', '1.3', unknown],
  ['RELEASE.1.5', 'release.1.4', lower],
  // Dates.
  ['2026-11-24', '20261123', lower],
  ['20261124-1200', '20261124-1159', lower],
  ['20261124120000', '20261124115959', lower],
  ['2026-11-24-alpine', '2026-11-23-alpine', lower],
  ['2026-11-24', '2026-11-23-alpine', lower],
  ['RELEASE.2024-05-10T01-41-38Z', 'RELEASE.2024-05-10T01-41-39Z', higher],
  ['20261124-1200', '20261124', unknown],
  ['20261124', '20261124-1200', unknown],
  ['20261124a', '20250101a', lower],
  ['20250101a', '20261124b', higher],
  ['20261124b', '20261124a', lower],
  ['20261124a', '20261124b', higher],
  ['1.1.1w', '1.1.1k', lower],
  ['1.1.1k', '1.1.1w', higher],
  ['1.1.1', '1.1.1w', unknown],
  ['nightly-20261124a', 'nightly-20250101a', lower],
  ['2026-11-24', '1.2.3', unknown],
  ['nightly-20261124', 'nightly-20261123', lower],
  // Build numbers.
  ['99', '100', higher],
  ['100', '99', lower],
  ['build-100', 'build-99', lower],
  ['main-412', 'main-413', higher],
  ['b7', 'b6', lower],
  ['1764000000', '1763999999', lower],
  ['1764000000', '99', unknown],
  ['20261124', '99', unknown],
  // Commit IDs have no order, and need none.
  ['4f2a91c', '9c1b22e', other],
  ['20261124ab', '20250101ab', other],
  ['20261324a', '20250101a', unknown],
  ['1234567', 'abcdef1', other],
  ['4f2a91c-arm64', '9c1b22e-arm64', other],
  ['1.2.3-4f2a91c', '1.2.3-9c1b22e', other],
  ['1.2.3-g4f2a91c', '1.2.2-g9c1b22e', lower],
  ['main-4f2a91c', 'feature-9c1b22e', unknown],
  ['4f2a91c', '9c1b22e-arm64', unknown],
  ['4'.repeat(40), '3'.repeat(40), other],
  // Numbers beside commit IDs, as CI systems and Git write them.
  ['v1.2.3', 'v1.2.3-5-gabc1234', higher],
  ['v1.2.3-5-gabc1234', 'v1.2.3-12-gdef5678', higher],
  ['v1.2.3-12-gabc1234', 'v1.2.3-5-gdef5678', lower],
  ['v1.2.3-5-gabc1234', 'v1.2.3', lower],
  ['v1.2.3-5-gabc1234', 'v1.2.4', higher],
  ['1.2.3', '1.2.3-5-abc1234', unknown],
  ['1.4.2-41-abc1234', '1.4.2-42-def5678', higher],
  ['1.4.2-42-abc1234', '1.4.2-41-def5678', lower],
  ['0.1.0-main.41.abc1234', '0.1.0-main.42.def5678', higher],
  ['0.1.0-alpha.41-abc1234', '0.1.0-alpha.7-def5678', lower],
  ['1.3.0-dev.9-abc1234', '1.3.0-dev.10-def5678', higher],
  ['2026.11.29.1-abc1234', '2026.11.29.2-def5678', higher],
  ['2026.11.29.2360', '2026.11.29.2359', lower],
  ['2026.11.29.2359', '2026.11.29.2360', higher],
  ['main-abc1234-1732860000', 'main-def5678-1732863600', higher],
  ['main-abc1234-1732863600', 'main-def5678-1732860000', lower],
  ['abc1234-41', 'def5678-42', higher],
  ['abc1234-20261129', 'def5678-20261128', lower],
  ['abc1234-20261128', 'def5678-20261129', higher],
  ['v0.0.0-20261128101010-abcdef123456', 'v0.0.0-20261129101010-fedcba654321', higher],
  ['v0.0.0-20261129101010-abcdef123456', 'v0.0.0-20261129101009-fedcba654321', lower],
  ['20261128T101010-abc1234', '20261129T101010-def5678', higher],
  ['ABC1234', 'DEF5678', other],
  ['2.0.0', '1000000a', unknown],
  ['999999', '1000000', higher],
  ['9999999999', '10000000000', higher],
  ['10000000000', '9999999999', lower],
  ['9999999', '99999', unknown],
  // Prereleases without a separator.
  ['1.0.0rc1', '1.0.0', higher],
  ['1.0.0', '1.0.0rc1', lower],
  ['1.0.0b9', '1.0.0rc1', higher],
  ['1.0.0rc1', '1.0.0b9', lower],
  ['1.0.0b9', '1.0.0b10', higher],
  ['2.0.0-b9', '2.0.0', unknown],
  ['2.0.0-nightly.1', '2.0.0-rc.1', unknown],
  ['2.0.0-nightly.1', '2.0.0', higher],
  ['2.0.0-M2', '2.0.0-RC1', higher],
  ['stable-rc', 'stable', unknown],
  ['1.2-3', '1.2.3', unknown],
  ['1.2-3', '1.2.2', unknown],
  ['1.2.3-a', '1.2.3-b', unknown],
  ['1.2.3', '1.2.2 ', unknown],
  ['2.2.3', `1.2.3-${'a'.repeat(128)}`, unknown],
  // Neither do names, which may stand for anything.
  ['stable', 'edge', unknown],
  ['main', '1.2.3', unknown],
  ['1.2.3', 'stable', unknown],
  ['1.2.3', '4f2a91c', unknown],
  // Pinned no longer.
  ['1.2.3', 'latest', lower],
  ['20261124', 'latest', lower],
  ['stable', 'latest', unknown],
  ['latest', '1.2.3', higher],
  ['latest', 'stable', unknown],
  ['latest', '4f2a91c', higher],
  ['4f2a91c', 'latest', lower],
  ['latest', 'latest', higher],
];

/** Complete names of images. */
const images: readonly (readonly [before: string, after: string, order: ImageOrder])[] = [
  ['web:1.2.3', 'web', lower],
  ['web', 'web:latest', higher],
  ['web', 'web:1.2.3', higher],
  [`web@${digest}`, 'web:latest', lower],
  [`web@${digest}`, 'web', lower],
  [`web@${digest}`, 'web:1.2.3', unknown],
  // The content of a digest is unknown.
  ['web:1.2.3', `web@${digest}`, other],
  ['web:stable', `web@${digest}`, other],
  ['web:1.2.3', `api@${digest}`, other],
  [`web@${digest}`, `web@${second}`, other],
  [`web:1.2.3@${digest}`, `web:1.2.2@${second}`, lower],
  [`web:1.2.3@${digest}`, `web:1.2.4@${second}`, higher],
  [`web:1.2.3@${digest}`, `web:1.2.3@${second}`, other],
  ['web:1.2.3', `web:1.2.3@${digest}`, higher],
  [`web:1.2.3@${digest}`, 'web:1.2.3', unknown],
  ['web:latest', `web@${digest}`, higher],
  ['registry.example:5000/acme/web:1.2.3', 'registry.example:5000/acme/web:1.2.2', lower],
  ['registry.example:5000/acme/web', 'registry.example:5000/acme/web:1.2.2', higher],
  ['registry.example:5000/web:2', 'registry.example:5000/web', lower],
  ['localhost/web:2', 'localhost:5000/web:1', lower],
  ['ghcr.io/acme/web:1.2.3', 'mirror.example/acme/web:1.2.2', lower],
  ['nginx:1.27', 'docker.io/library/nginx:1.26', lower],
  ['docker://nginx:1.27', 'nginx:1.26', lower],
  ['nginx:1.27', 'https://docker.io/nginx:1.26', lower],
  ['ghcr.io/acme/web:1.27', 'https://ghcr.io/acme/web:1.26', lower],
  ['https://ghcr.io/acme/web:1.26', 'docker://ghcr.io/acme/web:1.27', higher],
  ['ghcr.io/acme/web:1.27', 'https://docker://ghcr.io/acme/web:1.26', lower],
  ['ghcr.io/acme/web:1.27', 'http://ghcr.io/acme/web:1.26', unknown],
  ['ghcr.io/acme/web:1.27', 'oci-archive:/acme/web:1.26', unknown],
  ['ghcr.io/acme/web:1.27', 'oci-archive:web:1.26', unknown],
  ['ghcr.io/acme/web:1.27', 'ghcr.io//acme/web:1.26', unknown],
  ['acme/web:1.27', '/acme/web:1.26', unknown],
  ['web:1.2.3', 'api:1.2.2', other],
  ['acme/web:2', 'other/web:1', other],
  ['web:‹hidden›', 'web:1.2.2', unknown],
  ['web:1.2.3', 'web:(late: image)', unknown],
];

test.each(tags)('the tag after %s is compared: %s is %s', (before, after, order) => {
  expect(compareImages(`acme/web:${before}`, `acme/web:${after}`)).toBe(order);
});

test.each(images)('the image after %s is compared: %s is %s', (before, after, order) => {
  expect(compareImages(before, after)).toBe(order);
});

test.each<[image: string, tag: string | undefined, digested: string | undefined]>([
  ['web', 'no tag', 'no digest'],
  ['web:latest', 'tag latest', 'no digest'],
  ['registry.example:5000/web', 'no tag', 'no digest'],
  ['web:1.2.3', undefined, 'no digest'],
  ['web:stable', undefined, 'no digest'],
  [`web@${digest}`, undefined, undefined],
  [`web:latest@${digest}`, undefined, undefined],
  ['web:(late: image)', undefined, 'no digest'],
  ['‹hidden›', undefined, undefined],
])('the image %s is pinned by its tag or not', (image, tag, digested) => {
  expect([findPinProblem(image, 'tag'), findPinProblem(image, 'digest')]).toEqual([tag, digested]);
});

test('two versions are never both lower than the other, and versions of three numbers have the order of their numbers', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(...tags.map(([row]) => row)),
    fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)).map((numbers) => numbers.join('.')),
  );
  fc.assert(
    fc.property(text, text, (row, another) => {
      const orders = [compareImages(`a:${row}`, `a:${another}`), compareImages(`a:${another}`, `a:${row}`)];
      expect(orders).not.toEqual([lower, lower]);
    }),
  );
  const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
  fc.assert(
    fc.property(version, version, (low, another) => {
      const at = low.findIndex((number, index) => number !== another[index]);
      const isLower = at !== -1 && (another[at] ?? 0) < (low[at] ?? 0);
      expect(compareImages(`a:${low.join('.')}`, `a:${another.join('.')}`)).toBe(isLower ? lower : higher);
    }),
  );
});

/** A version is the numbers before its suffix; a shorter one stands for any version that begins with it, and has no order with one of them. */
function judgeByModel(before: readonly number[], after: readonly number[]): ImageOrder {
  const at = before.findIndex((number, index) => index < after.length && number !== after[index]);
  if (at !== -1) return (after[at] ?? 0) < (before[at] ?? 0) ? lower : higher;
  return before.length === after.length ? higher : unknown;
}

test('the order of versions of any length, with a prefix and a suffix of the same form, is that of their numbers', () => {
  const numbers = fc.array(fc.oneof(fc.nat(12), fc.nat(1)), { minLength: 2, maxLength: 4 });
  const around = fc.tuple(fc.constantFrom('', 'v', 'release-'), fc.constantFrom('', '-alpine', '-slim-bookworm'));
  fc.assert(
    fc.property(numbers, numbers, around, (low, another, [prefix, suffix]) => {
      const [before, after] = [low, another].map((list) => `a:${prefix}${list.join('.')}${suffix}`);
      expect(compareImages(before ?? '', after ?? '')).toBe(judgeByModel(low, another));
    }),
  );
  const version = fc.tuple(fc.nat(3), fc.nat(3));
  const build = fc.constantFrom('-ls', '-r', '-debian-12-r', '+build.');
  fc.assert(
    fc.property(version, version, fc.nat(200), fc.nat(200), build, (low, another, built, next, word) => {
      const [before, after] = [`a:${low.join('.')}${word}${built}`, `a:${another.join('.')}${word}${next}`];
      expect(compareImages(before, after)).toBe(judgeByModel([...low, built], [...another, next]));
    }),
  );
});

/** A piece of a tag that both tags have, with its value on each side, and whether the second one is higher (1), lower (-1), or neither. */
const piece = fc.oneof(
  fc.tuple(fc.nat(120), fc.nat(120)).map(([low, next]) => ({ texts: [`-ls${low}`, `-ls${next}`], sign: next - low })),
  fc.constantFrom('-alpine', '-main', '-slim').map((text) => ({ texts: [text, text], sign: 0 })),
  fc
    .tuple(fc.stringMatching(/^[a-f][0-9a-f]{5}[0-9]$/), fc.stringMatching(/^[a-f][0-9a-f]{5}[0-9]$/), fc.boolean())
    .map(([row, next, isGit]) => ({ texts: [row, next].map((id) => `-${isGit ? 'g' : ''}${id}`), sign: 0 })),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 }))
    .map(([low, next]) => ({ texts: [low, next].map((day) => `-202611${two(day)}`), sign: next - low })),
  fc
    .tuple(fc.nat(3), fc.nat(3), fc.constantFrom('-', '.'))
    .map(([low, next, separator]) => ({
      texts: [low, next].map((rank) => `${separator}${['alpha', 'beta', 'rc', 'rc'][rank] ?? ''}.1`),
      sign: Math.min(next, 2) - Math.min(low, 2),
    })),
);

test('the first piece that differs decides, and commit IDs do not', () => {
  const versions = fc.tuple(fc.nat(20), fc.nat(20)).map(([low, next]) => {
    return { texts: [`1.${low}`, `1.${next}`], sign: next - low };
  });
  fc.assert(
    fc.property(versions, fc.array(piece, { maxLength: 5 }), (version, more) => {
      const pieces = [version, ...more];
      const [before = '', after = ''] = [0, 1].map((side) => pieces.map(({ texts }) => texts[side] ?? '').join(''));
      const first = pieces.find(({ sign }) => sign !== 0)?.sign;
      const hasCommit = more.some(({ texts }) => /^-g?[a-f][0-9a-f]{5}[0-9]$/.test(texts[0] ?? ''));
      const equal = before !== after && hasCommit ? other : higher;
      expect([before, after, compareImages(`a:${before}`, `a:${after}`)]).toEqual([
        before,
        after,
        first === undefined ? equal : first < 0 ? lower : higher,
      ]);
    }),
    { numRuns: 1000 },
  );
});

const two = (number: number): string => String(number).padStart(2, '0');

test('dates have their order in any form, and commit IDs of the same words none', () => {
  const date = fc.tuple(
    fc.integer({ min: 2000, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  );
  const forms: readonly ((numbers: readonly number[]) => string)[] = [
    (numbers) => numbers.join('.'),
    (numbers) => numbers.map(two).join('-'),
    (numbers) => numbers.map(two).join(''),
    (numbers) => `RELEASE.${numbers.map(two).join('-')}T01-02-03Z`,
  ];
  fc.assert(
    fc.property(date, date, fc.constantFrom(...forms), (low, another, form) => {
      expect(compareImages(`a:${form(low)}`, `a:${form(another)}`)).toBe(judgeByModel(low, another));
    }),
  );
  const commit = fc.stringMatching(/^[a-f][0-9a-f]{5,37}[0-9]$/);
  const words = fc.constantFrom('', 'main-', 'sha-', '1.4.0-');
  fc.assert(
    fc.property(commit, commit, words, (row, another, word) => {
      fc.pre(row !== another);
      expect(compareImages(`a:${word}${row}`, `a:${word}${another}`)).toBe(other);
    }),
  );
});

const computedName = fc.constantFrom(
  '${NOMAD_META_image}',
  '${NOMAD_META_r}/web:2.0',
  '${meta.image}',
  'acme/${attr.x}:1',
  '%{ if a }b%{ endif }:3',
);

test('an image whose name is computed at runtime has no order with any other', () => {
  fc.assert(
    fc.property(
      computedName,
      fc.constantFrom('acme/web:1.0', 'web', 'web@sha256:0', 'r.example/web:9'),
      (computed, literal) => {
        expect([compareImages(computed, literal), compareImages(literal, computed)]).toEqual([
          'not-comparable',
          'not-comparable',
        ]);
      },
    ),
  );
});
