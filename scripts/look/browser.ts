import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

interface PictureOptions {
  /** Path of an HTML file. */
  readonly page: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly dark: boolean;
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
export async function pictureOfComment(browser: Browser, { page: path, width, dark }: PictureOptions): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: dark ? 'dark' : 'light' });
  await page.goto(pathToFileURL(path).href);
  const box = await page.locator('.comment').first().boundingBox();
  if (box === null) throw new Error(`${path} shows no comment`);
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  const picture = await page.screenshot({ fullPage: true, clip });
  await page.close();
  return picture;
}
