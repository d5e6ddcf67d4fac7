import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { parseVersion, versionName, type Version } from '../../clients/registry/version.ts';
import { unknownPlaceholders } from '../../deprecation/template.ts';
import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import { parseValue } from '../../clients/schema.ts';
import { describeUnread, readWorkspaceFile } from '../../files/workspace-file.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputSource } from '../../inputs/input.ts';

/** What a file says about a version, in place of the inputs `reason` and `link`. */
interface VersionText {
  readonly reason: string | undefined;
  readonly link: string | undefined;
}

interface NamedVersions {
  readonly versions: readonly Version[];
  /** By {@link versionName}. */
  readonly texts: ReadonlyMap<string, VersionText>;
}

export const noVersions: NamedVersions = { versions: [], texts: new Map() };

const List = v.array(
  v.strictObject({ version: v.string(), reason: v.optional(v.string()), link: v.optional(v.string()) }),
);

const name = 'versions-file';
const hint = 'Write a JSON list of objects with `version`, and optionally `reason` and `link`.';
const mostMiB = 1;

/** Reads the versions of a file in the workspace; errors are collected, all of a file at once. */
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
  const parsed = parseValue(List, parseJsonOrUndefined(content.bytes.toString('utf8')));
  if (!('output' in parsed)) {
    errors.add(name, `is not valid: ${quote(path)} is not a list of versions: ${parsed.problem}`, hint);
    return noVersions;
  }
  const versions: Version[] = [];
  const texts = new Map<string, VersionText>();
  for (const { version: text, reason, link } of parsed.output) {
    const version = parseVersion(text);
    const add = (problem: string, fix: string): void => errors.add(name, `contains ${quote(text)}${problem}`, fix);
    if (version === undefined) {
      add(', which is not a version', 'Write it as `1.2.3`.');
      continue;
    }
    if (texts.has(versionName(version))) add(' twice', 'Remove one of them.');
    for (const unknown of [reason, link].flatMap((one) => unknownPlaceholders(one ?? '')))
      add(
        ` with ${quote(unknown)}, which is not a placeholder`,
        'For the available placeholders see docs/deprecation.md, "Reason and link".',
      );
    if (link !== undefined && link !== 'none' && !/^(?:https?:\/\/|\{\{)/.test(link))
      add(
        ` with the link ${quote(link)}, which is not a URL`,
        'Start it with `https://` or a placeholder, or write `none`.',
      );
    versions.push(version);
    texts.set(versionName(version), { reason, link });
  }
  if (parsed.output.length === 0) errors.add(name, `is not valid: ${quote(path)} has no version`, hint);
  return { versions, texts };
}
