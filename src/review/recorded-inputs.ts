import { createRedactor } from '../redaction/redactor.ts';
import { listInputSecrets } from '../redaction/variable-secrets.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { describeLists } from '../inputs/kinds.ts';
import { matchesIdentifier, identifyBy, type Identifier, type RecordedInputs } from './record.ts';
import type { PlanningInputs } from '../inputs/planning.ts';
import type { SigningKey } from '../inputs/review.ts';

/** Longer values are recorded as digests, which leaves room for jobs. */
const maxShownCharacters = 200;
const maxVariables = 100;

/** The effect of an input. `files`: the set of jobs. `specification`: the registered job. `order`: the order of registration. */
type InputEffect = 'files' | 'specification' | 'order';

interface RecordedInput {
  /** The name of the input, or `variable x`. */
  readonly name: string;
  readonly text: string;
  readonly effect: InputEffect;
  readonly isHidden: boolean;
}

/** The inputs that have to be equal in a plan and a register run of the same commit. The value of a variable may be secret, so only its digest is recorded. */
function listRecordedInputs(inputs: PlanningInputs): readonly RecordedInput[] {
  const { environment, vars, secret, files } = inputs.jobFiles.variables;
  const { redactName: withoutSecrets } = createRedactor(listInputSecrets(inputs.jobFiles.variables));
  const isHiddenText = (text: string): boolean => text.length > maxShownCharacters || withoutSecrets(text) !== text;
  const toInput = (name: string, effect: InputEffect, text: string, isHidden = isHiddenText(text)): RecordedInput => {
    return { name, effect, text, isHidden };
  };
  const values = new Map([...environment, ...vars, ...secret].map(({ name, value }) => [name, value]));
  const late = inputs.jobFiles.late?.names ?? [];
  for (const name of late) values.delete(name);
  const variables = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxVariables);
  return [
    toInput('job-files', 'files', inputs.jobFiles.patterns.join('\n')),
    toInput('only-changed', 'files', String(inputs.onlyChanged)),
    toInput('working-directory', 'files', inputs.workingDirectory ?? '.'),
    toInput('file-base', 'specification', inputs.fileBase),
    toInput('var-files', 'specification', files.join('\n')),
    toInput('late-vars', 'specification', late.toSorted().join('\n')),
    toInput('preserve-counts', 'specification', inputs.preserveCounts),
    toInput('stages', 'order', describeLists(inputs.stages)),
    toInput('submission', 'specification', String(inputs.submission)),
    ...variables.map(([name, text]) => toInput(`variable ${name}`, 'specification', text, true)),
  ];
}

export function recordInputs(inputs: PlanningInputs, key: SigningKey): RecordedInputs {
  return Object.fromEntries(
    listRecordedInputs(inputs).map(({ name, text, isHidden }) => [name, identifyBy(text, isHidden, key)]),
  );
}

/** The inputs that differ from the plan, with both values if they may be shown; empty without recorded inputs. */
export function listDifferingInputs(
  recordedInputs: RecordedInputs | undefined,
  inputs: PlanningInputs,
  { effect, key }: { readonly effect: InputEffect; readonly key: SigningKey },
): readonly string[] {
  if (recordedInputs === undefined) return [];
  const current = listRecordedInputs(inputs).filter((input) => input.effect === effect);
  const removedNames =
    effect !== 'specification' ? [] : Object.keys(recordedInputs).filter((name) => name.startsWith('variable '));
  const currentNames = new Set(current.map(({ name }) => name));
  const { configuration } = inputs.jobFiles;
  const formatSource = (name: string): string =>
    configuration?.lines.has(name) === true ? ` (from \`${configuration.file}\`)` : '';
  return [
    ...current.flatMap(({ name, text, isHidden }) => {
      const planned = recordedInputs[name];
      if (planned === undefined)
        return name.startsWith('variable ') ? [`${quoteSetting(name)} was not set for the plan`] : [];
      if (matchesIdentifier(planned, text, key)) return [];
      if (name.startsWith('variable '))
        return [`${quoteSetting(name)}${formatSource('vars')} had a different value for the plan`];
      return [
        `\`${name}\` was ${formatValue(planned)} for the plan, and is ${formatValue(isHidden ? undefined : text)} here${formatSource(name)}`,
      ];
    }),
    ...removedNames
      .filter((name) => !currentNames.has(name))
      .map((name) => `${quoteSetting(name)} is not set here, and was for the plan`),
  ];
}

function quoteSetting(name: string): string {
  return name.replace(/ (.*)/s, ' `$1`');
}

function formatValue(value: Identifier | undefined): string {
  if (typeof value !== 'string') return hiddenMark;
  return value === '' ? 'empty' : `\`${value.replaceAll('\n', ' ')}\``;
}
