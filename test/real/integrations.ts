import { address, askLive } from './live-story.ts';

interface Node {
  readonly ID: string;
}

interface Details {
  readonly Attributes: Readonly<Record<string, string>>;
  readonly Drivers: Readonly<Record<string, { readonly Healthy: boolean }>>;
}

const nodes = address === '' ? [] : await askLive<Node[]>('GET', '/v1/nodes');
const details = await Promise.all(nodes.map(async ({ ID }) => askLive<Details>('GET', `/v1/node/${ID}`)));

/** Whether the clients of the live Nomad are connected to a Consul. */
export const hasConsul = details.some(({ Attributes }) => Attributes['consul.version'] !== undefined);
/** Only Nomad's own builds for tests have it. */
export const hasMockDriver = details.some(({ Drivers }) => Drivers['mock_driver']?.Healthy === true);
/** It limits memory, and needs a client that runs as root. */
export const hasExec = details.some(({ Drivers }) => Drivers['exec']?.Healthy === true);
