import type { Diagnostic } from './source.ts';

/** What the official parser says of a text's syntax: nothing, or its errors in their order. */
export async function checkSyntax(text: string, name: string): Promise<Diagnostic[]> {
  // Loading unpacks two megabytes of WebAssembly: only when the first job file comes.
  const { parse } = await import('@cdktn/hcl2json');
  try {
    await parse(name, text);
    return [];
  } catch (error) {
    return splitDiagnostics(error instanceof Error ? error.message : String(error), name);
  }
}

/** The diagnostics come as `parse config: [PLACE: SUMMARY; DETAIL PLACE: …]`, parted by blanks only. */
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
