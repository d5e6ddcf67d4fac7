import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names only: the fields of the blocks of a job by their keys in a specification, the options of task drivers, and the functions of templates. */
export interface NomadSchema {
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  readonly drivers: Readonly<Record<string, readonly string[]>>;
  readonly functions: readonly string[];
}

const drivers: Readonly<Record<string, readonly [path: string, repository: keyof SourceFolders]>> = {
  docker: ['drivers/docker/config.go', 'nomad'],
  exec: ['drivers/exec/driver.go', 'nomad'],
  java: ['drivers/java/driver.go', 'nomad'],
  mock_driver: ['drivers/mock/driver.go', 'nomad'],
  podman: ['config.go', 'podman'],
  qemu: ['drivers/qemu/driver.go', 'nomad'],
  raw_exec: ['drivers/rawexec/driver.go', 'nomad'],
};

interface SourceFolders {
  readonly nomad: string;
  readonly podman: string;
  readonly 'consul-template': string;
}

/** Reads the names from the source code of Nomad, of nomad-driver-podman and of consul-template. A repository that is missing has none. */
export function readSchema(folders: SourceFolders): NomadSchema {
  const read = (repository: keyof SourceFolders, path: string): string => {
    const file = join(folders[repository], path);
    return folders[repository] !== '' && existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const readOptions = (repository: keyof SourceFolders, path: string): readonly string[] => {
    const body = /^\ttaskConfigSpec = [^]*?^\t\}\)/m.exec(read(repository, path))?.[0] ?? '';
    return [...body.matchAll(/^\t\t"(\w+)":/gm)].map(([, name = '']) => name).toSorted();
  };
  const map = /^\tr := template\.FuncMap\{[^]*?^\t\}/m.exec(read('consul-template', 'template/template.go'))?.[0] ?? '';
  return {
    blocks: folders.nomad === '' ? {} : readBlocks(join(folders.nomad, 'api')),
    drivers: Object.fromEntries(
      Object.entries(drivers).map(([name, [path, repository]]) => [name, readOptions(repository, path)]),
    ),
    functions: [...new Set([...map.matchAll(/^\t\t"(\w+)":/gm)].map(([, name = '']) => name))].toSorted(),
  };
}

/** All blocks of a job, found by the types of the fields of Go structs. Blocks of different types with the same key are one. */
function readBlocks(folder: string): NomadSchema['blocks'] {
  const files = globSync('*.go', { cwd: folder }).filter((name) => !name.endsWith('_test.go'));
  const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const structs = new Map(
    [...source.matchAll(/^type (\w+) struct \{\n([^]*?)^\}/gm)].map(([, name = '', body = '']) => {
      const lines = body.split('\n').filter((line) => !line.includes('unusedKeys'));
      return [name, lines.flatMap((line) => [/^\t([A-Z]\w*)\s+[^\s`]*?(\w+)(?=\s|$)/.exec(line) ?? []])] as const;
    }),
  );
  const blocks = new Map<string, ReadonlySet<string>>();
  const visit = (key: string, type: string): void => {
    const fields = structs.get(type)?.flatMap(([, name, inner = '']) => (name === undefined ? [] : [{ name, inner }]));
    if (fields === undefined) return;
    blocks.set(key, new Set([...(blocks.get(key) ?? []), ...fields.map(({ name }) => name)]));
    for (const { name, inner } of fields) visit(name, inner);
  };
  visit('Job', 'Job');
  return Object.fromEntries(
    [...blocks].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, names]) => [key, [...names].toSorted()]),
  );
}
