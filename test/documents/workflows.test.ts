import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listParserErrors, objections } from './workflow-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const actions = globSync('.github/actions/*/action.yml', { cwd: root });
const files = [...globSync('.github/workflows/*.yml', { cwd: root }), ...actions];
const release = read('.github/workflows/release.yml');

interface Gated {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: string[]; readonly if?: string; readonly steps: { run?: string }[] }>
  >;
}

describe('workflows of this repository', () => {
  test('workflows pin actions, limit and explain permissions, set timeouts and run no expression as a script', () => {
    expect(files.length).toBeGreaterThan(6);
    expect(files.flatMap((name) => objections(read(name)).map((what) => `${name}: ${what}`))).toEqual([]);
  });

  test('workflows use a single version of each action', () => {
    const used = new Set(files.flatMap((name) => read(name).match(/\S+@[0-9a-f]{40} .*/g) ?? []));
    const names = [...used].map((text) => text.replace(/@.*/, ''));
    expect(names).toEqual([...new Set(names)]);
  });

  test("workflows are valid for GitHub's own parser", () => {
    const errors = files
      .filter((name) => !actions.includes(name))
      .flatMap((name) => listParserErrors(read(name)).map((message) => `${name}: ${message}`));
    expect(errors).toEqual([]);
    expect(listParserErrors(release.replace('jobs:', 'job:'))).not.toEqual([]);
  });

  test("actions of this repository are valid for GitHub's own parser", () => {
    expect(actions).not.toEqual([]);
    expect(actions.flatMap((name) => listParserErrors(read(name), parseAction))).toEqual([]);
    const broken = actions.map((name) => read(name).replace(/ using: \w+/, ' using: compost'));
    expect(broken.map((text) => listParserErrors(text, parseAction).length)).not.toContain(0);
  });
});

describe('CI gate', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Gated;
  const { 'ci-ok': gate, ...others } = jobs;

  test('the CI gate waits for all other jobs, whatever their result', () => {
    expect([gate?.needs, gate?.if]).toEqual([Object.keys(others), 'always()']);
  });
});
