import { isValueReference, literalPart } from './references.ts';
import { isUnlikeWords } from './random-text.ts';

/** Words in a name that mark its value as secret. */
const secretWords = new Set(
  (
    'pass passwd password passphrase passcode pwd pw secret secrets token tokens key keys credential credentials creds cred ' +
    'dsn auth authorization authentication bearer cookie cookies session private salt pepper signature signing hmac jwt otp pin webhook ' +
    'connectionstring connstr psk mnemonic passkey community'
  ).split(' '),
);

/** Endings and beginnings of compound words, such as `apikey` or `dbpassword`. */
const secretEnding =
  /(?:password|passwd|passphrase|passcode|secret|token|apikey|accesskey|secretkey|privatekey|authkey|sshkey|masterkey|accountkey|encryptionkey|signingkey|sharedkey|licensekey|(?:bind|root|admin|user)pw|requirepass|(?:db|user|smtp|imap|mail|ldap|root|admin|sql|pg|redis|mq|rpc|ftp|ssh|http|web|auth|bind|app)pass|masterauth|primaryauth|basicauth|credentials?|connectionstring)s?$/;
const secretBeginning =
  /^(?:password|passwd|passphrase|apikey|secretkey|privatekey|accesskey|authtoken|htpasswd)(?!less)/;

/** Last words of names that describe a secret and do not hold one: `SESSION_DRIVER`, `KEY_FILE`, `TOKEN_TTL`. */
const aboutWords = new Set(
  (
    'file files path paths dir directory folder mount location url uri domain domains host hostname address addr port driver drivers provider providers ' +
    'backend store storage engine type types kind mode method methods scheme style format encoding algorithm algo alg name names prefix suffix ttl timeout ' +
    'timeouts length len size bits duration expiry expiration expires expire lifetime age interval rotation min max count limit limits policy policies ' +
    'enabled enable disabled disable required optional allowed secure samesite httponly anonymous version realm issuer audience scope scopes ' +
    'iterations rounds cost retries level endpoint endpoints service region zone source sources order strategy fail group groups role roles plugin plugins headers user username login serializer deserializer class column columns field fields table attribute mgmt management protocol ref refs'
  ).split(' '),
);

/** Names whose URL is the secret itself. */
const addressWord = /webhook|hook|dsn|connection|connstr|signed|sas\b|private|secret/i;

const harmlessWords = /^(?:true|false|yes|no|on|off|enabled?|disabled?|none|null|nil|undefined|~|\{\}|\[\])$/i;
const quantityPattern =
  /^[+-]?\d{1,12}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h|d|w|y|[kmgtp]i?b?|b|%|px|min|mins|hours?|days?)(?:\d{1,6}(?:ms|s|m|h)){0,3}$/i;
const versionPattern =
  /^v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][A-Za-z0-9.-]{1,30})?$|^(?:latest|stable|edge|main|master|alpine|nightly|lts)$/;
