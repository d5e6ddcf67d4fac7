import { suggestPlaceholder, listUnknownPlaceholders } from '../../operations/modules/template.ts';
import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import { quote } from '../../inputs/suggest.ts';
import { readModuleInputs } from '../../operations/modules/module-inputs.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const deprecateInputs = {
  ...moduleInputs,
  'require-successor': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Deprecate nothing unless a version remains that is neither deprecated nor revoked.',
  },
  reason: {
    kind: kinds.multiline,
    default: 'Superseded by {{latest}}.',
    text: 'Reason that consumers of the module see. Placeholders: `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
  },
  link: {
    kind: kinds.multiline,
    default: '{{release-url}}',
    text: 'Link that consumers see, with the placeholders of `reason`; `none` for no link.',
  },
  'update-text': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Update the reason and the link of versions that Outrider deprecated earlier.',
  },
  'wait-for-version': {
    kind: kinds.age,
    default: '10m',
    text: 'Maximum time to wait for the released version in the registry; `0` does not wait.',
  },
} as const satisfies InputTable;

export type DeprecateInputs = Readonly<ReturnType<typeof readDeprecateInputs>>;

export function readDeprecateInputs(values: InputValues<typeof deprecateInputs>, source: InputSource) {
  const { errors } = source;
  const modules = readModuleInputs(values, source);
  const { reason = '', waitForVersion } = values;
  for (const [name, template] of Object.entries({ reason, link: values.link ?? '' }))
    for (const unknown of listUnknownPlaceholders(template))
      errors.add(name, `contains ${quote(unknown)}, which is not a placeholder`, suggestPlaceholder(unknown));
  const link = values.link === 'none' ? undefined : values.link;
  if (link !== undefined && !/^(https?:\/\/|\{\{)/.test(link)) {
    const hint = 'Start it with `https://` or a placeholder, or write `none`.';
    errors.add('link', `is ${quote(link)}, which is not a URL`, hint);
  }
  return { ...values, ...modules, mode: 'deprecate' as const, timeout: values.timeout + waitForVersion, reason, link };
}
