import { randomBytes, randomInt } from 'node:crypto';
import { scanHcl } from '../hcl/scan.ts';
import { tokenAfter, nextToken, tokenText, type Hcl } from '../hcl/tokens.ts';
import type { ReadFile } from '../functions/file-access.ts';
import type { Setting } from '../variables/settings.ts';

/**
 * A random text of the same kind as the content of a file. Fields of a job that are equal with both do not depend on
 * the file. It is random, so that a job file cannot be written to give equal fields although they depend on it.
 */
export function standInContent({ bytes, form }: Pick<ReadFile, 'bytes' | 'form'>): string {
  const text = standInText(bytes.toString('utf8'));
  return form === 'text' ? text : Buffer.from(text).toString('base64');
}

/**
 * A setting with a different value of the same shape: every letter and digit is replaced by another one, so that
 * validations in the job file still pass and every part of the value differs.
 */
export function standInSetting(setting: Setting): Setting {
  const { value, form } = setting;
  const isExpression = form === 'source' || (form === 'raw' && isCollection(value.trim()));
  return { ...setting, value: isExpression ? standInLiterals(scanHcl(value)) : sameShape(value) };
}

function isCollection(text: string): boolean {
  return (text.startsWith('[') && text.endsWith(']')) || (text.startsWith('{') && text.endsWith('}'));
}

/** Keeps attribute names, such as `"a"` in `"a" = 1`, because job files select values by name. */
function standInLiterals(hcl: Hcl): string {
  const tokens: string[] = [];
  let isName = false;
  for (const [at, kind] of hcl.kinds.entries()) {
    if (kind === 'quote' || kind === 'heredoc') {
      const after = nextToken(hcl, tokenAfter(hcl, at), hcl.kinds.length);
      isName = /^[=:]$/.test(tokenText(hcl, after));
    }
    tokens.push(kind === 'text' && !isName ? sameShape(tokenText(hcl, at)) : tokenText(hcl, at));
  }
  return tokens.join('');
}

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '123456789'] as const;

function sameShape(value: string): string {
  if (/^\s*(?:true|false)\s*$/.test(value)) return String(value.trim() === 'false');
  return value.replace(/(?<!\\)[a-zA-Z0-9]/g, (character) => {
    const alphabet = alphabets.find((characters) => characters.includes(character)) ?? alphabets[2];
    const at = alphabet.indexOf(character);
    return alphabet[(at + 1 + randomInt(alphabet.length - 1)) % alphabet.length] ?? character;
  });
}

function standInText(text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  try {
    return before + JSON.stringify(standInValue(JSON.parse(core), 0)) + after;
  } catch {
    // Some functions need the same number of lines, or a line end.
    return before + core.split('\n').map(randomLetters).join('\n') + after;
  }
}

const maxDepth = 100;

/** Keeps keys, because job files select values by name. */
function standInValue(value: unknown, depth: number): unknown {
  if (depth > maxDepth || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => standInValue(item, depth + 1));
  if (typeof value === 'string') return randomLetters();
  if (typeof value === 'number') return value + 1 + (randomBytes(1)[0] ?? 0);
  if (typeof value !== 'object') return value !== true;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, standInValue(item, depth + 1)]));
}

function randomLetters(): string {
  return `r${randomBytes(9).toString('hex')}`;
}
