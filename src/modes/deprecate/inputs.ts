import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable } from '../../inputs/input.ts';

export const deprecateInputs = {
  ...moduleInputs,
  'require-successor': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Deprecate nothing unless a usable version remains: one that is neither deprecated nor revoked.',
  },
  reason: {
    kind: kinds.text,
    default: 'Superseded by {{latest}}.',
    text: 'Reason that consumers of the module see. Placeholders: `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
  },
  link: {
    kind: kinds.text,
    default: '{{release-url}}',
    text: 'Link that consumers of the module see, with the placeholders of `reason`; `none` for no link.',
  },
  'update-text': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Rewrite the reason and link of versions that Outrider deprecated earlier, if they differ.',
  },
  'wait-for-version': {
    kind: kinds.age,
    default: '10m',
    text: 'Maximum time to wait for the released version to appear in the registry; `0` does not wait.',
  },
  note: {
    kind: kinds.choice(['off', 'release']),
    default: 'off',
    text: '`release` keeps a list of the deprecated versions in the release notes. Needs `contents: write`.',
  },
  'github-token': shared.githubToken,
} as const satisfies InputTable;
