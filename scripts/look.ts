/**
 * Writes comments as they look on GitHub into `.look/`: dist runs against recorded responses of Nomad, for a human to review.
 * `npm run look`, or `npm run look -- hostile huge` for some of the scenes. With `--cut` it fails where a phone cuts off text. With `--pictures` also as PNG (on
 * a desktop and on a phone, light, dark, and as a person without green cones sees it). Both need Chromium on PATH. With `--update` it writes the pictures of the
 * documents into `.github/`, otherwise into `.look/`, light and dark: those of docs/ (`stories`), the README's (`first`), that of the guide (`readme`), and the
 * sandbox's page (`sandbox`). With `--strings` it only prints every text that a user reads.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { pullRequestEvent } from '../test/support/github.ts';
import { removeRunFolders, runAction } from '../test/support/action.ts';
import { createRepository } from './demo/repository.ts';
import { findCutBlocks, openBrowser, takeCommentPicture, takeCommentPictures } from './look/browser.ts';
import { renderCommentPage, indexPage } from './look/page.ts';
import { formatJobFile, startRecordedScheduler } from './look/recorded-scheduler.ts';
import { takeFirstPicture, takeReadmePictures } from './look/readme-comment.ts';
import { takePagePictures } from './look/sandbox-page.ts';
import { scenes, type Scene } from './look/scenes.ts';
import { listStrings } from './look/strings.ts';
import { commandStories } from './look/command-stories.ts';
import { driftStories } from './look/drift-stories.ts';
import { modeStories } from './look/mode-stories.ts';
import { playStory, registerStories, stories } from './look/stories.ts';

/** Returns Outrider's comment for a scene. */
async function play({ jobs }: Scene): Promise<string> {
  await using scheduler = await startRecordedScheduler(jobs);
  const files = jobs.map((job) => [`jobs/${job.id}.nomad.hcl`, formatJobFile(job)] as const);
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

function reportFailure(name: string, error: unknown): undefined {
  console.error(`.look/${name}.html  failed:`, error);
  process.exitCode = 1;
  return undefined;
}

async function takePictures(): Promise<void> {
  await using browser = await openBrowser();
  for (const { name } of chosenScenes.filter((scene) => existsSync(join(folder, `${scene.name}.html`))))
    for (const width of widths) {
      const page = join(folder, `${name}.html`);
      for (const block of await findCutBlocks(browser, page, width)) {
        console.error(`.look/${name}.html  is cut off in a window of ${width} pixels: ${block.replace(/\s+/g, ' ')}`);
        process.exitCode = 1;
      }
      if (values.cut === true) continue;
      for (const dark of [false, true]) {
        const picture = await takeCommentPicture(browser, { page, width, dark });
        writeFileSync(join(folder, `${name}-${width}-${dark ? 'dark' : 'light'}.png`), picture);
      }
      const colourless = await takeCommentPicture(browser, { page, width, dark: false, deuteranopia: true });
      writeFileSync(join(folder, `${name}-${width}-deuteranopia.png`), colourless);
    }
  if (values.cut === true) return;
  for (const { name, frameless } of stories.filter((story) => isWanted(story.name)))
    await takeCommentPictures(browser, { page: join(folder, `${name}.html`), frameless }, join(targetFolder, name));
  if (isWanted('readme')) await takeReadmePictures(browser, folder, join(targetFolder, 'comment'));
  if (isWanted('first')) await takeFirstPicture(browser, folder, join(targetFolder, 'first'));
  if (isWanted('sandbox')) await takePagePictures(browser, folder, join(targetFolder, 'sandbox'));
}

/** The widths of a desktop window and a phone, in CSS pixels. */
const widths = [1280, 380];
const folder = resolve(import.meta.dirname, '../.look');
const { values, positionals: wanted } = parseArgs({
  options: {
    pictures: { type: 'boolean' },
    cut: { type: 'boolean' },
    update: { type: 'boolean' },
    strings: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (values.strings === true) {
  console.log(listStrings().join('\n'));
  process.exit();
}
const isUpdate = values.update === true;
/** The folder for the pictures of the documents: pictures in git change only on request. */
const targetFolder = isUpdate ? resolve(import.meta.dirname, '../.github') : folder;
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const shows = [
  ...scenes.map((scene) => ({ ...scene, author: 'github-actions[bot]', show: () => play(scene) })),
  ...[...stories, ...registerStories, ...commandStories, ...modeStories, ...driftStories].map((story) => ({
    ...story,
    show: () => playStory(story),
  })),
];
const chosenScenes = shows.filter(({ name }) => isWanted(name));
if (chosenScenes.length === 0 && !['first', 'readme', 'sandbox'].some(isWanted))
  throw new Error(`Unknown scene. Scenes: sandbox, first, readme, ${shows.map(({ name }) => name).join(', ')}`);
try {
  // Stories mostly wait for their clusters, so they run at the same time. A failed one must not prevent the pages of the others.
  const texts = await pMap(
    chosenScenes,
    async ({ name, show }) => show().catch((error) => reportFailure(name, error)),
    { concurrency: 6 },
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const pages = chosenScenes.flatMap((scene, at) => {
    const markdown = texts[at];
    return markdown === undefined ? [] : [{ ...scene, markdown }];
  });
  for (const { name, about, author, markdown } of pages) {
    writeFileSync(join(folder, `${name}.md`), markdown);
    const page = await renderCommentPage(about, [{ author, markdown }]);
    writeFileSync(join(folder, `${name}.html`), page);
    console.log(`.look/${name}.html  ${about} (${markdown.length.toLocaleString('en-US')} characters)`);
  }
  const links = pages.map(({ name, about }) => ({ href: `${name}.html`, text: about }));
  writeFileSync(join(folder, 'index.html'), indexPage('Comments', links));
  if (values.pictures === true || values.cut === true || isUpdate) await takePictures();
} finally {
  removeRunFolders();
}
