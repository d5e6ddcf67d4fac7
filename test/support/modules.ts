import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionOptions, type ActionRun } from './action.ts';
import { createWorkspace } from './workspace.ts';
import { readResult } from './result.ts';

type Registry = Sandbox['modules'];
type Seeds = NonNullable<Parameters<Registry['publish']>[0]['versions']>;
type RegistryOptions = NonNullable<NonNullable<Parameters<typeof startSandbox>[0]>['registry']>;

/** The module of most stories. */
export const network = 'acme/network/aws';

type ModuleRunOptions = Partial<
  Pick<
    ActionOptions,
    'workspace' | 'inputs' | 'event' | 'env' | 'apiUrl' | 'githubToken' | 'cancelAt' | 'process' | 'pace'
  >
> & { readonly token?: keyof Sandbox['registryTokens'] };

interface CheckOptions extends ModuleRunOptions {
  /** Terraform files; `REGISTRY` in them stands for the host of the registry. */
  readonly files: Readonly<Record<string, string | Buffer>>;
}

/** A registry with one module, and runs of the modes that change it. */
export interface ModuleStory extends AsyncDisposable {
  readonly registry: Registry;
  readonly sandbox: Sandbox;
  deprecate(options?: ModuleRunOptions): Promise<ActionRun>;
  reinstate(options?: ModuleRunOptions): Promise<ActionRun>;
  /** Runs `check-modules` on a new workspace. */
  check(options: CheckOptions): Promise<ActionRun>;
  /** Host and port of the registry, as in the source of a module. */
  readonly host: string;
  /** The writes since the last call, in the order of the requests: `deprecate 1.0.0`, `reinstate 1.0.0`; with the module name for other modules. */
  takeWrites(): readonly string[];
  /** The versions of the module that are deprecated now, in the order of the story. */
  listDeprecated(): readonly string[];
}

interface ModuleStoryOptions {
  readonly versions?: Seeds;
  readonly tagPrefix?: string;
  readonly options?: RegistryOptions;
}

/** Starts the sandbox with one module; seeds with a deprecation are deprecated from the beginning. */
export async function startModules({ versions = [], tagPrefix, options }: ModuleStoryOptions): Promise<ModuleStory> {
  // The runs of a story follow each other within a second: with the limit of the API, some of them repeat a write.
  const sandbox = await startSandbox({ registry: { pace: 10, limit: 0, ...options } });
  const registry = sandbox.modules;
  registry.publish({ name: 'network', provider: 'aws', versions, ...(tagPrefix === undefined ? {} : { tagPrefix }) });
  const names = versions.map((version) => (typeof version === 'string' ? version : version.version));
  let count = 0;
  const run = (mode: string, { inputs, token = 'manager', ...runOptions }: ModuleRunOptions = {}): Promise<ActionRun> =>
    runAction({
      workspace: import.meta.dirname,
      // The default of action.yml sets it for every mode.
      githubToken: 'ghs_0123456789abcdefghij',
      ...runOptions,
      inputs: {
        mode,
        module: network,
        'registry-address': sandbox.registry,
        'registry-token': sandbox.registryTokens[token],
        ...inputs,
      },
    });
  const { host } = new URL(sandbox.registry);
  return {
    registry,
    sandbox,
    host,
    async check({ files, inputs, token = 'member', ...runOptions }) {
      const texts = Object.entries(files).map(([name, text]) => [
        name,
        typeof text === 'string' ? text.replaceAll('REGISTRY', host) : text,
      ]);
      using workspace = createWorkspace(Object.fromEntries(texts) as CheckOptions['files']);
      return await runAction({
        workspace: workspace.path,
        githubToken: 'ghs_0123456789abcdefghij',
        ...runOptions,
        inputs: {
          mode: 'check-modules',
          'registry-address': sandbox.registry,
          'registry-token': sandbox.registryTokens[token],
          ...inputs,
        },
      });
    },
    deprecate: (runOptions) => run('deprecate', runOptions),
    reinstate: (runOptions) => run('reinstate', runOptions),
    takeWrites() {
      const requests = registry.requests.slice(count);
      count = registry.requests.length;
      return requests.filter(({ method }) => method === 'PATCH').map(describeWrite);
    },
    listDeprecated: () => names.filter((name) => registry.deprecation(network, name) !== null),
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

function describeWrite({ path, body }: Registry['requests'][number]): string {
  const [name, provider, version] = path.split('/').slice(-3).map(decodeURIComponent);
  const status = /"deprecated-status":"(\w+)"/.exec(JSON.stringify(body))?.[1];
  const result = status === 'Undeprecated' ? 'reinstate' : 'deprecate';
  return `${result} ${`${name}/${provider}` === 'network/aws' ? '' : `${name} `}${version}`;
}

/** A `module` block of the story's module. */
export function moduleCall(version?: string, { name = 'net', source = `REGISTRY/${network}` } = {}): string {
  const constraint = version === undefined ? '' : `  version = ${JSON.stringify(version)}\n`;
  return `module "${name}" {\n  source  = "${source}"\n${constraint}}\n`;
}

/** The event of a release, which GitHub shows as a pre-release where that is given. */
export function releaseEvent(
  tag: string,
  action = 'published',
  prerelease = false,
): { readonly name: string; readonly payload: unknown } {
  const url = `https://github.example/acme/jobs/releases/tag/${tag}`;
  return { name: 'release', payload: { action, release: { tag_name: tag, html_url: url, prerelease } } };
}

export function tagEvent(tag: string, deleted = false): { readonly name: string; readonly payload: unknown } {
  return { name: 'push', payload: { ref: `refs/tags/${tag}`, deleted } };
}

/** The versions in an output that is a list. */
export function readNames(run: ActionRun, result: string): readonly string[] {
  return readResult(run).versions.flatMap((row) => (row.result === result ? [row.version] : []));
}
