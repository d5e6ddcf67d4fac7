import { ActionError, ActionErrors, listErrors, type Location } from '../errors.ts';
import { mapPositions } from '../jobfiles/hcl/positions.ts';
import {
  findSecretAttributes,
  type FieldLevel,
  type SecretAttribute,
  type SecretSources,
} from '../jobfiles/provenance/secret-attributes.ts';
import { isExpression, type Setting } from '../jobfiles/variables/settings.ts';
import { readExpressionText } from '../jobfiles/hcl/bodies.ts';
import { readJobText, type JobText, type VariableDeclaration } from '../jobfiles/hcl/job-text.ts';
import { findPassedField } from '../clients/nomad/jobs/fields.ts';
import { isSecretValue } from './detection/secret-names.ts';
import { isSecretSetting } from './variable-secrets.ts';
import type { FieldAddress } from './judge-value.ts';
import type { RedactionInputs } from '../inputs/redaction.ts';
import type { LoadedJob } from '../jobfiles/preprocess/load.ts';
import type { PreparedJob } from '../jobfiles/preprocess/prepare.ts';

/** Fields of a job, by their names in Nomad's diff. Without a group or a task, the fields of all groups or tasks. */
export interface SecretField extends FieldLevel {
  /** The outermost objects around the fields; empty for fields of the job, the group or the task itself. */
  readonly objects: readonly string[];
  /** Names of the fields or of nested objects; `undefined` for all fields of the objects. */
  readonly names: readonly string[] | undefined;
}

type SetFields = Pick<SecretField, 'objects' | 'names'>;

/** The fields of a job file that contain a secret variable or a file that git does not contain. */
interface SecretFieldsOfFile {
  readonly fields: readonly SecretField[];
  /** The error that replaces a parser error that may depend on a secret. */
  readonly explain: (error: unknown) => unknown;
}

const noSecrets: SecretFieldsOfFile = { fields: [], explain: (error) => error };

/**
 * Finds the fields in the text of the job file, not by comparing values: a field may depend on a secret even if its value equals a public one.
 *
 * @param uncommittedNames the names of the files that the job reads and git does not contain
 * @throws ActionErrors `input` if Nomad's decisions depend on a secret, or a value is computed from one: a part of the secret could be guessed
 */
export function findSecretFields(
  { source, preparedJob }: LoadedJob,
  uncommittedNames: readonly string[],
  { reveal }: RedactionInputs,
): SecretFieldsOfFile {
  if (preparedJob === undefined) return noSecrets;
  const hiddenNames = uncommittedNames.filter((name) => !reveal.some((pattern) => pattern.matches(name)));
  if (hiddenNames.length === 0 && !/\bvariables?\b/.test(source.text)) return noSecrets;
  const text = readJobText(source.text, source.budget.step);
  const sources: SecretSources = {
    variables: listSecretVariables(text, preparedJob),
    files: new Map(
      preparedJob.replaced.flatMap(({ start, files }) => {
        const file = hiddenNames.find((name) => files?.has(name));
        return file === undefined ? [] : [[start, file] as const];
      }),
    ),
  };
  if (sources.variables.size === 0 && sources.files.size === 0) return noSecrets;
  return findSecretFieldsInFile(source, findSecretAttributes(source, sources), reveal);
}

/** The secret variables of a file. A default is in the file: its value decides, too, whether it is a secret. */
function listSecretVariables({ declarations }: JobText, { settings }: PreparedJob): SecretSources['variables'] {
  return new Map(
    [...declarations].flatMap(([name, declaration]) => {
      const setting = settings.get(name);
      const { default: value } = declaration;
      const text = value === undefined ? '' : readExpressionText(value);
      const isSecret = setting === undefined ? isSecretValue(name, text) : isSecretSetting({ ...setting, name });
      if (!isSecret) return [];
      return [[name, { isScalar: isScalar(declaration, setting) }] as const];
    }),
  );
}

