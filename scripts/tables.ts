/**
 * Writes action.yml, its copy for reusable workflows, the descriptions of the inputs of these, docs/inputs.md, schema/, the table of modes in docs/operate.md and the verbs in docs/audit.md from the tables in src/.
 * Run `npm run tables` after a change there; a test fails when they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { stringify } from 'yaml';
import { outputTable } from '../src/report/output-table.ts';
import { resultDocumentSchema } from '../src/report/result.ts';
import { actionInputs, describeDefault, describeInput, describeText, formatKeyList } from './inputs-page/rows.ts';
import type { Input } from '../src/inputs/input.ts';
import { allVerbs } from '../src/gate/evidence.ts';
import { createConfigurationSchema } from './configuration-schema.ts';
import { renderInputsPage, renderOperatingModes } from './inputs-page/page.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** The manifests of the action, with the path from their folder to dist: `$/` in a reusable workflow can name every folder but the root. */
export const manifests: Readonly<Record<string, string>> = {
  'action.yml': 'dist/index.js',
  '.github/actions/outrider/action.yml': '../../../dist/index.js',
};

/** Returns the content of a manifest of the action that starts `main`. */
export function renderActionYaml(main: string): string {
  const { description } = JSON.parse(read('package.json')) as { description: string };
  const inputs = Object.entries(actionInputs).map(([name, input]) => [
    name,
    {
      description: `${describeInput(input)}${renderDefaultSentence(input)}`,
      required: false,
      ...(input.default === undefined || input.inFile !== undefined ? {} : { default: input.default }),
    },
  ]);
  const outputs = Object.entries(outputTable).map(([name, text]) => [name, { description: text }]);
  const action = {
    name: 'Outrider',
    description,
    author: 'The Outrider authors',
    branding: { icon: 'compass', color: 'green' },
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
    runs: { using: 'node24', main },
  };
  // YAML 1.1 reads an unquoted `off` as false: this version quotes such words.
  const yaml = stringify(action, { lineWidth: 120, version: '1.1' });
  return `# Generated from src/modes/ and src/report/output-table.ts by \`npm run tables\`.\n${yaml}`;
}

/** The default of an input that the configuration file may set: the runner must not pass it. */
function renderDefaultSentence(input: Input): string {
  return input.inFile !== undefined && input.default !== undefined ? ` Default: ${describeDefault(input)}.` : '';
}

const reusableWorkflows = ['plan', 'ready', 'register', 'drift', 'deprecate', 'commands'].map(
  (name) => `.github/workflows/${name}.yml`,
);

/** The inputs that only reusable workflows have. */
const workflowInputs: Readonly<Record<string, string>> = {
  'runs-on': 'Label of the runner.',
  'key-environment': "GitHub's environment of the first job, with the secret `OUTRIDER_SIGNING_KEY`.",
  'read-environment': "GitHub's environment of the commands that only read, with the secret `NOMAD_TOKEN`.",
  'write-environment': "GitHub's environment of the commands that change jobs, with the secret `NOMAD_TOKEN`.",
};

/** Sets the description of each input of a workflow. */
function describeWorkflowInputs(file: string): string {
  return read(file).replaceAll(
    /^( {6}([a-z-]+):(?: #.*)?\n)(?: {8}description: .*\n)?(?= {8}type: )/gm,
    (_, start: string, name: string) => {
      const text = describeWorkflowInput(file, name);
      return `${start}        description: ${text.includes("'") ? JSON.stringify(text) : `'${text}'`}\n`;
    },
  );
}

function describeWorkflowInput(file: string, name: string): string {
  if (file.endsWith('/deprecate.yml') && name === 'environment')
    return "GitHub's environment with the secret `TF_REGISTRY_TOKEN`.";
  const text = workflowInputs[name] ?? (actionInputs[name] && describeText(actionInputs[name]));
  if (text === undefined) throw new Error(`The input ${name} of ${file} has no description`);
  return text;
}

export function renderGeneratedFiles(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(manifests).map(([file, main]) => [file, renderActionYaml(main)])),
    ...Object.fromEntries(reusableWorkflows.map((file) => [file, describeWorkflowInputs(file)])),
    'docs/inputs.md': renderInputsPage(),
    'schema/result-v1.json': createResultSchema(),
    'schema/outrider.schema.json': `${JSON.stringify(createConfigurationSchema(), null, 2)}\n`,
    'docs/operate.md': replacePart(read('docs/operate.md'), 'modes', `\n\n${renderOperatingModes()}\n\n`),
    'docs/configuration.md': replacePart(read('docs/configuration.md'), 'keys', `\n\n${formatKeyList()}\n\n`),
    'docs/audit.md': replacePart(read('docs/audit.md'), 'verbs', allVerbs.map((verb) => `\`${verb}\``).join(', ')),
  };
}

/** Returns the schema of output `result`, for programs that read it. */
function createResultSchema(): string {
  const schema = {
    $id: 'https://raw.githubusercontent.com/outrider/outrider/v1/schema/result-v1.json',
    ...toJsonSchema(resultDocumentSchema),
    title: 'Output `result` of Outrider, version 1',
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
function replacePart(text: string, name: string, part: string): string {
  const [before = '', after] = text.split(`<!-- ${name} -->`);
  const end = after?.split(`<!-- /${name} -->`)[1];
  if (end === undefined) throw new Error(`There is no place for ${name}`);
  return `${before}<!-- ${name} -->${part}<!-- /${name} -->${end}`;
}

if (import.meta.main)
  for (const [file, text] of Object.entries(renderGeneratedFiles())) writeFileSync(join(root, file), text);
