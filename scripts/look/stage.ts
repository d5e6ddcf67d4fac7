import { startCluster } from '../demo/cluster.ts';
import { startFront } from '../demo/front.ts';
import { startGitHub } from '../demo/github.ts';
import { createPages } from '../demo/pages.ts';
import { createRepository } from '../demo/repository.ts';
import { shopFile, shops } from '../demo/shop.ts';
import type { Stage } from '../demo/story.ts';

/** A repository with the job file of `shop`, its GitHub, and a cluster on which nothing runs yet. */
export async function startStage(): Promise<Stage & AsyncDisposable> {
  await using started = new AsyncDisposableStack();
  const base = { message: 'Run shop', files: { [shopFile]: shops.running } };
  const repository = started.use(await createRepository(base.message, base.files));
  const github = started.use(await startGitHub());
  await github.begin(base);
  const front = started.use(await startFront(github.url, createPages(github, repository, {})));
  const cluster = started.use(await startCluster({ github: `${front.url}/repos/acme/jobs` }));
  const everything = started.move();
  return { repository, github, front, cluster, [Symbol.asyncDispose]: () => everything.disposeAsync() };
}
