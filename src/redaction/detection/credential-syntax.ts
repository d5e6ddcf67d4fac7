import { listMatches, type TextRange } from '../hidden-text.ts';
import { isValueReference } from './references.ts';

/**
 * Syntaxes with a secret in their first capture group, each with a pattern that quickly excludes most texts. A group that only
 * refers to a secret does not count. Every expression takes linear time.
 */
const credentialSyntaxes: readonly { readonly needs: RegExp; readonly patterns: readonly RegExp[] }[] = [
  {
    // Credentials in a URL, where a long name alone is a token (Sentry, git); data source names of Go drivers, and other text such as `user:password@host`.
    needs: /@/,
    patterns: [
      /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#@:]{0,256}:([^\s/?#@]{1,256})@/gi,
      /https?:\/\/([\w-]{20,256})@[\w.-]/gi,
      /(?<![\w:@.+-])[\w.%+-]{1,64}:([^\s@/"'`]{0,127}[^\s@/"'`:])@(?:(?:tcp|udp|unix)?\(|(?!sha\d)[\w.-]{1,255}(?::\d|\/))/gi,
      /oracle:thin:[^\s/@]{1,64}\/([^\s@]{1,64})@/gi,
    ],
  },
  {
    // `curl -u user:password`; a login of HAProxy.
    needs: /-u|user|auth/i,
    patterns: [
      /(?<![\w-])(?:-u|-U|--user|--proxy-user|--basic-auth|--auth)[\s=]{1,3}["']?[^\s:;"'%]{1,64}[:;%](?!\d{1,6}(?!\w))([^\s"':/]{1,128})(?![\w:])/g,
      /\bauth[ \t]{1,4}[\w.-]{1,64}:([^\s"':/]{1,128})/g,
    ],
  },
  {
    // `mysql -psecret`, `redis-cli -a secret`, `sshpass -p secret`; and commands with a positional password.
    needs: /chpasswd|mysql|mariadb|-cli|sshpass|mcrcon|login|ldap|rabbitmqctl|mc |htpasswd|unseal/,
    patterns: [
      /\b(?:mysql|mariadb)[\w-]{0,10}[ \t][^\n|;]{0,200}?(?<=\s)-p["']?([^\s"'|;]{3,128})/g,
      /\b(?:redis-cli|valkey-cli)[ \t](?:[^\n|;]{0,200}?(?<=\s))?-a[ \t]{1,3}["']?([^\s"'|;]{3,128})/g,
      /\b(?:sshpass|mcrcon|rcon-cli|docker login|podman login|helm registry login|ldap\w{3,10})[ \t](?:[^\n|;]{0,200}?(?<=\s))?-[pw][ \t]{0,3}["']?([^\s"'|;]{3,128})/g,
      /(?<![\w.-])[\w.-]{1,64}:([^\s"'|:]{1,128})["']?[ \t]{0,4}\|[ \t]{0,4}(?:sudo )?[\w/]{0,20}chpasswd/g,
      /chpasswd[^\n]{0,40}<<<[ \t]{0,4}["']?[\w.-]{1,64}:([^\s"']{1,128})/g,
      /\brabbitmqctl[ \t]{1,4}(?:add_user|change_password)[ \t]{1,4}\S{1,64}[ \t]{1,4}["']?([^\s"';]{1,128})/g,
      /\bmc (?:alias set|config host add)[ \t]{1,4}[\w.-]{1,64}[ \t]{1,4}\S{1,256}[ \t]{1,4}\S{1,128}[ \t]{1,4}([^\s;]{1,128})/g,
      /\bhtpasswd[ \t]{1,4}-\w{0,6}b\w{0,6}[ \t]{1,4}(?:\S{1,128}[ \t]{1,4}){1,2}["']?([^\s"';]{3,128})/g,
      /\b(?:vault login|vault operator unseal|consul login|gh auth login)[ \t]{1,4}(?!-)([^\s"';|]{8,256})/g,
    ],
  },
  {
    needs:
      /bearer|identified|password|community|requirepass|masterauth|primaryauth|auth[_-]pass|\{(?:PLAIN|CLEAR)|<\w/i,
    patterns: [
      /\bbearer\s{1,5}(?!(?:tokens?|auth\w{0,12}|scheme|realm)\b)([\w.~+/=\uE000-]{6,4096})/gi,
      /\b(?:identified\s{1,5}(?:with\s{1,5}\S{1,40}\s{1,5})?by|password)\s{1,5}'([^'\n]{1,128})'/gi,
      /\b(?:requirepass|masterauth|primaryauth|r[ow]community6?|auth[_-]pass(?:\s{1,3}[\w-]{1,64})?|insecure-password)\s{1,5}["']?([^\s"']{1,256})/gi,
      /\{(?:PLAIN|CLEAR|CLEARTEXT)\}([^\s"']{1,128})/gi,
      /<([\w.-]{0,40}(?:password|passwd|secret|token|api[_-]?key|private[_-]?key)[\w.-]{0,40})>[^<\s]{1,256}/gi,
    ],
  },
  {
    // An entry of `.pgpass`; a relay in the maps of Postfix; a user of Redis.
    needs: /:[^:]{1,200}:|\]|user /,
    patterns: [
      /(?<=^|\n)[^\s:/"']{1,128}:(?:\d{2,5}|\*):[^\s:/"']{1,64}:[^\s:/"']{1,64}:([^\s]{1,128})(?=\r?$|\r?\n)/g,
      /(?<=^|\n)(?:\[[\w.-]{1,255}\](?::\w{1,10})?|[\w.-]{1,255}:\d{1,5})[ \t]{1,8}[\w.@+-]{1,64}:(?!\d{1,5}\s)([^\s:/]{4,128})(?=[ \t]{0,8}(?:\r?$|\r?\n))/g,
      /(?<=^|\n)[ \t]{0,8}user[ \t]{1,4}\S{1,64}[ \t]{1,4}on[ \t][^\n>]{0,200}>([^\s>]{1,128})/g,
    ],
  },
];

const basic = /\bbasic\s{1,5}([A-Za-z0-9+/]{6,512}={0,2})/gi;

/** @param text with references blanked */
export function findCredentials(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (const { needs, patterns } of credentialSyntaxes) {
    if (!needs.test(text)) continue;
    for (const { 0: all, 1: secret = all, index } of patterns.flatMap((pattern) => listMatches(text, pattern)))
      if (!isValueReference(secret)) ranges.push([index, index + all.length]);
  }
  for (const { 0: all, 1: encoded = '', index } of listMatches(text, basic)) {
    const credentials = Buffer.from(encoded, 'base64').toString('latin1');
    if (credentials.includes(':') && /^[\x20-\x7e]+$/.test(credentials)) ranges.push([index, index + all.length]);
  }
  return ranges;
}
