import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

interface PictureOptions {
  /** Path of an HTML file. */
  readonly page: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly dark: boolean;
  /** Whether it is taken as a person without green cones sees it, about one man in 16. */
  readonly deuteranopia?: boolean;
  /** Whether to omit author and frame, which a step summary does not have. */
  readonly frameless?: boolean;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** Returns the path of Chromium on PATH, `undefined` without one. */
export function findBrowser(): string | undefined {
  const paths = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/** Starts the Chromium of this machine. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(`A picture needs a browser on PATH: ${names.join(', ')}`);
  // In a container there is no user namespace for its own sandbox. The caller handles signals.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, args: ['--no-sandbox'], ...signals });
}

/** Takes the first comment of a page as PNG, without the page around it. */
export async function takeCommentPicture(browser: Browser, options: PictureOptions): Promise<Buffer> {
  const { page: path, width, dark, deuteranopia = false, frameless = false } = options;
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: dark ? 'dark' : 'light' });
  await page.goto(pathToFileURL(path).href);
  if (deuteranopia) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' });
  }
  const box = await page
    .locator(frameless ? '.comment .body' : '.comment')
    .first()
    .boundingBox();
  if (box === null) throw new Error(`${path} shows no comment`);
  const margin = frameless ? 0 : 8;
  const clip = { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin };
  const picture = await page.screenshot({ fullPage: true, clip });
  await page.close();
  return picture;
}

/** The beginnings of the blocks of a page's first comment that a window of this width shows only in part; code may be cut off. */
export async function findCutBlocks(browser: Browser, path: string, width: number): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(path).href);
  const cut = await page
    .locator('.comment .body')
    .first()
    .evaluate((body) => {
      for (const fold of body.querySelectorAll('details')) fold.open = true;
      return [...body.querySelectorAll<HTMLElement>(':is(table, p, li, summary, h3):not(pre *)')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ innerText }) => innerText.slice(0, 60));
    });
  await page.close();
  return cut;
}

/** Takes the first comment of a page as `<target>.png` and `<target>-dark.png`: the two sources of a `<picture>`, 900 pixels wide. */
export async function takeCommentPictures(
  browser: Browser,
  comment: Pick<PictureOptions, 'page' | 'frameless'>,
  target: string,
): Promise<void> {
  for (const [suffix, dark] of [
    ['', false],
    ['-dark', true],
  ] as const)
    writeFileSync(`${target}${suffix}.png`, await takeCommentPicture(browser, { ...comment, width: 916, dark }));
}
