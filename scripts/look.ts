/**
 * Writes comments as they look on GitHub into `.look/`: dist runs against recorded answers of Nomad, for a human to review.
 * `npm run look`, or `npm run look -- hostile huge` for some of the scenes; with `--pictures` also as PNG (light, dark, and on a phone), which
 * needs a Chromium on PATH. `npm run look -- sandbox --pictures` takes the sandbox's page, and the README's picture of it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pullRequestEvent } from '../test/support/github.ts';
import { removeRunFolders, runAction } from '../test/support/action.ts';
import { createRepository } from './demo/repository.ts';
import { openBrowser, pictureOfComment } from './look/browser.ts';
import { commentPage, indexPage } from './look/page.ts';
import { jobFile, startRecordedScheduler } from './look/recorded-scheduler.ts';
import { takePagePictures } from './look/sandbox-page.ts';
import { scenes, type Scene } from './look/scenes.ts';

/** Returns Outrider's comment for a scene. */
async function play({ jobs }: Scene): Promise<string> {
  await using scheduler = await startRecordedScheduler(jobs);
  const files = jobs.map((job) => [`jobs/${job.id}.nomad.hcl`, jobFile(job)] as const);
  using repository = await createRepository('Jobs', Object.fromEntries(files));
  const run = await runAction({
    inputs: { address: scheduler.url, 'job-files': 'jobs/*.nomad.hcl' },
    workspace: repository.folder,
    event: pullRequestEvent(),
  });
  const path = run.outputs['markdown'];
  if (path === undefined) throw new Error(`dist wrote no comment:\n${run.stdout}`);
  return readFileSync(path, 'utf8');
}

async function takePictures(): Promise<void> {
  await using browser = await openBrowser();
  for (const { name } of chosen)
    for (const [look, width, dark] of [
      ['light', 960, false],
      ['dark', 960, true],
      ['phone', 400, false],
    ] as const) {
      const picture = await pictureOfComment(browser, { page: join(folder, `${name}.html`), width, dark });
      writeFileSync(join(folder, `${name}-${look}.png`), picture);
    }
  if (showsPage) await takePagePictures(browser, folder, resolve(folder, '../.github/sandbox.png'));
}

const folder = resolve(import.meta.dirname, '../.look');
const { values, positionals: wanted } = parseArgs({
  options: { pictures: { type: 'boolean' } },
  allowPositionals: true,
});
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const showsPage = wanted.length === 0 || wanted.includes('sandbox');
if (chosen.length === 0 && !showsPage)
  throw new Error(`Unknown scene. Scenes: sandbox, ${scenes.map(({ name }) => name).join(', ')}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
try {
  for (const scene of chosen) {
    const markdown = await play(scene);
    writeFileSync(join(folder, `${scene.name}.md`), markdown);
    const page = await commentPage(scene.about, [{ author: 'github-actions[bot]', markdown }]);
    writeFileSync(join(folder, `${scene.name}.html`), page);
    console.log(`.look/${scene.name}.html  ${scene.about} (${markdown.length.toLocaleString('en-US')} characters)`);
  }
  const links = chosen.map(({ name, about }) => ({ href: `${name}.html`, text: about }));
  writeFileSync(join(folder, 'index.html'), indexPage('Comments', links));
  if (values.pictures === true) await takePictures();
} finally {
  removeRunFolders();
}
