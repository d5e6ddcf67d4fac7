import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { moduleName } from '../../../src/clients/registry/module.ts';
import { findTaggedReleases, type TaggedModule } from '../../../src/operations/modules/release-tag.ts';
import { byPrecedence, versionName } from '../../../src/clients/registry/version.ts';
import { someVersion } from './cases.ts';

/** A module `acme/<name>/aws`; without a prefix the form of its tags is unknown. */
function tagged(name: string, prefix?: string): TaggedModule {
  return { module: { organization: 'acme', name, provider: 'aws' }, prefix };
}

/** Returns `name@version` of everything that a tag releases. */
function released(tag: string, ...modules: readonly TaggedModule[]): readonly string[] {
  return findTaggedReleases(tag, modules).map(({ module, version }) => `${module.name}@${versionName(version)}`);
}

describe('tags of a module without a known prefix', () => {
  test.each([
    'v1.2.3',
    '1.2.3',
    'network-v1.2.3',
    'network-1.2.3',
    'network/v1.2.3',
    'network/1.2.3',
    'network@1.2.3',
    'network_v1.2.3',
    'network.1.2.3',
    'network-aws-v1.2.3',
    'aws-network/v1.2.3',
    'network/aws/v1.2.3',
    'aws/network/1.2.3',
    'modules/network/v1.2.3',
    'infra/modules/network-v1.2.3',
    'modules/aws/network/v1.2.3',
    'terraform-aws-network-v1.2.3',
    'modules/terraform-aws-network/v1.2.3',
    'network/modules/network/v1.2.3',
  ])('the tag %s releases version 1.2.3 of the module network', (tag) =>
    expect(released(tag, tagged('network'))).toEqual(['network@1.2.3']),
  );

  test.each([
    ['v1.2.3-rc.1', 'network@1.2.3-rc.1'],
    ['network-v1.2.3-rc.1+build.5', 'network@1.2.3-rc.1+build.5'],
    ['network/v10.20.30', 'network@10.20.30'],
  ])('the tag %s is read with its full version', (tag, expected) =>
    expect(released(tag, tagged('network'))).toEqual([expected]),
  );

  test.each([
    'v1',
    'v1.2',
    'network-v1',
    'network-v1.2',
    'latest',
    '',
    'v01.2.3',
    'release-1.2.3',
    'networks-v1.2.3',
    'my-network-v1.2.3',
    'network',
    'network-',
    'networkv1.2.3',
    'v1.2.3/network',
    'network/v1.2.3/rc',
  ])('the tag %j is not one of the module network', (tag) => expect(released(tag, tagged('network'))).toEqual([]));

  test('a tag without a module name releases all modules', () => {
    expect(released('v1.2.3', tagged('network'), tagged('dns'))).toEqual(['network@1.2.3', 'dns@1.2.3']);
  });

  test('a tag that matches several module names releases the most specific one', () => {
    expect(released('network-dns-v1.2.3', tagged('dns'), tagged('network-dns'), tagged('network'))).toEqual([
      'network-dns@1.2.3',
    ]);
  });
});

/** The names of the released modules, or the error. */
function resultOf(tag: string, modules: readonly TaggedModule[]): string {
  try {
    return findTaggedReleases(tag, modules)
      .map(({ module }) => moduleName(module))
      .join(', ');
  } catch (error) {
    return error instanceof ActionError ? error.message : String(error);
  }
}

