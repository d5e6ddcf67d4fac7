/**
 * All that a global expression finds in a text. As `matchAll`, which makes a copy of the expression each time; most values are short, hold nothing of the
 * kind, and are looked at by dozens of expressions.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
