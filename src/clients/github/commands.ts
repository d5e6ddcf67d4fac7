/** Where an annotation points to; `line` and `column` count from 1. */
export interface AnnotationPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly title?: string | undefined;
}

/**
 * One line that the runner takes as a command, without its line end: `::name key=value,…::data`.
 * The runner undoes exactly these escapes.
 * Source: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function formatCommand(name: string, data: string, properties: Readonly<Record<string, unknown>> = {}): string {
  const listed = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${name}${listed === '' ? '' : ` ${listed}`}::${escapeData(data)}`;
}

/** An annotation: `error`, `warning` or `notice`. */
export function formatAnnotation(
  level: 'error' | 'warning' | 'notice',
  message: string,
  at: AnnotationPlace = {},
): string {
  return formatCommand(level, message, { file: at.file, line: at.line, col: at.column, title: at.title });
}

/**
 * Whether the runner could take a line of this text as a command: `::name::` at the start of a line after white
 * space, or the older `##[name]` anywhere in it.
 */
export function couldCommand(text: string): boolean {
  return text.includes('::') || text.includes('##[');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
