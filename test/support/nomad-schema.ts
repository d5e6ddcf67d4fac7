import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names only: the fields of blocks by their Go types, the options of task drivers, and the functions of templates. */
export interface NomadSchema {
  readonly types: Readonly<Record<string, readonly string[]>>;
  readonly drivers: Readonly<Record<string, readonly string[]>>;
  readonly functions: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  Job: 'api/jobs.go',
  TaskGroup: 'api/tasks.go',
  Task: 'api/tasks.go',
  Vault: 'api/tasks.go',
  Secret: 'api/tasks.go',
  Template: 'api/tasks.go',
  WorkloadIdentity: 'api/tasks.go',
  VolumeRequest: 'api/tasks.go',
  VolumeMount: 'api/tasks.go',
  Consul: 'api/consul.go',
  NetworkResource: 'api/resources.go',
};

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
  const readFields = (name: string, path: string): readonly string[] => {
    const body = new RegExp(`^type ${name} struct \\{\\n([^]*?)^\\}`, 'm').exec(read('nomad', path))?.[1] ?? '';
    const lines = body.split('\n').filter((line) => !line.includes('unusedKeys'));
    return lines.flatMap((line) => /^\t([A-Z]\w*)\s/.exec(line)?.[1] ?? []).toSorted();
  };
  const readOptions = (repository: keyof SourceFolders, path: string): readonly string[] => {
    const body = /^\ttaskConfigSpec = [^]*?^\t\}\)/m.exec(read(repository, path))?.[0] ?? '';
    return [...body.matchAll(/^\t\t"(\w+)":/gm)].map(([, name = '']) => name).toSorted();
  };
  const map = /^\tr := template\.FuncMap\{[^]*?^\t\}/m.exec(read('consul-template', 'template/template.go'))?.[0] ?? '';
  return {
    types: Object.fromEntries(Object.entries(types).map(([name, path]) => [name, readFields(name, path)])),
    drivers: Object.fromEntries(
      Object.entries(drivers).map(([name, [path, repository]]) => [name, readOptions(repository, path)]),
    ),
    functions: [...new Set([...map.matchAll(/^\t\t"(\w+)":/gm)].map(([, name = '']) => name))].toSorted(),
  };
}
