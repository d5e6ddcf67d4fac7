/** Words that, as a part of a name, say that its value is a secret. */
const secretWords = new Set(
  (
    'pass passwd password passphrase passcode pwd pw secret secrets token tokens key keys credential credentials creds cred ' +
    'dsn auth authorization authentication bearer cookie session private salt pepper signature signing hmac jwt otp pin webhook ' +
    'connectionstring connstr'
  ).split(' '),
);

/** Endings of words written together, such as `apikey` or `dbpassword`. */
const secretEnding =
  /(?:password|passwd|passphrase|secret|token|apikey|accesskey|secretkey|privatekey|authkey|sshkey|masterkey|credentials?)s?$/;

/**
 * Whether a name that a user chose (of a variable, a key, an argument) says that its value is a secret. Names are cut into words at every
 * sign, digit and change of case, so `DB_PASSWORD`, `apiKey` and `auth[0].username` are found and `KEYBOARD` is not.
 */
export function nameLooksSecret(name: string): boolean {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => secretWords.has(word) || secretEnding.test(word));
}

/** Shapes that are secrets wherever they stand. None of the expressions can take more than linear time. */
const secretShapes: readonly RegExp[] = [
  // Credentials in an address.
  /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#@:]{0,256}:[^\s/?#@]{1,256}@/i,
  /-----BEGIN [A-Z0-9 ]{0,40}-----/,
  // A signed token in three parts. Looked for once a word, not once at each of its `eyJ`s: that would take the square of its length.
  /(?<![\w-])(?=[\w-]+\.[\w-]{5})[\w-]*eyJ[\w-]{5,}\.[\w-]{5,}/,
  // Prefixes by which well-known services mark their tokens.
  /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|hv[sbr]\.|npm_|dop_v1_|SG\.|AIza|ya29\.)[\w.-]{10,}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{12,}/,
  // `--password=…`, `token: …`, `"api_key": "…"`, `Authorization: Bearer …`
  /(?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30}["']?\s{0,5}[=:]\s{0,5}["']?[^\s"'=:][^\s"']*/i,
  // `--password …`
  /(?<!\w)-[\w-]{0,30}(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credentials?)[\w-]{0,30}\s{1,5}["']?[^\s"'=:][^\s"']*/i,
  /\bbearer\s{1,5}[\w.~+/-]{6,}/i,
];

/** `password …`, as in a `.netrc`: a secret in a value, but only words where a server says `ACL token not found`. */
const secretInWords =
  /(?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30}["']?\s{1,5}["']?[^\s"'=:]/i;

/** Whether a value is a secret by its shape alone, whatever it is called. */
export function valueLooksSecret(value: string): boolean {
  return secretInWords.test(value) || secretShapes.some((shape) => shape.test(value));
}

/** The text with whatever is a secret by its shape replaced; for words of others that may quote a job. */
export function withoutSecretShapes(text: string, instead: string): string {
  return secretShapes.reduce((rest, shape) => rest.replace(new RegExp(shape, `${shape.flags}g`), instead), text);
}

const run = /[A-Za-z0-9+/=_-]{20,}/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i;
/** An image's digest, or a commit's. */
const digest = /sha256:[0-9a-f]{64}|(?<![\w/+=-])[0-9a-f]{40}(?![\w/+=-])/gi;

/** Bits a character: English words joined by signs stay well below it, random letters and digits above. */
const randomBits = 3.6;

/** Whether a value holds a long random text, as generated tokens are, or a UUID, as the scheduler's own tokens are. */
export function valueLooksRandom(value: string): boolean {
  if (uuid.test(value)) return true;
  const rest = value.replace(digest, ' ');
  return [...rest.matchAll(run)].some(([text]) => {
    const digits = text.replace(/\D/g, '').length;
    const letters = text.replace(/[^A-Za-z]/g, '').length;
    return digits >= 2 && letters >= 2 && entropy(text) > randomBits;
  });
}

function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
