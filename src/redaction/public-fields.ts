import { findBlock, freeMaps, freeTexts, publicOwnFields } from '../clients/nomad/jobs/fields.ts';

/** Keys of driver configurations that define the program and its privileges. */
const publicConfigKeys = new Set(
  (
    'cap_add cap_drop cpu_hard_limit force_pull image image_pull_timeout ipc_mode isolation memory_hard_limit network_mode pid_mode pids_limit ports ' +
    'privileged readonly_rootfs runtime shm_size userns_mode'
  ).split(' '),
);

/** Arguments of the sidecar that the server adds: https://github.com/hashicorp/nomad/blob/v2.0.5/nomad/job_endpoint_hook_connect.go */
const sidecarArguments = new Set(
  (
    '-c ${NOMAD_SECRETS_DIR}/envoy_bootstrap.json -l ${meta.connect.log_level} --concurrency ${meta.connect.proxy_concurrency} ' +
    '--disable-hot-restart'
  ).split(' '),
);

const unsetValues = new Set(['true', 'false', '0']);

/**
 * Whether a field is public by nature. Everything else (environment, templates, arguments, meta, tags, headers, artifact addresses) is
 * shown only if every reader of the pull request can see it.
 *
 * @param objects names of the objects around the field, outermost first; empty for a field of the job, group or task itself
 * @param field the name in the diff, such as `CPU`, `Env[LOG_LEVEL]`, `ports[0]`
 * @param value booleans and zeros are public unless the user chose the key, and so are values that only the server writes
 * @param side whether the value is the running job's or the job file's
 */
export function isPublicByNature(
  objects: readonly string[],
  field: string,
  value = '',
  side: 'live' | 'file' = 'file',
): boolean {
  const block = findBlock(objects.at(-1) ?? '');
  if (side === 'live' && block.naming === field) return false;
  if (objects[0] === 'Config') {
    if (objects.length > 1) return false;
    // `ports[0]` → `ports`
    const key = field.replace(/(?<!\])(?:\[\d+\])+$/, '');
    return publicConfigKeys.has(key) || (key === 'args' && sidecarArguments.has(value));
  }
  if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value)) return true;
  if (unsetValues.has(value) && !isInFreeMap(field) && !objects.some(isFree)) return true;
  if (objects.length === 0) return publicOwnFields.has(field);
  const within = objects.findIndex((name) => findBlock(name).public.has('*'));
  if (within !== -1) return !objects.slice(within + 1).some(isFree) && !isInFreeMap(field);
  return block.public.has(field);
}

/** Whether a field is an image, whose name may contain a word such as `token-service:1.2`. */
export function isImage(objects: readonly string[], field: string): boolean {
  return objects[0] === 'Config' && field === 'image';
}

function isFree(object: string): boolean {
  return freeMaps.has(object) || freeTexts.has(object);
}

/** Whether the field is an entry of a map, such as `Meta[owner]`, not of a list. */
function isInFreeMap(field: string): boolean {
  return /\[(?!\d+\])/.test(field);
}
