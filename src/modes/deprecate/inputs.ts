import * as kinds from '../../inputs/kinds.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable } from '../../inputs/input.ts';

export const deprecateInputs = {
  ...moduleInputs,
  'require-successor': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Deprecate nothing unless a version stays that can be moved to: usable, neither deprecated nor revoked.',
  },
  reason: {
    kind: kinds.text,
    default: 'Superseded by {{latest}}.',
    text: 'Why, as consumers see it; may name `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
  },
  link: {
    kind: kinds.text,
    default: '{{release-url}}',
    text: 'Where consumers read more, with the same placeholders; `none` for nothing.',
  },
  'update-text': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Rewrite reason and link of what we deprecated before, where they differ.',
  },
  'wait-for-version': {
    kind: kinds.age,
    default: '10m',
    text: 'How long to wait until the registry has the released version; with `0` it has to be there.',
  },
  note: {
    kind: kinds.choice(['off', 'release']),
    default: 'off',
    text: '`release` keeps a list of what was deprecated in the text of the release; needs `contents: write`.',
  },
  'github-token': shared.githubToken,
} as const satisfies InputTable;
