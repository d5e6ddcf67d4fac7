/** Combines several errors into one text, as Go's multierror prints them. */
export function formatErrors(errors: readonly string[]): string {
  const head = errors.length === 1 ? '1 error occurred:' : `${errors.length} errors occurred:`;
  return `${head}\n\t* ${errors.join('\n\t* ')}\n\n`;
}

/** Combines several warnings into one text; empty if there are none. */
export function formatWarnings(warnings: readonly string[]): string {
  if (warnings.length === 0) return '';
  const head = warnings.length === 1 ? '1 warning:' : `${warnings.length} warnings:`;
  return `${head}\n${warnings.map((warning) => `\n* ${warning.trim()}`).join('')}`;
}
