import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

interface PictureOptions {
  /** Path of an HTML file. */
  readonly page: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly dark: boolean;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}

export interface Browser extends AsyncDisposable {
  /** The first comment of a page as PNG, nothing around it. */
  picture(options: PictureOptions): Promise<Buffer>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** A Chromium of this machine, driven by its own protocol over a pipe (https://chromedevtools.github.io/devtools-protocol/). */
export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'outrider-browser-'));
  const child = spawn(
    findBrowser(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--hide-scrollbars',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const closed = new Promise((done) => child.once('close', done));
  const send = createProtocol(child);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, parameters: object = {}): Promise<Answer> => send(method, parameters, String(sessionId));
  return {
    picture: (options) => takePicture(ask, options),
    async [Symbol.asyncDispose]() {
      const late = setTimeout(() => child.kill('SIGKILL'), 3000);
      // Told so it ends its own processes too; the answer may get lost on its way out.
      await Promise.allSettled([send('Browser.close', {}), closed]);
      clearTimeout(late);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Answer = Record<string, unknown>;

async function takePicture(
  ask: (method: string, parameters?: object) => Promise<Answer>,
  { page, width, dark, scale }: PictureOptions,
): Promise<Buffer> {
  const scheme = { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' };
  await ask('Emulation.setEmulatedMedia', { features: [scheme] });
  await ask('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: scale, mobile: false });
  await ask('Page.navigate', { url: pathToFileURL(page).href });
  const expression = `new Promise((done) => {
    const look = () => {
      const box = document.readyState === 'complete' && document.querySelector('.comment')?.getBoundingClientRect();
      if (box) done(JSON.stringify({ x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }));
      else setTimeout(look, 10);
    };
    look();
  })`;
  const { result } = (await ask('Runtime.evaluate', { expression, awaitPromise: true })) as {
    result: { value: string };
  };
  const clip = { ...(JSON.parse(result.value) as object), scale: 1 };
  const { data } = await ask('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
  return Buffer.from(String(data), 'base64');
}

/** Asks over the pipe: JSON texts, each ended by a zero byte. */
function createProtocol(child: ChildProcess): (method: string, params: object, sessionId?: string) => Promise<Answer> {
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const { id, result, error } = JSON.parse(part) as { id?: number; result?: Answer; error?: { message: string } };
      const asked = waiting.get(id ?? -1);
      if (error !== undefined) asked?.reject(new Error(`The browser says: ${error.message}`));
      else asked?.resolve(result ?? {});
    }
  });
  child.once('close', () => waiting.forEach(({ reject }) => reject(new Error('The browser ended by itself'))));
  let count = 0;
  return (method, params, sessionId) => {
    const id = ++count;
    const asked = Promise.withResolvers<Answer>();
    waiting.set(id, asked);
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return asked.promise;
  };
}

function findBrowser(): string {
  const paths = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`A picture needs a browser on PATH: ${names.join(', ')}`);
  return found;
}
