import { unknownPlaceholders } from '../../deprecation/template.ts';
import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import * as shared from '../../inputs/shared.ts';
import { quote } from '../../inputs/suggest.ts';
import { readModuleInputs } from '../../operations/modules/module-inputs.ts';
import type { InputErrors, InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const deprecateInputs = {
  ...moduleInputs,
  'require-successor': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Deprecate nothing unless a version remains that is neither deprecated nor revoked.',
  },
  reason: {
    kind: kinds.text,
    default: 'Superseded by {{latest}}.',
    text: 'Reason that consumers of the module see; the output `reason` is the category of an error instead. Placeholders: `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
  },
  link: {
    kind: kinds.text,
    default: '{{release-url}}',
    text: 'Link that consumers see, with the placeholders of `reason`; `none` for no link.',
  },
  'update-text': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Rewrite reason and link of versions that Outrider deprecated earlier.',
  },
  'wait-for-version': {
    kind: kinds.age,
    default: '10m',
    text: 'Maximum time to wait until the registry has the released version; `0` does not wait.',
  },
  note: {
    kind: kinds.choice(['off', 'release']),
    default: 'off',
    text: '`release` keeps a list of the deprecated versions in the release notes, `off` none. Needs `contents: write`.',
  },
  'github-token': shared.githubToken,
  consumers: {
    kind: kinds.choice(['off', 'report', 'names']),
    default: 'off',
    text: 'Workspaces that use each version, by the Explorer of HCP Terraform (experimental): `report` counts them, and names them unless the repository is public; `names` names them there, too; `off` does not ask. The output `consumers` has the answer.',
  },
  'explorer-token': {
    kind: kinds.secret,
    text: 'Token for `consumers`: of the owners team, of a team that can read all workspaces or projects, or of the organization.',
  },
  'max-consumers': {
    kind: kinds.optionalNumber,
    text: 'Do not deprecate a version that more workspaces use. Requires `consumers`.',
  },
} as const satisfies InputTable;

type DeprecateValues = InputValues<typeof deprecateInputs>;

export type DeprecateInputs = Readonly<ReturnType<typeof readDeprecateInputs>>;

export function readDeprecateInputs(values: DeprecateValues, source: InputSource) {
  const { errors } = source;
  const modules = readModuleInputs(values, source);
  const { reason = '', note, githubToken, waitForVersion } = values;
  for (const [name, template] of Object.entries({ reason, link: values.link ?? '' }))
    checkTemplate(name, template, errors);
  const link = values.link === 'none' ? undefined : values.link;
  if (link !== undefined && !/^(https?:\/\/|\{\{)/.test(link)) {
    const hint = 'Start it with `https://` or a placeholder, or write `none`.';
    errors.add('link', `is ${quote(link)}, which is not a URL`, hint);
  }
  if (note === 'release' && githubToken === undefined)
    errors.addConflict('note', 'is `release`, but `github-token` is empty', 'Set a token with `contents: write`.');
  return {
    ...values,
    ...modules,
    mode: 'deprecate' as const,
    timeout: values.timeout + waitForVersion,
    reason,
    link,
    note: note === 'release',
    consumers: readConsumers(values, errors),
  };
}

/** How the consumers of a module are read and shown; undefined if they are not. */
function readConsumers({ consumers, explorerToken: token, maxConsumers: most }: DeprecateValues, errors: InputErrors) {
  if (consumers === 'off') {
    const hint = 'Set `consumers: report`, or remove it.';
    if (token !== undefined) errors.addConflict('explorer-token', 'is set, but `consumers` is `off`', hint);
    if (most !== undefined) errors.addConflict('max-consumers', 'is set, but `consumers` is `off`', hint);
    return undefined;
  }
  if (token === undefined) {
    const hint =
      'Set it to a token of the owners team, of a team that can read all workspaces, or of the organization.';
    errors.addMissing('explorer-token', hint, 'no-explorer');
    return undefined;
  }
  return { token, named: consumers === 'names', most };
}

function checkTemplate(name: string, template: string, errors: InputErrors): void {
  for (const unknown of unknownPlaceholders(template)) {
    const hint = 'For the available placeholders see docs/deprecation.md, "Reason and link".';
    errors.add(name, `contains ${quote(unknown)}, which is not a placeholder`, hint);
  }
}
