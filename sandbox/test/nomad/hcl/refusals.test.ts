import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../caller.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start();

  it('a variables file that is no HCL is reported at its position', async () => {
    expect(await refusal('variable "n" { type = number }\njob "a" {}\n', 'n = ')).toMatch(
      /^Failed to parse job: unable to parse var content: input\.hcl:1,5-5: /,
    );
  });
});
afterAll(() => caller[Symbol.asyncDispose]());

async function refusal(JobHCL: string, Variables?: string): Promise<string> {
  const reply = await caller.ask('POST', '/v1/jobs/parse', { JobHCL, Variables });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return reply.text;
}

const createTaskSource = (lines: string): string =>
  `job "a" {\n  group "g" {\n    task "t" {\n      driver = "raw_exec"\n${lines}\n    }\n  }\n}\n`;

describe('parse errors as in Nomad', () => {
  it.each([
    [
      createTaskSource('      data = templatefile("a", {})\n      user = templatefile("a", {})'),
      'input.hcl:5,7-11: Unsupported argument; An argument named "data" is not expected here.\ninput.hcl:6,14-26: Call to unknown function; There is no function named "templatefile".\ninput.hcl:6,14-27: Unsuitable value type; Unsuitable value: value must be known',
    ],
    [
      'job "a" {\n  x = 1\n  x = 2\n  y = [1,\n}',
      'input.hcl:3,3-4: Attribute redefined; The argument "x" was already set at input.hcl:2,3-4. Each argument may be set only once., and 1 other diagnostic(s)',
    ],
  ])('the job file %j is rejected with the message of Nomad', async (text, words) => {
    expect(await refusal(text)).toBe(`Failed to parse job: ${words}`);
  });

  it.each([
    ['kill_timeout = "10"', 'Unsuitable duration value: time: missing unit in duration "10"'],
    ['kill_timeout = "soon"', 'Unsuitable duration value: time: invalid duration "soon"'],
    ['leader = "perhaps"', 'Unsuitable value: a bool is required'],
    ['resources {\n cpu = "much"\n}', 'Unsuitable value: a number is required'],
    ['lifecycle {\n}', 'The argument "hook" is required, but no definition was found.'],
    ['resources {\n}\nresources {\n}', 'Only one resources block is allowed. Another was defined at input.hcl:5,1-10.'],
    ['template "x" {\n}', 'No labels are expected for template blocks.'],
    ['env = 1', 'Unsuitable value: map of string required'],
  ])('the task with %j is rejected', async (lines, detail) => {
    expect(await refusal(createTaskSource(lines))).toContain(`; ${detail}`);
  });
});

it.each([
  ['[upper("b")]', '1,6-16: Function calls not allowed; Functions may not be called here.'],
  ['["${nope} b"]', '1,9-13: Variables not allowed; Variables may not be used here.'],
])('the variable value %s may not use functions or variables', async (value, words) => {
  const declared = 'variable "u" {\n  type = list(string)\n}\njob "x" {}\n';
  expect(await refusal(declared, `u = ${value}`)).toBe(`Failed to parse job: input.hcl:${words}`);
});
