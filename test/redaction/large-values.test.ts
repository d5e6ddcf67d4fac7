import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { judgeValues } from '../../src/redaction/spec-fields.ts';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import { showText } from '../../src/redaction/shown-diff.ts';
import { measureGrowth, processorTime } from '../support/growth.ts';
import { createRules, diff, edit } from '../support/plans.ts';
import { countRuns } from '../support/thorough.ts';
import type { RedactionRules } from '../../src/redaction/judge-value.ts';

/** Characters of a value that are searched. */
const searched = 2 ** 18;

function rulesWith(secret = 'Zebra-Quartz-Fjord'): RedactionRules {
  return createRules({ secrets: createRedactor([secret]), published: { has: () => true } });
}

function showTemplate(text: string, rules = rulesWith()): string {
  const object = { Type: 'Edited' as const, Name: 'Template', Fields: [edit('EmbeddedTmpl', '', text)], Objects: [] };
  return showText(redactDiff(diff({ Type: 'Edited', Objects: [object] }), rules).diff.Objects[0]?.Fields[0]?.New ?? '');
}

const line = '  server_name host.example.com;\n';

/** Lines without a secret, of about this length. */
function harmless(length: number): string {
  return line.repeat(Math.max(0, Math.ceil(length / line.length)));
}

/** Secrets of one and of several lines, each with a piece that no reader may see. */
const planted: readonly (readonly [text: string, piece: RegExp])[] = [
  ['db_password = "willow-tree"', /willow|tree/],
  ['-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END PRIVATE KEY-----', /MIIE|kqhk/],
  ['credentials: |\n  first-willow\n  second-willow', /willow/],
  ['postgres://app:willow@db.example/app', /willow/],
  [`token = ghp_${'a1B2'.repeat(9)}`, /a1B2/],
  ['x = "Zebra-Quartz-Fjord"', /Zebra|Quartz|Fjord/],
  ['x = "WmVicmEtUXVhcnR6LUZqb3Jk"', /WmVicmEt/],
];

describe('values of which only a part is searched', () => {
  test('a value is shown line by line up to 256 KiB, and one hidden line stands for the rest', () => {
    const head = harmless(searched - 2 * line.length);
    expect(showTemplate(head)).toBe(head);
    const shown = showTemplate(head + harmless(searched));
    expect(shown.endsWith('\n‹hidden›\n')).toBe(true);
    expect(shown.length).toBeGreaterThan(searched - 2 * line.length);
    expect(shown.length).toBeLessThan(searched + 20);
    expect(head + harmless(searched)).toContain(shown.replace('‹hidden›\n', ''));
  });

  test('a value of one long line, or with a first line that is too long, is hidden as a whole', () => {
    for (const text of ['word '.repeat(searched), `${'word '.repeat(searched)}\nx`])
      expect(showTemplate(text)).toBe('‹hidden›');
  });

  test('a change after the searched part is visible, its content is not', () => {
    const head = harmless(2 * searched);
    const fields = [edit('EmbeddedTmpl', `${head}one`, `${head}two`)];
    const object = { Type: 'Edited' as const, Name: 'Template', Fields: fields, Objects: [] };
    const [shown] = redactDiff(diff({ Type: 'Edited', Objects: [object] }), rulesWith()).diff.Objects;
    expect(shown?.Fields[0]?.Old).not.toEqual(shown?.Fields[0]?.New);
  });

  test('no part of a secret is shown, wherever it stands from before the end of the searched part to after it', () => {
    const places = fc.integer({ min: searched - 200, max: searched + 100 });
    fc.assert(
      fc.property(fc.constantFrom(...planted), places, fc.boolean(), ([secret, piece], at, isOwnLine) => {
        const before = harmless(at - line.length) + (isOwnLine ? '' : `# ${'-'.repeat(at % line.length)}\n`);
        const shown = showTemplate(`${before}${secret}\n${harmless(1000)}`);
        expect(shown).toContain('‹hidden›');
        expect(shown).not.toMatch(piece);
      }),
      { numRuns: countRuns(200) },
    );
  });

  test('a value that is not searched is hidden where others quote it', () => {
    const rules = rulesWith();
    const redactor = createRedactor();
    const EmbeddedTmpl = `${harmless(2 * searched)}the second willow of the garden\n`;
    const TaskGroups = [{ Name: 'a', Tasks: [{ Name: 't', Templates: [{ EmbeddedTmpl }] }] }];
    redactor.add(judgeValues({ ID: 'web', TaskGroups }, rules, []));
    expect(redactor.redact('cannot render "the second willow of the garden"')).toBe('cannot render "‹hidden›"');
  });
});

