import { compileTextPattern, type Syntax, type TextMatch } from './text-pattern.ts';

/** Far more than any real pattern. */
const maxAlternatives = 1000;

/**
 * Compiles a glob for paths with `/`; `undefined` if it is invalid. In addition to `compileTextPattern`, it supports `**` for any number of folders, and
 * alternatives in braces, also nested and across `/`.
 */
export function compileGlob(glob: string, syntax: Syntax): TextMatch | undefined {
  const all = expandBraces(glob, syntax)?.map((pattern) => compilePath(pattern, syntax));
  if (all === undefined || all.includes(undefined)) return undefined;
  return (path) => {
    const names = path.split('/');
    return all.some((matches) => matches?.(names));
  };
}

function compilePath(pattern: string, syntax: Syntax): ((names: readonly string[]) => boolean) | undefined {
  const parts = normalizeParts(pattern.split('/')).map((part) =>
    part === '**' ? part : compileTextPattern(part, syntax),
  );
  const valid = parts.filter((part) => part !== undefined);
  return valid.length < parts.length ? undefined : (names) => matchesParts(valid, names, syntax);
}

function normalizeParts(parts: readonly string[]): readonly string[] {
  const normalParts: string[] = [];
  for (const [at, part] of parts.entries()) {
    const isInside = at > 0 && at < parts.length - 1;
    if (part === '.' || (part === '' && isInside)) continue;
    if (part === '..' && normalParts.length > 0 && !['..', '**', ''].includes(normalParts.at(-1) ?? ''))
      normalParts.pop();
    else normalParts.push(part);
  }
  return normalParts;
}

/** Dynamic programming from the last part to the first: `after[at]` is true if the parts so far match the names from `at` on. */
function matchesParts(parts: readonly ('**' | TextMatch)[], names: readonly string[], { hasDots }: Syntax): boolean {
  let followingMatches = names.map(() => false).concat(true);
  for (const [index, part] of [...parts.entries()].toReversed()) {
    const isLast = index === parts.length - 1;
    const matchesFrom: boolean[] = names
      .map(() => false)
      .concat(part === '**' && !isLast && followingMatches.at(-1) === true);
    for (let at = names.length - 1; at >= 0; at--) {
      const name = names[at] ?? '';
      matchesFrom[at] =
        part === '**'
          ? followingMatches[at] === true ||
            ((hasDots || !name.startsWith('.')) &&
              (isLast && at === names.length - 1 ? true : matchesFrom[at + 1] === true))
          : followingMatches[at + 1] === true && part(name);
    }
    followingMatches = matchesFrom;
  }
  return followingMatches[0] === true;
}

/** All patterns without braces that a glob expands to. `undefined` if a brace is not closed, or there are too many. */
export function expandBraces(glob: string, syntax: Syntax): readonly string[] | undefined {
  const alternatives: string[] = [];
  const open: { readonly text: string; readonly from: number }[] = [{ text: glob, from: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { text, from } = next;
    const brace = expandNextBrace(text, from, syntax);
    if (brace === undefined) {
      alternatives.push(text);
      continue;
    }
    if (brace === 'unclosed' || alternatives.length + open.length + brace.options.length > maxAlternatives)
      return undefined;
    const [before, behind] = [text.slice(0, brace.start), text.slice(brace.end)];
    open.push(...brace.options.map((option) => ({ text: before + option + behind, from: brace.start })));
  }
  return alternatives;
}

type BraceExpansion = { readonly start: number; readonly end: number; readonly options: readonly string[] };

function expandNextBrace(text: string, from: number, syntax: Syntax): BraceExpansion | 'unclosed' | undefined {
  for (let start = 0; start < text.length; start++) {
    if (syntax.hasEscapes && text[start] === '\\') start++;
    else if (text[start] === '{' && start >= from) return readBrace(text, start, syntax) ?? 'unclosed';
  }
  return undefined;
}

/** The brace at an index, and its options between commas outside nested braces; `undefined` if it is not closed. */
function readBrace(text: string, start: number, { hasEscapes }: Syntax): BraceExpansion | undefined {
  const options: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (hasEscapes && sign === '\\') at++;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      options.push(text.slice(from, at));
      from = at + 1;
    }
    if (depth === 0) return { start, end: at + 1, options };
  }
  return undefined;
}
