import { readDelimiters } from '../redaction/redact-diff.ts';

/** A secret or value that a task reads. */
export interface Read {
  /** `Vault path`, `Nomad variable`. */
  readonly kind: string;
  readonly path: string;
  /** The reason why a different value may be read although kind and path are equal. */
  readonly unknown?: string;
  /** Whether other tasks of the group may have written the file. */
  readonly isShared?: boolean;
  /** All arguments, if the path alone does not identify the read. */
  readonly identity?: readonly unknown[];
  /** The value, if the read returns only one value. */
  readonly returns?: ReadScope;
}

/** The result of a read: whether a path exists, the names below a path, one value, or all values below a path. */
type ReadScope = 'existence' | 'names' | 'value' | 'everything';

/** `mustEnv` treats an empty variable as missing, and reads the environment of Nomad's agent instead. */
const readerTable: readonly (readonly [functions: string, kind: string, returns?: ReadScope])[] = [
  ['secret pkiCert', 'Vault path'],
  ['secrets', 'Vault path', 'names'],
  ['key keyExistsGet keyOrDefault', 'Consul key'],
  ['keyExists', 'Consul key', 'existence'],
  ['ls safeLs', 'Consul key', 'names'],
  ['tree safeTree', 'Consul key', 'everything'],
  ['nomadVar', 'Nomad variable'],
  ['nomadVarExists', 'Nomad variable', 'existence'],
  ['nomadVarList nomadVarListSafe', 'Nomad variable', 'names'],
  ['caLeaf', 'Consul certificate'],
  ['file', 'file'],
  ['plugin', 'plugin'],
  ['mustEnv sprig_env sprig_expandenv', 'environment of the node'],
  // It can write to any path that Nomad's client may write to.
  ['writeToFile', 'file of the node'],
];
const readers = new Map(
  readerTable.flatMap(([names, kind, returns = 'value']) =>
    names.split(' ').map((name) => [name, { kind, returns }] as const),
  ),
);

/**
 * Words of templates that read nothing secret. Source: `funcMap` in template/template.go of consul-template 0.42.1, and the builtin functions and actions of Go's
 * text/template. The functions of sprig have a prefix.
 */
const harmlessWords: ReadonlySet<string> = new Set(
  `add and base64Decode base64Encode base64URLDecode base64URLEncode block break byKey byMeta byPort byTag caRoots call connect contains containsAll containsAny
  containsNone containsNotAll continue datacenters define divide else end env envOrDefault eq executeTemplate explode explodeMap exportedServices false ge gt hmacSHA256Hex
  html if importedServices in indent index join js le len loop lt maximum md5sum mergeMap mergeMapWithOverride minimum modulo multiply ne nil node nodes
  nomadService nomadServices not or parseBool parseFloat parseInt parseJSON parseUint parseYAML partitions peerings print printf println range regexMatch regexReplaceAll
  replaceAll scratch service services sha256Hex slice sockaddr split splitToMap spew_dump spew_printf spew_sdump spew_sprintf subtract template timestamp toJSON
  toJSONPretty toLower toTOML toTitle toUnescapedJSON toUnescapedJSONPretty toUpper toYAML trim trimPrefix trimSpace trimSuffix true urlquery with`.split(
    /\s+/,
  ),
);

/** Nomad 1.10.2 removed functions that read the environment of its agent or query a DNS server: GH-25998. */
const harmlessSprig = /^sprig_(?!getHostByName$)/;

/** The reads of a template, in the order of its actions. */
export function findTemplateReads(text: string, left = '', right = ''): readonly Read[] {
  const [open, close] = readDelimiters(left, right) ?? ['{{', '}}'];
  return listActions(text, open, close).flatMap((action) => {
    const code = action.replace(strings, (string) => ' '.repeat(string.length));
    return [...code.matchAll(/(?<![.$\w])[a-z_]\w*/gi)].flatMap(({ 0: name, index }): readonly Read[] => {
      const reader = readers.get(name);
      if (reader === undefined && (harmlessWords.has(name) || harmlessSprig.test(name))) return [];
      if (reader === undefined)
        return [{ kind: 'function', path: name, unknown: 'Outrider does not recognize this function' }];
      const texts = readLiterals(action, index, index + name.length);
      if (texts === undefined)
        return [{ ...reader, path: action.trim().slice(0, 200), unknown: 'the path is computed' }];
      // A default value is not read.
      return [{ ...reader, path: texts.join(' '), identity: name === 'keyOrDefault' ? texts.slice(0, 1) : texts }];
    });
  });
}

const strings = /"(?:[^"\\\n]|\\.)*"?|`[^`]*`?|'(?:[^'\\\n]|\\.)*'?/g;

/** The texts between delimiters. A delimiter in a string ends no action, and comments are omitted. */
function listActions(text: string, open: string, close: string): readonly string[] {
  const actions: string[] = [];
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at)) {
    at += open.length;
    const comment = /^(?:-\s)?\/\*/.exec(text.slice(at, at + 4));
    const end = comment === null ? findActionEnd(text, at, close) : text.indexOf('*/', at);
    if (end === -1) return [...actions, comment === null ? text.slice(at) : ''];
    if (comment === null) actions.push(text.slice(at, end));
    at = end;
  }
  return actions;
}

/** -1 if the action does not end; such a template is not rendered. */
function findActionEnd(text: string, from: number, close: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(close, at)) return at;
    if (!/["`']/.test(text.charAt(at))) continue;
    strings.lastIndex = at;
    at += (strings.exec(text)?.[0].length ?? 1) - 1;
  }
  return -1;
}

const literals = /"[^"\\]{0,1000}"|`[^`]{0,1000}`/g;
const plainArguments = /^(?:\s+(?:"[^"\\]{0,1000}"|`[^`]{0,1000}`))+/;
const pipedLiteral = /^-?\s*(?:(?:with|range|if)\s+)?(?:\$\w{1,100}\s*:=\s*)?("[^"\\]{0,1000}"|`[^`]{0,1000}`)\s*$/;

/**
 * The literal arguments of a function, including a piped one; `undefined` if one is computed. All of them identify the read, such as the name of a certificate.
 */
function readLiterals(action: string, start: number, end: number): readonly string[] | undefined {
  const after = action.slice(end, end + 4000);
  const [literal = ''] = plainArguments.exec(after) ?? [];
  if (!/^\s*(?:-?$|[|)])/.test(after.slice(literal.length))) return undefined;
  // A piped value may be computed from the text before it.
  const before = start > 2000 ? '' : action.slice(0, start).trimEnd();
  const [, first = ''] = (before.endsWith('|') ? pipedLiteral.exec(before.slice(0, -1)) : undefined) ?? [];
  if (before.endsWith('|') && first === '') return undefined;
  const texts = `${literal} ${first}`.match(literals) ?? [];
  return texts.length === 0 ? undefined : texts.map((text) => text.slice(1, -1));
}

/** Whether the client evaluates a string as a template. */
export function isComputed(value: string): boolean {
  return /[$%]\{/.test(value);
}
