import type { FieldPlace } from './judge-value.ts';
import type { FieldLevel, SecretAttribute } from '../jobfiles/provenance/secret-attributes.ts';

/** The fields of a job, as Nomad's diff names them, that an attribute of a job file decides. */
export interface AttributeFields {
  /** The outermost objects around the fields; empty for fields of the job, the group or the task itself. */
  readonly objects: readonly string[];
  /** Names of the fields, or of objects further inside; undefined for everything in the objects. */
  readonly names: readonly string[] | undefined;
  /**
   * Whether Nomad only hands the value on to the task, its templates or its catalog. It decides by all others where a job runs and what is warned of, and
   * quotes them.
   */
  readonly isPassedOn: boolean;
}

/** Fields whose values reach a secret, in a group and a task, or in all of them where undefined. */
export interface SecretField extends AttributeFields, FieldLevel {
  /**
   * Whether the fields are left out, changed or not: what is left of a secret after a condition or a function can be guessed one by one from whether it
   * equals the running value. Other fields are hidden in their place.
   */
  readonly isLeftOut: boolean;
  /** As a user names it: `web/server Env[TOKEN]`. */
  readonly label: string;
}

interface BlockFields {
  readonly objects: readonly string[];
  /** Fields whose values Nomad only hands on, as in the diff. All other attributes hide the whole block. */
  readonly passedOn?: readonly string[];
  /** Attributes by which Nomad makes other parts of the job. */
  readonly structure?: readonly string[];
}

/** Names in Nomad's diff that differ from those in a job file. */
const namesInJobFile = new Map(
  Object.entries({
    embeddedtmpl: 'data',
    gettersource: 'source',
    getteroptions: 'options',
    getterheaders: 'headers',
    relativedest: 'destination',
    destpath: 'destination',
    sourcepath: 'source',
  }),
);

/** The name of an attribute in a job file for one in Nomad's diff, or the attribute itself; both without case and underscores. */
function attributeOf(name: string): string {
  const key = name.replace(/[_-]/g, '').toLowerCase();
  return namesInJobFile.get(key) ?? key;
}

const signals = ['change_mode', 'change_signal'];

/**
 * The blocks of a job file by their objects in Nomad's diff. A block that is missing here, such as `connect`, is structure: Nomad makes tasks, ports or
 * constraints of it, or this table does not know it yet.
 * Source: https://github.com/hashicorp/nomad/blob/v2.0.5/nomad/structs/diff.go and the hooks in nomad/job_endpoint_hooks.go
 */
const blockFields: Readonly<Record<string, BlockFields>> = {
  action: { objects: ['Action'], structure: ['name'] },
  affinity: { objects: ['Affinity'] },
  artifact: { objects: ['Artifact'], passedOn: ['GetterSource', 'GetterOptions', 'GetterHeaders', 'RelativeDest'] },
  constraint: { objects: ['Constraint'] },
  dispatch_payload: { objects: ['DispatchPayload'] },
  ephemeral_disk: { objects: ['EphemeralDisk'] },
  identity: { objects: ['Identity'], structure: ['name', ...signals] },
  lifecycle: { objects: ['Lifecycle'] },
  logs: { objects: ['LogConfig'] },
  migrate: { objects: ['Migrate', 'MigrateStrategy'] },
  network: {
    objects: ['Network', 'Dynamic Port', 'Static Port', 'Resources'],
    structure: ['mode', 'static', 'name'],
  },
  parameterized: { objects: ['ParameterizedJob'] },
  periodic: { objects: ['Periodic'], structure: ['enabled'] },
  reschedule: { objects: ['ReschedulePolicy'] },
  resources: { objects: ['Resources', 'Network', 'Device', 'NUMA'], structure: ['mode', 'static', 'affinity', 'name'] },
  restart: { objects: ['RestartPolicy'] },
  scaling: { objects: ['Scaling', 'ScalingPolicy', 'ScalingPolicies'], structure: ['min', 'max', 'enabled', 'type'] },
  service: {
    objects: ['Service'],
    passedOn: ['Tags', 'CanaryTags', 'Meta', 'CanaryMeta', 'Address', 'TaggedAddresses'],
    structure: ['name', 'port', 'provider', 'cluster', 'kind', 'connect', 'task', 'expose'],
  },
  'service.check': { objects: ['Service'], passedOn: ['Args', 'Body', 'Command', 'Header', 'Path'] },
  spread: { objects: ['Spread'] },
  template: { objects: ['Template'], passedOn: ['EmbeddedTmpl', 'SourcePath', 'DestPath'], structure: signals },
  ui: { objects: ['UI'] },
  update: { objects: ['Update'], structure: ['canary', 'max_parallel'] },
  vault: { objects: ['Vault', 'Identity'], structure: ['cluster', 'name', ...signals] },
  volume: { objects: ['Volume'], structure: ['type', 'name'] },
  volume_mount: { objects: ['VolumeMount'], structure: ['volume'] },
};

