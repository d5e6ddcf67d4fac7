import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { formatModuleName, type Module } from '../../../src/clients/registry/module.ts';
import { findTaggedReleases, type TaggedModule } from '../../../src/operations/modules/release-tag.ts';
import { comparePrecedence, formatVersion } from '../../../src/clients/registry/version.ts';
import { someVersion } from './cases.ts';

/** A module `acme/<name>/aws`; without a prefix the form of its tags is unknown. */
function tagModule(name: string, prefix?: string): TaggedModule {
  return { module: { organization: 'acme', name, provider: 'aws' }, prefix };
}

/** Returns `name@version` of everything that a tag releases. */
function readTag(tag: string, ...modules: readonly TaggedModule[]): readonly string[] {
  return findTaggedReleases(tag, modules).map(({ module, version }) => `${module.name}@${formatVersion(version)}`);
}

describe('tags of a module without a known prefix', () => {
  test.each(['network-aws-v1.2.3', 'acme/network/v1.2.3', 'modules/terraform-aws-network/v1.2.3'])(
    'the tag %s releases version 1.2.3 of the module network',
    (tag) => expect(readTag(tag, tagModule('network'))).toEqual(['network@1.2.3']),
  );

  test.each([
    // The text before the name may be the provider or the organization of another module.
    ...`v1 v1.2 network-v1 network-v1.2 latest v01.2.3 release-1.2.3 networks-v1.2.3 my-network-v1.2.3 network
      network- networkv1.2.3 v1.2.3/network azurerm/network/v1.2.3 modules/azurerm/network-v1.2.3
      infra/modules/network-v1.2.3 network/modules/network/v1.2.3 @other/network@1.2.3
      terraform-azurerm-network-v1.2.3 network/azurerm/v1.2.3 azurerm_network_v1.2.3 modules.azurerm.network.v1.2.3
      network/v1.2.3/rc`.split(/\s+/),
    '',
  ])('the tag %j is not one of the module network', (tag) => expect(readTag(tag, tagModule('network'))).toEqual([]));

  test('a tag without a module name releases all modules', () => {
    expect(readTag('v1.2.3', tagModule('network'), tagModule('dns'))).toEqual(['network@1.2.3', 'dns@1.2.3']);
  });
});

/** The names of the released modules, or the error. */
function describeResult(tag: string, modules: readonly TaggedModule[]): string {
  try {
    return findTaggedReleases(tag, modules)
      .map(({ module }) => formatModuleName(module))
      .join(', ');
  } catch (error) {
    return error instanceof ActionError ? error.message : String(error);
  }
}

type WriteTag = (module: Module) => string;

/** Ways to write a tag of a module, by its name (N), provider (P) and organization (O), each with five ends. */
function createTags(forms: readonly string[]): readonly WriteTag[] {
  return forms.flatMap((form) =>
    ['-v', '/v', '@', '_v', '.'].map((end): WriteTag => ({ organization, name, provider }) => {
      const parts: Readonly<Record<string, string>> = { N: name, P: provider, O: organization };
      return `${form.replaceAll(/[NPO]/g, (part) => parts[part] ?? '')}${end}1.2.3`;
    }),
  );
}

const nameTexts = ['N', 'N-P', 'P-N', 'N/P', 'P/N', 'N_P', 'P_N', 'N.P', 'P.N', 'terraform-P-N'];
/** Sixty. */
const tagForms = createTags(
  'N N-P P-N N/P P/N N_P P.N terraform-P-N modules/N modules/P/N modules/N/P @O/N'.split(' '),
);
const allForms = createTags(['', 'modules/', '@O/'].flatMap((folder) => nameTexts.map((text) => folder + text)));

const toModule = (text: string): Module => {
  const [name = '', provider = '', organization = 'acme'] = text.split(' ');
  return { organization, name, provider };
};
/** Modules whose names are parts of each other's, in twelve sets. */
const sets: readonly (readonly Module[])[] = [
  ['network aws', 'network azurerm'],
  ['network aws', 'dns aws'],
  ['network aws', 'network azurerm', 'network google', 'dns aws'],
  ['network aws', 'network-aws aws'],
  ['network aws', 'aws-network aws'],
  ['network aws', 'aws network'],
  ['network aws', 'network aws other'],
  ['bucket s3', 's3-bucket aws'],
  ['vpc aws', 'vpc-endpoint aws', 'endpoint vpc'],
  ['network aws', 'my-network aws', 'network-peering aws'],
  ['a-b c', 'b a', 'c b'],
  ['network aws', 'network_v2 aws', 'terraform-network aws'],
].map((texts) => texts.map(toModule));

