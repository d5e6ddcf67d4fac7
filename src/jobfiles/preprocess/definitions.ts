import type { Expression } from '../hcl/bodies.ts';
import type { Constant, ConstantResolver } from '../hcl/constants.ts';
import type { Hcl } from '../hcl/tokens.ts';
import type { Edit } from './edits.ts';

/** More than anybody declares or sets; each that is wrong is told. */
export const maxVariables = 5000;

/** A value that the file defines. */
export interface Definition {
  /** Once the names in it are known. */
  readonly text: (resolver: ConstantResolver) => Constant;
  /** Undefined in the JSON form of the language. */
  readonly expression: Expression | undefined;
}

/** A variable as the job file declares it. */
export interface VariableDeclaration {
  /** Where in the file. */
  readonly at: number;
  /** As it is written, such as `list(string)`; empty when none is. */
  readonly type: string;
  /**
   * How the command line reads a value that is given as a text: as it stands, or as an expression of the language. Without a type the default
   * decides; where that is computed, the value itself has to.
   */
  readonly reads: 'text' | 'expression' | 'either';
  readonly default: Definition | undefined;
}

/** A part of the file in which functions may be called. */
export interface SourcePiece {
  readonly hcl: Hcl;
  /** Ranges of tokens in which the language knows no functions, as in declarations of variables: the parser says so. */
  readonly inert: readonly (readonly [from: number, to: number])[];
  /** Where in the file an offset of the piece lies. */
  readonly offsetOf: (offset: number) => number;
  /** Edits of the piece as edits of the file. */
  readonly edit: (edits: readonly Edit[]) => readonly Edit[];
}

/** What there is in a job file before Nomad's parser reads it, in either form of the language. */
export interface JobText {
  readonly text: string;
  readonly declarations: ReadonlyMap<string, VariableDeclaration>;
  readonly locals: ReadonlyMap<string, Definition>;
  readonly pieces: readonly SourcePiece[];
  /** Where a string or a heredoc begins that does not end as it has to. */
  readonly broken: Hcl['broken'];
}

/** How a value of a declared type is read. Source: jobspec2/types.variables.go of Nomad. */
export function readsAs(type: string): VariableDeclaration['reads'] {
  return type === 'string' || type === 'number' ? 'text' : 'expression';
}