/** Whether a variable is a scalar. Without a type, it has the type of its value. */
function isScalar(declaration: VariableDeclaration, setting: Setting | undefined): boolean {
  if (setting === undefined ? declaration.reads === 'text' : !isExpression(setting, declaration)) return true;
  if (!['', 'any'].includes(declaration.type)) return /^(?:string|number|bool)$/.test(declaration.type);
  return setting !== undefined && !/^\s*[[{(]/.test(setting.value);
}

function findSecretFieldsInFile(
  source: LoadedJob['source'],
  { attributes, failing }: ReturnType<typeof findSecretAttributes>,
  reveal: RedactionInputs['reveal'],
): SecretFieldsOfFile {
  const file = source.file.name;
  const positions = mapPositions(source.text);
  const fields = attributes
    .map((attribute) => ({ attribute, setField: findSetFields(attribute) }))
    .filter(({ attribute, setField }) => setField === undefined || !isRevealed(attribute, setField, reveal));
  const refusals = fields.filter(({ attribute, setField }) => setField === undefined || !attribute.dependence.isCopied);
  const errors = refusals
    .slice(0, maxReported)
    .map(({ attribute, setField }) =>
      createSecretError(attribute, setField !== undefined, { file, ...positions.findPosition(attribute.start) }),
    );
  if (errors.length > 0) throw new ActionErrors(errors);
  const lines = failing.map(({ start, end }) => [start, end].map((offset) => positions.findPosition(offset).line));
  const mayDepend = (line: number): boolean => lines.some(([from = 0, to = 0]) => from <= line && line <= to);
  return {
    fields: fields.flatMap(({ attribute: { group, task }, setField }) =>
      setField === undefined ? [] : { ...setField, group, task },
    ),
    explain: (error) => explainFailure(error, file, mayDepend),
  };
}

/** A field that depends only on a file may be revealed by its name; a field that depends on a secret variable never. */
function isRevealed(
  { dependence }: SecretAttribute,
  { objects, names = [] }: SetFields,
  reveal: RedactionInputs['reveal'],
): boolean {
  const paths = [...names, ...objects.flatMap((object) => [object, ...names.map((name) => `${object}.${name}`)])];
  return dependence.variable === undefined && paths.some((path) => reveal.some((pattern) => pattern.matches(path)));
}

/** A hostile file may have 100,000. */
const maxReported = 50;

/** @param isComputed whether the secret could be in the attribute as a whole */
function createSecretError(
  { blocks, name, dependence }: SecretAttribute,
  isComputed: boolean,
  location: Location,
): ActionError {
  const path = [...blocks, name].filter((part) => part !== '').join('.');
  const subject = path === '' ? 'A statement' : `\`${path}\``;
  const { variable, file } = dependence;
  const cause =
    variable === undefined ? `the file \`${file}\`, which git does not contain` : `the secret variable \`${variable}\``;
  const instead = variable === undefined ? '; or commit a file without a secret, or name it in `reveal`' : '';
  const [message, hint] = isComputed
    ? [
        `${subject} is computed from ${cause}; a part of a secret could be guessed from it.`,
        variable === undefined
          ? `Use the file as a whole or inside a quoted string${instead}.`
          : 'Set each value that the job needs in `secret-vars` as a variable of type `string`, and use it as a whole or inside a quoted string.',
      ]
    : [
        `${subject} depends on ${cause}; the structure of a job is shown, so it must not depend on a secret.`,
        `Use the secret only in values, such as \`env\` or the \`data\` of a template${instead}.`,
      ];
  return new ActionError({ reason: 'input', message, location, help: 'secret-in-structure', hint });
}

/** Replaces errors of expressions that may depend on a secret: which expression fails, and with which value, could reveal a part of it. */
function explainFailure(error: unknown, file: string, mayDepend: (line: number) => boolean): unknown {
  const failures = listErrors(error);
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

/** The fields that an attribute sets; `undefined` if Nomad decides by it and quotes it, or may do so. */
function findSetFields({ level, blocks, name, item, isStructure }: SecretAttribute): SetFields | undefined {
  if (isStructure) return undefined;
  const [outer = '', ...inner] = blocks.concat(name);
  const [first = '', second = ''] = inner;
  if (outer === 'env' || outer === 'meta') {
    // Entries are fields of the job, the group or the task; without a known key, all of them.
    const map = outer === 'env' ? 'Env' : 'Meta';
    return { objects: [], names: [first === '' ? map : `${map}[${first}]`] };
  }
  if (outer === 'config' && level === 'task') {
    // A list has its items, an object its keys; any other value, even inside blocks, only the first name.
    const isItem = typeof item === 'number' && inner.length === 1;
    const isEntry = typeof item === 'string' && inner.length === 2;
    const parts = isItem || isEntry ? [`${first}[${item}]`, ...(isEntry ? [`${first}[0][${item}]`] : [])] : [first];
    return { objects: ['Config'], names: first === '' ? undefined : parts };
  }
  if (blocks.length === 0 && level !== 'job') return undefined;
  const [block, attribute] = blocks.length === 0 ? ['', outer] : [outer, first];
  const passedField = findPassedField(`${outer}.${first}`, second) ?? findPassedField(block, attribute);
  if (passedField === undefined) return undefined;
  return { objects: blocks.length === 0 ? [] : [passedField.object], names: [passedField.field] };
}

/** Whether a field contains a secret, only by its address. */
export function isSecretField(path: FieldAddress, fields: readonly SecretField[]): boolean {
  return fields.some((field) => covers(field, path));
}

function covers({ group, task, objects, names }: SecretField, path: FieldAddress): boolean {
  if ((group !== undefined && group !== path.group) || (task !== undefined && task !== path.task)) return false;
  const [outer, ...inner] = path.objects;
  if (outer === undefined ? objects.length > 0 : !objects.includes(outer)) return false;
  const parts = [...inner, path.name];
  return (
    names === undefined || names.some((name) => parts.some((part) => part === name || part.startsWith(`${name}[`)))
  );
}
