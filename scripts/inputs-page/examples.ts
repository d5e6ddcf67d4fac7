import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

const folder = resolve(import.meta.dirname, '../../examples');

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[] }>>;
}

/** The connection inputs. Every example has them; the page shows them only for the modes that readers copy first. */
const completeModes: ReadonlySet<string> = new Set(['plan', 'register']);
const omittedInputs: ReadonlySet<string> = new Set(['address', 'token', 'registry-token']);

const steps = globSync('**/*.yml', { cwd: folder })
  .toSorted()
  .flatMap((file) => {
    const { jobs } = parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
    const givenInputs = Object.values(jobs).flatMap(({ steps: all = [] }) =>
      all.flatMap(({ uses, with: inputs = {} }) => (uses?.startsWith('outrider/outrider@') === true ? [inputs] : [])),
    );
    return givenInputs.map((inputs) => ({ file: basename(file, '.yml'), inputs: { mode: 'plan', ...inputs } }));
  })
  // A separate page explains the login without a token.
  .filter(({ inputs }) => !Object.hasOwn(inputs, 'auth-method'));

/** The inputs of a mode in its example, as YAML: in the file of its name, otherwise in the shortest one. */
export function renderExampleInputs(mode: string): string {
  const texts = steps
    .filter(({ inputs }) => inputs.mode === mode)
    .map(({ file, inputs }) => {
      const shownInputs = Object.entries(inputs).filter(
        ([name]) => completeModes.has(mode) || !omittedInputs.has(name),
      );
      return { isNamed: file === mode, text: stringify(Object.fromEntries(shownInputs), { lineWidth: 0 }) };
    });
  const [first] = texts.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.text.length - b.text.length);
  if (first === undefined) throw new Error(`No example has a step of mode ${mode}`);
  return first.text;
}