describe('tags that several modules could have', () => {
  const modules = ['aws', 'azurerm'].map((provider) => ({
    module: { organization: 'acme', name: 'network', provider },
    prefix: undefined,
  }));

  test.each([
    'network-aws',
    'aws-network',
    'network/aws',
    'aws/network',
    'modules/aws/network',
    'terraform-aws-network',
  ])('a tag with the provider releases only the module of that provider: %s', (name) => {
    for (const order of [modules, modules.toReversed()])
      for (const end of ['/v1.2.3', '-1.2.3'])
        expect(findTaggedReleases(`${name}${end}`, order).map(({ module }) => module.provider)).toEqual(['aws']);
  });

  test('a tag with a name that several modules have is an error that names them', () => {
    for (const tag of ['network-v1.2.3', 'modules/network/1.2.3'])
      expect(() => findTaggedReleases(tag, modules)).toThrow(
        `The tag \`${tag}\` may be a version of \`acme/network/aws\` or of \`acme/network/azurerm\`. Nothing was changed`,
      );
  });

  test('any tag that carries the whole name of a module releases no other one', () => {
    const label = fc.constantFrom('a', 'b', 'a-b', 'b-a', 'aws', 'terraform');
    const provider = fc.constantFrom('aws', 'b', 'a');
    const module = fc.record({ organization: fc.constantFrom('acme', 'other'), name: label, provider });
    const form = fc.constantFrom('n-p', 'p-n', 'n/p', 'p/n', 'terraform-p-n');
    const separator = fc.constantFrom('-', '/', '@', '_', '.');
    fc.assert(
      fc.property(fc.uniqueArray(module, { minLength: 2, selector: moduleName }), form, separator, (all, text, end) => {
        const [named] = all;
        const parts: Readonly<Record<string, string | undefined>> = { n: named?.name, p: named?.provider };
        const whole = text.replaceAll(/\b[np]\b/g, (part) => parts[part] ?? '');
        const candidates = all.map((one) => ({ module: one, prefix: undefined }));
        const name = named === undefined ? '' : moduleName(named);
        const result = resultOf(`${whole}${end}1.2.3`, candidates);
        expect([name, `ambiguous, also with ${name}`]).toContain(
          result.startsWith('The tag') && result.includes(`\`${name}\``) ? `ambiguous, also with ${name}` : result,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('tags of a module with a prefix', () => {
  test('a tag releases a module when it begins with its prefix', () => {
    expect(released('net-v1.2.3', tagged('network', 'net-'))).toEqual(['network@1.2.3']);
    expect(released('net-1.2.3', tagged('network', 'net-'))).toEqual(['network@1.2.3']);
    expect(released('net-v1.2.3', tagged('network', 'net-v'))).toEqual(['network@1.2.3']);
    expect(released('v1.2.3', tagged('network', ''))).toEqual(['network@1.2.3']);
  });

  test.each(['v1.2.3', 'network-v1.2.3', 'x/net-v1.2.3', 'net-v1', 'NET-v1.2.3', 'net-latest'])(
    'the tag %s lacks the prefix net- and releases nothing',
    (tag) => {
      expect(released(tag, tagged('network', 'net-'))).toEqual([]);
    },
  );

  test('a tag releases the modules with the longest matching prefix', () => {
    const modules = [tagged('a', 'net'), tagged('b', 'net-'), tagged('c', 'net-v1.'), tagged('d', 'net-')];
    expect(released('net-v1.2.3', ...modules)).toEqual(['b@1.2.3', 'd@1.2.3']);
    expect(released('net-v1.2.3.4', ...modules)).toEqual(['c@2.3.4']);
    expect(released('net1.2.3', ...modules)).toEqual(['a@1.2.3']);
  });

  test('a prefix that ends in digits is separated from the version', () => {
    expect(released('vpc21.2.3', tagged('vpc2', 'vpc2'), tagged('vpc', 'vpc'))).toEqual(['vpc2@1.2.3']);
    expect(released('ipv61.2.3', tagged('ipv6', 'ipv6'))).toEqual(['ipv6@1.2.3']);
    expect(released('s3-1.2.3', tagged('s3', 's3-'), tagged('s', 's'))).toEqual(['s3@1.2.3']);
  });

  test('a prefix takes precedence over the name of another module', () => {
    expect(released('modules/network/v1.2.3', tagged('network'), tagged('other', 'modules/network/v'))).toEqual([
      'other@1.2.3',
    ]);
  });
});

const prefix = fc.oneof(
  fc.constantFrom('', 'v', 'net-', 'net-v', 'a/b/', 'x@', 'vpc2', '1.', 'é-', '$&', '\\d'),
  fc.string({ maxLength: 6 }),
);

test('findTaggedReleases finds any version behind any prefix', () => {
  fc.assert(
    fc.property(prefix, someVersion, fc.boolean(), (text, version, withV) => {
      const tag = `${text}${withV ? 'v' : ''}${versionName(version)}`;
      const [found, ...more] = findTaggedReleases(tag, [tagged('network', text)]);
      expect(found === undefined ? undefined : byPrecedence(found.version, version)).toBe(0);
      expect(more).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('findTaggedReleases finds any version behind the module name or a path that ends in it', () => {
  const name = fc.stringMatching(/^[a-z0-9][\w-]{0,6}$/);
  const path = fc.constantFrom('', 'modules/', 'a/b/', 'v1.0.0/');
  const separator = fc.constantFrom('-', '/', '@', '-v', '/v', '@v');
  fc.assert(
    fc.property(name, path, separator, someVersion, (text, before, between, version) => {
      const tag = `${before}${text}${between}${versionName(version)}`;
      const found = findTaggedReleases(tag, [tagged(text)]);
      expect(found.map((one) => [moduleName(one.module), versionName(one.version)])).toEqual([
        [`acme/${text}/aws`, versionName(version)],
      ]);
    }),
    { numRuns: 500 },
  );
});

test('findTaggedReleases returns only modules with the longest prefix for any tag', () => {
  const modules = fc.array(fc.option(prefix, { nil: undefined }), { maxLength: 5 });
  const tag = fc.tuple(prefix, someVersion).map(([text, version]) => `${text}${versionName(version)}`);
  fc.assert(
    fc.property(fc.oneof(tag, fc.string()), modules, (text, prefixes) => {
      const all = prefixes.map((one, index) => tagged(`m${index}`, one));
      const found = new Set(findTaggedReleases(text, all).map(({ module }) => module.name));
      const lengths = all
        .filter(({ module, prefix: one }) => one !== undefined && found.has(module.name))
        .map(({ prefix: one }) => one?.length);
      expect(new Set(lengths).size).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});
