import { describe, expect, test } from 'vitest';
import { planningInputs } from '../../src/inputs/planning.ts';
import { deprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import { reinstateInputs } from '../../src/modes/reinstate/inputs.ts';
import { findTaggedReleases } from '../../src/operations/modules/release-tag.ts';
import { deprecationText, unknownPlaceholders, type TextContext } from '../../src/operations/modules/template.ts';
import { parseVersion, versionName } from '../../src/clients/registry/version.ts';
import { nodesOf } from '../support/markdown.ts';
import { pages, rowsUnder } from './pages.ts';
import type { Reason } from '../../src/errors.ts';

const module = { organization: 'acme', name: 'network', provider: 'aws' };

/** Reasons for a failure of `deprecate` or `reinstate`; the type ensures that none is missing. */
const reasons: Readonly<Record<Reason, boolean>> = {
  input: true,
  parse: false,
  'not-found': true,
  unauthorized: true,
  'plan-changed': false,
  'not-reviewed': false,
  'not-approved': false,
  guarded: false,
  'not-a-command': false,
  'not-allowed': false,
  'unknown-plan': false,
  'plan-newer-than-command': false,
  'other-head': false,
  fork: false,
  'not-ours': false,
  closed: false,
  conflict: false,
  blocked: false,
  unplaceable: false,
  'rolled-back': false,
  failed: false,
  drifted: false,
  'timed-out': true,
  unreachable: true,
  server: true,
  tier: true,
  permission: true,
  'too-many-changes': true,
  'ingress-failed': true,
  'no-successor': true,
  partial: true,
  revoked: false,
  deprecated: false,
  unchecked: false,
};

/** Returns the documented releases, tag by tag. */
function documentedReleases(): readonly (readonly [tag: string, prefix: string | undefined, version: string])[] {
  return rowsUnder('Tag').flatMap(([tags = '', prefix = '', version = '']) =>
    tags.split(', ').map((tag) => [tag, prefix === 'none' ? undefined : prefix, version] as const),
  );
}

function released(tag: string, prefix: string | undefined): string {
  const [release] = findTaggedReleases(tag, [{ module, prefix }]);
  return release === undefined ? 'nothing' : versionName(release.version);
}

function versions(...names: readonly string[]): TextContext['successors'] {
  return names.flatMap((name) => parseVersion(name) ?? []);
}

/** Returns the text for version 1.0.0 in the documented case. */
function reasonOf(template: string): string {
  const [version] = versions('1.0.0');
  if (version === undefined) throw new Error('1.0.0 is no version');
  const { reason } = deprecationText(version, {
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
  test('docs/deprecation.md and its options name every input of the registry modes', () => {
    const trees = pages.filter(({ name }) => /^docs\/deprecation(?:-options)?\.md$/.test(name)).map(({ tree }) => tree);
    const codes = trees.flatMap(nodesOf).flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []));
    const named = new Set(codes.map((text) => text.replace(/: .*/, '')));
    const ofOtherModes = Object.keys(planningInputs);
    const own = Object.keys({ ...deprecateInputs, ...reinstateInputs }).filter((name) => !ofOtherModes.includes(name));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((name) => !named.has(name))).toEqual([]);
  });

  test('docs/deprecation.md lists exactly the reasons for which these modes fail', () => {
    const documented = rowsUnder('Reason').map(([reason]) => reason);
    const all = Object.entries(reasons).flatMap(([reason, ours]) => (ours ? [reason] : []));
    expect(documented).toHaveLength(all.length);
    expect(new Set(documented)).toEqual(new Set(all));
  });

  test('docs/deprecation.md shows tags as Outrider reads them', () => {
    const documented = documentedReleases();
    expect(documented.length).toBeGreaterThan(15);
    expect(documented.map(([tag, prefix]) => [tag, prefix, released(tag, prefix)])).toEqual(documented);
  });

  test('docs/deprecation.md explains every placeholder with its value', () => {
    const rows = rowsUnder('Placeholder').map(([name = '', , example = '']) => [name, `${example} [outrider]`]);
    expect(rows.map(([name = '']) => [name, reasonOf(name)])).toEqual(rows);
    const known = [...deprecateInputs.reason.text.matchAll(/\{\{[\w-]+\}\}/g)].map(([name]) => name);
    expect(rows.map(([name]) => name)).toEqual(known);
    expect(known.flatMap(unknownPlaceholders)).toEqual([]);
  });
});
