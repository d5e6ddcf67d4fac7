/**
 * Prints a CycloneDX SBOM of `dist/`: the direct and transitive dependencies of package.json, at the versions in the lock file. release.yml attaches it to the release.
 * `npm sbom --omit=dev` is not used because it omits packages that a development dependency also needs.
 *
 * @see https://cyclonedx.org/docs/1.6/json/
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** @param folder the root of the repository */
export function createSbom(folder: string) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const { version = '', dependencies } = packages[''] ?? {};
  const names = new Set<string>();
  const open = Object.keys(dependencies ?? {});
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    open.push(...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}));
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'outrider', version } },
    components: [...names].toSorted().map((name) => createComponent(name, packages[`node_modules/${name}`])),
  };
}

function createComponent(name: string, { version, integrity, license }: LockedPackage = { version: '' }) {
  const [, content = ''] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license === undefined ? {} : { licenses: [{ license: { id: license } }] }),
    ...(content === ''
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }),
  };
}

if (import.meta.main) console.log(JSON.stringify(createSbom(join(import.meta.dirname, '..')), undefined, 2));