describe('tags that several modules could have', () => {
  const modules = ['aws', 'azurerm'].map((provider) => ({
    module: { organization: 'acme', name: 'network', provider },
    prefix: undefined,
  }));

  test.each('network-aws aws-network network/aws aws/network modules/aws/network terraform-aws-network'.split(' '))(
    'a tag with the provider releases only the module of that provider: %s',
    (name) => {
      for (const order of [modules, modules.toReversed()])
        for (const end of ['/v1.2.3', '-1.2.3'])
          expect(findTaggedReleases(`${name}${end}`, order).map(({ module }) => module.provider)).toEqual(['aws']);
    },
  );

  test('a tag with a name that several modules have is an error that names them', () => {
    for (const tag of ['network-v1.2.3', 'modules/network/1.2.3'])
      expect(() => findTaggedReleases(tag, modules)).toThrow(
        `The tag \`${tag}\` may be a version of \`acme/network/aws\` or of \`acme/network/azurerm\`. Nothing was changed`,
      );
  });

  test('a tag releases at most the module that it names, for every pair of modules and every form', () => {
    const checked = sets.flatMap((set) =>
      set.flatMap((named) =>
        tagForms.flatMap((writeTag) =>
          [set, set.toReversed(), ...set.filter((row) => row !== named).map((row) => [row])].map((calls) => {
            const tag = writeTag(named);
            const result = describeResult(
              tag,
              calls.map((row) => ({ module: row, prefix: undefined })),
            );
            // Another module may have a tag of the same text.
            const allowed = calls.filter((row) => allForms.some((form) => form(row) === tag)).map(formatModuleName);
            return {
              tag,
              asked: calls.map(formatModuleName),
              result,
              isRight: result === '' || allowed.includes(result) || result.startsWith('The tag'),
            };
          }),
        ),
      ),
    );
    expect(checked.length).toBeGreaterThan(60 * 12 * 2);
    expect(checked.filter(({ isRight }) => !isRight)).toEqual([]);
    // Most of them release exactly the named one.
    expect(checked.filter(({ result }) => result !== '' && !result.startsWith('The tag')).length).toBeGreaterThan(1500);
  });
});

describe('tags as the documentation of each tool shows them', () => {
  const bucket = { module: { organization: 'acme', name: 's3-bucket', provider: 'aws' }, prefix: undefined };
  const other = { module: { organization: 'acme', name: 'bucket', provider: 'google' }, prefix: undefined };

  test.each([
    ['terraform-module-releaser with the separator -', 'modules-aws-s3-bucket-v1.0.0'],
    ['terraform-module-releaser with the separator .', 'modules.aws.s3.bucket.v1.0.0'],
    ['terraform-module-releaser without v', 'aws/s3-bucket/1.0.0'],
    ['release-please with a component', 'terraform-aws-s3-bucket-v1.0.0'],
    ['changesets, a package without a scope', 's3-bucket@1.0.0'],
    ['beachball', '@acme/s3-bucket_v1.0.0'],
  ])('the tag of %s releases its module: %s', (_, tag) => {
    expect(describeResult(tag, [other, bucket])).toBe('acme/s3-bucket/aws');
  });
});

describe('tags of a module with a prefix', () => {
  test.each(['v1.2.3', 'network-v1.2.3', 'x/net-v1.2.3', 'net-v1', 'NET-v1.2.3', 'net-latest'])(
    'the tag %s lacks the prefix net- and releases nothing',
    (tag) => {
      expect(readTag(tag, tagModule('network', 'net-'))).toEqual([]);
    },
  );

  test('a tag releases the modules with the longest matching prefix', () => {
    const modules = [tagModule('a', 'net'), tagModule('b', 'net-'), tagModule('c', 'net-v1.'), tagModule('d', 'net-')];
    expect(readTag('net-v1.2.3', ...modules)).toEqual(['b@1.2.3', 'd@1.2.3']);
    expect(readTag('net-v1.2.3.4', ...modules)).toEqual(['c@2.3.4']);
    expect(readTag('net1.2.3', ...modules)).toEqual(['a@1.2.3']);
  });

  test('a prefix that ends in digits is separated from the version', () => {
    expect(readTag('vpc21.2.3', tagModule('vpc2', 'vpc2'), tagModule('vpc', 'vpc'))).toEqual(['vpc2@1.2.3']);
    expect(readTag('ipv61.2.3', tagModule('ipv6', 'ipv6'))).toEqual(['ipv6@1.2.3']);
    expect(readTag('s3-1.2.3', tagModule('s3', 's3-'), tagModule('s', 's'))).toEqual(['s3@1.2.3']);
  });

  test('a prefix takes precedence over the name of another module', () => {
    expect(readTag('modules/network/v1.2.3', tagModule('network'), tagModule('other', 'modules/network/v'))).toEqual([
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
      const tag = `${text}${withV ? 'v' : ''}${formatVersion(version)}`;
      const [match, ...more] = findTaggedReleases(tag, [tagModule('network', text)]);
      expect(match === undefined ? undefined : comparePrecedence(match.version, version)).toBe(0);
      expect(more).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('findTaggedReleases finds any version behind the module name or a path that ends in it', () => {
  const name = fc.stringMatching(/^[a-z0-9][\w-]{0,6}$/);
  const path = fc.constantFrom('', 'modules/', 'packages/', 'terraform/modules/', '@acme/', 'modules-');
  const separator = fc.constantFrom('-', '/', '@', '-v', '/v', '@v');
  fc.assert(
    fc.property(name, path, separator, someVersion, (text, before, between, version) => {
      const tag = `${before}${text}${between}${formatVersion(version)}`;
      const items = findTaggedReleases(tag, [tagModule(text)]);
      expect(items.map((row) => [formatModuleName(row.module), formatVersion(row.version)])).toEqual([
        [`acme/${text}/aws`, formatVersion(version)],
      ]);
    }),
    { numRuns: 500 },
  );
});
