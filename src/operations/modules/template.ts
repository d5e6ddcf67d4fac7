import { findNearest } from '../../inputs/suggest.ts';
import { outriderMark, type Module, type Deprecation } from '../../clients/registry/module.ts';
import { comparePrecedence, isPrerelease, formatVersion, type Version } from '../../clients/registry/version.ts';

/** The placeholders of a template, between `{{` and `}}`. */
const placeholders = [
  'version',
  'latest',
  'latest-same-major',
  'replacement',
  'module',
  'provider',
  'organization',
  'tag',
  'release-url',
  'date',
  'policy',
] as const;
type Placeholder = (typeof placeholders)[number];

/** Matches no nested start, which would take quadratic time. */
const placeholderPattern = /\{\{((?:(?!\{\{).)*?)\}\}/gs;

const knownPlaceholders: ReadonlySet<string> = new Set(placeholders);

const placeholderList = `The placeholders are ${placeholders.map((name) => `\`{{${name}}}\``).join(', ')}.`;

/** The hint about text of {@link listUnknownPlaceholders}. */
export function suggestPlaceholder(unknown: string): string {
  const word = unknown.replaceAll(/[{}\s]/g, '');
  const meant = /^(?:newest|current|last)$/.test(word) ? 'latest' : findNearest(word, placeholders);
  return meant === undefined ? placeholderList : `Did you mean \`{{${meant}}}\`?`;
}

/** Text that looks like a placeholder but is not valid: an unknown name, or a name between single braces. */
export function listUnknownPlaceholders(template: string): readonly string[] {
  const unknown = [...template.matchAll(placeholderPattern)]
    .map(([, name = '']) => name.trim())
    .filter((name) => !knownPlaceholders.has(name));
  const single = template.replaceAll(placeholderPattern, '').match(/\{\s*[a-z]+(?:-[a-z]+)*\s*\}/g) ?? [];
  return [...unknown, ...single];
}

/** The values for placeholders, except the version. */
export interface TextContext {
  readonly reason: string;
  readonly link: string | undefined;
  readonly module: Module;
  /** Versions to move to: usable, neither deprecated nor revoked. */
  readonly successors: readonly Version[];
  readonly tag: string;
  readonly releaseUrl: string;
  /** Date of the run, such as `2026-11-21`. */
  readonly date: string;
  readonly policy: string;
}

/** Characters. HCP Terraform documents no limit; Terraform prints the whole text. */
const maxReasonLength = 1000;

/** The deprecation of one version: single lines without control characters, shortened, with the mark at the end. */
export function formatDeprecation(version: Version, wording: TextContext): Deprecation {
  const values = createPlaceholderValues(version, wording);
  const reason = toSingleLine(fillTemplate(wording.reason, values));
  const room = maxReasonLength - outriderMark.length - 1;
  const start = reason.slice(0, room - 1).toWellFormed();
  const shownReason = reason.length > room ? `${start.replace(/\ufffd$/, '').trimEnd()}…` : reason;
  const link = toSingleLine(fillTemplate(wording.link ?? '', values));
  return { reason: `${shownReason} ${outriderMark}`.trimStart(), link };
}

function fillTemplate(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replaceAll(placeholderPattern, (match, name: string) => values[name.trim() as Placeholder] ?? match);
}

function createPlaceholderValues(version: Version, wording: TextContext): Record<Placeholder, string> {
  const { module, successors, tag, releaseUrl, date, policy } = wording;
  const latest = selectLatest(version, successors) ?? findHighestVersion(successors);
  const inMajor = successors.filter((successor) => successor.major === version.major);
  return {
    version: formatVersion(version),
    latest: formatOptionalName(latest),
    'latest-same-major': formatOptionalName(selectLatest(version, inMajor) ?? latest),
    replacement: formatOptionalName(findReplacement(version, inMajor) ?? latest),
    module: module.name,
    provider: module.provider,
    organization: module.organization,
    tag,
    'release-url': releaseUrl,
    date,
    policy,
  };
}

function formatOptionalName(version: Version | undefined): string {
  return version === undefined ? '' : formatVersion(version);
}

/** The newest newer version of the same minor line, otherwise of the same major line. */
function findReplacement(version: Version, inMajor: readonly Version[]): Version | undefined {
  const newer = inMajor.filter((candidate) => comparePrecedence(candidate, version) > 0);
  const inMinor = newer.filter((candidate) => candidate.minor === version.minor);
  return selectLatest(version, inMinor) ?? selectLatest(version, newer);
}

/** The newest stable version; for a prerelease that is newer than that, the newest version of all. */
function selectLatest(version: Version, successors: readonly Version[]): Version | undefined {
  const stable = findHighestVersion(successors.filter((successor) => !isPrerelease(successor)));
  const isSuccessor = stable !== undefined && comparePrecedence(stable, version) > 0;
  return isPrerelease(version) && !isSuccessor ? findHighestVersion(successors) : stable;
}

function findHighestVersion(versions: readonly Version[]): Version | undefined {
  return versions.toSorted(comparePrecedence).at(-1);
}

/** Removes line breaks and characters that change the text direction. */
function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
