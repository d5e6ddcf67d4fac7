import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { control } from '../demo/modules-story.ts';
import { planAndMerge, register, type Merged } from '../demo/register-story.ts';
import { shopFile, shops } from '../demo/shop.ts';
import type { Stage } from '../demo/story.ts';
import { mail, report } from '../demo/tour-jobs.ts';
import { startStage } from './stage.ts';

const looks = [
  { name: 'light', width: 1280, height: 960, colorScheme: 'light' },
  { name: 'dark', width: 1280, height: 960, colorScheme: 'dark' },
  { name: 'phone', width: 360, height: 1600, colorScheme: 'light' },
] as const;

/** Takes pictures of the sandbox's page in the middle of a rollout into a folder, and as `<target>.png` and `<target>-dark.png`. */
export async function takePagePictures(browser: Browser, folder: string, target: string): Promise<void> {
  await using started = await startStage();
  const { cluster } = started;
  await using door = await openDoor(Number(new URL(cluster.address).port));
  const stage = { ...started, cluster: { ...cluster, address: door.address } };
  const merged = await setTheStage(stage);
  const pages = await Promise.all(
    looks.map(async ({ name, width, height, colorScheme }) => {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme });
      await page.goto(cluster.page);
      return { name, page };
    }),
  );
  const registered = register(stage, merged, 2);
  for (const { name, page } of pages) {
    await scrollToMiddle(page);
    const picture = await page.screenshot();
    writeFileSync(`${folder}/sandbox-${name}.png`, picture);
    if (name === 'light') writeFileSync(`${target}.png`, picture);
    if (name === 'dark') writeFileSync(`${target}-dark.png`, picture);
  }
  await registered;
}

/** The usual address of Nomad, for the comments: the sandbox has a different port each time. A free port if a Nomad runs on this machine. */
async function openDoor(port: number): Promise<AsyncDisposable & { readonly address: string }> {
  const server = createServer((socket) => {
    const inside = connect(port, '127.0.0.1');
    for (const end of [socket, inside]) end.on('error', () => [socket, inside].forEach((stream) => stream.destroy()));
    socket.pipe(inside).pipe(socket);
  });
  const listen = (at: number): Promise<unknown> => once(server.listen(at, '127.0.0.1'), 'listening');
  await listen(4646).catch(() => listen(0));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** Prepares running jobs, a module with a warning, and a reviewed and merged change. */
async function setTheStage(stage: Stage): Promise<Merged> {
  const { cluster } = stage;
  const deprecation = { reason: 'Superseded by 2.0.0.', link: 'https://example.com/vpc/2.0.0' };
  const versions = [{ version: '1.0.0', deprecation }, { version: '1.1.0', deprecation }, '2.0.0'];
  await control(cluster, 'modules', { name: 'vpc', provider: 'aws', versions });
  for (const source of [mail, report, shops.running]) await cluster.register(source);
  await cluster.awaitRunning('shop', 2);
  return planAndMerge(stage, {
    branch: 'better',
    message: 'Raise shop to 2.1',
    files: { [shopFile]: shops.better },
    run: 1,
  });
}

async function scrollToMiddle(page: Page): Promise<void> {
  await page.locator('#jobs').getByText('1 of 2 healthy').waitFor();
  await page.locator('#pull-requests').getByText('Rolling out').first().waitFor();
}
