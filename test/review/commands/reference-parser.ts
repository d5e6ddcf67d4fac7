import type { Command } from '../../../src/review/commands/parse-command.ts';

/** Written independently of the parser, character by character, to judge it. */
export function parseByReference(comment: string): Command | undefined {
  let line = '';
  for (const sign of comment) {
    if (sign === '\n' || sign === '\r') break;
    line += sign;
  }
  if (!(line === '/outrider' || line.startsWith('/outrider '))) return undefined;
  if (line.length > 1024) return { verb: 'help' };
  const isPlain = Array.from(line).every((sign) => sign === ' ' || isVisible(sign));
  const words: string[] = [];
  for (const word of line.split(' ')) if (word.length > 0) words.push(word);
  if (!isPlain) return { verb: 'help' };
  words.shift();
  const verb = words.shift();
  let match: Partial<Record<'job' | 'version' | 'plan' | 'commit', string>> = {};
  const last = words.at(-1) ?? '';
  const isHex = Array.from(last).every((sign) => '0123456789abcdef'.includes(sign));
  if (words.length >= 2 && isHex) {
    const key = words.at(-2);
    if (key === 'plan' && last.length === 8) match = { plan: last };
    if (key === 'commit' && (last.length === 40 || last.length === 64)) match = { commit: last };
    if (Object.keys(match).length > 0) words.splice(-2);
  }
  const [job, version, ...more] = words;
  if (more.length > 0) return { verb: 'help' };
  const hasJob = job === undefined ? {} : { job };
  switch (verb) {
    case 'plan':
    case 'help':
      return job === undefined ? { verb, ...match } : { verb: 'help' };
    case 'status':
    case 'promote':
    case 'fail':
      return version === undefined ? { verb, ...hasJob, ...match } : { verb: 'help' };
    case 'revert': {
      if (version === undefined) return { verb, ...hasJob, ...match };
      const isVersion = version.length <= 128 && Array.from(version).every((sign) => isWordSign(sign));
      return isVersion ? { verb, ...hasJob, version, ...match } : { verb: 'help' };
    }
    case undefined:
    default:
      return { verb: 'help' };
  }
}

function isWordSign(sign: string): boolean {
  return (
    (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') || '_.-'.includes(sign)
  );
}

/** Whether a character is visible: neither a separator or control character of Unicode, nor a letter or mark without a glyph. */
function isVisible(sign: string): boolean {
  if (/^[\p{Letter}\p{Mark}\p{Number}\p{Punctuation}\p{Symbol}]$/u.test(sign)) {
    const point = sign.codePointAt(0) ?? 0;
    const fillers = [0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d, 0x180f, 0x3164, 0xffa0];
    return !fillers.includes(point) && !(point >= 0xfe00 && point <= 0xfe0f) && !(point >= 0xe0100 && point <= 0xe01ef);
  }
  return false;
}
