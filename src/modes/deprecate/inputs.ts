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
  consumers: {
    kind: kinds.choice(['off', 'report', 'names']),
    default: 'off',
    text: '`report` lists how many workspaces use each version, by the Explorer of HCP Terraform, and names them unless the repository is public; `names` also names them in a public repository. Experimental.',
  },
  'explorer-token': {
    kind: kinds.secret,
    text: 'Token that can query the Explorer: of the owners team, of a team that can read all workspaces or projects, or of the organization. For `consumers`.',
  },
  'max-consumers': {
    kind: kinds.optionalNumber,
    text: 'Do not deprecate a version that more workspaces use. Requires `consumers`.',
  },
} as const satisfies InputTable;
