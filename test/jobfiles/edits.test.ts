import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type Edit, mapPositions } from '../../src/jobfiles/hcl/positions.ts';

const sign = fc.constantFrom('a', ' ', '\n', 'é', 'e\u0301', '😀', '\r\n', '日', '\t');
const someText = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''));

test('positions and offsets in a text convert into each other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '\n', '日', '😀', 'é'), { maxLength: 40 }), (signs) => {
      const positions = mapPositions(signs.join(''));
      let offset = 0;
      for (const item of signs) {
        expect(positions.findOffset(positions.findPosition(offset))).toBe(offset);
        offset += item.length;
      }
    }),
  );
});

test('columns count characters as a reader sees them', () => {
  const positions = mapPositions('ab\n😀e\u0301x');
  expect(positions.findPosition(3)).toEqual({ line: 2, column: 1 });
  expect(positions.findPosition(7)).toEqual({ line: 2, column: 3 });
});

test('positions after an edit point to the original text or to the call that was replaced', () => {
  const cut = fc.tuple(fc.constantFrom('a', 'ab', 'a\nb', '日', ''), someText);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^[x\ny ]{0,5}$/), cut), { maxLength: 6 }), (parts) => {
      let source = '';
      const edits: Edit[] = [];
      for (const [kept, [old, fresh]] of parts) {
        source += kept;
        edits.push({ start: source.length, end: source.length + old.length, text: fresh.replaceAll('\r', '') });
        source += old;
      }
      source += 'Z';
      const edited = applyEdits(source, edits);
      const [before, after] = [mapPositions(source), mapPositions(edited.text)];
      expect(edited.original(after.findPosition(edited.text.length - 1))).toEqual(
        before.findPosition(source.length - 1),
      );
      let shift = 0;
      for (const { start, end, text } of edits) {
        const fresh = after.findPosition(start + shift);
        expect(text === '' ? before.findPosition(start) : edited.original(fresh)).toEqual(before.findPosition(start));
        shift += text.length - (end - start);
      }
    }),
    { numRuns: 500 },
  );
});
