/** The version in package.json; a test holds them equal. */
export const version = '1.0.0';

/** A page of `docs/` as it was released with this version: a later one may describe what this one does not do. */
export function documentationUrl(page: `${string}.md`): string {
  return `https://github.com/outrider/outrider/blob/v${version}/docs/${page}`;
}
