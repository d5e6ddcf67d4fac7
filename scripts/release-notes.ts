/** Tag and notes of a release: `node scripts/release-notes.ts v1.2.3` prints the outputs of the workflow's step. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Heading } from 'mdast';
import remarkParse from 'remark-parse';
import * as semver from 'semver';
import { unified } from 'unified';

interface ReleaseInput {
  readonly tag: string;
  /** The version in package.json. */
  readonly version: string;
  readonly changelog: string;
  /** All tags of the repository. */
  readonly tags: readonly string[];
}

interface Release {
  readonly notes: string;
  readonly prerelease: boolean;
  /** The major tag to move; `undefined` for a prerelease and for a patch of an older line. */
  readonly major: string | undefined;
}

/**
 * Reads the section of the version in the changelog, `## 1.2.3 - 2026-01-31`.
 *
 * @throws Error with all errors, one per line
 */
export function describeRelease({ tag, version, changelog, tags }: ReleaseInput): Release {
  const tagVersion = tag.startsWith('v') ? semver.parse(tag.slice(1)) : null;
  if (tagVersion === null || `v${tagVersion.version}` !== tag)
    throw new Error(`The tag ${tag} is not a version such as v1.2.3.`);
  const notes = findSection(changelog, tagVersion.version);
  const errors = [
    ...(version === tagVersion.version ? [] : [`package.json has version ${version}, and the tag is ${tag}.`]),
    ...(notes === undefined
      ? [
          `CHANGELOG.md has no section "## ${tagVersion.version} - <year>-<month>-<day>": rename "Unreleased", or set the day.`,
        ]
      : []),
    ...(notes === '' ? [`CHANGELOG.md has no text under ${tagVersion.version}.`] : []),
  ];
  if (errors.length > 0 || notes === undefined) throw new Error(errors.join('\n'));
  const prerelease = tagVersion.prerelease.length > 0;
  const newest = !tags.some((other) => isNewer(other, tagVersion));
  return { notes: linkTo(tag, notes), prerelease, major: !prerelease && newest ? `v${tagVersion.major}` : undefined };
}

/** Makes links to repository files absolute, at the tag: a release page has no folder to resolve them against. */
function linkTo(tag: string, notes: string): string {
  return notes.replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, `](https://github.com/outrider/outrider/blob/${tag}/$1)`);
}

/** Whether a tag is a later stable version of the same major line. */
function isNewer(tag: string, than: semver.SemVer): boolean {
  const version = semver.parse(tag);
  return version?.major === than.major && version.prerelease.length === 0 && semver.gt(version, than);
}

/** Returns the text between the heading of a version and the next heading of its level; `undefined` if there is no such heading. */
function findSection(changelog: string, version: string): string | undefined {
  const headings = unified()
    .use(remarkParse)
    .parse(changelog)
    .children.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
  const readText = ({ position }: Heading): string =>
    changelog.slice(position?.start.offset, position?.end.offset).replace(/^## /, '');
  const at = headings.findIndex((heading) => {
    const [name, date, ...rest] = readText(heading).split(' - ');
    return name === version && /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') && rest.length === 0;
  });
  if (at < 0) return undefined;
  return changelog.slice(headings[at]?.position?.end.offset, headings[at + 1]?.position?.start.offset).trim();
}

if (import.meta.main) run(process.argv[2] ?? '');

/** Prints the outputs for the repository in the working directory. */
function run(tag: string): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const tags = execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n');
  try {
    const { notes, prerelease, major } = describeRelease({ tag, version, changelog, tags });
    // Random, because notes may contain any line.
    const end = randomUUID();
    console.log(`major=${major ?? ''}\nprerelease=${prerelease}\nnotes<<${end}\n${notes}\n${end}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
