import { bareTemplate, computed, numberConstant, type ConstantResolver } from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import type { JsonObject } from './json-keys.ts';
import { applyEdits, type Edit } from './edits.ts';
import { jsonStrings, createStringLocator } from './json-strings.ts';
import { readsAs, type VariableDeclaration, type Definition, type JobText, type SourcePiece } from './definitions.ts';

/** Whether a text is in the JSON syntax of HCL: like Nomad, by a brace as the first character other than a space. */
export function isJsonForm(text: string): boolean {
  return /^ *\{/.test(text);
}

/**
 * Reads a job file in the JSON syntax of HCL, in which every string is a template. Invalid JSON has no declarations;
 * Nomad reports the error. https://github.com/hashicorp/hcl/blob/main/json/spec.md
 */
export function readJsonText(text: string): JobText {
  const placeOf = createStringLocator(text);
  const declarations = new Map<string, VariableDeclaration>();
  const locals = new Map<string, Definition>();
  for (const [name, bodies] of blocksOf(text, 'variable')) {
    for (const body of objectsIn(bodies)) declarations.set(name, jsonDeclaration(placeOf(name), body));
  }
  for (const [name, value] of blocksOf(text, 'variables')) {
    declarations.set(name, jsonDeclaration(placeOf(name), { default: value }));
  }
  for (const [name, value] of blocksOf(text, 'locals')) locals.set(name, toDefinition(value));
  return { text, declarations, locals, pieces: piecesOf(text), broken: undefined };
}

/** The bodies of blocks of a type by label; blocks may be written as an object or as an array of objects. */
export function blocksOf(text: string, type: string): readonly (readonly [string, unknown])[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return [];
  }
  return objectsIn(root)
    .flatMap((object) => objectsIn(object[type]))
    .flatMap((block) => Object.entries(block));
}

function objectsIn(value: unknown): readonly JsonObject[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one): one is JsonObject => typeof one === 'object' && one !== null && !Array.isArray(one));
}

function jsonDeclaration(at: number, body: JsonObject): VariableDeclaration {
  const type = typeof body['type'] === 'string' ? body['type'] : '';
  const value = body['default'];
  const plain = value === undefined || typeof value === 'string' || typeof value === 'number';
  return {
    at,
    type,
    reads: type === '' ? (plain ? 'text' : 'expression') : readsAs(type),
    default: value === undefined ? undefined : toDefinition(value),
  };
}

function toDefinition(value: unknown): Definition {
  return { text: constantText(value), expression: undefined };
}

function constantText(value: unknown): Definition['text'] {
  if (typeof value === 'string') return (names: ConstantResolver) => bareTemplate(scanHcl(value, 'template'), names);
  if (typeof value === 'number') return () => numberConstant(String(value));
  return () => (typeof value === 'boolean' ? { text: String(value) } : computed);
}

/** Every string that contains a template. */
function piecesOf(text: string): readonly SourcePiece[] {
  return [...jsonStrings(text)].flatMap(({ start, end, source }) => {
    if (!/[$%]\{/.test(source)) return [];
    const value = decodeString(source);
    if (value === undefined) return [];
    return {
      hcl: scanHcl(value, 'template'),
      inert: [],
      // Escapes change offsets within the string, so errors are reported at its start.
      offsetOf: () => start,
      edit: (edits) =>
        edits.length === 0
          ? []
          : [
              {
                start,
                end,
                text: JSON.stringify(applyEdits(value, edits).text),
                variables: namesOf(edits, 'variables'),
                files: namesOf(edits, 'files'),
              },
            ],
    };
  });
}

function namesOf(edits: readonly Edit[], of: 'variables' | 'files'): ReadonlySet<string> | undefined {
  const names = new Set(edits.flatMap((edit) => [...(edit[of] ?? [])]));
  return names.size === 0 ? undefined : names;
}

function decodeString(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
