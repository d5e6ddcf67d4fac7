export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Doc = { [key: string]: Json };

export type ScalarType =
  | 'string'
  | 'int'
  | 'int8'
  | 'uint8'
  | 'uint16'
  | 'int64'
  | 'uint32'
  | 'uint64'
  | 'bool'
  | 'time.Duration'
  | '[]uint8';

/** The position of a field in a job file. */
export interface Written {
  readonly name: string;
  readonly as: 'attribute' | 'block' | 'label';
  readonly required: boolean;
}

/**
 * One field of a structure of the jobs API. Nomad has each structure twice: as it is *sent* (what parse returns
 * and register accepts) and as it is *stored* (what read returns and the plan compares). The two type parameters are the
 * field's types in both; `never` where the field is missing.
 */
export interface Field<S = unknown, K = unknown> {
  readonly kind: 'scalar' | 'texts' | 'numbers' | 'dictionary' | 'lists' | 'any' | 'one' | 'inline' | 'many' | 'named';
  readonly type: ScalarType;
  readonly shape: Shape | undefined;
  readonly written: Written | undefined;
  /** The value that parse returns for an unset field. */
  readonly unset: 'null' | 'zero' | 'absent';
  /** Stored as a pointer: null if unset, and not a plain field of the diff. */
  readonly pointer: boolean;
  readonly sent: boolean;
  readonly kept: boolean;
  /** Not set at runtime: they carry the types. */
  readonly sentType?: S;
  readonly keptType?: K;
}

type Fields = Readonly<Record<string, Field>>;

export interface Shape<F extends Fields = Fields> {
  /** Nomad's name of the structure, as in its diagnostics. */
  readonly name: string;
  readonly fields: F;
  /** Whether read omits empty fields (networks and ports only). */
  readonly sparse: boolean;
  /** Whether Nomad's diagnostics name it as an internal structure instead of one of its client. */
  readonly structs: boolean;
}

/** A structure as it is sent: parse's response, register's request. */
export type Sent<S> =
  S extends Shape<infer F>
    ? {
        [K in keyof F as F[K] extends Field<never> ? never : K]: F[K] extends Field<infer T> ? T : never;
      }
    : never;
/** A structure as it is stored: the response to a read, and the input of the plan's comparison. */
export type Stored<S> =
  S extends Shape<infer F>
    ? {
        [K in keyof F as F[K] extends Field<unknown, never> ? never : K]: F[K] extends Field<unknown, infer T>
          ? T
          : never;
      }
    : never;

/** Describes a structure; the types of its fields are inferred. */
export function shape<F extends Fields>(
  name: string,
  fields: F,
  options: { sparse?: boolean; structs?: boolean } = {},
): Shape<F> {
  return { name, fields, sparse: options.sparse ?? false, structs: options.structs ?? false };
}

const basis = { type: 'string', shape: undefined, unset: 'null', pointer: false, sent: true, kept: true } as const;
const attribute = (name: string | undefined): Written | undefined =>
  name === undefined ? undefined : { name, as: 'attribute', required: false };
const block = (name: string | undefined): Written | undefined =>
  name === undefined ? undefined : { name, as: 'block', required: false };

type Scalar<T> = Field<T | null, T>;

/** The kinds of fields. The name is the one in a job file; a field without it exists only in the API. */
export const text = (name?: string): Scalar<string> => ({ ...basis, kind: 'scalar', written: attribute(name) });
/** Bytes, sent as base64. */
export const bytes = (): Scalar<string> => ({ ...basis, kind: 'scalar', type: '[]uint8', written: undefined });
export const flag = (name?: string): Scalar<boolean> => ({
  ...basis,
  kind: 'scalar',
  type: 'bool',
  written: attribute(name),
});
export const number = (name?: string, type: ScalarType = 'int'): Scalar<number> => ({
  ...basis,
  kind: 'scalar',
  type,
  written: attribute(name),
});
export const duration = (name?: string): Scalar<number> => ({
  ...basis,
  kind: 'scalar',
  type: 'time.Duration',
  written: attribute(name),
});
/** The label of the structure's block. */
export const label = (): Field<string, string> => ({
  ...basis,
  kind: 'scalar',
  unset: 'zero',
  written: { name: 'name', as: 'label', required: true },
});

type Nullable<T> = Field<T | null, T | null>;

/** Lists of plain values. */
export const texts = (name?: string): Nullable<string[]> => ({ ...basis, kind: 'texts', written: attribute(name) });
export const numbers = (name?: string): Nullable<number[]> => ({
  ...basis,
  kind: 'numbers',
  type: 'uint16',
  written: attribute(name),
});
/** A dictionary of strings, written as a block or assigned. */
export const dictionary = (name?: string): Nullable<Record<string, string>> => ({
  ...basis,
  kind: 'dictionary',
  written: block(name),
});
/** A dictionary of lists of strings. */
export const lists = (name?: string): Nullable<Record<string, string[]>> => ({
  ...basis,
  kind: 'lists',
  written: block(name),
});
/** A free-form block, whose inner blocks become lists of objects. */
export const anything = (name?: string): Nullable<Doc> => ({ ...basis, kind: 'any', written: block(name) });

export const single = <S extends Shape>(nested: S, name?: string): Field<Sent<S> | null, Stored<S> | null> => ({
  ...basis,
  kind: 'one',
  shape: nested,
  pointer: true,
  written: block(name),
});
/** A structure that is always present when stored. */
export const inline = <S extends Shape>(nested: S, name?: string): Field<Sent<S> | null, Stored<S>> => ({
  ...basis,
  kind: 'inline',
  shape: nested,
  written: block(name),
});
export const many = <S extends Shape>(nested: S, name?: string): Field<Sent<S>[] | null, Stored<S>[] | null> => ({
  ...basis,
  kind: 'many',
  shape: nested,
  written: block(name),
});
/** Structures by their label. */
export const named = <S extends Shape>(
  nested: S,
  name?: string,
): Field<Record<string, Sent<S>> | null, Record<string, Stored<S>> | null> => ({
  ...basis,
  kind: 'named',
  shape: nested,
  written: block(name),
});

/** In the result of parse, an unset field has the empty value instead of null. */
export const plain = <S, K>(field: Field<S, K>): Field<NonNullable<S>, K> =>
  ({ ...field, unset: 'zero' }) as Field<NonNullable<S>, K>;
/** Stored as a pointer: null if unset. */
export const pointer = <S, K>(field: Field<S, K>): Field<S, K | null> => ({ ...field, pointer: true });
export const required = <S, K>(field: Field<S, K>): Field<S, K> =>
  field.written === undefined ? field : { ...field, written: { ...field.written, required: true } };
/** Written as an attribute although it is a dictionary. */
export const assigned = <S, K>(field: Field<S, K>): Field<S, K> =>
  field.written === undefined ? field : { ...field, written: { ...field.written, as: 'attribute' } };
export const onlySent = <S, K>(field: Field<S, K>): Field<S, never> => ({ ...field, kept: false }) as Field<S, never>;
export const onlyKept = <S, K>(field: Field<S, K>): Field<never, K> => ({ ...field, sent: false }) as Field<never, K>;
/** Parse omits the field if it is unset. */
export const absent = <S, K>(field: Field<S, K>): Field<S, K> => ({ ...field, unset: 'absent' });
