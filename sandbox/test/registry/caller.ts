import type { RegistryOptions } from '../../src/registry/registry.ts';
import type { ModuleSeed } from '../../src/registry/seeds.ts';
import type { RegistryTokens } from '../../src/registry/tokens.ts';
import { type Sandbox, startSandbox } from '../../src/server.ts';
import { StepClock } from '../../../test/contract/step-clock.ts';
import type { Doc, Reply } from '../caller.ts';

/** The sender of a request; `nobody` has no token. */
export type As = keyof RegistryTokens | 'nobody';

export const modulesPath = '/api/registry/v1/modules/acme/vpc/aws';
export const recordPath = '/api/v2/organizations/acme/registry-modules/private/acme/vpc/aws';

/** A separate registry for each test, accessed over its socket; its time stands still. Ends with its block. */
export class RegistryCaller {
  readonly sandbox: Sandbox;
  readonly clock: StepClock;

  private constructor(sandbox: Sandbox, clock: StepClock) {
    this.sandbox = sandbox;
    this.clock = clock;
  }

  /** Starts with one module, `acme/vpc/aws`, which has these versions. */
  static async start(versions: ModuleSeed['versions'], registry: RegistryOptions = {}): Promise<RegistryCaller> {
    const clock = new StepClock({ evaluate: 0, start: 0, healthy: 0, finish: 0, retry: 0, deadline: 0 });
    const sandbox = await startSandbox({ registry, clock });
    const organization = registry.organization?.name ?? 'acme';
    sandbox.modules.publish({ organization, name: 'vpc', provider: 'aws', ...(versions && { versions }) });
    return new RegistryCaller(sandbox, clock);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.sandbox.close();
  }

  /** Sends a request with the token of one user; headers other than the token come last. */
  async ask(method: string, path: string, as: As = 'manager', init: RequestInit = {}): Promise<Reply> {
    const authorization = as === 'nobody' ? {} : { Authorization: `Bearer ${this.sandbox.registryTokens[as]}` };
    const headers = { ...authorization, ...(init.headers as Record<string, string> | undefined) };
    const response = await fetch(this.sandbox.registry + path, { ...init, method, headers, redirect: 'manual' });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  async json(path: string, as: As = 'manager'): Promise<Doc> {
    const reply = await this.ask('GET', path, as);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return JSON.parse(reply.text) as Doc;
  }

  /** Sends the attributes of a deprecation for a version of `acme/vpc/aws`. */
  change(version: string, deprecation: unknown, as: As = 'manager', path = recordPath): Promise<Reply> {
    const document = { data: { type: 'module-versions', attributes: { deprecation } } };
    return this.patch(`${path}/${version}`, document, as);
  }

  patch(path: string, body: unknown, as: As = 'manager', type = 'application/vnd.api+json'): Promise<Reply> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.ask('PATCH', path, as, { body: text, headers: { 'Content-Type': type } });
  }

  /** Returns the deprecations in the listing, by version. */
  async listDeprecations(): Promise<Doc> {
    const { modules } = await this.json(`${modulesPath}/versions`);
    const versions = modules[0].versions as { version: string; deprecation: unknown }[];
    return Object.fromEntries(versions.map(({ version, deprecation }) => [version, deprecation]));
  }

  /** Returns the statuses of a version in the module's record, step by step, until there are no more. */
  async statuses(version: string): Promise<readonly string[]> {
    const steps: string[] = [];
    do {
      const { data } = await this.json(recordPath);
      const all = data.attributes['version-statuses'] as { version: string; status: string }[];
      steps.push(all.find((item) => item.version === version)?.status ?? 'absent');
    } while (this.clock.step());
    return steps;
  }
}

export const deprecate = (reason = 'Superseded by 2.0.0.', link = 'https://example.com/2'): object => ({
  'deprecated-status': 'Deprecated',
  reason,
  link,
});

export const undeprecated = { 'deprecated-status': 'Undeprecated' };
