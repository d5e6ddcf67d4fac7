import type { Expression } from '../hcl/bodies.ts';
import type { Constant, ConstantResolver } from '../hcl/constants.ts';
import type { Hcl } from '../hcl/tokens.ts';
import type { Edit } from './edits.ts';

/** Far more than anybody declares or sets. Bounds the number of errors, because each invalid variable is reported. */
export const maxVariables = 5000;

/** A value that the file defines: a local, or the default of a variable. */
export interface Definition {
  /** Evaluates the value once its names can be resolved. */
  readonly text: (resolver: ConstantResolver) => Constant;
  /** Undefined in the JSON syntax of HCL. */
  readonly expression: Expression | undefined;
}

/** A variable declaration in a job file. */
export interface VariableDeclaration {
  /** Offset in the file. */
  readonly at: number;
  /** As written, such as `list(string)`; empty if not declared. */
  readonly type: string;
  /**
   * How the Nomad CLI reads a value that is given as text: literally, or as an HCL expression. Without a type, the
   * default decides; if the default is computed, the value itself does.
   */
  readonly reads: 'text' | 'expression' | 'either';
  readonly default: Definition | undefined;
}

/** A part of the file that may contain function calls. */
export interface SourcePiece {
  readonly hcl: Hcl;
  /**
   * Token ranges in which HCL allows no functions, such as variable declarations; Nomad's parser reports calls in them.
   */
  readonly inert: readonly (readonly [from: number, to: number])[];
  /** The offset in the file of an offset in the piece. */
  readonly offsetOf: (offset: number) => number;
  /** Converts edits of the piece into edits of the file. */
  readonly edit: (edits: readonly Edit[]) => readonly Edit[];
}

/** The text of a job file, in the native or the JSON syntax of HCL. */
export interface JobText {
  readonly text: string;
  readonly declarations: ReadonlyMap<string, VariableDeclaration>;
  readonly locals: ReadonlyMap<string, Definition>;
  readonly pieces: readonly SourcePiece[];
  /** The first string or heredoc that is not closed. */
  readonly broken: Hcl['broken'];
}

/** How a value of a declared type is read. Source: jobspec2/types.variables.go of Nomad */
export function readsAs(type: string): VariableDeclaration['reads'] {
  return type === 'string' || type === 'number' ? 'text' : 'expression';
}
