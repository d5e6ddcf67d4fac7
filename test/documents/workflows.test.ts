import { spawnSync } from 'node:child_process';
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

  test.each([
    ['a tag instead of a commit', /@[0-9a-f]{40} # v/, '@v'],
    ['no version beside the commit', / # v\d\S+/, ''],
    ['permissions for all jobs', 'permissions: {}', 'permissions: { contents: read }'],
    ['a job without its own permissions', /\n {4}permissions:\n {6}contents: write.*/, ''],
    ['a permission without a reason', /(contents: write) #.*/, '$1'],
    ['a job without a timeout', /\n {4}timeout-minutes: \d+/, ''],
    ['an expression in a script', 'release create "$GITHUB_REF_NAME"', 'release create ${{ github.ref_name }}'],
    ['a checkout that keeps its token', 'persist-credentials: false', 'persist-credentials: true'],
    ['a cache that may be used', /, package-manager-cache: false/, ''],
    ['a cache', 'package-manager-cache: false', 'package-manager-cache: false, cache: npm'],
    ['overlapping runs', /\nconcurrency:.*/, ''],
    ['an event with permissions for strangers', /\non:.*/, '\non: pull_request_target'],
  ])('a workflow with %s is rejected', (_, from, to) => {
    const broken = release.replace(from, to);
    expect(broken).not.toBe(release);
    expect(objections(broken)).toHaveLength(1);
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

  test.each([
    ['success', 0],
    ['success success', 0],
    ['failure', 1],
    ['skipped', 1],
    ['cancelled', 1],
    ['success failure success', 1],
    ['success skipped', 1],
  ])('the CI gate for jobs with result %s exits with %i', (results, code) => {
    // The runner starts scripts like this.
    const script = gate?.steps.map(({ run = '' }) => run).join('\n') ?? '';
    const { status, stdout } = spawnSync('bash', ['-e', '-c', script], { env: { RESULTS: results }, encoding: 'utf8' });
    expect([status, stdout.trim()]).toEqual([code, results]);
  });
});

describe('dependency updates', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: {
      'package-ecosystem': string;
      cooldown?: { 'default-days'?: number };
      groups?: object;
      directories?: string[];
    }[];
  };

  test('dependency updates cover actions and packages, are grouped and wait for a week', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['github-actions', 'npm']);
    expect(updates.filter(({ cooldown }) => (cooldown?.['default-days'] ?? 0) < 7)).toEqual([]);
    expect(updates.filter(({ groups }) => groups === undefined)).toEqual([]);
  });
});
