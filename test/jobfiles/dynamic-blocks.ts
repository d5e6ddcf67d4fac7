import * as fc from 'fast-check';

/** The files that the blocks read. */
export const files = { 'conf/a.txt': 'A', 'conf/b.txt': 'B', 'c.txt': 'C', '0': 'zero', '1': 'one' };
/** Returns a job file with these blocks in its task and these settings in its `config`. */
export function jobWith(blocks: string, config = ''): string {
  return `job "web" {\n  group "app" {\n    task "server" {\n      driver = "raw_exec"\n      config {\n${config}\n      }\n${blocks}\n    }\n  }\n}\n`;
}

/** Collections as HCL source, with the keys and values that HCL iterates over. */
const names = ['conf/a.txt', 'conf/b.txt', 'c.txt'];
const some = fc.subarray(names);
const collection = fc.oneof(
  some.map((list) => ({
    source: JSON.stringify(list),
    entries: list.map((value, at) => [String(at), value] as const),
  })),
  some.map((list) => ({
    source: `setunion(${JSON.stringify(list.toReversed())}, [])`,
    entries: list.toSorted().map((value) => [value, value] as const),
  })),
  some.map((list) => ({
    source: `{${list.map((value, at) => `${'xyz'[at]} = "${value}"`).join(', ')}}`,
    entries: list.map((value, at) => ['xyz'[at] ?? '', value] as const),
  })),
  fc.constant({
    source: 'fileset(".", "conf/*.txt")',
    entries: ['conf/a.txt', 'conf/b.txt'].map((value) => [value, value] as const),
  }),
  some.map((list) => ({
    source: `[for f in ${JSON.stringify(list)} : f if f != "c.txt"]`,
    entries: list.filter((value) => value !== 'c.txt').map((value, at) => [String(at), value] as const),
  })),
);
/** Existing paths as HCL source, written with a key and a value. */
const path = fc.constantFrom<readonly [string, (key: string, value: string) => string]>(
  ['K.value', (_, value) => value],
  ['"${K.value}"', (_, value) => value],
  ['format("%s", K.value)', (_, value) => value],
  ['"${dirname(K.value)}/${basename(K.value)}"', (_, value) => value],
  ['join("/", split("/", K.value))', (_, value) => value],
  ['K.key == "x" ? "0" : K.value', (key, value) => (key === 'x' ? '0' : value)],
  ['{a = "c.txt", b = K.value}[attr.none == "" ? "a" : "b"]', (_, value) => value],
);

/** A job file with a dynamic block, and the same job with its blocks written out. */
export const dynamicBlocks = fc
  .tuple(collection, path, fc.boolean(), fc.subarray(['0', '1'] as const))
  .map(([each, [written, of], isNamed, numbers]) => {
    const name = isNamed ? 'it' : 'template';
    const data = `file(${written.replaceAll('K', name)})`;
    const iterator = isNamed ? 'iterator = it\n' : '';
    const dynamic = `dynamic "template" {\nfor_each = ${each.source}\n${iterator}content {\ndata = "\${${data}}"\ndestination = ${name}.key\n}\n}`;
    const plain = each.entries.map(([key, value]) => {
      const content = files[of(key, value) as keyof typeof files];
      return `template {\ndata = "${content}"\ndestination = "${key}"\n}`;
    });
    const contents = numbers.map((one) => files[one]);
    return {
      source: jobWith(dynamic, `command = "x"\nargs = [for n in ${JSON.stringify(numbers)} : file(n)]`),
      writtenOut: jobWith(plain.join('\n'), `command = "x"\nargs = ${JSON.stringify(contents)}`),
    };
  });
