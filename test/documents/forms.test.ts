import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formMistakes } from './form-rules.ts';

const folder = resolve(import.meta.dirname, '../../.github/ISSUE_TEMPLATE');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const forms = globSync('*.yml', { cwd: folder }).filter((name) => name !== 'config.yml');
const bug = read('bug.yml');

describe('issue forms', () => {
  test('are such as GitHub shows', () => {
    expect(forms.toSorted()).toEqual(['bug.yml', 'feature.yml']);
    expect(forms.flatMap((name) => formMistakes(read(name)))).toEqual([]);
  });

  test('ask who reports a fault for versions, runner, step and log, and to look for secrets', () => {
    const { body } = parse(bug) as { body: { id?: string; attributes: object; validations?: { required: boolean } }[] };
    const asked = body.filter(({ id }) => id !== undefined).map(({ id }) => id);
    expect(asked).toEqual(['what', 'version', 'server', 'runner', 'step', 'log', 'looked']);
    expect(JSON.stringify(body[0])).toContain('public');
  });

  test.each([
    ['no name', /^name: .*\n/, ''],
    ['no description', /\ndescription: .*/, ''],
    ['an id twice', 'id: version', 'id: server'],
    ['an id with a space', 'id: version', 'id: the version'],
    ['a label twice', 'label: Runner', 'label: Secrets'],
    ['no label', '      label: Runner\n', ''],
    ['a type of its own', 'type: dropdown', 'type: choice'],
    ['markdown without a value', 'value: |', 'text: |'],
    ['nothing to choose from', 'options:', 'choices:'],
    ['a choice twice', '- Other', '- GitHub-hosted'],
    ['a choice that is no text', '- Other', '- false'],
    ['a choice of GitHub itself', '- Other', '- None'],
    ['a box without a label', '- label: I have', '- text: I have'],
    ['a condition that is neither true nor false', '{ required: true }', '{ required: maybe }'],
    ['no question', /\n {2}- type: textarea[^]*/, ''],
  ])('would not be shown with %s', (_, from, to) => {
    const broken = bug.replace(from, to);
    expect(broken).not.toBe(bug);
    expect(formMistakes(broken)).toHaveLength(1);
  });

  test('stand beside links that have all that GitHub asks of them', () => {
    const { blank_issues_enabled: blank, contact_links: links } = parse(read('config.yml')) as {
      blank_issues_enabled: unknown;
      contact_links: Readonly<Record<'name' | 'url' | 'about', unknown>>[];
    };
    expect(blank).toBe(false);
    expect(links.map((link) => Object.keys(link))).toEqual(links.map(() => ['name', 'url', 'about']));
    expect(links.filter(({ url }) => !URL.canParse(String(url)))).toEqual([]);
  });
});
