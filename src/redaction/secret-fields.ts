import { findHandedOn } from '../clients/nomad/jobs/fields.ts';
import type { FieldPlace } from './judge-value.ts';
import type { FieldLevel, SecretAttribute } from '../jobfiles/provenance/secret-attributes.ts';

/** The fields of a job, as Nomad's diff names them, that an attribute of a job file sets. */
export interface AttributeFields {
  /** The outermost objects around the fields; empty for fields of the job, the group or the task itself. */
  readonly objects: readonly string[];
  /** Names of the fields, or of objects further inside; undefined for everything in the objects. */
  readonly names: readonly string[] | undefined;
}

/** Fields that contain a secret, in a group and a task, or in all of them where undefined. */
export interface SecretField extends AttributeFields, FieldLevel {}

/** The fields that an attribute sets; undefined where Nomad decides by it and quotes it, or may do so. */
export function fieldsOf({ level, blocks, name, item, isStructure }: SecretAttribute): AttributeFields | undefined {
  const [outer = '', ...inner] = blocks.concat(name);
  if (isStructure) return undefined;
  const [first = '', second = ''] = inner;
  if (outer === 'env' || outer === 'meta') {
    // Entries are fields of the job, the group or the task; without a known key, all of them.
    const map = outer === 'env' ? 'Env' : 'Meta';
    return { objects: [], names: [first === '' ? map : `${map}[${first}]`] };
  }
  if (outer === 'config' && level === 'task') {
    // A list by its items, an object by its keys; everything else, also inside of blocks, by the first name.
    const isItem = typeof item === 'number' && inner.length === 1;
    const isEntry = typeof item === 'string' && inner.length === 2;
    const parts = isItem || isEntry ? [`${first}[${item}]`, ...(isEntry ? [`${first}[0][${item}]`] : [])] : [first];
    return { objects: ['Config'], names: first === '' ? undefined : parts };
  }
  if (blocks.length === 0 && level !== 'job') return undefined;
  const [block, attribute] = blocks.length === 0 ? ['', outer] : [outer, first];
  const found = findHandedOn(`${outer}.${first}`, second) ?? findHandedOn(block, attribute);
  if (found === undefined) return undefined;
  return { objects: blocks.length === 0 ? [] : [found.object], names: [found.field] };
}

type Place = Pick<FieldPlace, 'group' | 'task' | 'objects' | 'name'>;

/** Whether a field contains a secret, by its place alone. */
export function isSecretField(place: Place, fields: readonly SecretField[]): boolean {
  return fields.some((field) => covers(field, place));
}

function covers({ group, task, objects, names }: SecretField, place: Place): boolean {
  if ((group !== undefined && group !== place.group) || (task !== undefined && task !== place.task)) return false;
  const [outer, ...inner] = place.objects;
  if (outer === undefined ? objects.length > 0 : !objects.includes(outer)) return false;
  const parts = [...inner, place.name];
  return (
    names === undefined || names.some((name) => parts.some((part) => part === name || part.startsWith(`${name}[`)))
  );
}
