import { ActionError, ActionErrors, type Help } from '../errors.ts';
import { givenInput, type Environment, type InputTable } from './input.ts';

/** Collects the errors of the inputs, to report all of them together. */
export interface InputErrors {
  readonly list: readonly ActionError[];
  /**
   * @param problem follows `Input x`, or `Input x (from X)` if the value comes from the environment
   * @param hint what to do, in one sentence
   */
  add(name: string, problem: string, hint: string, help?: Help): void;
  /** Adds that a required input is missing, unless its name was misspelt. */
  addMissing(name: string, hint: string, help?: Help): void;
  /** Adds that an input does not exist; the other one is probably meant. */
  addMisspelt(name: string, meant: string): void;
  /** Adds other errors, such as one about a line of a file that an input names. */
  push(...errors: readonly ActionError[]): void;
}

export function createInputErrors(env: Environment, table: InputTable): InputErrors {
  const list: ActionError[] = [];
  const misspelt = new Set<string>();
  const add: InputErrors['add'] = (name, problem, hint, help) => {
    const input = table[name];
    const isFromEnv = input?.env !== undefined && givenInput(env, name, input)?.fromEnv === true;
    const named = isFromEnv ? `Input \`${name}\` (from \`${input.env}\`)` : `Input \`${name}\``;
    list.push(new ActionError({ reason: 'input', message: `${named} ${problem}.`, hint, help }));
  };
  return {
    list,
    add,
    addMissing(name, hint, help) {
      if (!misspelt.has(name)) add(name, 'is missing', hint, help);
    },
    addMisspelt(name, meant) {
      misspelt.add(meant);
      add(name, 'does not exist', `Did you mean \`${meant}\`?`);
    },
    push: (...errors) => void list.push(...errors),
  };
}

/** What the inputs are read from, besides their own texts. */
export interface InputSource {
  readonly env: Environment;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Whether the pull request is from a fork, whose author must not choose what is shown. */
  readonly fork: boolean;
  /** Whether the run gets no secrets and variables: then an empty input is not an error. */
  readonly withheld: boolean;
  readonly errors: InputErrors;
}

/**
 * The value, if there were no errors.
 *
 * @throws ActionErrors with all collected errors
 */
export function unlessErrors<T>(value: T | undefined, { list }: InputErrors): T {
  if (list.length > 0 || value === undefined) throw new ActionErrors(list);
  return value;
}
