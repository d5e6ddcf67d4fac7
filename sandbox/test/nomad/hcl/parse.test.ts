import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, type Doc } from '../../caller.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start();
});
afterAll(() => caller[Symbol.asyncDispose]());

/** Returns a string as a quoted string in HCL. */
function quoteInHcl(text: string): string {
  const escaped = text.replaceAll(/["\\]|\p{Cc}/gu, (character) =>
    /["\\]/.test(character) ? `\\${character}` : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped.replaceAll(/[$%](?=\{)/g, (sign) => sign + sign)}"`;
}

const createTaskSource = (lines: string): string =>
  `job "a" {\n  group "g" {\n    task "t" {\n      driver = "raw_exec"\n${lines}\n    }\n  }\n}\n`;
const firstTask = (job: Doc): Doc => job['TaskGroups'][0].Tasks[0] as Doc;

describe('parsed job files', () => {
  it('blanks, comments and, in brackets, line ends may stand between the parts of a reference', async () => {
    const env = {
      A: 'var /* x */ . /* y */ s',
      B: '(var\n.s)',
      C: '["a", "b"] [0]',
      D: '(["a"] /* x */ [0]\n)',
      E: 'join(",", [{ a = "q" }] [*] . a)',
    };
    const lines = Object.entries(env).map(([name, value]) => `${name} = ${value}`);
    const job = await caller.parse(`variable "s" {}\n${createTaskSource(`env {\n${lines.join('\n')}\n}`)}`, 's = "v"');
    expect(firstTask(job)['Env']).toEqual({ A: 'v', B: 'v', C: 'a', D: 'a', E: 'q' });
  });

  it.each([
    ['[for i in range(3) : i * 2 if i != 1]', [0, 4]],
    ['{ for k, v in { a = 1, b = 2 } : upper(k) => v + 1 }', { A: 2, B: 3 }],
    ['{ for s in ["ab", "ac", "b"] : substr(s, 0, 1) => s... }', { a: ['ab', 'ac'], b: ['b'] }],
    ['[{ n = 1 }, { n = 2 }][*].n', [1, 2]],
    ['true ? "y" : "n"', 'y'],
    ['-(2 + 3) * 4 % 7', -6],
    ['!(1 < 2 && 2 >= 3) || false', true],
    ['format("%s-%03d-%.1f%%", "a", 7, 1.25)', 'a-007-1.3%'],
    ['merge({ a = 1 }, { a = 2, "b c" : 3 })', { a: 2, 'b c': 3 }],
    ['jsondecode(jsonencode({ b = [1, null], a = "<" }))', { a: '<', b: [1, null] }],
    ['try(jsondecode("x"), "fallback")', 'fallback'],
    ['can(tonumber("x"))', false],
    ['length(flatten([["a"], ["b", ["c"]]]))', 3],
    ['sort(keys({ b = 1, a = 2 }))', ['a', 'b']],
    ['coalesce("", "x")', 'x'],
    ['lookup({ a = 1 }, "b", 9)', 9],
    ['join(",", split("-", "a-b"))', 'a,b'],
    ['concat([1], [2, 3])[2]', 3],
    ['max(1, 5, 3)', 5],
    ['title("ab cd") == "Ab Cd"', true],
  ])('the expression %s is evaluated', async (expression, value) => {
    const job = await caller.parse(createTaskSource(`      config {\n        x = [${expression}]\n      }`));
    expect(firstTask(job)['Config']).toEqual({ x: [value] });
  });

  it('Vault blocks are inherited, ports are split by kind, and a task without a group gets its own', async () => {
    const text =
      'job "a" {\n  vault {\n    role = "r"\n  }\n  task "alone" {\n    driver = "x"\n  }\n  group "g" {\n    network {\n      port "d" {}\n      port "s" {\n        static = 80\n      }\n    }\n    task "t" {}\n  }\n}\n';
    const job = await caller.parse(text);
    expect(job['TaskGroups'].map((group: Doc) => [group['Name'], group['Tasks'][0].Vault.Role])).toEqual([
      ['alone', 'r'],
      ['g', 'r'],
    ]);
    const [network] = job['TaskGroups'][1].Networks;
    expect([
      network.DynamicPorts.map((port: Doc) => port['Label']),
      network.ReservedPorts.map((port: Doc) => port['Value']),
    ]).toEqual([['d'], [80]]);
  });

  it('infinite numbers are in the response as Go prints them, which is not JSON', async () => {
    const lines =
      '      config {\n        x = 1 / 0\n        y = [1e400, "+Inf"]\n        z = 7 % 0\n      }\n      env {\n        X = -1 / 0\n      }';
    const { status, text } = await caller.ask('POST', '/v1/jobs/parse', { JobHCL: createTaskSource(lines) });
    expect([status, /"Config":(\{.*?\})/.exec(text)?.[1]]).toEqual([200, '{"x":+Inf,"y":[+Inf,"+Inf"],"z":7}']);
    expect(text).toContain('"Env":{"X":"-Inf"}');
  });

  it('defaults are filled in with Canonicalize', async () => {
    const job = await caller.json('POST', '/v1/jobs/parse', { JobHCL: 'job "a" {}', Canonicalize: true });
    expect(job).toMatchObject({ Region: 'global', Namespace: 'default', Priority: 50, Type: 'service' });
  });

  it('any escaped text is read back unchanged', async () => {
    const texts = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('${', '%{', '$$', '"', '\\', '\n', '$${x}', '#', '}'),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join('').normalize('NFC'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        // The escape is ambiguous in HCL itself where `$` precedes `${`.
        fc.pre(
          !/[$%][$%]\{/.test(text) &&
            !/[\ud800-\udfff]/.test(text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, '')) &&
            !text.includes('\0'),
        );
        const job = await caller.parse(createTaskSource(`      env {\n        X = ${quoteInHcl(text)}\n      }`));
        expect(firstTask(job)['Env'].X).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});
