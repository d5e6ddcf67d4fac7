import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../caller.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start();
});
afterAll(() => caller[Symbol.asyncDispose]());

async function refusal(JobHCL: string, Variables?: string): Promise<string> {
  const reply = await caller.ask('POST', '/v1/jobs/parse', { JobHCL, Variables });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return reply.text;
}

const inTask = (lines: string): string =>
  `job "a" {\n  group "g" {\n    task "t" {\n      driver = "raw_exec"\n${lines}\n    }\n  }\n}\n`;

describe('parse errors as in Nomad', () => {
  it.each([
    [
      'job "a" {\n  group "g" {\n    count = \n  }\n}\n',
      'input.hcl:3,13-4,1: Invalid expression; Expected the start of an expression, but found an invalid expression token.',
    ],
    [
      'job "a" {',
      'input.hcl:1,9-10: Unclosed configuration block; There is no closing brace for this block before the end of the file. This may be caused by incorrect brace nesting elsewhere in this file.',
    ],
    [
      'job "a" {\n  colour = "blue"\n  shape = "round"\n}',
      'input.hcl:2,3-9: Unsupported argument; An argument named "colour" is not expected here.\ninput.hcl:3,3-8: Unsupported argument; An argument named "shape" is not expected here.',
    ],
    [
      'job "a" {\n  grp "g" {}\n}',
      'input.hcl:2,3-6: Unsupported block type; Blocks of type "grp" are not expected here. Did you mean "group"?',
    ],
    [
      'job "a" {\n  priority = 1 / 0\n}',
      'input.hcl:2,14-15: Unsuitable value type; Unsuitable value: value must be a whole number, between -9223372036854775808 and 9223372036854775807',
    ],
    [
      'job "a" {}\njob "b" {}',
      'input.hcl:2,1-8: Duplicate job block; Only one block of type "job" is allowed. Previous definition was at input.hcl:1,1-8.',
    ],
    [
      'variable "x" {}',
      '<nil>: Unset variable "x"; A used variable must be set or have a default value; see https://developer.hashicorp.com/nomad/docs/reference/hcl2/variables  for details.',
    ],
    ['locals {}', '<nil>: Missing job block; A job block is required'],
    [
      inTask('      env { X = file("/etc/hostname") }'),
      'input.hcl:5,17-22: Error in function call; Call to function "file" failed: filesystem function disabled.\ninput.hcl:5,17-22: Unsuitable value type; Unsuitable value: value must be known',
    ],
    [
      'job "a" {\n  priority = var.nope\n}',
      'input.hcl:2,17-22: Unsupported attribute; This object does not have an attribute named "nope".\ninput.hcl:2,14-22: Unsuitable value type; Unsuitable value: value must be known',
    ],
    [
      inTask('      data = templatefile("a", {})\n      user = templatefile("a", {})'),
      'input.hcl:5,7-11: Unsupported argument; An argument named "data" is not expected here.\ninput.hcl:6,14-26: Call to unknown function; There is no function named "templatefile".\ninput.hcl:6,14-27: Unsuitable value type; Unsuitable value: value must be known',
    ],
    [
      'job "a" {\n  x = 1\n  x = 2\n  y = [1,\n}',
      'input.hcl:3,3-4: Attribute redefined; The argument "x" was already set at input.hcl:2,3-4. Each argument may be set only once., and 1 other diagnostic(s)',
    ],
  ])('the job file %j is rejected with the message of Nomad', async (text, words) => {
    expect(await refusal(text)).toBe(`Failed to parse job: ${words}`);
  });

  it('a variable value of a wrong type is reported at its position', async () => {
    const text = 'variable "n" { type = number }\njob "a" {\n  priority = var.n\n}\n';
    expect(await refusal(text, 'n = "many"')).toBe(
      "Failed to parse job: input.hcl:1,5-11: Invalid value for variable; The value for n is not compatible with the variable's type constraint: a number is required.",
    );
    expect(await refusal(text, 'n = ')).toMatch(
      /^Failed to parse job: unable to parse var content: input\.hcl:1,5-5: /,
    );
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
    expect(await refusal(inTask(lines))).toContain(`; ${detail}`);
  });

  it('an empty job file is rejected', async () => {
    expect(await refusal('')).toBe('Job spec is empty');
  });
});

it.each([
  ['[upper("b")]', '1,6-16: Function calls not allowed; Functions may not be called here.'],
  ['["${nope} b"]', '1,9-13: Variables not allowed; Variables may not be used here.'],
])('the variable value %s may not use functions or variables', async (value, words) => {
  const declared = 'variable "u" {\n  type = list(string)\n}\njob "x" {}\n';
  expect(await refusal(declared, `u = ${value}`)).toBe(`Failed to parse job: input.hcl:${words}`);
});
