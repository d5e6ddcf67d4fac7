import type { Run } from './endpoint.ts';
import { addressOf, idOf, type Module, type Version } from './module.ts';
import { pageOf } from './pages.ts';
import { Refused } from './refused.ts';

/** A row of the view of modules. The fields are documented, without examples of their values. */
interface Row {
  readonly name: string;
  readonly source: string;
  readonly version: string;
  readonly 'registry-type': string;
  readonly curated: boolean;
  readonly 'workspace-count': number;
  readonly workspaces: string;
}

const operators = {
  is: (text: string, value: string) => text === value,
  is_not: (text: string, value: string) => text !== value,
  contains: (text: string, value: string) => text.includes(value),
  'does not contain': (text: string, value: string) => !text.includes(value),
};
const FILTER = /^filter\[\d+\]\[(name|source|version|registry_type)\]\[(is|is_not|contains|does not contain)\]\[0\]$/;

/** The Explorer: which workspaces use which versions of the organization's modules, page by page. */
export const queryExplorer: Run = ({ ask: { query, path, headers }, registry, parts }) => {
  if (parts['organization'] !== registry.organization.name) throw new Refused(404);
  if (query.get('type') !== 'modules') throw unprocessable('type must be modules here', '/type');
  const filters = [...query].filter(([name]) => name.startsWith('filter')).map(readFilter);
  const rows = [...registry.modules]
    .flatMap((module) => [...module.versions.values()].map((version) => rowOf(module, version, headers.host ?? '')))
    .filter((row) => row['workspace-count'] > 0 && filters.every((accepts) => accepts(row)));
  const data = rows.map((attributes) => ({
    attributes,
    id: idOf('mod', `${attributes.source}/${attributes.version}`),
    type: 'visibility-module',
  }));
  return pageOf(data, { query, path, type: 'modules' });
};

function rowOf(module: Module, { version, workspaces }: Version, host: string): Row {
  return {
    name: module.name,
    source: `${host}/${addressOf(module)}`,
    version,
    'registry-type': 'private',
    curated: false,
    'workspace-count': workspaces.length,
    workspaces: workspaces.join(', '),
  };
}

function readFilter([name, value]: [string, string]): (row: Row) => boolean {
  const [, field, operator] = FILTER.exec(name) ?? [];
  if (field === undefined) throw unprocessable(`${name} is not a filter`, '/filter');
  const key = field === 'registry_type' ? 'registry-type' : (field as 'name' | 'source' | 'version');
  const accepts = operators[operator as keyof typeof operators];
  return (row) => accepts(row[key], value);
}

function unprocessable(detail: string, pointer: string): Refused {
  return new Refused(422, [{ detail, pointer }]);
}
