import { ActionError, orElse, orUndefined, ServiceError, type ReasonWithSection } from '../../errors.ts';
import { formatModuleName, type Deprecation } from '../../clients/registry/module.ts';
import { describeOutdatedServer, permissionHint } from '../../clients/registry/wire.ts';
import { isRefusal, writePermitted } from '../write-permitted.ts';
import type { Evidence } from '../../gate/evidence.ts';
import type { ModuleRun, PlannedModule, PlannedVersion } from './module-run.ts';

/** A version under the name that the registry lists, in the state for which the change was decided. */
export interface VersionWrite extends Pick<PlannedVersion, 'name' | 'deprecation' | 'text'> {
  readonly change: 'deprecate' | 'reinstate';
  readonly target: Pick<PlannedModule, 'module' | 'record'>;
}

export interface WriteRun extends ModuleRun {
  readonly evidence: Evidence;
}

/** Milliseconds before each further attempt. */
const pauses = [300, 600, 1200];
/** Milliseconds between reads of a version whose second write was refused after the response to the first was lost: the effect of the first may show late. */
const readPauses = [300, 600];

/**
 * Makes one change exactly once. After a lost response, or a refusal because another run has made the change, the version is read, and written again only if it
 * is not in the desired state.
 *
 * @throws ActionError the refusal of the registry, or an error if the outcome is unknown
 */
export async function writeVersion(write: VersionWrite, run: WriteRun): Promise<void> {
  const { signal, pace, gate, evidence, registry } = run;
  const { name: version, change, text } = write;
  const { module } = write.target;
  const state = { version, index: null };
  /** Whether a request may have taken effect without a known response. */
  let mayHaveBeenWritten = false;
  try {
    await writePermitted<VersionWrite['change'], true>({
      readBefore: () => state,
      requestPermit: () => gate.requestPermit(change, { module: formatModuleName(module), version }, evidence),
      send: async (permit) => {
        if (text === undefined) await registry.revertModuleVersionDeprecation(permit, { module, version });
        else await registry.deprecateModuleVersion(permit, { module, version, ...text });
        return true;
      },
      mayHaveTakenEffect(error) {
        mayHaveBeenWritten = !isRefusal(error);
        return mayHaveBeenWritten;
      },
      async findEffect(error, attempt) {
        if (!(error instanceof ServiceError)) throw error;
        const isRefused = !error.isTransient;
        const isWritten = await isMade(write, run, isRefused && attempt > 1 ? readPauses : []);
        mayHaveBeenWritten = isWritten === undefined;
        if (isWritten === true) return true;
        if (!isRefused && error.httpStatus !== 429) return undefined;
        if (mayHaveBeenWritten) throw error;
        return error;
      },
      pauses,
      signal,
      pace,
    });
  } catch (error) {
    throw mayHaveBeenWritten && error instanceof ActionError ? createUnknownOutcomeError(error) : error;
  }
}

function createUnknownOutcomeError(error: ActionError): ActionError {
  const message = `${error.sentence}. Could not determine whether the write took effect`;
  return error.with({ message, help: 'unknown-result-of-a-write' });
}

/** Whether the registry shows the change, read once and again after each pause; `undefined` if it does not respond. */
async function isMade(write: VersionWrite, run: WriteRun, morePauses: readonly number[]): Promise<boolean | undefined> {
  let isKnown = false;
  for (const milliseconds of [0, ...morePauses]) {
    if (milliseconds > 0) await run.pace.pause(milliseconds, run.signal);
    const deprecation = await readDeprecation(write, run);
    if (deprecation !== 'unknown' && hasWantedState(write, deprecation)) return true;
    isKnown = deprecation !== 'unknown';
  }
  return isKnown ? false : undefined;
}

/** The deprecation that the registry shows; `unknown` if it does not respond. */
async function readDeprecation(
  { target: { module }, name: version }: VersionWrite,
  { registry }: WriteRun,
): Promise<Deprecation | undefined | 'unknown'> {
  const current = registry.getModuleVersion({ module, version }).then(({ deprecation }) => deprecation);
  return orElse(current, (error) => {
    if (!(error instanceof ServiceError) || error.reason === 'unauthorized') throw error;
    return 'unknown' as const;
  });
}

/** Whether the registry shows the desired state. A version that a different run has deprecated in the meantime is deprecated, regardless of its text. */
function hasWantedState({ text, deprecation }: VersionWrite, currentDeprecation: Deprecation | undefined): boolean {
  if (text === undefined || currentDeprecation === undefined) return text === currentDeprecation;
  return deprecation === undefined || isSameText(text, currentDeprecation);
}

export function isSameText(left: Deprecation | undefined, right: Deprecation | undefined): boolean {
  return left?.reason === right?.reason && left?.link === right?.link;
}

/**
 * Explains a "not found" response to a write; any other error is returned unchanged. The version was deleted, the service is too old, the plan of the organization
 * has no deprecation, or the token lacks the permission: further requests show the cause.
 *
 * @param isAccepted whether the registry has accepted an earlier change of the module in this run
 */
export async function explainNotFound(
  refusal: ActionError,
  { name: version, target: { module, record } }: VersionWrite,
  { registry, isAccepted }: Pick<WriteRun, 'registry'> & { readonly isAccepted: boolean },
): Promise<ActionError> {
  if (!(refusal instanceof ServiceError) || refusal.reason !== 'not-found') return refusal;
  const name = `${formatModuleName(module)} ${version}`;
  const response = refusal.sentence.replace(/^Not found in the registry/, 'the registry returned "not found"');
  const createError = (reason: ReasonWithSection, message: string, hint: string): ActionError =>
    new ActionError({ reason, message: `${message}: ${response}`, request: refusal.request, hint, cause: refusal });
  const isListed = await orElse(
    registry.listModuleVersions(module).then((versions) => versions.some((candidate) => candidate.version === version)),
    ({ reason }) => reason !== 'not-found',
  );
  if (!isListed) {
    const hint = 'Re-run this workflow job to decide on the versions that it has now.';
    return createError('not-found', `${name} is no longer in the registry`, hint);
  }
  const old = describeOutdatedServer(registry.server());
  if (old !== undefined) return createError('tier', old, 'Upgrade it.');
  // `undefined` if the service does not respond to this token.
  const entitlements = await orUndefined(registry.getEntitlementSet(module.organization));
  if (entitlements?.moduleDeprecations === false) {
    const message = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
    return createError('tier', message, 'Deprecation needs the Standard edition of HCP Terraform.');
  }
  if (isAccepted || record?.canDelete === true) {
    const hint = 'The token may manage the module. Open the version in the registry to see its state.';
    return createError('not-found', `The registry lists ${name}, but does not find it`, hint);
  }
  if (record === undefined && registry.server().name === undefined) {
    const message = `${name} is listed, but cannot be deprecated: the token lacks the permission, or the registry does not support deprecation`;
    const hint = `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${permissionHint}`;
    return createError('permission', message, hint);
  }
  const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
  return createError(
    'permission',
    `The token ${certain} manage the module ${formatModuleName(module)}`,
    permissionHint,
  );
}
