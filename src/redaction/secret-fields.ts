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

/**
 * The attributes whose values Nomad only hands on to the task, its templates or its catalog, by their blocks, and their fields in Nomad's diff. By every other
 * attribute Nomad decides where a job runs and what it consists of, and quotes it, or this table does not know it yet.
 * Source: https://github.com/hashicorp/nomad/blob/v2.0.5/nomad/structs/diff.go and the hooks in nomad/job_endpoint_hooks.go
 */
const handedOn: Readonly<
  Record<string, { readonly object: string; readonly fields: Readonly<Record<string, string>> }>
> = {
  artifact: {
    object: 'Artifact',
    fields: { source: 'GetterSource', options: 'GetterOptions', headers: 'GetterHeaders', destination: 'RelativeDest' },
  },
  service: {
    object: 'Service',
    fields: {
      tags: 'Tags',
      canary_tags: 'CanaryTags',
      meta: 'Meta',
      canary_meta: 'CanaryMeta',
      address: 'Address',
      tagged_addresses: 'TaggedAddresses',
    },
  },
  'service.check': {
    object: 'Service',
    fields: { args: 'Args', body: 'Body', command: 'Command', header: 'Header', path: 'Path' },
  },
  template: { object: 'Template', fields: { data: 'EmbeddedTmpl', source: 'SourcePath', destination: 'DestPath' } },
};

/** The fields that an attribute sets; undefined where Nomad decides by it, or may do so. */
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
  const tokens: Readonly<Record<string, string>> = { consul_token: 'ConsulToken', vault_token: 'VaultToken' };
  const token = level === 'job' && inner.length === 0 ? tokens[outer] : undefined;
  if (token !== undefined) return { objects: [], names: [token] };
  const nested = handedOn[`${outer}.${first}`];
  const block = nested ?? (Object.hasOwn(handedOn, outer) ? handedOn[outer] : undefined);
  const attribute = nested === undefined ? first : second;
  if (block === undefined || !Object.hasOwn(block.fields, attribute)) return undefined;
  return { objects: [block.object], names: [block.fields[attribute] ?? ''] };
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
