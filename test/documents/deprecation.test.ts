import { describe, expect, test } from 'vitest';
import { deprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import { findTaggedReleases } from '../../src/operations/modules/release-tag.ts';
import { formatDeprecation, listUnknownPlaceholders, type TextContext } from '../../src/operations/modules/template.ts';
import { parseVersion, formatVersion } from '../../src/clients/registry/version.ts';
import { rowsUnder } from './pages.ts';

const module = { organization: 'acme', name: 'network', provider: 'aws' };

function listDocumentedReleases(): readonly (readonly [tag: string, prefix: string | undefined, version: string])[] {
  return rowsUnder('Tag').flatMap(([tags = '', prefix = '', version = '']) =>
    tags.split(', ').map((tag) => [tag, prefix === 'none' ? undefined : prefix, version] as const),
  );
}

function findRelease(tag: string, prefix: string | undefined): string {
  const [release] = findTaggedReleases(tag, [{ module, prefix }]);
  return release === undefined ? 'nothing' : formatVersion(release.version);
}

function versions(...names: readonly string[]): TextContext['successors'] {
  return names.flatMap((name) => parseVersion(name) ?? []);
}

/** Returns the text for version 1.0.0 in the documented case. */
function fillReason(template: string): string {
  const [version] = versions('1.0.0');
  if (version === undefined) throw new Error('1.0.0 is not a version');
  const { reason } = formatDeprecation(version, {
    reason: template,
    link: undefined,
    module,
    successors: versions('1.0.5', '1.1.1', '2.1.0'),
    tag: 'v2.1.0',
    releaseUrl: 'https://github.com/acme/network/releases/tag/v2.1.0',
    date: '2026-11-21',
    policy: 'per-minor',
  });
  return reason;
}

describe('docs/deprecation.md', () => {
  test('docs/deprecation.md shows tags as Outrider reads them', () => {
    const documented = listDocumentedReleases();
    expect(documented.length).toBeGreaterThan(15);
    expect(documented.map(([tag, prefix]) => [tag, prefix, findRelease(tag, prefix)])).toEqual(documented);
  });

  test('docs/deprecation.md explains every placeholder with its value', () => {
    const rows = rowsUnder('Placeholder').map(([name = '', , example = '']) => [name, `${example} [outrider]`]);
    expect(rows.map(([name = '']) => [name, fillReason(name)])).toEqual(rows);
    const known = [...deprecateInputs.reason.text.matchAll(/\{\{[\w-]+\}\}/g)].map(([name]) => name);
    expect(rows.map(([name]) => name)).toEqual(known);
    expect(known.flatMap(listUnknownPlaceholders)).toEqual([]);
  });
});