const units = {
  words: 'the quick brown fox jumps over 17 dogs\n',
  settings: '  server_name host.example.com; # comment\n',
  assignments: 'password_1 = "abc1def"\n',
  base64: 'c2VydmVyX25hbWUgaG9zdC5leGFtcGxlLmNvbQ==\n',
  'one line of base64': 'c2VydmVyX25hbWUg',
  escapes: '%41\\n+1 ',
};

describe('redaction time of large values', () => {
  test.each(Object.entries(units))(
    'a value of 8 MiB takes hardly longer to judge than one of 1 MiB: %s',
    (_name, unit) => {
      const judge = (length: number): number => {
        const EmbeddedTmpl = Buffer.from(unit.repeat(length / unit.length)).toString();
        const job = { ID: 'web', TaskGroups: [{ Name: 'a', Tasks: [{ Name: 't', Templates: [{ EmbeddedTmpl }] }] }] };
        return processorTime(() => judgeValues(job, rulesWith(), []));
      };
      judge(2 ** 20);
      const [first, eight] = [2 ** 20, 2 ** 23].map((length) => Math.min(judge(length), judge(length), judge(length)));
      // Without a bound, eight times as long, and more than a second; comparing and hashing a text is linear all the same.
      expect(eight).toBeLessThan(5 * (first ?? 0) + 50);
    },
  );

  test('storing a hidden value takes time in proportion to its length', () => {
    const { fourfold, most } = measureGrowth(
      (count) => createRedactor().add({ hidden: [units.settings.repeat(count)] }),
      10_000,
    );
    expect(fourfold).toBeLessThan(most);
  });
});

/** Values with a common beginning. */
function hostile(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `https://example.org/${'a'.repeat(index % 40)}${index}`);
}

describe('hiding time', () => {
  test('hiding time grows linearly with the text even for values with a common beginning', () => {
    const redactor = createRedactor();
    redactor.add({ hidden: hostile(5000) });
    const unit = 'https://example.org/aaaa%20\\" ';
    const { fourfold, most } = measureGrowth((count) => redactor.hide(unit.repeat(count)), 2000);
    expect(fourfold).toBeLessThan(most);
  });

  test('hiding time does not grow with the number of values', () => {
    const text = 'the task web cannot be placed, for nothing has room; '.repeat(2000);
    const times = [100, 20_000].map((count) => {
      const redactor = createRedactor(hostile(count));
      redactor.hide(text);
      return processorTime(() => {
        for (let round = 0; round < 5; round += 1) redactor.hide(text);
      });
    });
    expect((times[1] ?? 0) / (times[0] ?? 1)).toBeLessThan(5);
  });
});

test('secret detection time grows linearly with the text', () => {
  const texts = [
    'password=x ',
    'key:\n',
    '- key:\n',
    '{{ "a',
    'a=a=',
    '-----BEGIN A-----',
    'token x ',
    '$',
    '"',
    'a:a:a:a:a\n',
    '/*',
    ' ',
  ];
  // Results are cached by text, so that each text is another one.
  let calls = 0;
  for (const unit of texts) {
    const { fourfold, most } = measureGrowth((count) => showTemplate(`${unit.repeat(count)}${(calls += 1)}`), 2000);
    expect([unit, fourfold < most]).toEqual([unit, true]);
  }
});
