import { registry, type InputRow } from './row.ts';

const deprecate = ['deprecate'] as const;

/** The inputs of the modes that speak to the module registry. */
export const registryRows = {
  'registry-address': {
    kind: 'text',
    modes: registry,
    default: 'https://app.terraform.io',
    text: "The module registry's address: HCP Terraform, or your Terraform Enterprise.",
  },
  'registry-token': {
    kind: 'secret',
    modes: registry,
    text: 'Token of a user or a team that may manage modules; an organization token may not. Falls back to `TF_TOKEN_<host>`, as in `TF_TOKEN_app_terraform_io`.',
  },
  module: {
    kind: 'list',
    modes: registry,
    text: 'The module, as `organization/name/provider`; several, one a line, are judged each by itself.',
  },
  'module-version': {
    kind: 'text',
    modes: registry,
    text: 'The version that is released, to `reinstate` the one that is withdrawn; else the tag of the event tells it.',
  },
  'tag-prefix': {
    kind: 'text',
    modes: registry,
    text: "What the module's tags begin with, as `network-` in `network-v1.2.3`; else what the registry says, else the module's name.",
  },
  policy: {
    kind: 'choice',
    modes: registry,
    default: 'keep-latest',
    choices: ['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit'],
    text: 'Which versions stay: `keep-latest` the newest overall, `per-major` and `per-minor` the newest of each line, `older-than-release` the release and what is newer, `range` what is outside of `range`, `explicit` all that `versions` does not name.',
  },
  keep: {
    kind: 'count',
    modes: registry,
    default: '1',
    text: 'How many of the newest stable versions stay, overall or of each line.',
  },
  range: {
    kind: 'text',
    modes: registry,
    text: 'Only versions inside of this range may be deprecated by the policy, as `<2.0.0` (the syntax of npm).',
  },
  versions: {
    kind: 'list',
    modes: registry,
    text: 'Versions to deprecate whatever the policy says, one a line; to `reinstate` with `policy: explicit` the ones that come back.',
  },
  protect: {
    kind: 'list',
    modes: registry,
    text: 'Versions or ranges that are never deprecated, one a line, as `1.4.x`.',
  },
  prereleases: {
    kind: 'choice',
    modes: registry,
    default: 'superseded',
    choices: ['superseded', 'all', 'ignore', 'same-rule'],
    text: 'Which prereleases are deprecated, whatever `keep`, `range` and `min-age` say: `superseded` those whose release, a newer prerelease of it or a newer stable version is there; `all` each; `ignore` none. `same-rule` judges them as the others.',
  },
  'min-age': {
    kind: 'age',
    modes: registry,
    default: '0',
    text: 'How old a version has to be for the policy to deprecate it, as `30d` or `12h`; makes no difference to `reinstate`.',
  },
  'only-older-than': {
    kind: 'choice',
    modes: registry,
    default: 'released',
    choices: ['released', 'newest'],
    text: '`released` leaves alone what is newer than the released version, so that a patch on an old line touches no newer one; `newest` judges all versions.',
  },
  'max-changes': {
    kind: 'count',
    modes: registry,
    default: '50',
    text: 'A run that would change more versions of a module than this changes none of them.',
  },
  'require-successor': {
    kind: 'boolean',
    modes: deprecate,
    default: 'true',
    text: 'Deprecate nothing unless a version stays that can be moved to: usable, neither deprecated nor revoked.',
  },
  reason: {
    kind: 'text',
    modes: deprecate,
    default: 'Superseded by {{latest}}.',
    text: 'Why, as consumers see it; may name `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
  },
  link: {
    kind: 'text',
    modes: deprecate,
    default: '{{release-url}}',
    text: 'Where consumers read more, with the same placeholders; `none` for nothing.',
  },
  'update-text': {
    kind: 'boolean',
    modes: deprecate,
    default: 'false',
    text: 'Rewrite reason and link of what we deprecated before, where they differ.',
  },
  'wait-for-version': {
    kind: 'age',
    modes: deprecate,
    default: '10m',
    text: 'How long to wait until the registry has the released version; with `0` it has to be there.',
  },
  'reinstate-scope': {
    kind: 'choice',
    modes: ['reinstate'],
    default: 'owned',
    choices: ['owned', 'all'],
    text: '`owned` brings back only what we deprecated, `all` also what a person did.',
  },
  'on-missing': {
    kind: 'choice',
    modes: registry,
    default: 'error',
    choices: ['error', 'warning'],
    text: 'When the registry does not have a version that `versions` names: `error` changes nothing and fails, `warning` does the rest.',
  },
  note: {
    kind: 'choice',
    modes: deprecate,
    default: 'off',
    choices: ['off', 'release'],
    text: '`release` keeps a list of what was deprecated in the text of the release; needs `contents: write`.',
  },
} as const satisfies Record<string, InputRow>;
