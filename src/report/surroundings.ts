/** What a report names and links to, besides the outcome. */
export interface Surroundings {
  /** The comment's first line; undefined for a summary. */
  readonly marker: string | undefined;
  /** The comment's last line, for who registers; undefined for a summary. */
  readonly record: string | undefined;
  /** URL of a file at the commit that was planned; undefined when there is no repository to link to. */
  readonly fileUrl: ((file: string) => string) | undefined;
  readonly commit: string | undefined;
  readonly run: { readonly number: number; readonly attempt: number; readonly url: string } | undefined;
  /** Host and port. */
  readonly cluster: string;
  readonly region: string | undefined;
}
