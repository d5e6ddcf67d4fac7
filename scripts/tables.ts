/**
 * Writes action.yml, and the README's tables of inputs and outputs, from their tables in the code. Run `npm run tables` after a change there; a test
 * fails when they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { allInputs } from '../src/modes/index.ts';
import type { Input } from '../src/inputs/input.ts';
import { outputTable } from '../src/report/output-table.ts';

const inputRows = Object.entries(allInputs);

const root = resolve(import.meta.dirname, '..');

/** Returns the content of action.yml. */
export function actionYaml(): string {
  const inputs = inputRows.map(([name, row]) => [
    name,
    { description: description(row), required: false, ...(row.default === undefined ? {} : { default: row.default }) },
  ]);
  const outputs = Object.entries(outputTable).map(([name, text]) => [name, { description: text }]);
  const action = {
    name: 'Outrider',
    description:
      'Plans scheduler jobs on the pull request, registers exactly what was reviewed, follows the rollout in one comment, and deprecates superseded module versions on a release',
    author: 'The Outrider authors',
    branding: { icon: 'compass', color: 'green' },
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
    runs: { using: 'node24', main: 'dist/index.js' },
  };
  return `# Written from the modes in src/modes/ and src/report/output-table.ts by \`npm run tables\`.\n${stringify(action, { lineWidth: 120 })}`;
}

function description(row: Input): string {
  return `${row.text}${choices(row)}${row.env === undefined ? '' : ` Falls back to \`${row.env}\`.`}`;
}

/** Lists the choices unless the text names them all. */
function choices(row: Input): string {
  const named = (row.kind.choices ?? []).map((choice) => `\`${choice}\``);
  return named.every((choice) => row.text.includes(choice)) ? '' : ` One of ${named.join(', ')}.`;
}

/** Returns the README with up-to-date tables. */
export function readmeWithTables(readme: string): string {
  const inputs = inputRows.map(([name, row]) => {
    const fallback = row.env === undefined ? '' : ` Falls back to \`${row.env}\`.`;
    return [
      `\`${name}\``,
      `${row.text}${choices(row)}${fallback}`,
      row.default === undefined ? '' : `\`${row.default}\``,
    ];
  });
  const outputs = Object.entries(outputTable).map(([name, text]) => [`\`${name}\``, text]);
  const withInputs = between(readme, 'inputs', markdownTable(['Input', 'Meaning', 'Default'], inputs));
  return between(withInputs, 'outputs', markdownTable(['Output', 'Meaning'], outputs));
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`README.md has no ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

if (import.meta.main) {
  writeFileSync(join(root, 'action.yml'), actionYaml());
  const readme = join(root, 'README.md');
  writeFileSync(readme, readmeWithTables(readFileSync(readme, 'utf8')));
}
