import * as fc from 'fast-check';

/** Placeholder for deeply nested lists, which are inserted as text: as a value they would exhaust the stack of `JSON.stringify`. */
const deep = 'lists in lists';
const deepText = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

const polluting: unknown = JSON.parse(
  '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "toString": 1}',
);

/** Texts with a meaning for a runner, a terminal, Markdown, HTML, a parser, a path or a prototype. */
const hostileTexts = [
  '::error::x',
  '\n::set-output name=x::y',
  `-->\n<!-- outrider:record v4 AAAA ${'0'.repeat(44)} ${'0'.repeat(44)} -->`,
  '```\n# out',
  '@everyone ![x](http://evil.example)',
  '<script>alert(1)</script>',
  '\u202e\u0000\u001b[2J',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '\ud800',
  '${file("/etc/passwd")}',
  '`'.repeat(2000),
  'eyJ'.repeat(5000),
  ' \n'.repeat(5000),
  'x'.repeat(100_000),
] as const;

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, '', [], {}, [[]], [null]),
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(
    deep,
    polluting,
    Array.from({ length: 130_000 }, () => 0),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A change of a JSON value at its `at`-th place. */
interface Change {
  readonly at: number;
  readonly result: 'replace' | 'remove' | 'rename' | 'double';
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  result: fc.constantFrom('replace', 'replace', 'remove', 'rename', 'double'),
  value: nasty,
});

/** A change of the text that is sent. */
interface Cut {
  readonly from: number;
  readonly length: number;
  readonly insert: string;
  readonly times: number;
}

const cut: fc.Arbitrary<Cut> = fc.record({
  from: fc.nat(),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
  insert: fc.oneof(
    fc.constantFrom(...'" { [ ( ${ %{ } /* # = , file("a.txt") var.x'.split(' '), '\\', '<<E\n', '\n'),
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  times: fc.constantFrom(1, 1, 1, 2, 5000),
});

/** The changes that corrupt a recorded response or file. */
export interface Mutation {
  readonly changes: readonly Change[];
  readonly cuts: readonly Cut[];
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  changes: fc.array(change, { maxLength: 4 }),
  cuts: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(cut, { maxLength: 3 }) }),
});

export const cuts: fc.Arbitrary<readonly Cut[]> = fc.array(cut, { maxLength: 6 });

/** The corrupt JSON text of a value; for a text, only the cuts apply. */
export function corrupt(value: unknown, { changes, cuts: all }: Mutation): string {
  const root = { value: structuredClone(value) };
  for (const item of changes) apply(root, { ...item, value: structuredClone(item.value) });
  const text = typeof root.value === 'string' ? root.value : (JSON.stringify(root.value) ?? 'null');
  return corruptText(text.replaceAll(JSON.stringify(deep), deepText), all);
}

export function corruptText(text: string, all: readonly Cut[]): string {
  return all.reduce((rest, { from, length, insert, times }) => {
    const at = from % (rest.length + 1);
    return `${rest.slice(0, at)}${insert.repeat(insert.length > 100 ? 1 : times)}${rest.slice(at + length)}`;
  }, text);
}

function apply(root: object, { at, result, value }: Change): void {
  const places = listPlaces(root);
  const place = places[at % places.length];
  if (place === undefined) return;
  const { holder, key } = place;
  const present = holder[key];
  if (result === 'remove') delete holder[key];
  else if (result === 'double' && Array.isArray(present))
    define(holder, key, [...(present as unknown[]), ...(present as unknown[]), value]);
  else if (result === 'rename' && typeof value === 'string') define(holder, value, present);
  else define(holder, key, value);
}

/** Sets keys such as `__proto__` as own properties, as `JSON.parse` does. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** All places in a value that can be changed; of very large values the first 2000. */
function listPlaces(root: object): readonly Spot[] {
  const spots: Spot[] = [];
  const open: object[] = [root];
  for (let holder = open.pop(); holder !== undefined && spots.length < 2000; holder = open.pop()) {
    for (const [key, value] of Object.entries(holder).slice(0, 200)) {
      spots.push({ holder: holder as Record<string, unknown>, key });
      if (typeof value === 'object' && value !== null) open.push(value as object);
    }
  }
  return spots;
}
