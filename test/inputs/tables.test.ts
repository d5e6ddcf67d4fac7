import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { groupBlocks, listImpliedInputs, inputGroups } from '../../scripts/inputs-page/groups.ts';
import { actionInputs } from '../../scripts/inputs-page/rows.ts';
import { renderInputsPage } from '../../scripts/inputs-page/page.ts';
import { renderActionYaml, renderGeneratedFiles, manifests } from '../../scripts/tables.ts';
import { allInputs, modeNames, modes, type ModeName } from '../../src/modes/index.ts';
import { outputTable } from '../../src/report/output-table.ts';
import type { Input } from '../../src/inputs/input.ts';
import { listBlocks, pages } from '../documents/pages.ts';
import { listParserErrors } from '../documents/workflow-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const workflowFolder = '.github/workflows';
const workflows = readdirSync(join(root, workflowFolder)).filter((name) => /\.ya?ml$/.test(name));

/** Returns the inputs that a workflow passes to this action. */
function inputsGiven(workflow: string): readonly string[] {
  const { jobs = {} } = parse(workflow) as { jobs?: Record<string, { steps?: { uses?: string; with?: object }[] }> };
  return Object.values(jobs)
    .flatMap(({ steps }) => steps ?? [])
    .filter(({ uses }) => /^(?:outrider\/outrider@|\$\/\.github\/actions\/outrider$|\.\/$|\.$)/.test(uses ?? ''))
    .flatMap((step) => Object.keys(step.with ?? {}));
}

describe('tables of inputs and outputs', () => {
  test.each(Object.entries(manifests))('%s matches the tables of inputs and outputs, and starts %s', (file, main) => {
    expect(read(file)).toBe(renderActionYaml(main));
    expect(resolve(root, dirname(file), main)).toBe(join(root, 'dist/index.js'));
  });

  test.each(Object.entries(renderGeneratedFiles()))('%s is as `npm run tables` writes it', (file, text) => {
    expect(read(file)).toBe(text);
  });

  test('every input has a unique lower-case name', () => {
    const names = Object.keys(allInputs);
    expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});

/** The outputs of a section, and the rows of its table without a link to details. */
function listDescribedOutputs(text: string): readonly string[] {
  return [...text.matchAll(/^(?:- \*\*|\|)`([\w-]+)`/gm)].map(([, name = '']) => name);
}

function listNames(mode: ModeName): readonly string[] {
  return Object.keys(modes[mode].inputs).filter((name) => Object.hasOwn(actionInputs, name));
}

describe('docs/inputs.md', () => {
  // The heading of a mode links to its page.
  const sections = renderInputsPage()
    .replaceAll(/^### \[([\w-]+)\]\(.*\)$/gm, '### $1')
    .split(/^##+ /m);
  const findSection = (title: string): string => sections.find((section) => section.startsWith(`${title}\n`)) ?? '';
  /** The names of a list of a mode, such as `Outputs`. */
  const findBlock = (mode: string, title: string): readonly string[] => {
    const list = new RegExp(`^- ${title}: (.*)$`, 'm').exec(findSection(mode))?.[1] ?? '';
    return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  };

  /** The names in the table of a mode, with the lines below each. */
  const findRows = (mode: string): readonly (readonly [name: string, below: string])[] =>
    [...findSection(mode).matchAll(/^\|\[?`([\w-]+)`(?:\]\(#[\w-]+\))?(?:<br>)?(.*?)\|/gm)].map(
      ([, name = '', below = '']) => [name, below],
    );

  test.each(modeNames)('docs/inputs.md lists each input of mode `%s` exactly once', (mode) => {
    const listed = [...findRows(mode).map(([name]) => name), ...findBlock(mode, 'Shared')];
    expect([...listed, ...listImpliedInputs(modes[mode].inputs)].toSorted()).toEqual(listNames(mode).toSorted());
  });

  test('the action has at most 90 inputs, of which plan and register list at most 25 before the rare ones', () => {
    expect(Object.keys(actionInputs).length).toBeLessThanOrEqual(90);
    for (const mode of ['plan', 'register'] as const)
      expect(listNames(mode).length - groupBlocks(modes[mode].inputs, []).rare.length).toBeLessThanOrEqual(25);
    const reusable = ['plan.yml', 'register.yml'].map((name) => {
      const { on } = parse(read(join(workflowFolder, name))) as { on: { workflow_call: { inputs: object } } };
      return Object.keys(on.workflow_call.inputs).length;
    });
    expect(Math.max(...reusable)).toBeLessThanOrEqual(30);
  });

  test('docs/inputs.md names the default and the environment variable of each input that has one', () => {
    const [ofInputs = ''] = renderInputsPage().split('\n## Outputs\n');
    const described = new Map(
      [...ofInputs.matchAll(/^\|`([\w-]+)`(?:<br>)?(.*?)\|(.*)\|$/gm)].map(([, name = '', below = '', text = '']) => [
        name,
        { below, text },
      ]),
    );
    const wrong = Object.entries<Input>(actionInputs).filter(([name, { default: usual = '', env, kind }]) => {
      const { below, text } = described.get(name) ?? { below: '', text: '' };
      // The page states once that such an input is `false` unless a different default is named.
      const shown =
        usual === 'false' && kind.choices === undefined ? '' : usual.replaceAll(/.+/g, '`$&`').replaceAll('\n', '<br>');
      return (
        ![below === 'required' ? shown : below, / Default: (.*)\.$/.exec(text)?.[1]].includes(shown) ||
        text.includes(` Or \`${env ?? 'NAME'}\`.`) !== (env !== undefined)
      );
    });
    expect(wrong.map(([name]) => name)).toEqual(['mode']);
    expect(renderInputsPage()).toContain(
      'An input without a default is empty, or `false` if it takes `true` or `false`.',
    );
  });

  test('docs/inputs.md describes every input and every output once', () => {
    const described = sections.filter((section) => !section.startsWith('Outputs\n')).flatMap(listDescribedOutputs);
    const { mode: _, ...inputs } = actionInputs;
    expect(described.toSorted()).toEqual(Object.keys(inputs).toSorted());
    const groups = inputGroups.flatMap(({ title }) => listDescribedOutputs(findSection(title)));
    expect(groups).toEqual(inputGroups.flatMap(({ names }) => names));
    expect(listDescribedOutputs(findSection('Outputs'))).toEqual(Object.keys(outputTable));
  });
});

describe('action.yml', () => {
  const { description } = parse(read('action.yml')) as { readonly description: string };

  test('action.yml has a description that the Marketplace accepts and that names Nomad and Terraform', () => {
    // The form refuses 125 characters and more.
    expect(description.length).toBeLessThanOrEqual(124);
    expect(description).toMatch(/\bNomad\b.*\bTerraform\b/);
  });
});

describe("GitHub's own parser accepts", () => {
  test("action.yml is valid for GitHub's own parser", () => {
    expect(listParserErrors(read('action.yml'), parseAction)).toEqual([]);
  });
});

describe('inputs in examples', () => {
  test('every input in an example exists', () => {
    const examples = [
      ...workflows.map((name) => read(join(workflowFolder, name))),
      ...pages.flatMap((page) => listBlocks(page, 'yaml')),
      ...globSync('examples/**/*.yml', { cwd: root }).map(read),
    ];
    const unknown = examples.flatMap(inputsGiven).filter((name) => !Object.hasOwn(allInputs, name));
    expect(unknown).toEqual([]);
  });
});
