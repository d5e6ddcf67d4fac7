import { randomRanges } from './random-looks.ts';
import { isReference, usualDelimiters, withoutReferences, type Delimiters } from './references.ts';
import { assignedSecrets, secretHint, type TextRange } from './secret-assignments.ts';
import { secretShapes } from './secret-shapes.ts';
import { settingHides } from './secret-names.ts';

/** All in two expressions, by whether capitals matter: one look at a text instead of thirty. */
const marked = ['', 'i'].map((flags) => {
  const sources = secretShapes.filter(({ pattern }) => pattern.flags === flags).map(({ pattern }) => pattern.source);
  return new RegExp(sources.join('|'), `g${flags}`);
});

/**
 * Forms of which a part is the secret: the group, or all of it. Where that only refers to a secret, or is a number or a word of the form itself, there is
 * none. None of the expressions can take more than linear time.
 */
const forms: readonly RegExp[] = [
  // Credentials in an address; a long name alone is a token, as for Sentry and git.
  /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#@:]{0,256}:([^\s/?#@]{1,256})@/gi,
  /https?:\/\/([\w-]{20,256})@[\w.-]/gi,
  // A data source of Go's drivers, of JDBC, and what a program reads as `user:password@host`.
  /(?<![\w:@.+-])[\w.%+-]{1,64}:([^\s@/"'`]{1,128})@(?:(?:tcp|udp|unix)?\(|(?!sha\d)[\w.-]{1,255}(?::\d|\/))/gi,
  /oracle:thin:[^\s/@]{1,64}\/([^\s@]{1,64})@/gi,
  // `curl -u user:password`
  /(?<![\w-])(?:-u|-U|--user|--proxy-user|--basic-auth|--auth)[\s=]{1,3}["']?[^\s:;"'%]{1,64}[:;%](?!\d{1,6}(?!\w))([^\s"':/]{1,128})(?![\w:])/g,
  // `mysql -psecret`, `redis-cli -a secret`, `sshpass -p secret`
  /\b(?:mysql|mariadb)[\w-]{0,10}[ \t][^\n|;]{0,200}?(?<=\s)-p["']?([^\s"'|;]{3,128})/g,
  /\b(?:redis-cli|valkey-cli)[ \t](?:[^\n|;]{0,200}?(?<=\s))?-a[ \t]{1,3}["']?([^\s"'|;]{3,128})/g,
  /\b(?:sshpass|mcrcon|rcon-cli|docker login|podman login|helm registry login|ldap\w{3,10})[ \t](?:[^\n|;]{0,200}?(?<=\s))?-[pw][ \t]{0,3}["']?([^\s"'|;]{3,128})/g,
  // Commands that take it by its place.
  /\brabbitmqctl[ \t]{1,4}(?:add_user|change_password)[ \t]{1,4}\S{1,64}[ \t]{1,4}["']?([^\s"';]{1,128})/g,
  /\bmc (?:alias set|config host add)[ \t]{1,4}[\w.-]{1,64}[ \t]{1,4}\S{1,256}[ \t]{1,4}\S{1,128}[ \t]{1,4}([^\s;]{1,128})/g,
  /\bhtpasswd[ \t]{1,4}-\w{0,6}b\w{0,6}[ \t]{1,4}(?:\S{1,128}[ \t]{1,4}){1,2}["']?([^\s"';]{3,128})/g,
  /\b(?:vault login|vault operator unseal|consul login|gh auth login)[ \t]{1,4}(?!-)([^\s"';|]{8,256})/g,
  /\bbearer\s{1,5}(?!(?:tokens?|auth\w{0,12}|scheme|realm)\b)([\w.~+/=\uE000-]{6,})/gi,
  /\b(?:identified\s{1,5}(?:with\s{1,5}\S{1,40}\s{1,5})?by|password)\s{1,5}'([^'\n]{1,128})'/gi,
  /\b(?:requirepass|masterauth|primaryauth|auth[_-]pass(?:\s{1,3}[\w-]{1,64})?|insecure-password)\s{1,5}["']?([^\s"']{1,256})/gi,
  // An entry of `.pgpass`; a user of Redis.
  /(?<=^|\n)[^\s:/"']{1,128}:(?:\d{2,5}|\*):[^\s:/"']{1,64}:[^\s:/"']{1,64}:([^\s]{1,128})(?=\r?$|\r?\n)/g,
  /(?<=^|\n)[ \t]{0,8}user[ \t]{1,4}\S{1,64}[ \t]{1,4}on[ \t][^\n>]{0,200}>([^\s>]{1,128})/g,
  // A login of HAProxy; of a relay of mail, in the maps of Postfix.
  /\bauth[ \t]{1,4}[\w.-]{1,64}:([^\s"':/]{1,128})/g,
  /(?<=^|\n)(?:\[[\w.-]{1,255}\](?::\w{1,10})?|[\w.-]{1,255}:\d{1,5})[ \t]{1,8}[\w.@+-]{1,64}:(?!\d{1,5}\s)([^\s:/]{4,128})(?=[ \t]{0,8}(?:\r?$|\r?\n))/g,
  /\{(?:PLAIN|CLEAR|CLEARTEXT)\}([^\s"']{1,128})/gi,
  /<([\w.-]{0,40}(?:password|passwd|secret|token|api[_-]?key|private[_-]?key)[\w.-]{0,40})>[^<\s]{1,256}/gi,
];

/** A name with its value behind it, in words of others too: `--password=…`, `token: …`, `"api_key": "…"`, `Authorization: Bearer …`. */
const strongAssignment =
  /(?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30}["']?\s{0,5}[=:]\s{0,5}["']?([^\s"'=:][^\s"']*)/gi;
/** `--password …` */
const strongFlag =
  /(?<!\w)-[\w-]{0,30}(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credentials?)[\w-]{0,30}\s{1,5}["']?([^\s"'=:][^\s"']*)/gi;

/** `password …`, as in a `.netrc`: a secret in a value, but only words where a server says `ACL token not found`. */
const inWords =
  /((?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30})["']?[ \t]{1,5}["']?([A-Za-z0-9_/+!#$%^&*.\uE000-][^\s"';,]{1,256})["']?/gi;

const basic = /\bbasic\s{1,5}([A-Za-z0-9+/]{6,512}={0,2})/gi;
const armour = /-----BEGIN ([A-Z0-9 ]{0,40})-----/g;
const publicArmour =
  /^(?:TRUSTED |X509 )?(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY|RSA PUBLIC KEY|PGP PUBLIC KEY BLOCK|X509 CRL|DH PARAMETERS|PGP SIGNED MESSAGE)$/;
/** Forms of private keys that have no armour in dashes, each up to the end of the text. */
const bareKey = /PuTTY-User-Key-File-\d: |---- BEGIN SSH2 ENCRYPTED PRIVATE KEY/g;

/** What is looked for. */
export interface Looking {
  /** What the template's actions stand between. */
  readonly delimiters?: Delimiters | undefined;
  /** Long random text counts; not in what is public by nature, such as the digest of an image. */
  readonly random: boolean;
  /** `NAME=value` and the like count; not in an image, whose name may end in `token:1.2`. */
  readonly assignments: boolean;
}

/** Where secrets stand in a value, by their shape or by a name before them. */
export function secretRanges(text: string, { delimiters, random, assignments }: Looking): readonly TextRange[] {
  if (text.length < 4) return [];
  const found: TextRange[] = marked.flatMap((pattern) => wholes(text, pattern));
  const plain = withoutReferences(text, delimiters ?? usualDelimiters);
  const keys = keysIn(plain);
  found.push(...keys.hidden, ...formsIn(plain));
  if (assignments) found.push(...assignedSecrets(plain), ...wordsIn(plain));
  if (random) found.push(...randomRanges(keys.rest));
  return found;
}

/** The text with whatever is a secret by its shape replaced; for words of others that may quote a job. */
export function withoutSecretShapes(text: string, instead: string): string {
  const found = [...marked.flatMap((pattern) => wholes(text, pattern)), ...keysIn(text).hidden, ...formsIn(text)];
  const assigned = [strongAssignment, strongFlag].flatMap((pattern) => wholes(text, pattern));
  return replaced(text, [...found, ...assigned], () => instead);
}

/** A text with other text in place of parts of it; parts that overlap or adjoin are one. */
function replaced(text: string, ranges: readonly TextRange[], by: (length: number) => string): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (to <= at) continue;
    if (from > at || parts.length === 0) parts.push(text.slice(at, from), by(to - Math.max(from, at)));
    at = to;
  }
  return [...parts, text.slice(at)].join('');
}

function wholes(text: string, pattern: RegExp): readonly TextRange[] {
  return Array.from(text.matchAll(pattern), ({ 0: all, index }) => [index, index + all.length]);
}

function formsIn(text: string): readonly TextRange[] {
  const found = forms.flatMap((form) =>
    Array.from(text.matchAll(form)).flatMap(({ 0: all, 1: secret = all, index }): TextRange[] =>
      isReference(secret) ? [] : [[index, index + all.length]],
    ),
  );
  for (const { 0: all, 1: encoded = '', index } of text.matchAll(basic)) {
    const credentials = Buffer.from(encoded, 'base64').toString('latin1');
    if (credentials.includes(':') && /^[\x20-\x7e]+$/.test(credentials)) found.push([index, index + all.length]);
  }
  return found;
}

/** Private keys, and the text without those that are public, of which the content looks random. */
function keysIn(text: string): { readonly hidden: readonly TextRange[]; readonly rest: string } {
  const hidden: TextRange[] = Array.from(text.matchAll(bareKey), ({ index }) => [index, text.length]);
  const open: TextRange[] = [];
  let from = 0;
  for (const { 0: all, 1: label = '', index } of text.matchAll(armour)) {
    if (index < from) continue;
    const end = text.indexOf(`-----END ${label}-----`, index);
    from = end === -1 ? text.length : end + all.length - 2;
    if (!publicArmour.test(label)) hidden.push([index, from]);
    else if (end !== -1) open.push([index, from]);
  }
  return { hidden, rest: replaced(text, open, (length) => ' '.repeat(length)) };
}

function wordsIn(text: string): readonly TextRange[] {
  if (!secretHint.test(text)) return [];
  const found: TextRange[] = [];
  for (const { 0: all, 1: name = '', 2: value = '', index } of text.matchAll(inWords)) {
    const end = index + all.length;
    const isLast = /^[;,]?[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 40));
    const before = text.slice(Math.max(0, index - 160), index);
    const isEntry = /(?:^|\n|\b(?:login|user(?:name)?)[ \t]+\S{1,64}[ \t])[ \t]*[\w-]{0,40}$/.test(before);
    const isProse = /^[A-Za-z][a-z]*[.:)]?$/.test(value) && !(isLast && isEntry);
    if (!isProse && settingHides(name, value)) found.push([index, end]);
  }
  return found;
}
