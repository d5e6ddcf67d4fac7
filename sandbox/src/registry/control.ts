import * as v from 'valibot';
import type { ApiResponse, ApiRequest } from '../http/exchange.ts';
import type { Registry } from './registry.ts';
import { faultSchema, moduleSeedSchema, releaseSchema } from './seeds.ts';

const addressedReleaseSchema = v.strictObject({ address: v.string(), version: v.string(), ...releaseSchema.entries });

type Control = (registry: Registry, body: unknown) => void;

const controls: Readonly<Record<string, Control>> = {
  '/sandbox/modules': (registry, body) => registry.publish(v.parse(moduleSeedSchema, body)),
  '/sandbox/releases': (registry, body) => {
    const { address, version, ...release } = v.parse(addressedReleaseSchema, body);
    registry.release(address, version, release);
  },
  '/sandbox/faults': (registry, body) => registry.fault(v.parse(faultSchema, body)),
};

/** Whether a path belongs to the sandbox itself, not to the service. */
export function isControl(path: string): boolean {
  return path.startsWith('/sandbox/');
}

/**
 * Controls the sandbox from another process, without a token or an entry in the log. The bodies are JSON:
 * - `POST /sandbox/modules` publishes a module, such as `{"name": "vpc", "provider": "aws", "versions": ["1.0.0", {"version": "1.1.0", "revoked": true, "workspaces": ["shop"]}]}`;
 * - `POST /sandbox/releases` releases a version: `{"address": "acme/vpc/aws", "version": "1.2.0", "fails": "clone_failed", "after": 500}`;
 * - `POST /sandbox/faults` injects faults: `{"kind": 503, "on": "PATCH", "path": "/vpc/", "times": 2}`;
 * - `GET /sandbox/requests` returns the log.
 */
export function handleControl({ method, path, body }: ApiRequest, registry: Registry): ApiResponse {
  if (method === 'GET' && path === '/sandbox/requests') return { status: 200, json: registry.requests };
  const control = method === 'POST' ? controls[path] : undefined;
  if (control === undefined) return { status: 404, text: 'the sandbox has no such control' };
  try {
    control(registry, JSON.parse(body));
    return { status: 204 };
  } catch (error) {
    return { status: 400, text: error instanceof Error ? error.message : 'this cannot be done' };
  }
}
