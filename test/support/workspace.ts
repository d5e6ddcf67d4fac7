import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Workspace extends Disposable {
  /** Absolute, without symbolic links. */
  readonly path: string;
}

/** A new folder with these files, as a checkout leaves it; it goes when it is disposed of. */
export function makeWorkspace(files: Readonly<Record<string, string | Buffer>> = {}): Workspace {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'outrider-workspace-')));
  for (const [name, content] of Object.entries(files)) {
    const file = join(path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
