import { ActionError, ActionErrors, type Help } from '../errors.ts';
import { givenInput, type Environment, type InputTable } from './input.ts';

/** Collects what is wrong with the inputs of a run, so that all of it is reported at once. */
export interface InputErrors {
  readonly list: readonly ActionError[];
  /**
   * @param problem words that follow `Input x`, or `Input x (from X)` where its value comes from the environment
   * @param hint what to do, in one sentence
   */
  add(name: string, problem: string, hint: string, help?: Help): void;
  /** Adds errors that are about more than an input, such as a line of a file that one names. */
  push(...errors: readonly ActionError[]): void;
}

export function createInputErrors(env: Environment, table: InputTable): InputErrors {
  const list: ActionError[] = [];
  return {
    list,
    add(name, problem, hint, help) {
      const input = table[name];
      const isFromEnv = input?.env !== undefined && givenInput(env, name, input)?.fromEnv === true;
      const named = isFromEnv ? `Input \`${name}\` (from \`${input.env}\`)` : `Input \`${name}\``;
      list.push(new ActionError({ reason: 'input', message: `${named} ${problem}.`, hint, help }));
    },
    push: (...errors) => void list.push(...errors),
  };
}

/** What the inputs are judged by, besides their own texts. */
export interface InputSource {
  readonly env: Environment;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Whether the pull request comes from a fork, whose author must not choose what is shown. */
  readonly fork: boolean;
  /** Whether GitHub gives the run no secrets and no variables: then an empty input is not the user's error. */
  readonly withheld: boolean;
  readonly errors: InputErrors;
}

/**
 * What was read, if nothing is wrong with it.
 *
 * @throws ActionErrors with all errors that were collected while it was read
 */
export function unlessErrors<T>(value: T | undefined, { list }: InputErrors): T {
  if (list.length > 0 || value === undefined) throw new ActionErrors(list);
  return value;
}
