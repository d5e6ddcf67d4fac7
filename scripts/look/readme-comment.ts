import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { startCluster } from '../demo/cluster.ts';
import { startFront } from '../demo/front.ts';
import { startGitHub } from '../demo/github.ts';
import { createPages } from '../demo/pages.ts';
import { writeCommentFiles, createInitialRepository, planTwice, registerInitialJobs } from '../demo/story.ts';
import { planAndMerge, register, type Merged } from '../demo/register-story.ts';
import { shopFile, shops } from '../demo/shop.ts';
import { takeCommentPictures } from './browser.ts';
import { renderCommentPage } from './page.ts';
import { startStage } from './stage.ts';

/** Takes the README's pictures of the comment, light and dark: the plan of the demo. */
export async function takeReadmePictures(browser: Browser, folder: string, target: string): Promise<void> {
  await using everything = new AsyncDisposableStack();
  const repository = everything.use(await createInitialRepository());
  const github = everything.use(await startGitHub());
  const front = everything.use(await startFront(github.url, createPages(github, repository, {})));
  const cluster = everything.use(await startCluster({ github: `${front.url}/repos/acme/jobs` }));
  const stage = { cluster, github, front, repository };
  const { comment } = await planTwice(stage, await registerInitialJobs(stage));
  const body = comment.body.replaceAll(new URL(cluster.address).host, 'nomad.example:4646');
  await writeCommentFiles(folder, 'comment', { ...comment, body });
  await takeCommentPictures(browser, { page: join(folder, 'comment.html') }, target);
}

/** The parts of a comment in the README: its headline, box and table. */
const excerpt = `
  .comment > .avatar, .comment sub, .comment .body > details { display: none; }
  .comment { display: block; margin: 0; }
  .comment .box { box-sizing: border-box; height: 100%; margin: 0; }
  .comment:first-child header::after { content: ' · before the merge'; }
  .comment:last-child header::after { content: ' · after the merge'; }
`;

/** Beside each other; one below the other in a window as narrow as a phone. */
const layouts = [
  { name: '', width: 1180, columns: 2 },
  { name: '-phone', width: 420, columns: 1 },
];

/** Takes the README's first picture, for a desktop and a phone, light and dark: one comment before and after the merge. */
export async function takeFirstPicture(browser: Browser, folder: string, target: string): Promise<void> {
  const comments = await renderBeforeAndAfter();
  const entries = comments.map((markdown) => ({ author: 'github-actions[bot]', markdown }));
  const path = join(folder, 'first.html');
  writeFileSync(path, await renderCommentPage('Before and after the merge', entries));
  for (const { name, width, columns } of layouts)
    for (const [suffix, colorScheme] of [
      ['', 'light'],
      ['-dark', 'dark'],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      await page.goto(pathToFileURL(path).href);
      const grid = `main { max-width: none; display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 16px; }`;
      await page.addStyleTag({ content: grid + excerpt });
      writeFileSync(`${target}${name}${suffix}.png`, await page.locator('main').screenshot());
      await page.close();
    }
}

/** A job with an image, whose allocations are replaced at the same time. */
function renderAtOnce(source: string, image: string): string {
  return source
    .replace('update {', 'update {\n    max_parallel = 3')
    .replace('config {', `config {\n        image = "${image}"`);
}

/** The comment on a pull request that raises a job and its count: with the plan, and after the rollout. */
async function renderBeforeAndAfter(): Promise<readonly string[]> {
  await using stage = await startStage();
  const { cluster, github } = stage;
  await cluster.register(renderAtOnce(shops.running, 'shop:2.0'));
  await cluster.awaitRunning('shop', 2);
  const readComment = async ({ pull }: Merged): Promise<string> => {
    const [{ body } = { body: '' }] = await github.comments(pull);
    return body.replaceAll(new URL(cluster.address).host, 'nomad.example:4646');
  };
  const source = renderAtOnce(shops.better, 'shop:2.1').replace('count = 2', 'count = 3');
  const merged = await planAndMerge(stage, {
    branch: 'better',
    message: 'Raise shop to 2.1',
    files: { [shopFile]: source },
    run: 1,
  });
  const before = await readComment(merged);
  await register(stage, merged, 2);
  return [before, await readComment(merged)];
}
