import { alphanumeric, digits, hexDigits } from './random.ts';
import {
  anyPassword,
  base64,
  generatePassword,
  humanPassword,
  passphrase,
  fill,
  wordPassword,
  type Maker,
} from './secret-parts.ts';

const cryptAlphabet = `./${alphanumeric}`;

/** A password whose kind is the syntax around it: its own shape is arbitrary. */
const password = fill(anyPassword);

/** Passwords, alone, in the usual syntax around them, and derived values. */
export const passwordKinds: Readonly<Record<string, Maker>> = {
  'human-password': fill(humanPassword),
  'word-password': fill(wordPassword),
  'generated-password': fill(generatePassword),
  passphrase: fill(passphrase),
  /** Alone, as a separate argument or list item after its flag. */
  'password-behind-flag': password,
  /** `--flag=…`, `-pass …`, `-u user:…` in an argument or a command. */
  'password-in-argument': password,
  'password-in-url': fill((r) => r.pick([generatePassword, wordPassword])(r)),
  /** Without user: `redis://:…@host`. */
  'password-in-url-alone': fill(generatePassword),
  'password-in-query': fill(generatePassword),
  'token-in-query': fill((r) => r.text(32, alphanumeric)),
  /** `user:…@tcp(host:3306)/db` */
  'password-in-go-dsn': password,
  /** `host=… user=… password=…` */
  'password-in-conninfo': password,
  /** `Server=…;User Id=…;Password=…` */
  'password-in-ado-string': password,
  /** `jdbc:…?user=…&password=…` */
  'password-in-jdbc': fill(generatePassword),
  /** `amqp://user:…@host` */
  'password-in-amqp-url': fill(generatePassword),
  /** `mongodb://user:…@a,b,c/db` */
  'password-in-mongodb-url': fill(generatePassword),
  /** `NAME=value` in a template that makes environment variables. */
  'env-line': password,
  /** `export NAME="value"` */
  'shell-export': password,
  /** `NAME=value command` in a script. */
  'shell-assignment': password,
  'yaml-value': password,
  'json-value': password,
  'toml-value': password,
  'ini-value': password,
  'xml-value': password,
  'properties-value': password,
  'php-value': password,
  'hcl-value': password,
  'nginx-value': fill((r) => r.text(32, alphanumeric)),
  'redis-directive': password,
  'redis-cli-argument': password,
  'mysql-pwd': password,
  'pgpass-line': fill(generatePassword),
  'netrc-line': fill(generatePassword),
  'my-cnf': password,
  /** `SECRET_KEY_BASE=…`; digits like any count. */
  'key-base-of-digits': fill((r) => r.text(10, digits)),
  'curl-user': password,
  'docker-auth': password,
  'docker-config-auth': fill((r) => Buffer.from(`deploy:${generatePassword(r)}`).toString('base64')),
  'basic-auth-header': fill((r) => Buffer.from(`admin:${humanPassword(r)}`).toString('base64')),
  'bearer-header': fill((r) => r.text(40, alphanumeric)),
  'api-key-header': fill((r) => r.text(32, hexDigits)),
  'cookie-value': fill((r) => r.text(32, hexDigits)),
  'meta-value': password,
  'tag-value': password,
  'action-argument': password,
  /** A literal in the action of a template: `{{ $password := "…" }}`. */
  'template-variable': password,
  /** The fallback of a template: `{{ keyOrDefault "app/password" "…" }}`. */
  'template-default': password,
  /** After a name on the previous line: `- name: PASSWORD`, `value: …`. */
  'value-below-name': password,
  /** `password: >-` with the value on the next line. */
  'yaml-block-value': password,
  'xml-attribute': password,
  /** `https://…@host`, without a user. */
  'token-as-user': fill((r) => r.text(40, hexDigits)),
  /** `mysql -p…`, `sshpass -p …`, `docker login -p …` */
  'password-in-command': password,
  'community-string': password,
  'tsig-key': fill((r) => base64(r, 32)),
  'custom-header': fill((r) => r.text(24, alphanumeric)),
  bcrypt: fill((r) => `$2y$${r.pick(['05', '10', '12'])}$${r.text(53, cryptAlphabet)}`),
  'sha512-crypt': fill((r) => `$6$${r.text(16, cryptAlphabet)}$${r.text(86, cryptAlphabet)}`),
  'sha256-crypt': fill((r) => `$5$${r.text(16, cryptAlphabet)}$${r.text(43, cryptAlphabet)}`),
  'apr1-crypt': fill((r) => `$apr1$${r.text(8, cryptAlphabet)}$${r.text(22, cryptAlphabet)}`),
  argon2: fill((r) => `$argon2id$v=19$m=65536,t=3,p=4$${r.text(22, alphanumeric)}$${r.text(43, alphanumeric)}`),
  'htpasswd-sha': fill((r) => `{SHA}${base64(r, 20)}`),
  'scram-sha-256': fill((r) => `SCRAM-SHA-256$4096:${base64(r, 16)}$${base64(r, 32)}:${base64(r, 32)}`),
  'ssha-hash': fill((r) => `{SSHA}${base64(r, 28)}`),
};
