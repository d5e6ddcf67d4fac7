import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NoOperationTraceWriter } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { objections } from './workflow-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const actions = globSync('.github/actions/*/action.yml', { cwd: root });
const files = [...globSync('.github/workflows/*.yml', { cwd: root }), ...actions];
const release = read('.github/workflows/release.yml');

/** What GitHub's own parser has against an action. */
function complaints(content: string): readonly unknown[] {
  return parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter()).context.errors.getErrors();
}

interface Gated {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: string[]; readonly if?: string; readonly steps: { run?: string }[] }>
  >;
}

describe('our workflows', () => {
  test('are pinned, give each job no more than it says what for, end in time, and run no expression as a script', () => {
    expect(files.length).toBeGreaterThan(6);
    expect(files.flatMap((name) => objections(read(name)).map((what) => `${name}: ${what}`))).toEqual([]);
  });

  test('use one version of each action', () => {
    const used = new Set(files.flatMap((name) => read(name).match(/\S+@[0-9a-f]{40} .*/g) ?? []));
    const names = [...used].map((one) => one.replace(/@.*/, ''));
    expect(names).toEqual([...new Set(names)]);
  });

  test.each([
    ['a tag for a commit', /@[0-9a-f]{40} # v/, '@v'],
    ['no version beside the commit', / # v\d\S+/, ''],
    ['rights for all jobs', 'permissions: {}', 'permissions: { contents: read }'],
    ['a job without rights of its own', /\n {4}permissions:\n {6}contents: write.*/, ''],
    ['a right without a reason', /(contents: write) #.*/, '$1'],
    ['a job without a timeout', /\n {4}timeout-minutes: \d+/, ''],
    ['an expression in a script', 'release create "$GITHUB_REF_NAME"', 'release create ${{ github.ref_name }}'],
    ['a checkout that keeps its token', 'persist-credentials: false', 'persist-credentials: true'],
    ['a cache that may be', /, package-manager-cache: false/, ''],
    ['a cache', 'package-manager-cache: false', 'package-manager-cache: false, cache: npm'],
    ['runs that overlap', /\nconcurrency:.*/, ''],
    ['an event with rights for strangers', /\non:.*/, '\non: pull_request_target'],
  ])('would be refused for %s', (_, from, to) => {
    const broken = release.replace(from, to);
    expect(broken).not.toBe(release);
    expect(objections(broken)).toHaveLength(1);
  });

  test("are made of actions that GitHub's own parser accepts", () => {
    expect(actions).not.toEqual([]);
    expect(actions.flatMap((name) => complaints(read(name)))).toEqual([]);
    expect(actions.map((name) => complaints(read(name).replace('composite', 'compost')).length)).not.toContain(0);
  });
});

describe('the gate of CI', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Gated;
  const { 'ci-ok': gate, ...others } = jobs;

  test('waits for all other jobs, whatever becomes of them', () => {
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
  ])('of jobs that end with %s it ends with %i', (results, code) => {
    // As the runner starts a script.
    const script = gate?.steps.map(({ run = '' }) => run).join('\n') ?? '';
    const { status, stdout } = spawnSync('bash', ['-e', '-c', script], { env: { RESULTS: results }, encoding: 'utf8' });
    expect([status, stdout.trim()]).toEqual([code, results]);
  });
});

describe('updates of what we depend on', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: {
      'package-ecosystem': string;
      cooldown?: { 'default-days'?: number };
      groups?: object;
      directories?: string[];
    }[];
  };

  test('come for actions and packages, grouped, and none before it has been out for a week', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['github-actions', 'npm']);
    expect(updates.filter(({ cooldown }) => (cooldown?.['default-days'] ?? 0) < 7)).toEqual([]);
    expect(updates.filter(({ groups }) => groups === undefined)).toEqual([]);
  });
});
