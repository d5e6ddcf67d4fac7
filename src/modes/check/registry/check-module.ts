import { ActionError } from '../../../errors.ts';
import { readModule } from '../../../operations/modules/read-module.ts';
import { failed, passed, unknown, type Check, type CheckSubject } from '../outcome.ts';
import type { Module } from '../../../clients/registry/module.ts';
import type { Registry } from '../../../clients/registry/client.ts';
import { plural } from '../../../nomad-plan/numbers.ts';

interface ModuleQuery {
  readonly registry: Registry;
  readonly module: Module;
  /** The input. */
  readonly tagPrefix: string | undefined;
  /** Whether a mode changes it. */
  readonly isManaging: boolean;
}

/**
 * Whether the token may read a module, and change it; which tags are its releases.
 *
 * @throws ServiceError of a request; `not-found` if the registry does not have the module, or does not show it
 */
export async function checkModule(
  subject: CheckSubject,
  { registry, module, tagPrefix, isManaging }: ModuleQuery,
): Promise<Check> {
  const { versions, record } = await readModule(registry, module);
  const found = `${plural(versions.length, 'version')}; ${describeTags(tagPrefix, record?.tagPrefix)}`;
  if (!isManaging) return passed(subject, plural(versions.length, 'version'));
  if (record?.canDelete === false) {
    const hint = 'Use a user token, or the token of a team with "Manage modules".';
    const message = `The token may read it (${plural(versions.length, 'version')}), but not manage it`;
    return failed(subject, new ActionError({ reason: 'permission', message, hint }));
  }
  if (record?.canDelete === undefined)
    return unknown(
      subject,
      `${found}. Whether the token may manage it is not known`,
      'Run `mode: deprecate` on a test module first.',
    );
  return passed(subject, `${found}; the token may manage it`);
}

function describeTags(input: string | undefined, recorded: string | undefined): string {
  if (input !== undefined) return `tags start with \`${input}\` (input \`tag-prefix\`)`;
  if (recorded !== undefined) return `tags start with \`${recorded}\` (registry)`;
  return 'tags have no prefix, or that of the name of the module';
}
