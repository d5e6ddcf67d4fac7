/** A module of an organization's private registry. */
export interface Module {
  readonly organization: string;
  readonly name: string;
  readonly provider: string;
}

/** As users name it: `organization/name/provider`. */
export function moduleName({ organization, name, provider }: Module): string {
  return `${organization}/${name}/${provider}`;
}
