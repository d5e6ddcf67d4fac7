import {
  publicObjects,
  publicFieldsOf,
  freeMaps,
  publicTopFields,
  publicConfigKeys,
  sidecarArguments,
} from './public-field-names.ts';

/** Values of fields that were never set. */
const unsetValues = new Set(['true', 'false', '0']);

/** Fields with names of the cluster or of the organization, which a running job may have from an operator. */
const namingFields = new Map([
  ['Constraint', 'RTarget'],
  ['Affinity', 'RTarget'],
  ['Volume', 'Source'],
]);

/**
 * Whether a field is public by nature. Everything else (environment, templates, arguments, meta, tags, headers, artifact addresses) is
 * shown only if every reader of the pull request can already see it.
 *
 * @param objects names of the objects around the field, outermost first; empty for a field of the job, group or task
 *   itself
 * @param field the name in the diff, such as `CPU`, `Env[LOG_LEVEL]`, `ports[0]`
 * @param value booleans and zeros are public unless the user chose the key, and so are values that only the server
 *   writes
 * @param side whether the value is the running job's or the job file's
 */
export function isPublicByNature(
  objects: readonly string[],
  field: string,
  value = '',
  side: 'live' | 'file' = 'file',
): boolean {
  if (side === 'live' && namingFields.get(objects.at(-1) ?? '') === field) return false;
  if (objects[0] === 'Config') {
    if (objects.length > 1) return false;
    return (
      publicConfigKeys.has(withoutTrailingIndexes(field)) ||
      (withoutTrailingIndexes(field) === 'args' && sidecarArguments.has(value))
    );
  }
  if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value)) return true;
  if (unsetValues.has(value) && !isInFreeMap(field) && !objects.some((name) => freeMaps.has(name))) return true;
  if (objects.length === 0) return publicTopFields.has(field);
  const within = objects.findIndex((name) => publicObjects.has(name));
  if (within !== -1) return !objects.slice(within + 1).some((name) => freeMaps.has(name)) && !isInFreeMap(field);
  return publicFieldsOf.get(objects.at(-1) ?? '')?.has(field) === true;
}

/** Whether a field is an image, whose name may contain a word such as `token-service:1.2`. */
export function isImage(objects: readonly string[], field: string): boolean {
  return objects[0] === 'Config' && field === 'image';
}

/** Whether the field is an entry of a map, such as `Meta[owner]`, not of a list. */
function isInFreeMap(field: string): boolean {
  return /\[(?!\d+\])/.test(field);
}

/** `ports[0]` → `ports` */
function withoutTrailingIndexes(field: string): string {
  return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}
