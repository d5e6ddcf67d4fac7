import type { Answer } from '../http/types.ts';

/** The service, by the headers of its responses; undefined if they do not name it. */
export interface Server {
  /** `HCP Terraform` or `Terraform Enterprise`. */
  readonly name: string | undefined;
  /** Only of Terraform Enterprise: `v202502-1`, since late 2025 `1.0.0`. */
  readonly version: string | undefined;
}

/** @see https://github.com/hashicorp/go-tfe/blob/main/tfe.go for the names of the headers */
export function serverOf({ headers }: Answer): Server {
  return { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
}

const firstSupported = 'v202502-1';

/** A sentence about a server that is too old to deprecate versions; undefined for others. */
export function describeTooOld({ version }: Server): string | undefined {
  const [, month, number] = /^v(\d{6})-(\d+)$/.exec(version ?? '') ?? [];
  if (month === undefined || number === undefined) return undefined;
  const isOld = Number(month) < 202502 || (month === '202502' && Number(number) < 1);
  return isOld
    ? `Terraform Enterprise ${version} cannot deprecate module versions; ${firstSupported} or newer is required`
    : undefined;
}
