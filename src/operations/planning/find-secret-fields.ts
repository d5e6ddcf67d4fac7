import { ActionError, ActionErrors, errorsIn, type Location } from '../../errors.ts';
import { shortKey } from '../../jobfiles/preprocess/json-keys.ts';
import { positionsIn } from '../../jobfiles/hcl/positions.ts';
import {
  secretAttributes,
  type SecretAttribute,
  type SecretsOfFile,
} from '../../jobfiles/provenance/secret-attributes.ts';
import type { SecretSources } from '../../jobfiles/provenance/secret-references.ts';
import { isExpression } from '../../jobfiles/variables/settings.ts';
import { expressionText } from '../../jobfiles/hcl/bodies.ts';
import { fieldsOf, type AttributeFields, type SecretField } from '../../redaction/secret-fields.ts';
import { nameHides } from '../../redaction/detection/secret-names.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import { isJsonForm, readJobText, type JobText } from '../../jobfiles/hcl/job-text.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { PreparedJob } from '../../jobfiles/preprocess/prepare.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** The fields of a job file whose expressions reach a secret variable or a file that git does not contain. */
interface SecretFieldsOfFile {
  readonly fields: readonly SecretField[];
  /** The error in place of one of the parser that may depend on a secret. */
  readonly explain: (error: unknown) => unknown;
  /** @throws ActionErrors `input` for a job whose number of allocations a secret decides */
  readonly check: (job: Job) => void;
}

const noSecrets: SecretFieldsOfFile = { fields: [], explain: (error) => error, check: () => undefined };

/**
 * Finds them in the text, not in the values: that a value is the same with another secret does not prove that it does not depend on it.
 *
 * @param uncommitted the names of the files that it reads and git does not contain
 * @throws ActionErrors `input` where a secret decides the structure of the job: names, counts, which blocks there are
 */
export function findSecretFields(
  { source, prepared }: LoadedJob,
  uncommitted: readonly string[],
  { reveal }: RedactionInputs,
): SecretFieldsOfFile {
  if (prepared === undefined) return noSecrets;
  const hidden = uncommitted.filter((name) => !reveal.some((pattern) => pattern.matches(name)));
  // In JSON, the word may be written with escapes.
  const isJson = isJsonForm(source.text);
  if (hidden.length === 0 && !isJson && !/\bvariables?\b/.test(source.text)) return noSecrets;
  const text = readJobText(source.text, source.budget.step);
  const sources: SecretSources = {
    variables: secretVariables(text, prepared),
    files: new Map(
      prepared.replaced.flatMap(({ start, files }) => {
        const file = hidden.find((name) => files?.has(name));
        return file === undefined ? [] : [[start, file] as const];
      }),
    ),
  };
  if (sources.variables.size === 0 && sources.files.size === 0) return noSecrets;
  const { attributes, failing } = secretAttributes(source, sources);
  return fieldsIn(source, { attributes: isJson ? attributes.map(inWholeMap) : attributes, failing }, reveal);
}

/** The secret variables of a file. A default is in the file: its value decides, too, whether it is a secret. */
function secretVariables({ declarations }: JobText, { settings }: PreparedJob): SecretSources['variables'] {
  return new Map(
    [...declarations].flatMap(([name, declaration]) => {
      const setting = settings.get(name);
      const { default: value } = declaration;
      const text = value?.expression === undefined ? '' : expressionText(value.expression);
      const isSecret = setting === undefined ? nameHides(name, text) : isSecretSetting({ ...setting, name });
      if (!isSecret) return [];
      const isText = setting === undefined ? declaration.reads === 'text' : !isExpression(setting, declaration);
      return [[name, { isScalar: isText || /^(?:string|number|bool)$/.test(declaration.type) }] as const];
    }),
  );
}

