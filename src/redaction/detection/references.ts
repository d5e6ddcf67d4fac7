/** Replaces each character of a reference. No secret contains it. */
const blank = '\uE000';
const blanks = /\uE000/g;

export type Delimiters = readonly [left: string, right: string];

export const usualDelimiters: Delimiters = ['{{', '}}'];

/** Template functions whose string arguments are names, not rendered text; of some only the first argument. */
const namingFunctions = new Set(
  (
    'caLeaf caRoots connect contains containsAll containsAny containsNone containsNotAll datacenters env eq executeTemplate file ge gt hasKey hasPrefix ' +
    'hasSuffix in index join key keyExists le ls lt mustEnv ne node nodes nomadService nomadServices nomadVar nomadVarExists nomadVarList nomadVarListSafe ' +
    'partitions peerings pkiCert plugin regexMatch regexReplaceAll replaceAll safeLs safeTree secret secrets service services split template ' +
    'timestamp toTitle tree trim trimPrefix trimSuffix writeToFile get'
  ).split(' '),
);
const namingByFirstArgument = new Set(['envOrDefault', 'keyOrDefault']);

/** A word, a field or a variable. */
const wordPattern = /[.$]?[A-Za-z_]\w*/y;
const verb = /%[-+# 0]?\d{0,3}[a-zA-Z]/g;

/**
 * Blanks references character by character, so that offsets stay the same: template actions, and `${NAME}`, `$NAME` and `$(command)`, which a shell or the
 * client fills in. Literals in a reference stay, such as `hunter2` in `{{ $p := "hunter2" }}` and `${P:-hunter2}`.
 */
export function blankReferences(text: string, delimiters: Delimiters = usualDelimiters): string {
  const withoutActions = text.includes(delimiters[0]) ? blankActions(text, delimiters) : text;
  return /[$%!]/.test(withoutActions) ? blankVariables(withoutActions) : withoutActions;
}

function blankActions(text: string, [left, right]: Delimiters): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = text.indexOf(left); open !== -1; open = text.indexOf(left, at)) {
    const close = text.indexOf(right, open + left.length);
    if (close === -1) break;
    parts.push(text.slice(at, open), blankAction(text.slice(open, close + right.length)));
    at = close + right.length;
  }
  return [...parts, text.slice(at)].join('');
}

/** Keeps the comments of an action and the strings that it renders; blanks the rest. */
function blankAction(action: string): string {
  let result = '';
  // The functions whose arguments are open, innermost last.
  const calls = [''];
  for (let at = 0; at < action.length;) {
    const end = findTextEnd(action, at);
    if (end === undefined) {
      const length = measureWord(action, at, calls);
      const assigned =
        action[at] === '$' ? templateAssignment.exec(action.slice(at + length, at + length + 10))?.[0] : undefined;
      // `$password := "x"` is an assignment: its name decides about the value.
      if (assigned !== undefined) result = result.padEnd(at + 1, blank) + action.slice(at + 1, at + length) + assigned;
      at += length + (assigned?.length ?? 0);
      continue;
    }
    const callee = calls.at(-1) ?? '';
    // Also in a call that makes the name: `secret (printf "kv/data/%s" $app)`.
    const isNaming = calls.some((call) => namingFunctions.has(call)) || namingByFirstArgument.has(callee);
    const isName = action[at] !== '/' && isNaming;
    if (namingByFirstArgument.has(callee)) calls[calls.length - 1] = '';
    if (!isName) result = result.padEnd(at + 1, blank) + action.slice(at + 1, end - 1).replace(verb, blankMatch);
    at = end;
  }
  return result.padEnd(action.length, blank);
}

const templateAssignment = /^\s{0,4}:?=/;

/** The length of the word or character at a position; updates the open function calls. */
function measureWord(action: string, at: number, calls: string[]): number {
  const character = action[at];
  if (character === '(') calls.push('');
  else if (character === ')' && calls.length > 1) calls.pop();
  else if (character === '|') calls[calls.length - 1] = '';
  wordPattern.lastIndex = at;
  const word = wordPattern.exec(action)?.[0];
  if (word !== undefined && /^[A-Za-z_]/.test(word)) calls[calls.length - 1] = word;
  return word?.length ?? 1;
}

/** The end of the string or comment that starts at a position; `undefined` if none does. */
function findTextEnd(action: string, at: number): number | undefined {
  const character = action[at];
  if (character === '/' && action[at + 1] === '*') return findIndexAfter(action.indexOf('*/', at + 2), 2, action);
  if (character === '`') return findIndexAfter(action.indexOf('`', at + 1), 1, action);
  if (character !== '"') return undefined;
  let end = at + 1;
  while (end < action.length && action[end] !== '"') end += action[end] === '\\' ? 2 : 1;
  return Math.min(end + 1, action.length);
}

function findIndexAfter(index: number, length: number, action: string): number {
  return index === -1 ? action.length : index + length;
}

function blankMatch(text: string): string {
  return blank.repeat(text.length);
}

/** Placeholders that a shell, the client, configuration management or the reading program fills in; not `set $name`, a definition of nginx. */
const variable =
  /\$\{ {0,8}[A-Za-z_][\w.-]{0,120}(?:\["[^"\n]{0,120}"\])? {0,8}\}|\$\{[A-Za-z_]\w{0,80}:?\?[^}\n]{0,200}\}|\$(?:(?:[A-Z_]{2,80}|[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80})(?![A-Za-z0-9])|(?<!\bset[ \t]{1,8}\$)[a-z][a-z0-9]{0,40}(?:_[a-z0-9]{1,40}){1,6}(?![A-Z])|[\d@*#?]|__(?:file|env|vault)\{[^}\n]{1,200}\})|\$\((?! {0,8}(?:echo|printf)\b)[^()"'`\n]{1,200}\)|%(?:\([A-Za-z_]\w{0,80}\)s|[A-Z_][A-Z0-9_]{2,80}%)|!(?:secret|vault|Ref|env_var|env|file) {1,4}[\w./-]{1,120}/g;
/** `${NAME:-default}`; the default is a literal. */
const withDefault = /\$\{[A-Za-z_]\w{0,80}:?[-=+]([^}\n]{0,400})\}/g;

function blankVariables(text: string): string {
  return text.replace(variable, blankMatch).replace(withDefault, (all, literal: string) => {
    const before = all.length - literal.length - 1;
    return blank.repeat(before) + literal + blank;
  });
}

/** Whether a text with blanked references consists of references, quotes and punctuation only. */
export function isValueReference(text: string): boolean {
  return text.includes(blank) && !/[^\s"'`;,()[\]{}.:/@|<>\\-]/.test(text.replace(blanks, ''));
}

export function extractLiteralPart(text: string): string {
  return text.replace(blanks, '');
}
