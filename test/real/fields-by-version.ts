import { isBefore } from './server-version.ts';

/**
 * Fields that the parser of Nomad writes since a version, by the key of the list that contains them; empty for those of the job. From Nomad's `api` at its
 * tags, 1.1.0 to 2.0.5. Nothing is left out because it differs: only what the server's version does not have.
 */
const fields: readonly (readonly [since: string, within: string, name: string])[] = [
  ['1.2.0', '', 'DispatchIdempotencyToken'],
  ['1.6.0', '', 'NodePool'],
  ['1.8.0', '', 'UI'],
  ['1.9.0', '', 'VersionTag'],
  ['1.3.0', 'TaskGroups', 'MaxClientDisconnect'],
  ['1.7.2', 'TaskGroups', 'PreventRescheduleOnLost'],
  ['1.8.0', 'TaskGroups', 'Disconnect'],
  ['2.0.3', 'TaskGroups', 'MaxRunDuration'],
  ['1.5.0', 'Tasks', 'Identity'],
  ['1.7.0', 'Tasks', 'Actions'],
  ['1.7.0', 'Tasks', 'Consul'],
  ['1.7.0', 'Tasks', 'Identities'],
  ['1.8.0', 'Tasks', 'Schedule'],
  ['1.11.0', 'Tasks', 'Secrets'],
  ['1.2.4', 'Templates', 'Wait'],
  ['1.3.3', 'Templates', 'Gid'],
  ['1.3.3', 'Templates', 'Uid'],
  ['1.3.4', 'Templates', 'ChangeScript'],
  ['1.4.3', 'Templates', 'ErrMissingKey'],
  ['1.10.2', 'Templates', 'Once'],
];
/** Removed in 1.10.0. */
const gone = new Set(['ConsulToken', 'VaultToken']);

/** A job that 2.0.5 parsed, without the fields that a server of the version does not have. */
export function selectFields(version: string | undefined, job: unknown): unknown {
  const later = fields.filter(([since]) => version !== undefined && isBefore(version, since));
  return without(job, '', (within, name) => later.some((item) => item[1] === within && item[2] === name));
}

/** A job that a server parsed, without the fields that 2.0.5 no longer has. */
export function withCurrentFields(version: string | undefined, job: unknown): unknown {
  if (version === undefined || !isBefore(version, '1.10.0')) return job;
  return without(job, '', (within, name) => within === '' && gone.has(name));
}

function without(value: unknown, within: string, isLeft: (within: string, name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, within, isLeft));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isLeft(within, name))
      .map(([name, item]: [string, unknown]) => [name, without(item, name, isLeft)]),
  );
}
