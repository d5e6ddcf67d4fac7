import { allInputs } from '../src/modes/index.ts';
import { variableName } from '../src/inputs/kinds.ts';
import { describeInput } from './inputs-page/rows.ts';
import type { Input } from '../src/inputs/input.ts';

/** The subset of JSON Schema that this file uses: https://json-schema.org/draft-07 */
export interface Schema {
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'boolean' | 'number';
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | boolean)[];
  readonly default?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
}

const text: Schema = { type: 'string', pattern: String.raw`\S` };
const line: Schema = { type: 'string', pattern: String.raw`^[^\r\n]*\S[^\r\n]*$` };
const lines: Schema = { type: 'array', minItems: 1, items: line };
const scalar: Schema = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] };

function createValueSchema({ kind, inFile }: Input): Schema {
  if (kind.form === 'lists') return { type: 'array', minItems: 1, items: lines };
  if (kind.form === 'list') return { anyOf: [lines, text] };
  if (kind.form === 'assignments') {
    const propertyNames = { pattern: variableName.source };
    return { anyOf: [{ type: 'object', propertyNames, additionalProperties: scalar }, lines, text] };
  }
  if (kind.choices !== undefined) {
    const choices = Array.isArray(inFile) ? (inFile as readonly string[]) : kind.choices;
    // YAML reads the word `true` as a boolean.
    const booleans = choices.flatMap((choice) => (choice === 'true' || choice === 'false' ? [choice === 'true'] : []));
    return { enum: [...choices, ...booleans] };
  }
  return kind.form === 'boolean' ? { type: 'boolean' } : line;
}

/** Returns the schema of the configuration file, for editors: from the inputs that it may set. */
export function createConfigurationSchema(): object {
  const inputs = Object.entries(allInputs).filter(([, { inFile }]) => inFile !== undefined);
  const properties = Object.fromEntries(
    inputs.map(([name, input]) => [name, { description: describeInput(input), ...createValueSchema(input) }]),
  );
  const environment: Schema = { type: 'object', properties, additionalProperties: false };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://raw.githubusercontent.com/outrider/outrider/v1/schema/outrider.schema.json',
    title: 'Configuration of Outrider',
    description: 'The file .github/outrider.yml. Inputs of the workflow take precedence.',
    ...environment,
    properties: {
      ...properties,
      environments: {
        description: 'Values for the runs with this `environment`, by its name.',
        type: 'object',
        additionalProperties: environment,
      },
    },
  };
}
