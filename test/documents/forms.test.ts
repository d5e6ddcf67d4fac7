import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formErrors } from './form-rules.ts';

const folder = resolve(import.meta.dirname, '../../.github/ISSUE_TEMPLATE');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const forms = globSync('*.yml', { cwd: folder }).filter((name) => name !== 'config.yml');
const bug = read('bug.yml');

describe('issue forms', () => {
  test('issue forms are valid for GitHub', () => {
    expect(forms.toSorted()).toEqual(['bug.yml', 'feature.yml']);
    expect(forms.flatMap((name) => formErrors(read(name)))).toEqual([]);
  });

  test('the bug form asks for versions, runner, step and log and warns about secrets', () => {
    const { body } = parse(bug) as { body: { id?: string; attributes: object; validations?: { required: boolean } }[] };
    const asked = body.filter(({ id }) => id !== undefined).map(({ id }) => id);
    expect(asked).toEqual(['what', 'version', 'server', 'runner', 'step', 'log', 'looked']);
    expect(JSON.stringify(body[0])).toContain('public');
  });

  test.each([
    ['no name', /^name: .*\n/, ''],
    ['no description', /\ndescription: .*/, ''],
    ['a duplicate ID', 'id: version', 'id: server'],
    ['an ID with a space', 'id: version', 'id: the version'],
    ['a duplicate label', 'label: Runner', 'label: Secrets'],
    ['no label', '      label: Runner\n', ''],
    ['an unknown type', 'type: dropdown', 'type: choice'],
    ['markdown without a value', 'value: |', 'text: |'],
    ['no choices', 'options:', 'choices:'],
    ['a duplicate choice', '- Other', '- GitHub-hosted'],
    ['a choice that is not text', '- Other', '- false'],
    ['a choice reserved by GitHub', '- Other', '- None'],
    ['a checkbox without a label', '- label: I have', '- text: I have'],
    ['a condition that is not a boolean', '{ required: true }', '{ required: maybe }'],
    ['no question', /\n {2}- type: textarea[^]*/, ''],
  ])('an issue form with %s is invalid', (_, from, to) => {
    const broken = bug.replace(from, to);
    expect(broken).not.toBe(bug);
    expect(formErrors(broken)).toHaveLength(1);
  });

  test('contact links beside the issue forms have all required fields', () => {
    const { blank_issues_enabled: blank, contact_links: links } = parse(read('config.yml')) as {
      blank_issues_enabled: unknown;
      contact_links: Readonly<Record<'name' | 'url' | 'about', unknown>>[];
    };
    expect(blank).toBe(false);
    expect(links.map((link) => Object.keys(link))).toEqual(links.map(() => ['name', 'url', 'about']));
    expect(links.filter(({ url }) => !URL.canParse(String(url)))).toEqual([]);
  });
});
