import * as fc from 'fast-check';
import type { Resolvable } from './terraform.ts';

// Few numbers, so that many versions are equal or close to a bound.
const number = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('0', '1', '2', '3') },
  { weight: 1, arbitrary: fc.constantFrom('10', '01', '9', '20240101') },
);
const prerelease = fc.constantFrom(...'rc.1 rc.2 rc1 alpha beta.11 1 01 0 x-y rc.1.2 1a a~'.split(' '));
const metadata = fc.constantFrom('b', 'a.1', '1', '--');

/** A version in all spellings that Terraform reads. */
const version = fc
  .record({
    letter: fc.constantFrom('', '', '', '', 'v'),
    segments: fc.oneof(
      { weight: 3, arbitrary: fc.array(number, { minLength: 3, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(number, { minLength: 1, maxLength: 4 }) },
    ),
    tag: fc.option(prerelease, { nil: '', freq: 3 }),
    hyphen: fc.constantFrom('-', '-', '-', ''),
    build: fc.option(metadata, { nil: '', freq: 6 }),
  })
  .map(({ letter, segments, tag, hyphen, build }) => {
    const before = /^[a-z]/.test(tag) ? hyphen : '-';
    return `${letter}${segments.join('.')}${tag === '' ? '' : before + tag}${build === '' ? '' : `+${build}`}`;
  });

const space = fc.constantFrom('', '', ' ', '  ', '\t');
const operator = fc.constantFrom('', '', '=', '=', '!=', '>', '<', '>=', '<=', '~>', '~>', '~>');
const part = fc.tuple(space, operator, space, version, space).map((pieces) => pieces.join(''));

const constraint = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(','));

const exact = fc.constantFrom('', '=', '= ', ' ', '>=', '~>', '\t', ' =');

/** A constraint and a listing; every second constraint names a version of the listing. */
export const resolvable: fc.Arbitrary<Resolvable> = fc
  .tuple(fc.option(constraint, { nil: undefined, freq: 20 }), fc.uniqueArray(version, { minLength: 1, maxLength: 12 }))
  .chain(([given, listing]) =>
    fc
      .tuple(fc.boolean(), exact, fc.nat(listing.length - 1))
      .map(([named, before, at]) => ({ constraint: named ? `${before}${listing[at]}` : given, listing })),
  );
