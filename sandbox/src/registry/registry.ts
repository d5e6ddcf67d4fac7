import { Changes } from '../changes.ts';
import type { Clock } from '../clock.ts';
import { Faults } from './faults.ts';
import { formatAddress, planJourney, type Module, createModule, createVersion, type Version } from './module.ts';
import type { Deprecation, Fault, ModuleSeed, Release, VersionStatus } from './seeds.ts';
import { type Caller, Tokens } from './tokens.ts';

export interface RegistryOptions {
  /** The owner of the tokens. `entitled: undefined` is a service without this entitlement; by default it is entitled. */
  readonly organization?: { readonly name: string; readonly entitled?: boolean | undefined };
  /** Milliseconds from one status of a release to the next. */
  readonly pace?: number;
  /** Version of a Terraform Enterprise installation; by default the service is HCP Terraform, whose responses contain no version. */
  readonly serverVersion?: string;
  /** The order of listings; `odd` also adds a dependency, which a listing may have after the requested module. */
  readonly order?: 'odd' | 'published';
  /** The maximum number of requests per second and user; 0 means unlimited. */
  readonly limit?: number;
}

/** A request that reached the registry. */
export interface LoggedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly token: Caller;
  /** 0 when the connection was cut. */
  readonly status: number;
  /** The JSON value; absent without a body. */
  readonly body?: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const watchablePace = 700;

/** The private module registry: modules, their versions and releases, and the log of requests. */
export class Registry {
  readonly organization: { readonly name: string; readonly entitled: boolean | undefined };
  readonly options: RegistryOptions;
  readonly tokens = new Tokens();
  readonly faults = new Faults();
  readonly changes = new Changes();
  readonly #clock: Clock;
  readonly #modules = new Map<string, Module>();
  readonly #requests: LoggedRequest[] = [];

  constructor(options: RegistryOptions, clock: Clock) {
    this.options = options;
    this.organization = { entitled: true, ...(options.organization ?? { name: 'acme' }) };
    this.#clock = clock;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#clock.now() / 1_000_000;
  }

  get modules(): Iterable<Module> {
    return this.#modules.values();
  }

  /** All requests, oldest first. */
  get requests(): readonly LoggedRequest[] {
    return this.#requests;
  }

  /** Adds a module with all its versions. */
  publish(seed: ModuleSeed): void {
    const module = createModule(seed, seed.organization ?? this.organization.name, this.#date());
    const address = formatAddress(module);
    if (this.#modules.has(address)) throw new Error(`${address} is published already`);
    for (const item of seed.versions ?? []) {
      const version = createVersion(module, typeof item === 'string' ? { version: item } : item, this.#date());
      module.versions.set(version.version, version);
    }
    this.#modules.set(address, module);
    this.changes.notify();
  }

  /** Imports a version as after the push of a tag, status by status. A failed import may be repeated. */
  release(address: string, version: string, { fails, after = 0 }: Release = {}): void {
    const module = this.#module(address);
    if (module.versions.get(version)?.status === 'ok') throw new Error(`${address} has ${version} already`);
    if (after === 0) this.#import(module, version, fails);
    else this.#clock.after(after, () => this.#import(module, version, fails));
  }

  /** Injects faults into later requests, one after the other. */
  fault(fault: Fault): void {
    this.faults.add(fault);
  }

  /** Returns the actual deprecation, regardless of the lag of reads. */
  deprecation(address: string, version: string): Deprecation | null {
    const record = this.#module(address).versions.get(version);
    if (record === undefined) throw new Error(`${address} has no version ${version}`);
    return record.deprecation;
  }

  find(address: string): Module | undefined {
    return this.#modules.get(address);
  }

  /** Deprecates or, with null, reinstates a version; reads may show it some milliseconds later. */
  deprecate(version: Version, deprecation: Deprecation | null, lag: number): void {
    if (lag > 0) {
      version.stale = { deprecation: version.deprecation, until: this.now + lag };
      this.#clock.after(lag, () => this.changes.notify());
    }
    version.deprecation = deprecation;
    this.changes.notify();
  }

  log(request: LoggedRequest): void {
    this.#requests.push(request);
  }

  #module(address: string): Module {
    const module = this.find(address);
    if (module === undefined) throw new Error(`there is no module ${address}`);
    return module;
  }

  #import(module: Module, name: string, fails: Release['fails']): void {
    const version = createVersion(module, { version: name, status: 'pending' }, this.#date());
    module.versions.set(name, version);
    this.changes.notify();
    this.#advance(version, planJourney(fails));
  }

  #advance(version: Version, [next, ...rest]: readonly VersionStatus[]): void {
    if (next === undefined) return;
    this.#clock.after(this.options.pace ?? watchablePace, () => {
      version.status = next;
      this.changes.notify();
      this.#advance(version, rest);
    });
  }

  #date(): string {
    return new Date(this.now).toISOString();
  }
}
