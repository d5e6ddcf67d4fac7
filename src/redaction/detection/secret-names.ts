import { isValueReference, extractLiteralPart } from './references.ts';
import { isUnlikeWords } from './random-text.ts';

/**
 * Names of secrets, with their words joined by underscores: a password, a secret, a token, an API key and similar names. The words `auth`, `key`, `session`
 * and `private` alone name settings more often than secrets.
 */
const secretNames = [
  /passw(?:or)?d(?!less)|passphrase|passcode|secret(?!ary|aries)|token(?!i)|credential|connection_?string/,
  /_(?:creds?|pwd|pw|psk|pin|otp|dsn|jwt|hmac|salt|pepper|cookies?|webhook|connstr|mnemonic|passkey|community|sshkey|licensekey)_/,
  /(?:api|access|auth|private|encryption|signing|master|account|shared|license|installation|session|ssh)_?keys?_|key_?seed/,
  /(?:bind|root|admin|user)pw_|requirepass|(?:master|primary|basic_?)auth_/,
  // At the end only, as in `DB_PASS` and `dbpass`; the directives of nginx, such as `proxy_pass`, have the address of a server.
  /(?<!^_(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached))_pass_$|(?:db|user|smtp|imap|mail|ldap|root|admin|sql|pg|redis|mq|rpc|ftp|ssh|http|web|auth|bind|app)pass_$/,
];

/** Names of published values, or of identifiers. */
const publicName =
  /_(?:public|publishable)_|_(?:site|partition)_?keys?_$|_(?:headers?|converters?|partitions?|id|uuid)_$/;
/** `SECRET_ID`, `SITE_SECRET_KEY` */
const neverPublic = /passw|secret|token|private|_creds?_/;

/** Last words of names that only describe a secret: `SESSION_DRIVER`, `KEY_FILE`, `TOKEN_TTL`. */
const aboutWords = new Set(
  (
    'file files filename path paths dir directory folder mount location url uri domain domains host hostname address addr port driver drivers provider ' +
    'providers backend store storage engine type types kind mode method methods scheme style format encoding encryption algorithm algo alg name names ' +
    'prefix suffix ttl timeout timeouts length len size bits duration expiry expiration expires expire lifetime lifespan age interval rotation min max ' +
    'count limit limits policy policies enabled enable disabled disable required optional allowed secure samesite httponly anonymous version realm ' +
    'issuer audience scope scopes iterations rounds cost retries level endpoint endpoints service region zone source sources order strategy fail group ' +
    'groups role roles plugin plugins module header headers converter user username login serializer deserializer class column columns field fields ' +
    'table attribute mgmt management protocol ref refs id exchange'
  ).split(' '),
);
/** Names whose URL is the secret itself. */
const addressName = /webhook|hook|dsn|connection|connstr|signed|sas_|private|secret/;
/** Names of numbers that can be a secret, such as a PIN. Plural `tokens` are a count. */
const numberName = /_(?:pin|otp|psk)_$|(?:pass|pw|pwd|word|wd|code|phrase|secret|token|key|key_base)_$/;

const harmlessWords =
  /^(?:true|false|yes|no|on|off|(?:en|dis)abled?|none|null|nil|undefined|required|failed|error|~|\{\}|\[\])$/i;
const quantityPattern =
  /^[+-]?\d{1,12}(?:\.\d{1,9})?(?:(?:ns|us|µs|ms|s|m|h|d|w|y|[kmgtp]i?b?|b|%|px|min|mins|hours?|days?)(?:\d{1,6}(?:ms|s|m|h)){0,3}| (?:second|minute|hour|day)s?)$/i;
const versionPattern =
  /^v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][A-Za-z0-9.-]{1,30})?$|^(?:latest|stable|edge|main|master|alpine|nightly|lts)$/;
/** A path from a root, or a file. */
const pathPattern =
  /^(?:(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){1,20}\/?|@?[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){0,20}\.(?:pem|key|crt|cert|p12|jks|pub|json|ya?ml|toml|conf|env|txt))$/;