/** Fields of the job, the group and the task that are in no object. */
const ownFields: Readonly<Record<SecretAttribute['level'], readonly string[]>> = {
  job: ['AllAtOnce', 'Priority', 'NodePool', 'Datacenters', 'ConsulToken', 'VaultToken'],
  group: [
    'ShutdownDelay',
    'MaxRunDuration',
    'StopAfterClientDisconnect',
    'MaxClientDisconnect',
    'PreventRescheduleOnLost',
  ],
  task: ['User', 'Leader', 'KillTimeout', 'ShutdownDelay'],
};

/** The fields that an attribute decides; undefined where it decides the structure of the job, or may do so. */
export function fieldsOf({ level, blocks, name, item, isStructure }: SecretAttribute): AttributeFields | undefined {
  const [outer = '', ...inner] = blocks.concat(name);
  if (isStructure) return undefined;
  const [first = '', second] = inner;
  if (outer === 'env' || outer === 'meta') {
    // Entries are fields of the job, the group or the task; without a known key, all of them.
    const map = outer === 'env' ? 'Env' : 'Meta';
    return { objects: [], names: [first === '' ? map : `${map}[${first}]`], isPassedOn: true };
  }
  if (outer === 'config' && level === 'task') {
    // A list by its items, an object by its keys; everything else, also inside of blocks, by the first name.
    const isItem = typeof item === 'number' && inner.length === 1;
    const isEntry = typeof item === 'string' && inner.length === 2;
    const parts = isItem || isEntry ? [`${first}[${item}]`, ...(isEntry ? [`${first}[0][${item}]`] : [])] : [first];
    return { objects: ['Config'], names: first === '' ? undefined : parts, isPassedOn: true };
  }
  if (blocks.length === 0) {
    const field = ownFields[level].find((one) => attributeOf(one) === attributeOf(name));
    if (field === undefined) return undefined;
    return { objects: field === 'Datacenters' ? [field] : [], names: [field], isPassedOn: field.endsWith('Token') };
  }
  const block = Object.hasOwn(blockFields, outer) ? blockFields[outer] : undefined;
  if (block === undefined || inner.some((part) => block.structure?.includes(part) === true)) return undefined;
  const nested = second === undefined ? undefined : blockFields[`${outer}.${first}`];
  const [passedOn, attribute] = nested === undefined ? [block.passedOn, first] : [nested.passedOn, second];
  const field = passedOn?.find((one) => attributeOf(one) === attributeOf(attribute ?? ''));
  return { objects: block.objects, names: field === undefined ? undefined : [field], isPassedOn: field !== undefined };
}

/** What becomes of a field: with `omit`, not even its change is shown; with `leave`, the other rules decide. */
type Treatment = 'hide' | 'omit' | 'leave';

type Place = Pick<FieldPlace, 'group' | 'task' | 'objects' | 'name'>;

export function treatmentOf(place: Place, fields: readonly SecretField[]): Treatment {
  const meant = fields.filter((field) => covers(field, place));
  if (meant.length === 0) return 'leave';
  return meant.some((field) => field.isLeftOut) ? 'omit' : 'hide';
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

/** Whether Nomad's decision and words may depend on a secret. */
export function isDecidedBySecret(fields: readonly SecretField[]): boolean {
  return fields.some(({ isPassedOn }) => !isPassedOn);
}
