import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startCluster } from '../demo/cluster.ts';
import { startFront } from '../demo/front.ts';
import { startGitHub } from '../demo/github.ts';
import { createPages } from '../demo/pages.ts';
import { leaveComment, makeRepository, planTwice, setTheScene } from '../demo/story.ts';
import { takeCommentPictures } from './browser.ts';

/** Takes the README's pictures of the comment, light and dark: the plan of the demo. */
export async function takeReadmePictures(browser: Browser, folder: string, target: string): Promise<void> {
  await using everything = new AsyncDisposableStack();
  const repository = everything.use(await makeRepository());
  const github = everything.use(await startGitHub());
  const front = everything.use(await startFront(github.url, createPages(github, repository, {})));
  const cluster = everything.use(await startCluster({ github: `${front.url}/repos/acme/jobs` }));
  const stage = { cluster, github, front, repository };
  const { comment } = await planTwice(stage, await setTheScene(stage));
  await leaveComment(folder, 'comment', comment);
  await takeCommentPictures(browser, { page: join(folder, 'comment.html') }, target);
}
