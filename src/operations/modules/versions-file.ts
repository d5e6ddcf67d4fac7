/** Loaded only if an input names such a file. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMap, isScalar, isSeq } from 'yaml';
import { parseVersion, versionName, type Version } from '../../clients/registry/version.ts';
import { unknownPlaceholders } from '../../deprecation/template.ts';
import { ActionError } from '../../errors.ts';
import { relativeName } from '../../files/paths.ts';
import { describeUnread, readWorkspaceFile } from '../../files/workspace-file.ts';
import { openYaml, pairsOf, type KeyAndValue, type StrictYaml } from '../../inputs/strict-yaml.ts';
import { nearest, quote } from '../../inputs/suggest.ts';
import type { InputSource } from '../../inputs/input.ts';

/** What a file says about a version, in place of the inputs `reason` and `link`. */
interface VersionText {
  readonly reason: string | undefined;
  readonly link: string | undefined;
}

export interface NamedVersions {
  readonly versions: readonly Version[];
  /** By {@link versionName}. */
  readonly texts: ReadonlyMap<string, VersionText>;
}

const noVersions: NamedVersions = { versions: [], texts: new Map() };

const name = 'versions-file';
const hint = 'Write a list with `- version: 1.2.3` for each version, and optionally its `reason` and `link`.';
const mostMiB = 1;

/** Reads the versions of a YAML or JSON file in the workspace; errors are collected, all of a file at once. */
export function readVersionsFile(
  path: string,
  { workspace, errors }: Pick<InputSource, 'workspace' | 'errors'>,
): NamedVersions {
  const root = realpathSync.native(workspace);
  const content = readWorkspaceFile(resolve(root, path), root, mostMiB);
  if (!('bytes' in content)) {
    errors.add(
      name,
      `is not valid: ${quote(path)} ${describeUnread(content, mostMiB)}`,
      'problem' in content
        ? content.hint
        : 'Check out the repository before this step, and write the path from its root.',
    );
    return noVersions;
  }
  const yaml = openYaml(content.bytes.toString('utf8'));
  const named = readList(yaml);
  const file = relativeName(root, resolve(root, path));
  for (const { line, problem, hint: fix } of yaml.errors()) {
    const message = `Input \`${name}\`: \`${file}\`, line ${line}: ${problem}.`;
    errors.push(
      new ActionError({ reason: 'input', message, hint: fix, help: 'invalid-value', location: { file, line } }),
    );
  }
  return named;
}

function readList(yaml: StrictYaml): NamedVersions {
  const { contents, refuse } = yaml;
  if (!isSeq(contents) || contents.items.length === 0) {
    if (yaml.errors().length === 0) refuse(contents, 'there is no list of versions', hint);
    return noVersions;
  }
  const versions: Version[] = [];
  const texts = new Map<string, VersionText>();
  for (const item of contents.items) {
    const { version: text, ...texted } = readEntry(item, yaml);
    if (text === undefined) continue;
    const version = parseVersion(text);
    if (version === undefined) {
      refuse(item, `${quote(text)} is not a version`, 'Write it as `1.2.3`.');
      continue;
    }
    if (texts.has(versionName(version))) refuse(item, `version ${quote(text)} is listed twice`, 'Remove one of them.');
    versions.push(version);
    texts.set(versionName(version), texted);
  }
  return { versions, texts };
}

interface Entry extends VersionText {
  /** Undefined after an error. */
  readonly version: string | undefined;
}

const known = ['version', 'reason', 'link'] as const;

function readEntry(item: unknown, yaml: StrictYaml): Entry {
  const { refuse } = yaml;
  const pairs = pairsOf(item, yaml);
  const values = new Map(pairs.map((pair) => [pair.key, readText(pair, yaml)]));
  const entry = { version: values.get('version'), reason: values.get('reason'), link: values.get('link') };
  if (isMap(item) && !values.has('version')) refuse(item, '`version` is missing', hint);
  return entry;
}

/** Undefined after an error. */
function readText({ key, keyNode, value }: KeyAndValue, { refuse }: StrictYaml): string | undefined {
  if (!known.some((one) => one === key)) {
    const meant = nearest(key, known);
    const fix = meant === undefined ? 'Use `version`, `reason` and `link`.' : `Did you mean \`${meant}\`?`;
    return refuse(keyNode, `unknown key ${quote(key)}`, fix);
  }
  const text = isScalar(value) ? String(value.value).trim() : '';
  if (text === '')
    return refuse(keyNode, `\`${key}\` is not a text`, 'Write one text, in quotes if it starts with `{`.');
  for (const unknown of key === 'version' ? [] : unknownPlaceholders(text))
    refuse(
      keyNode,
      `\`${key}\` contains ${quote(unknown)}, which is not a placeholder`,
      'For the available placeholders see docs/deprecation.md, "Reason and link".',
    );
  if (key === 'link' && text !== 'none' && !/^(?:https?:\/\/|\{\{)/.test(text))
    refuse(
      keyNode,
      `\`link\` is ${quote(text)}, which is not a URL`,
      'Start it with `https://` or a placeholder, or write `none`.',
    );
  return text;
}
