import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pullRequestEvent, pushEvent } from '../support/github.ts';
import { declare, imageService, lateFile } from '../support/late.ts';
import { startStory, type Story } from '../support/registering.ts';
import { missingTools, readEnds } from './runner/act.ts';
import { example, runInStory } from './runner/story-runner.ts';

/** The unchanged examples of build and deploy, run by a real workflow runner. Skipped like the recipes of the README. */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;

/** A program `docker` for a machine without containers: an image is a file, and its digest that of the file. */
const docker = `#!/bin/sh
set -eu
store=$(dirname "$0")
case "$1" in
  login) cat >/dev/null ;;
  build) cp Dockerfile "$store/built" ;;
  push) cp "$store/built" "$store/pushed" ;;
  inspect) echo "ghcr.io/acme/jobs@sha256:$(sha256sum "$store/pushed" | cut -d ' ' -f 1)" ;;
esac
`;

/** The environment of steps that use this program. */
function startBuilding() {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-docker-'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
  const path = [folder, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  return { env: { PATH: path }, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

async function startProposal(): Promise<Story> {
  const story = await startStory({
    files: {
      [lateFile]: declare('image') + imageService('web', 'var.image'),
      Dockerfile: 'FROM scratch\n',
      '.github/outrider.yml': 'late-vars: image\n',
    },
    running: [imageService('web', '"ghcr.io/acme/jobs:1.2"')],
  });
  story.github.head = story.workspace.commit();
  return story;
}

async function readRunningImage(story: Story): Promise<string | undefined> {
  interface Live {
    readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Config: Record<string, string> }[] }[];
  }
  const { TaskGroups } = await story.ask<Live>('GET', '/v1/job/web');
  return TaskGroups[0]?.Tasks[0]?.Config['image'];
}

describe.skipIf(missingTools.length > 0)(
  `examples of build and deploy in a workflow runner${skipped}`,
  { timeout: 180_000 },
  () => {
    test.each(['build-and-deploy.yml', 'reusable/build-and-deploy.yml'])(
      'the example %s builds an image, deploys it as reviewed, and shows its digest in the comment',
      async (name) => {
        using building = startBuilding();
        await using story = await startProposal();
        const { head } = story.github;
        const preview = await runInStory(story, example('preview-late.yml'), pullRequestEvent(false, { sha: head }));
        expect([preview.exitCode, readEnds(preview)]).toEqual([0, ['succeeded']]);
        expect(story.github.comments[0]?.body).toContain('image `jobs:1.2\u00a0→\u00a0(late: image)`');
        const mergedAt = new Date().toISOString();
        story.github.pulls = [{ number: 7, head, state: 'closed', mergedAt, mergeCommit: head }];
        const run = await runInStory(story, example(name), pushEvent(head), building.env);
        expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded', 'succeeded']]);
        const image = await readRunningImage(story);
        expect(image).toMatch(/^ghcr\.io\/acme\/jobs@sha256:[0-9a-f]{64}$/);
        expect(story.github.comments[0]?.body).toContain(`The late variable \`image\` has the value \`${image}\``);
      },
    );
  },
);
