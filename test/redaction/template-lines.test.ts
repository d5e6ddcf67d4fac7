import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import { hidden, listHiddenLines, showText, hideLines, type ShownValue } from '../../src/redaction/shown-diff.ts';
import { viewDiff } from '../../src/nomad-plan/diff-lines.ts';
import { createRules, diff, edit, taskDiff } from '../support/plans.ts';
import { secretCases } from './secret-cases.ts';
import { countRuns } from '../support/thorough.ts';
import type { FieldDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';

/** Everything is published, so that values are hidden only for their looks. */
const rules = createRules({ published: { has: () => true } });

function template(text: string, more: readonly FieldDiff[] = []): string {
  const Fields = [...more, edit('EmbeddedTmpl', '', text)];
  const object: ObjectDiff = { Type: 'Edited', Name: 'Template', Fields, Objects: [] };
  const [shown] = redactDiff(diff({ Type: 'Edited', Objects: [object] }), rules).diff.Objects;
  const value: ShownValue = shown?.Fields.at(-1)?.New ?? '';
  return showText(value);
}

function configuration(port: number, password: string): string {
  return `listen ${port};\nkeep alive;\npassword=${password}\ntoken={{ .token }}\n`;
}

function redactLines(old: string, now: string): readonly string[] {
  return viewDiff(redactDiff(taskDiff([edit('EmbeddedTmpl', old, now)]), rules).diff, false).lines.slice(3);
}

describe('templates', () => {
  const reference = fc.constantFrom(
    '{{ with secret "kv/data/shop" }}',
    'DB_PASSWORD={{ .Data.data.password }}',
    'password: "{{ .password }}"',
    '{{ end }}',
    'api_key={{ key "shop/api-key" }}',
    'token: {{ with nomadVar "nomad/jobs/shop" }}{{ .token }}{{ end }}',
    'url = postgres://shop:{{ .password }}@{{ env "NOMAD_ADDR_db" }}/shop',
    '{{ range service "db" }}server {{ .Address }}:{{ .Port }};{{ end }}',
    'listen 8080;',
    '# nothing',
  );

  test('a template with only references is shown completely', () => {
    fc.assert(
      fc.property(fc.array(reference, { minLength: 2 }), (lines) => {
        expect(template(lines.join('\n'))).toBe(lines.join('\n'));
      }),
    );
  });

  test('a template with custom delimiters is read with them', () => {
    const text = 'a: b\npassword=<% with secret "kv/data/shop" %><% .Data.data.password %><% end %>\nc: d';
    const names = [edit('LeftDelim', '', '<%'), edit('RightDelim', '', '%>')];
    expect(template(text, names)).toBe(text);
    expect(template(text)).toContain('‹hidden›');
  });

  test('a template with a secret has only that line hidden', () => {
    fc.assert(
      fc.property(
        fc.array(reference, { minLength: 1 }),
        fc.array(reference, { minLength: 1 }),
        fc.constantFrom(...Object.values(secretCases)),
        (above, below, secret) => {
          expect(template([...above, secret, ...below].join('\n')).split('\n')).toEqual([
            ...above,
            '‹hidden›',
            ...below,
          ]);
        },
      ),
    );
  });

  test('changes of a template are shown line by line including changes of hidden lines', () => {
    expect(redactLines(configuration(80, 'willow75'), configuration(81, 'willow75'))).toEqual([
      '!     EmbeddedTmpl:',
      '-       listen 80;',
      '+       listen 81;',
      '        keep alive;',
      '        ‹hidden›',
    ]);
    expect(redactLines(configuration(80, 'willow75'), configuration(80, 'oak12'))).toEqual([
      '!     EmbeddedTmpl:',
      '        listen 80;',
      '        keep alive;',
      '-       ‹hidden›',
      '+       ‹hidden›',
      '        token={{ .token }}',
    ]);
  });
});

test('exactly the lines that a secret touches are hidden, even where secrets overlap or share a line', () => {
  const texts = fc
    .array(fc.constantFrom('', 'a', 'bb', 'ccc'), { minLength: 1, maxLength: 8 })
    .map((all) => all.join('\n'));
  const ends = fc.array(fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 9 })), { maxLength: 4 });
  fc.assert(
    fc.property(texts, ends, (text, places) => {
      const secrets = places.map(
        ([from, length]) => [Math.min(from, text.length), Math.min(from + length, text.length)] as const,
      );
      const touching = secrets.filter(([from, to]) => to > from);
      let start = 0;
      const open = text.split('\n').filter((line) => {
        const [from, to] = [start, start + line.length];
        start = to + 1;
        return !touching.some((item) => item[0] <= to && item[1] > from);
      });
      const shown = hideLines(text, touching, new Map());
      const lines = typeof shown === 'object' ? shown.lines.filter((line) => typeof line === 'string') : [];
      expect(lines).toEqual(shown === hidden ? [] : open);
      const pieces = [...listHiddenLines(text, touching)];
      const all =
        typeof shown === 'object'
          ? shown.lines.map((line) => (typeof line === 'string' ? line : pieces.shift()))
          : [text];
      expect(all.join('\n')).toBe(text);
      expect(shown === hidden).toBe(open.every((line) => line === ''));
    }),
    { numRuns: countRuns(2000) },
  );
});