const pathPattern = /^(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)?[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){0,20}\/?$/;
const rootedPathPattern = /^(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)[^\\/]{1,64}[\\/]/;
const addressPattern = /^[a-z][a-z0-9+.-]{1,20}:\/\/[\w.-]{1,255}(?::\d{1,5})?(?:\/[\w./~%+-]{0,400})?$/i;
const hostAndPort = /^(?:(?:\d{1,3}\.){3}\d{1,3}|localhost|\*|(?:[a-z][\w-]{0,62}\.){1,8}[a-z]{2,20})?:\d{2,5}$/;
/** References to a secret store. */
const secretStoreReference =
  /^(?:arn:aws:(?:secretsmanager|ssm|kms):|projects\/[^/]{1,80}\/secrets\/|op:\/\/|(?:ref\+)?vault:(?:\/\/)?[\w-]{1,40}\/|os\.environ[.[]|process\.env\.|ENV\[|(?:os\.)?getenv\(|env:[A-Z_]|secret:\/\/|nomad\/jobs|kv\/|secret\/data\/)/;

/** The words of a name in lower case, split at symbols, digits and changes of case. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

/**
 * Whether a name of a variable, a key or an argument marks its value as secret. Names are split at symbols, digits and
 * changes of case, so `DB_PASSWORD`, `apiKey` and `auth[0].username` match and `KEYBOARD` does not.
 */
export function nameLooksSecret(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.some((word) => secretWords.has(word) || secretEnding.test(word) || secretBeginning.test(word)) ||
    words.join('').endsWith('connectionstring')
  );
}

/**
 * Whether a value is secret by its name. It is not if it only describes a secret (`TOKEN_TTL`), or does not look like
 * one: a boolean, a small number, a duration, a file path, a URL without credentials, a reference.
 *
 * @param value with references blanked
 */
export function nameHides(name: string, value: string): boolean {
  return nameLooksSecret(name) && !isHarmless(name, unquoted(value));
}

/** Whether the name of a setting in a text marks its value as secret; the last part of a dotted name decides. */
export function settingLooksSecret(name: string): boolean {
  const last = lastPart(name);
  return nameLooksSecret(last) || strongPart.test(last);
}

/** Like {@link nameHides}, for a setting in a text, where `key: name` and `auth: basic` are ordinary settings. */
export function settingHides(name: string, value: string): boolean {
  const last = lastPart(name);
  const plain = unquoted(value);
  if (!settingLooksSecret(name) || isHarmless(last, plain)) return false;
  if (proxyPass.test(last) && /^(?:https?:|grpcs?:|unix:|\$|\uE000|[a-z][\w.-]{0,60}:\d)/.test(plain)) return false;
  return !(weakNames.has(last.toLowerCase()) && /^[A-Z]?[a-z]{1,20}(?:[-_./: ][a-z]{1,20}){0,6}$/.test(plain));
}

/** Parts of names that also count inside compound words. */
const strongPart =
  /passw(?:or)?d|passphrase|secret(?!ar)|token(?!i)|api[_-]?key|access[_-]?key|private[_-]?key|credential/i;

/** Directives of nginx with the address to pass requests to. */
const proxyPass = /^(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached)_pass$/;

/** Names that alone are no evidence of a secret. */
const weakNames = new Set('key keys auth session sessions private signature signing authentication'.split(' '));

/** The last part decides: `X-Api-Key` of `traefik.http.middlewares.auth.headers.X-Api-Key`. */
function lastPart(name: string): string {
  const parts = name.split('.');
  const last = parts.at(-1) ?? name;
  // `fs.s3a.secret.key`
  if (/^keys?$/i.test(last) && /access|api|encryption|master|account|private|secret/i.test(parts.at(-2) ?? ''))
    return `${parts.at(-2)}.${last}`;
  return /^(?:value|data|raw|content|string)$/i.test(last) ? (parts.at(-2) ?? last) : last;
}

/** Whether a value is not a secret whatever its name is: `true`, `‹hidden›`, a reference. */
function isHarmlessText(written: string): boolean {
  const value = unquoted(written);
  return (
    value === '' ||
    isValueReference(value) ||
    isValueReference(withoutScheme(value)) ||
    harmlessWords.test(value) ||
    /^(?:[*x•.]+|‹hidden›)$/i.test(value) ||
    secretStoreReference.test(value)
  );
}

function isHarmless(name: string, value: string): boolean {
  if (isHarmlessText(value)) return true;
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (quantityPattern.test(value)) return !isSecretNoun(last);
  if (/^[+-]?\d+(?:\.\d+)?$/.test(value)) return value.length < 4 || !isSecretNoun(last);
  const isOdd = literalPart(value)
    .split(/[^A-Za-z0-9]+/)
    .some((piece) => piece.length >= 8 && isUnlikeWords(piece));
  if (isOdd) return false;
  // A URL without a path is not a webhook.
  if (addressPattern.test(value)) return !addressWord.test(name) || /^(?:file|unix):|:\/\/[^/]+\/?$/.test(value);
  if (hostAndPort.test(value)) return true;
  if (rootedPathPattern.test(value) && pathPattern.test(value)) return true;
  // `existingSecret` in Helm charts is the name of a secret.
  if (words[0] === 'existing') return true;
  // Keys of tables and queues; IDs of keys that look like names.
  if (last === 'key' && /^(?:partition|primary|sort|routing|foreign|row)$/.test(words.at(-2) ?? '')) return true;
  if (last === 'id' && words.at(-2) === 'key') return /^[a-z]{1,20}(?:[_-][a-z]{1,20}){0,4}$/.test(value);
  // A user with a password: `user:password`.
  if (/^(?:user|username|login)$/.test(last) && value.includes(':')) return false;
  return aboutWords.has(last) && !(/^(?:ur[il]|address|endpoint|location)$/.test(last) && addressWord.test(name));
}

/**
 * Whether a number can be a secret under this name, such as a PIN or a one-time password. Plural `tokens` are a count.
 */
function isSecretNoun(word: string): boolean {
  return /^(?:pin|otp|psk)$|(?:pass|pw|pwd|word|wd|code|phrase|secret|token|key)$/.test(word);
}

/** Whether a value is a tag or a version, as after the colon of an image. */
export function looksLikeTag(value: string): boolean {
  return versionPattern.test(value);
}

function withoutScheme(value: string): string {
  return value.replace(/^(?:bearer|basic|token|digest|apikey)\s+/i, '');
}

function unquoted(value: string): string {
  const plain = value
    .trim()
    .replace(/^["'`]{1,3}/, '')
    .replace(/["'`;,]{1,4}$/, '');
  return /[([{]/.test(plain) ? plain : plain.replace(/[)\]}]{1,4}$/, '');
}
