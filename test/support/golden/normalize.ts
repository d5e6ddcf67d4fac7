/**
 * Replaces the parts of texts that differ from run to run by placeholders. An ID has the same placeholder everywhere, so that relations stay visible; of times and
 * durations all have the same, because two of them may be equal in one run and not in the next.
 *
 * @param hosts the hosts of examples, by the addresses of the doubles that they stand for
 */
export function normalize(texts: readonly string[], hosts: ReadonlyMap<string, string>): readonly string[] {
  // One text, because a short ID may occur before the ID that it abbreviates. No text contains the separator.
  const separator = '\0';
  let text = texts.join(separator);
  for (const [address, host] of hosts) text = text.replaceAll(new RegExp(`\\b${RegExp.escape(address)}\\b`, 'g'), host);
  for (const [pattern, placeholder] of fixed) text = text.replaceAll(pattern, placeholder);
  const numbered = createNumbers();
  text = replaceIds(replaceNamed(replaceCommits(text, numbered), numbered), numbered);
  // YAML quotes a text of digits alone.
  return text.replaceAll(/(?<=: )"(<[a-z]+-\d+…?>)"/g, '$1').split(separator);
}

type Numbered = (kind: string, value: string) => string;

/** Numbers the values of each kind by their first occurrence: `<commit-1>`. */
function createNumbers(): Numbered {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return (kind, value) => {
    const name = known.get(`${kind} ${value}`);
    if (name !== undefined) return name;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    known.set(`${kind} ${value}`, `<${kind}-${count}>`);
    return `<${kind}-${count}>`;
  };
}

const duration = String.raw`(?:\d+ min )?\d+ s\b`;
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

const fixed: readonly (readonly [pattern: RegExp, placeholder: string])[] = [
  [/\u001B\[\d+m/g, ''],
  [/(?<=<!-- outrider:record ).*?(?= -->)/g, '<record>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>'],
  [new RegExp(`\\b(?:\\d{4}-\\d\\d-\\d\\d )?\\d\\d:\\d\\d(?::\\d\\d)? UTC(?: on (?:${months}) \\d+)?`, 'g'), '<time>'],
  [/(?<=^\[)\d+:\d\d(?:\.\d+)?(?=\] )/gm, '<clock>'],
  [new RegExp(`(?<=\\b(?:in|after) |, |\\()${duration}(?! (?:min|before|between))`, 'g'), '<duration>'],
  [new RegExp(`${duration}(?= (?:left|ago))`, 'g'), '<duration>'],
  // Nanoseconds since 1970.
  [/(?<=Time: )\d{19}\b/g, '<time>'],
  [/(?<=⟦)[0-9a-f]{32}(?=:\d+⟧)/g, '<random>'],
  [/(?:\/[\w.+-]+)+\/outrider-workspace-\w+/g, '<workspace>'],
  [/(?:\/[\w.+-]+)+\/outrider-run-\w+/g, '<runner-temp>'],
  // The time of a launch, and a random suffix.
  [/(?<=(?:\/|%2F)(?:periodic|dispatch)-)\d{10}(?:-[0-9a-f]{8})?/g, '<launch>'],
  [/\b127\.0\.0\.1:\d+/g, '<address>'],
];

/** Values behind a word: commits that are only shown shortened, the IDs of plans, and the indexes of Nomad. */
const named: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['commit', /\b(?:Commit|at) `((?!(.)\2{6}`)[0-9a-f]{7})`/g],
  ['plan', /\bplan"?:?(?: (?:"|`|<code>)?|")([0-9a-f]{8})\b/g],
  ['index', /(?:[iI]ndex"?: ?"?|\b(?:check-index|[iI]ndex|index was|index of `[^`]+` is|and is now) )([1-9]\d*)\b/g],
];

function replaceNamed(text: string, numbered: Numbered): string {
  let replaced = text;
  for (const [kind, pattern] of named)
    replaced = replaced.replaceAll(pattern, (all: string, value: string) => all.replace(value, numbered(kind, value)));
  return replaced;
}

/** Replaces commits and their first digits, except for invented ones of tests, such as `bbbb…`. */
function replaceCommits(text: string, numbered: Numbered): string {
  const commits = new Set([...text.matchAll(/\b(?!(.)\1{39}\b)[0-9a-f]{40}\b/g)].map(([commit]) => commit));
  let replaced = text;
  for (const commit of commits) {
    const name = numbered('commit', commit);
    replaced = replaced
      .replaceAll(commit, name)
      .replaceAll(new RegExp(`\\b${commit.slice(0, 7)}\\b`, 'g'), shortenName(name));
  }
  return replaced;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const kinds = ['allocation', 'deployment', 'evaluation', 'node'] as const;

/** Replaces UUIDs and their first 8 digits, under the kind by which a path or a key names them. */
function replaceIds(text: string, numbered: Numbered): string {
  const kindById = new Map<string, string>();
  for (const kind of kinds) {
    const naming = new RegExp(
      `\\b${kind.slice(0, 4)}[a-z]*(?:s?/(?:(?:pause|fail|promote)/)?|[-_ ]?id"?: "?|"?: "?)(${uuid})`,
      'gi',
    );
    for (const [, id = ''] of text.matchAll(naming)) if (!kindById.has(id)) kindById.set(id, kind);
  }
  const ids = new Set([...text.matchAll(new RegExp(uuid, 'g'))].map(([id]) => id));
  let replaced = text;
  for (const id of ids) {
    const name = numbered(kindById.get(id) ?? 'id', id);
    replaced = replaced.replaceAll(id, name).replaceAll(new RegExp(`\\b${id.slice(0, 8)}\\b`, 'g'), shortenName(name));
  }
  // An ID that is shown shortened only.
  return replaced.replaceAll(/(?<=`)[0-9a-f]{8}(?=`)/g, (id) => shortenName(numbered('id', id)));
}

/** `<deployment-1…>`: the first digits of `<deployment-1>`. */
function shortenName(name: string): string {
  return `${name.slice(0, -1)}…>`;
}
