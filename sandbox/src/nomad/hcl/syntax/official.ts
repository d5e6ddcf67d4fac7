import type { Diagnostic } from './source.ts';

/** The latest texts with their errors. A check takes milliseconds, and a plan, a register run and an operator send the same text. */
const checked = new Map<string, Promise<readonly Diagnostic[]>>();
const maxCachedTexts = 100;

/** Returns the syntax errors of the official parser in order. */
export function checkSyntax(text: string, name: string): Promise<readonly Diagnostic[]> {
  const key = `${name}\n${text}`;
  const cachedResult = checked.get(key);
  if (cachedResult !== undefined) return cachedResult;
  if (checked.size >= maxCachedTexts) checked.clear();
  const document = parseOfficially(text, name);
  checked.set(key, document);
  return document;
}

async function parseOfficially(text: string, name: string): Promise<Diagnostic[]> {
  // Loaded with the first job file, because it unpacks two megabytes of WebAssembly.
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
    const [, location = '<nil>', summary = '', detail = ''] = /^(\S+): (.*?); ([\s\S]*)$/.exec(part) ?? [
      '',
      '<nil>',
      part,
      '',
    ];
    return { location, summary, detail };
  });
}
