import type { Dispatcher } from 'undici';
import { ActionError } from '../../errors.ts';
import type { PoolOptions } from './dispatcher.ts';
import type { Proxies } from './types.ts';

export interface Pools {
  request(options: Dispatcher.RequestOptions & { readonly origin: string }): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

// As in Nomad's command line (Go's net/http): no proxy for requests to this machine.
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function createPools(settings: PoolOptions): Pools {
  const byOrigin = new Map<string, Promise<Dispatcher>>();
  return {
    async request(options) {
      const known = byOrigin.get(options.origin) ?? connect(options.origin, settings);
      byOrigin.set(options.origin, known);
      return await (await known).request(options);
    },
    async close() {
      for (const made of await Promise.allSettled(byOrigin.values())) {
        if (made.status === 'fulfilled') {
          await made.value.destroy();
        }
      }
    },
  };
}

/** The proxy that the environment sets for an origin, with its credentials; `no_proxy` is not considered. */
export function proxyFor(origin: string, proxies: Proxies): URL | undefined {
  const { protocol, hostname } = new URL(origin);
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const value = proxies[name]?.trim() ?? '';
  if (value === '' || THIS_MACHINE.test(hostname)) return undefined;
  // curl accepts `host:port` alone.
  const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (proxy === null) {
    throw new ActionError({
      reason: 'input',
      message: `The environment variable ${name.toUpperCase()} is not a valid proxy address`,
      help: 'proxy',
      hint: 'Write it as `http://host:port`, or unset it.',
    });
  }
  return proxy;
}

async function connect(origin: string, settings: PoolOptions): Promise<Dispatcher> {
  const proxy = proxyFor(origin, settings.proxies);
  // Loaded here: a run that fails on its inputs does not need it.
  const { createDispatcher } = await import('./dispatcher.ts');
  return createDispatcher(origin, proxy, settings);
}
