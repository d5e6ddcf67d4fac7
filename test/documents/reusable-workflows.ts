import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { findNeeds } from './example-rules.ts';

const folder = resolve(import.meta.dirname, '../../.github/workflows');

interface Declared {
  readonly type?: string;
  readonly default?: unknown;
  readonly required?: boolean;
}

export interface CalledJob {
  readonly if?: string;
  readonly environment?: { readonly name: string; readonly url?: string; readonly deployment?: boolean };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
}

/** A workflow for other repositories. */
export interface ReusableWorkflow {
  /** Its file, such as `plan.yml`. */
  readonly file: string;
  readonly text: string;
  readonly inputs: Readonly<Record<string, Declared>>;
  readonly secrets: Readonly<Record<string, Declared>>;
  readonly jobs: Readonly<Record<string, CalledJob>>;
}

interface Parsed {
  readonly on?: { readonly workflow_call?: { readonly inputs?: object; readonly secrets?: object } };
  readonly jobs: ReusableWorkflow['jobs'];
}

export const reusableWorkflows: readonly ReusableWorkflow[] = globSync('*.yml', { cwd: folder }).flatMap((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { on, jobs } = parse(text) as Parsed;
  const call = typeof on === 'object' ? on.workflow_call : undefined;
  if (call === undefined) return [];
  const { inputs, secrets } = call as Pick<ReusableWorkflow, 'inputs' | 'secrets'>;
  return [{ file, text, inputs, secrets, jobs }];
});

/** The workflow that a job calls, such as `outrider/outrider/.github/workflows/plan.yml@v1`. */
export function findCalledWorkflow(uses: string): ReusableWorkflow {
  const path = /^outrider\/outrider\/\.github\/workflows\/(.+)@v1$/.exec(uses)?.[1] ?? uses;
  const reusableWorkflow = reusableWorkflows.find(({ file }) => file === basename(path));
  if (reusableWorkflow === undefined) throw new Error(`There is no reusable workflow ${uses}`);
  return reusableWorkflow;
}

/** The permissions that the jobs of a workflow need from the call, without inputs that need more. @param passed the names of its secrets: an optional one that is missing needs nothing */
export function listCalledPermissions(
  uses: string,
  passed: readonly string[] = [],
): readonly Readonly<Record<string, string>>[] {
  const { jobs, secrets } = findCalledWorkflow(uses);
  const isMissing = (value: unknown): boolean => {
    const name = /^\$\{\{ secrets\.(\w+) \}\}$/.exec(String(value))?.[1];
    return name !== undefined && secrets[name]?.required !== true && !passed.includes(name);
  };
  return Object.values(jobs).flatMap(({ steps }) =>
    steps.map(({ with: given = {}, ...step }) => {
      const set = Object.entries(given).filter(([, value]) => !isMissing(value));
      return findNeeds({ ...step, with: Object.fromEntries(set) });
    }),
  );
}
