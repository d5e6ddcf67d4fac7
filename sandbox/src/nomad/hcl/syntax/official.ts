import type { Diagnostic } from './source.ts';

/** Returns the syntax errors of the official parser in order. */
export async function checkSyntax(text: string, name: string): Promise<Diagnostic[]> {
  // Loading unpacks two megabytes of WebAssembly, so that it waits for the first job file.
  const { parse } = await import('@cdktn/hcl2json');
  try {
    await parse(name, text);
    return [];
  } catch (error) {
    return splitDiagnostics(error instanceof Error ? error.message : String(error), name);
  }
}

/** Diagnostics have the form `parse config: [PLACE: SUMMARY; DETAIL PLACE: …]`, separated only by blanks. */
function splitDiagnostics(message: string, name: string): Diagnostic[] {
  const inner = message.replace(/^parse config: \[/, '').replace(/\]$/, '');
  const start = new RegExp(`(?:^| )(?=${RegExp.escape(name)}:\\d+,\\d+-[\\d,]+: )`);
  return inner.split(start).map((part) => {
    const [, where = '<nil>', summary = '', detail = ''] = /^(\S+): (.*?); ([\s\S]*)$/.exec(part) ?? [
      '',
      '<nil>',
      part,
      '',
    ];
    return { where, summary, detail };
  });
}