function fieldsIn(
  { text, file: { name: file } }: LoadedJob['source'],
  { attributes, failing }: SecretsOfFile,
  reveal: RedactionInputs['reveal'],
): SecretFieldsOfFile {
  const positions = positionsIn(text);
  const refusalOf = (attribute: SecretAttribute, role?: string): ActionError =>
    refusal(attribute, { file, ...positions.positionOf(attribute.start) }, role);
  const found = attributes.map((attribute) => ({ attribute, meant: fieldsOf(attribute) }));
  const refused = found.filter(({ meant }) => meant === undefined).slice(0, mostReported);
  if (refused.length > 0) throw new ActionErrors(refused.map(({ attribute }) => refusalOf(attribute)));
  const fields = found.flatMap(({ attribute, meant }) =>
    meant === undefined || isRevealed(attribute, meant, reveal) ? [] : [secretField(attribute, meant)],
  );
  const decisive = found.find(({ meant }) => meant?.isPassedOn === false)?.attribute;
  const lineOf = (offset: number): number => positions.positionOf(offset).line;
  const lines = failing.map(({ start, end }) => ({ from: lineOf(start), to: lineOf(end) }));
  return {
    fields,
    explain: (error) => explainFailure(error, file, (line) => lines.some(({ from, to }) => from <= line && line <= to)),
    check: ({ Type }) => {
      if (decisive !== undefined && (Type === 'system' || Type === 'sysbatch'))
        throw new ActionErrors([refusalOf(decisive, ', which decides how many nodes a system job runs on,')]);
    },
  };
}

function secretField(attribute: SecretAttribute, meant: AttributeFields): SecretField {
  const { group, task, dependence } = attribute;
  const level = [group, task].filter((one) => one !== undefined).join('/');
  const name = (meant.names ?? meant.objects)[0] ?? '';
  return {
    ...meant,
    group,
    task,
    label: level === '' ? name : `${level} ${name}`,
    isLeftOut: !meant.isPassedOn || !dependence.isCopied,
  };
}

/** A field that depends on a file alone may be shown by its name; one that depends on a secret variable never. */
function isRevealed(
  { dependence }: SecretAttribute,
  { objects, names = [] }: AttributeFields,
  reveal: RedactionInputs['reveal'],
): boolean {
  const paths = [...names, ...objects.flatMap((object) => [object, ...names.map((name) => `${object}.${name}`)])];
  return dependence.variable === undefined && paths.some((path) => reveal.some((pattern) => pattern.matches(path)));
}

/** A hostile file may have 100,000. */
const mostReported = 50;

/** In the JSON syntax of HCL, only `env` and `meta` are known without the schema of their blocks, and they are hidden in all groups and tasks. */
function inWholeMap(attribute: SecretAttribute): SecretAttribute {
  const map = attribute.isStructure ? undefined : /^(env|meta)\.[^.]*$/.exec(attribute.name)?.[1];
  return { ...attribute, name: map ?? shortKey(attribute.name), isStructure: map === undefined };
}

/** @param role what the attribute decides */
function refusal({ blocks, name, dependence }: SecretAttribute, location: Location, role = ''): ActionError {
  const path = [...blocks, name].filter((part) => part !== '').join('.');
  const { variable, file } = dependence;
  const cause =
    variable === undefined ? `the file \`${file}\`, which git does not contain` : `the secret variable \`${variable}\``;
  return new ActionError({
    reason: 'input',
    message: `${path === '' ? 'A statement' : `\`${path}\``}${role} depends on ${cause}; the structure of a job is shown, so a secret must not decide it.`,
    location,
    help: 'secret-in-structure',
    hint: 'Use the secret only in values, such as `env` or the `data` of a template; commit a file without one, or name it in `reveal`.',
  });
}

/** Which of several expressions fails, and with which value, may be any part of a secret. */
function explainFailure(error: unknown, file: string, mayDepend: (line: number) => boolean): unknown {
  const failures = errorsIn(error);
  if (failures === undefined) return error;
  const others = failures.filter(
    ({ reason, location }) =>
      reason !== 'parse' || (location?.file === file && location.line !== undefined && !mayDepend(location.line)),
  );
  if (others.length === failures.length) return error;
  const instead = new ActionError({
    reason: 'parse',
    message:
      'Nomad cannot parse an expression that depends on a secret. Its message may depend on the secret, too, and is not shown.',
    location: { file },
    hint: 'Run `nomad job validate` with the same variables.',
  });
  return new ActionErrors([...others, instead]);
}