const addressPattern = /^[a-z][a-z0-9+.-]{1,20}:\/\/[\w.-]{1,255}(?::\d{1,5})?(?:\/[\w./~%+-]{0,400})?$/i;
const hostAndPort = /^(?:(?:\d{1,3}\.){3}\d{1,3}|localhost|\*|(?:[a-z][\w-]{0,62}\.){1,8}[a-z]{2,20})?:\d{2,5}$/;
const secretStoreReference =
  /^(?:arn:aws:(?:secretsmanager|ssm|kms):|projects\/[^/]{1,80}\/secrets\/|op:\/\/|(?:ref\+)?vault:(?:\/\/)?[\w-]{1,40}\/|os\.environ[.[]|process\.env\.|ENV\[|(?:os\.)?getenv\(|env:[A-Z_]|secret:\/\/|nomad\/jobs|kv\/|secret\/data\/)/;

/**
 * The last part of a dotted name decides: `X-Api-Key` of `traefik.http.middlewares.auth.headers.X-Api-Key`.
 *
 * @returns its words in lower case, split at symbols, digits and changes of case: `_api_key_`
 */
function splitWords(name: string): string {
  const words = readLastPart(name)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return `_${words.filter((word) => word !== '').join('_')}_`;
}

function readLastPart(name: string): string {
  const parts = name.split('.');
  const last = parts.at(-1) ?? name;
  // `fs.s3a.secret.key`
  if (/^keys?\]?$/i.test(last)) return parts.slice(-2).join('.');
  return /^(?:value|data|raw|content|string)$/i.test(last) ? (parts.at(-2) ?? last) : last;
}

/** Whether a name of a variable, a key or an argument marks its value as secret: `DB_PASSWORD` and `apiKey` do, `KEYBOARD` does not. */
export function isSecretName(name: string): boolean {
  const words = splitWords(name);
  return secretNames.some((pattern) => pattern.test(words)) && !isPublic(words);
}

/** Whether even a random value is not a secret under this name: `VAPID_PUBLIC_KEY`, `CLIENT_ID`. */
export function isPublicName(name: string): boolean {
  return isPublic(splitWords(name));
}

function isPublic(words: string): boolean {
  return publicName.test(words) && !neverPublic.test(words);
}

/**
 * Whether a value is secret by its name. It is not if the name only describes a secret (`TOKEN_TTL`), or the value does not look like one: a boolean, a small number, a
 * duration, a file path, a URL without credentials, a reference.
 *
 * @param value with references blanked
 */
export function isSecretValue(name: string, value: string): boolean {
  return isSecretName(name) && !isHarmless(splitWords(name), unquote(value.slice(0, maxJudgedCharacters)));
}

/** Whether a value is not a secret, regardless of its name: `true`, `‹hidden›`, a reference. */
function isHarmlessText(value: string): boolean {
  return (
    value === '' ||
    isValueReference(value.replace(/^(?:bearer|basic|token|digest|apikey)\s+/i, '')) ||
    harmlessWords.test(value) ||
    /^(?:[*x•.]+|‹hidden›)$/i.test(value) ||
    secretStoreReference.test(value)
  );
}

function isHarmless(words: string, value: string): boolean {
  if (isHarmlessText(value)) return true;
  if (quantityPattern.test(value)) return !numberName.test(words);
  if (/^[+-]?\d+(?:\.\d+)?$/.test(value)) return value.length < 4 || !numberName.test(words);
  const isOdd = extractLiteralPart(value)
    .split(/[^A-Za-z0-9]+/)
    .some((piece) => piece.length >= 8 && isUnlikeWords(piece));
  if (isOdd) return false;
  // A URL without a path is not a webhook.
  if (addressPattern.test(value)) return !addressName.test(words) || /^(?:file|unix):|:\/\/[^/]+\/?$/.test(value);
  if (hostAndPort.test(value) || pathPattern.test(value)) return true;
  // `existingSecret` in Helm charts is the name of a secret.
  if (words.startsWith('_existing_')) return true;
  const last = words.slice(1, -1).split('_').at(-1) ?? '';
  // A user with a password: `user:password`.
  if (/^(?:user|username|login)$/.test(last) && value.includes(':')) return false;
  if (words.endsWith('_secret_id_')) return false;
  return aboutWords.has(last) && !(/^(?:ur[il]|address|endpoint|location)$/.test(last) && addressName.test(words));
}

/** Characters of a value that decide whether it is harmless. */
const maxJudgedCharacters = 1024;

/** Whether a value is a tag or a version, as after the colon of an image. */
export function looksLikeTag(value: string): boolean {
  return versionPattern.test(value);
}

function unquote(value: string): string {
  const plain = value
    .trim()
    .replace(/^["'`]{1,3}/, '')
    .replace(/["'`;,]{1,4}$/, '');
  return /[([{]/.test(plain) ? plain : plain.replace(/[)\]}]{1,4}$/, '');
}
