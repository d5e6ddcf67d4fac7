import type { Answer } from '../http/types.ts';

/** What an answer's headers say about the service; undefined where they say nothing. */
export interface Server {
  /** `HCP Terraform` or `Terraform Enterprise`. */
  readonly name: string | undefined;
  /** Of Terraform Enterprise: `v202502-1`, since late 2025 `1.0.0`. */
  readonly version: string | undefined;
}

/** @see https://github.com/hashicorp/go-tfe/blob/main/tfe.go for the names of the headers */
export function serverOf({ headers }: Answer): Server {
  return { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
}

const first = 'v202502-1';

/** Describes a server that is too old to deprecate; undefined for any other. */
export function describeTooOld({ version }: Server): string | undefined {
  const [, month, number] = /^v(\d{6})-(\d+)$/.exec(version ?? '') ?? [];
  if (month === undefined || number === undefined) return undefined;
  const isOld = Number(month) < 202502 || (month === '202502' && Number(number) < 1);
  return isOld
    ? `Your Terraform Enterprise (${version}) is older than ${first}, the first that can deprecate`
    : undefined;
}
