/**
 * Which version a server is, so that a test of what came later is skipped on an older one, with the reason in its title, instead of failing. A token
 * without `agent:read` cannot ask: name the version by OUTRIDER_TEST_NOMAD_VERSION then, or every test is run.
 */
export async function readVersion(address: string, token: string | undefined): Promise<string | undefined> {
  if (address === '') return undefined;
  const named = process.env['OUTRIDER_TEST_NOMAD_VERSION'] ?? '';
  if (named !== '') return named;
  const headers = token === undefined || token === '' ? {} : { 'X-Nomad-Token': token };
  const response = await fetch(`${address}/v1/agent/self`, { headers });
  if (!response.ok) return undefined;
  const { config } = (await response.json()) as { config: { Version: { Version: string } } };
  return config.Version.Version;
}

/** Whether a test is skipped on a server of this version, and why, for the end of its title. */
interface Needed {
  readonly skip: boolean;
  readonly reason: string;
}

export function needs(version: string | undefined, since: string): Needed {
  if (version === undefined || !isBefore(version, since)) return { skip: false, reason: '' };
  return { skip: true, reason: ` (skipped: needs Nomad ${since} or later, this server is ${version})` };
}

/** What tests ask of the one server that they are run against. */
export type Since = (version: string) => Needed;

/** What `datacenters` has to be: servers before 1.5 ask for it, and `dc1` is where a development agent is. */
export function datacentersFor(version: string | undefined): string {
  return version !== undefined && isBefore(version, '1.5.0') ? 'datacenters = ["dc1"]' : '';
}

export function isBefore(version: string, since: string): boolean {
  const [fields, other] = [version, since].map((text) => text.split(/[^\d]/).map(Number));
  const at = other?.findIndex((part, place) => part !== (fields?.[place] ?? 0)) ?? -1;
  return at !== -1 && (fields?.[at] ?? 0) < (other?.[at] ?? 0);
}
