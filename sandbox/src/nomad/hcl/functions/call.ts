import { toNumber, Unsuitable } from '../evaluate/values.ts';
import type { Value } from '../syntax/tree.ts';
import { collectionFunctions } from './collections.ts';
import { textFunctions } from './texts.ts';

const fileFunctions = new Set([
  'abspath',
  'basename',
  'dirname',
  'file',
  'filebase64',
  'fileexists',
  'fileset',
  'pathexpand',
]);

const numberFunctions: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  max: Math.max,
  min: Math.min,
  pow: (base, exponent) => (base ?? 0) ** (exponent ?? 1),
  signum: Math.sign,
};

/** Functions of Nomad that the sandbox does not have. */
const elsewhere = new Set([
  'bcrypt',
  'cidrhost',
  'cidrnetmask',
  'cidrsubnet',
  'cidrsubnets',
  'csvdecode',
  'formatdate',
  'log',
  'rsadecrypt',
  'timeadd',
  'uuidv5',
  'yamlencode',
]);

/** Whether Nomad has a function of this name. */
export function isFunction(name: string): boolean {
  return (
    [numberFunctions, textFunctions, collectionFunctions].some((functions) => Object.hasOwn(functions, name)) ||
    fileFunctions.has(name) ||
    elsewhere.has(name)
  );
}

/**
 * Returns the result of an HCL function. Throws {@link Unsuitable} with Nomad's message for functions that Nomad rejects
 * (file functions, which no server runs) and with the sandbox's message for functions that the sandbox does not have.
 */
export function callFunction(name: string, values: readonly Value[]): Value {
  if (fileFunctions.has(name)) throw new Unsuitable('filesystem function disabled');
  const numeric = numberFunctions[name];
  if (numeric !== undefined) return numeric(...values.map(toNumber));
  const implementation = textFunctions[name] ?? collectionFunctions[name];
  if (implementation === undefined) throw new Unsuitable('the sandbox does not have this function');
  return implementation(...values);
}
