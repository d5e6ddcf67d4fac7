import { parse } from '@cdktn/hcl2json';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModuleCall } from '../../../src/modes/check-modules/module-calls.ts';
import { measureGrowth } from '../../support/growth.ts';
import { countRuns } from '../../support/thorough.ts';
import { call, jsonFile, nativeFile, readModuleCalls } from './terraform-texts.ts';

interface PlainCall {
  readonly name: string;
  readonly source: string | undefined;
  readonly version: string | undefined;
}

const computed = '(computed)';

function plain({ name, source, version }: ModuleCall): PlainCall {
  return { name, source: readText(source), version: readText(version) };
}

function readText(argument: ModuleCall['version']): string | undefined {
  return argument === undefined || argument.isNull === true ? undefined : (argument.text ?? computed);
}

/** A block without a source calls nothing. */
function withSource(calls: readonly ModuleCall[]): readonly PlainCall[] {
  return calls.filter(({ source }) => source !== undefined).map(plain);
}

/** The order of blocks with different labels is not in the response of the official parser. */
function sortCalls(calls: readonly PlainCall[]): readonly PlainCall[] {
  return calls.toSorted((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
}

/** The official parser leaves computed values as templates. */
function officialText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return /(?<![$%])[$%]\{/.test(value) ? computed : value;
}

async function officialCalls(text: string): Promise<readonly PlainCall[]> {
  const { module = {} } = (await parse('main.tf', text)) as {
    readonly module?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  };
  return Object.entries(module).flatMap(([name, bodies]) =>
    bodies
      .filter(({ source }) => source !== undefined && source !== null)
      .map(({ source, version }) => ({ name, source: officialText(source), version: officialText(version) })),
  );
}

describe('module calls of generated files', () => {
  test(
    'module calls are those that the official parser reads, in the native and in the JSON syntax',
    { timeout: 300_000 },
    async () => {
      const files = fc
        .array(call, { maxLength: 5 })
        .chain((calls) => fc.tuple(nativeFile(calls), jsonFile(calls), fc.constant(calls)));
      await fc.assert(
        fc.asyncProperty(files, async ([native, json]) => {
          const official = sortCalls(await officialCalls(native));
          const read = readModuleCalls(native, 'native');
          expect([sortCalls(withSource(read.calls)), read.brokenLine]).toEqual([official, undefined]);
          const inJson = readModuleCalls(json, 'json');
          // A heredoc of a file with CRLF keeps them.
          const wanted = JSON.parse(JSON.stringify(official).replaceAll(String.raw`\r\n`, String.raw`\n`)) as unknown;
          expect([sortCalls(withSource(inJson.calls)), inJson.brokenLine]).toEqual([wanted, undefined]);
        }),
        { numRuns: countRuns(10_000) },
      );
    },
  );

  test('module calls have the lines of their source and version, with any line ends', () => {
    for (const end of ['\n', '\r\n']) {
      const native = ['', 'module "a" {', '', '  version = "1"', '  source = "x"', '}', 'module "b" { source = "y" }'];
      const { calls } = readModuleCalls(native.join(end), 'native');
      expect(calls.map(({ source, version }) => [source?.line, version?.line])).toEqual([
        [5, 4],
        [7, undefined],
      ]);
      const json = ['{', '"module": {', '"a": {"source":', '"x",', '"version": "1"}', '}}'];
      const [moduleCall] = readModuleCalls(json.join(end), 'json').calls;
      expect([moduleCall?.source?.line, moduleCall?.version?.line]).toEqual([4, 5]);
    }
  });

  test('module calls with constant expressions have their values', () => {
    const text = 'module "a" {\n  source = ("acme/${"vpc"}/aws")\n  version = "${"~> 1"}.0"\n}\n';
    expect(readModuleCalls(text, 'native').calls.map(plain)).toEqual([
      { name: 'a', source: 'acme/vpc/aws', version: '~> 1.0' },
    ]);
  });
});

describe('files that are not valid Terraform', () => {
  test.each([
    ['module "a" {\n  source = "x\n}\n', 2],
    ['module "a" {\n  source = "x"\n}\n}\n', 4],
    ['module "a" {\n  source = <<EOT\nx\n', 2],
    ['module "a" {\n  source = "x"\n}\n= 3\n', 4],
  ])('the line of the error is found in the module calls of %j', (text, line) => {
    expect(readModuleCalls(text, 'native').brokenLine).toBe(line);
  });

  test.each(['', '{', '[1', '{"module":}', 'module "a" {}'])(
    'no module call is read from %j, which is not JSON',
    (text) => {
      expect(readModuleCalls(text, 'json')).toEqual({ calls: [], brokenLine: 1 });
    },
  );

  test.each(['1', '"module"', '[]', '{"module": 1}', '{"module": {"a": "x"}}', '{"module": {"a": {"source": [1]}}}'])(
    'module calls are read from any JSON without an error: %s',
    (text) => {
      expect(readModuleCalls(text, 'json').brokenLine).toBeUndefined();
    },
  );

  test('module calls of any text are read without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.json(), (text, json) => {
        const read = [
          readModuleCalls(`module "a" {\n  source = ${text}`, 'native'),
          readModuleCalls(text, 'json'),
          readModuleCalls(`{"module": ${json}}`, 'json'),
        ];
        expect(
          read.flatMap(({ calls }) => calls).filter(({ source, version }) => ((source ?? version)?.line ?? 1) < 1),
        ).toEqual([]);
      }),
      { numRuns: countRuns(5000) },
    );
  });

  test.each([
    ['native', 'module "a" {\n source = "x"\n}\n'],
    ['native', 'module "a" {'],
    ['native', 'module "'],
    ['json', '{"module":['],
  ] as const)('module calls in the %s syntax are read in linear time from repeated %j', (syntax, text) => {
    const { fourfold, most } = measureGrowth((count) => void readModuleCalls(text.repeat(count), syntax), 1000);
    expect(fourfold).toBeLessThan(most);
  });
});
