import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors } from './input-errors.ts';

/** The inputs of all modes that record what they deploy as a GitHub deployment. */
export const gitHubDeploymentInputs = {
  deployments: {
    kind: kinds.choice(['off', 'auto']),
    default: 'off',
    text: '`auto` records the run as a GitHub deployment with its true outcome; `off` records none. Requires `environment`, and `deployments: write` for `github-token`.',
  },
  environment: {
    kind: kinds.text,
    text: 'Name of the environment of the GitHub deployment, such as `production`.',
  },
} as const satisfies InputTable;

/** GitHub's limit: https://docs.github.com/en/rest/deployments/environments */
const maxLength = 255;

/** The environment of the GitHub deployment; undefined if none is recorded, or after an error. */
export function readDeploymentEnvironment(
  { deployments, environment }: RawInputs<typeof gitHubDeploymentInputs>,
  errors: InputErrors,
): string | undefined {
  if (deployments === 'off') {
    if (environment !== undefined)
      errors.add('environment', 'is set without `deployments: auto`', 'Set `deployments: auto`, or remove it.');
    return undefined;
  }
  if (environment === undefined) {
    errors.addMissing('environment', 'Set it to the name of the environment, such as `production`.');
    return undefined;
  }
  if (environment.length > maxLength || /\p{Cc}/u.test(environment)) {
    const hint = `Use one line of at most ${maxLength} characters.`;
    errors.add('environment', `is ${quote(environment)}, which is not a valid name`, hint);
  }
  return environment;
}

/** The inputs of modes that record what they do to one job, besides those of the job. */
export const recordedInputs = {
  ...gitHubDeploymentInputs,
  'github-token': shared.githubToken,
} as const satisfies InputTable;

/** Where a mode records what it does to one job. */
export interface RecordedInputs {
  /** Of the GitHub deployment; undefined if none is recorded. */
  readonly environment: string | undefined;
  readonly githubToken: string | undefined;
}

export function readRecordedInputs(raw: RawInputs<typeof recordedInputs>, errors: InputErrors): RecordedInputs {
  return { environment: readDeploymentEnvironment(raw, errors), githubToken: raw['github-token'] };
}
