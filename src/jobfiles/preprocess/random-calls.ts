import { statementsIn } from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { nextToken, tokenText, type CountStep, type Hcl } from '../hcl/tokens.ts';
import { shortKey } from './json-keys.ts';

/** HCL functions with a different result on each call. Source: jobspec2/functions.go of Nomad */
const randomFunctions = ['uuidv4', 'bcrypt'] as const;

export interface RandomCall {
  readonly name: (typeof randomFunctions)[number];
  /** The field whose value it computes, such as `job.group.task.config.image`. */
  readonly field: string;
  /** Offset in the file. */
  readonly at: number;
}

/** Fields with free text. All others decide what Nomad does. */
const freeText = /^job\.(?:group\.)?(?:task\.)?(?:meta|env)(?:\.|$)/;

/** A hostile file may have 100,000 calls, in 100 blocks each. */
const maxReported = 50;
const maxShownBlocks = 8;

/** Those outside of `meta` and `env` of a job, a group or a task. */
export function misplacedCalls(calls: readonly RandomCall[]): readonly RandomCall[] {
  return calls.filter(({ field }) => !freeText.test(field)).slice(0, maxReported);
}

/** The calls of random functions in a job file. */
export function randomCalls(text: string, step: CountStep): readonly RandomCall[] {
  return randomFunctions.some((name) => text.includes(name)) ? [...callsIn(scanHcl(text, step))] : [];
}

/** A random function that is called at a token. */
function randomCallAt(hcl: Hcl, at: number): RandomCall['name'] | undefined {
  const name = hcl.kinds[at] === 'name' ? randomFunctions.find((one) => one === tokenText(hcl, at)) : undefined;
  if (name === undefined) return undefined;
  const open = nextToken(hcl, at + 1, hcl.kinds.length, 'skip');
  return tokenText(hcl, open) === '(' && (hcl.closes[open] ?? open) < hcl.kinds.length ? name : undefined;
}

function* callsIn(hcl: Hcl): Generator<RandomCall> {
  for (const { around, name: attribute, expression } of statementsIn(hcl)) {
    for (let at = expression.from; at < expression.to; at++) {
      const name = randomCallAt(hcl, at);
      if (name === undefined) continue;
      const path = [...around.slice(0, maxShownBlocks).map(({ type }) => type), attribute].map(shortKey);
      yield { name, field: shortKey(path.join('.')), at: hcl.starts[at] ?? 0 };
    }
  }
}
