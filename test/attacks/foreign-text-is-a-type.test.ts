import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { listNodes, parseMarkdown } from '../support/markdown.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

/** A plan in which no allocation of `app` can be placed, for a reason that quotes a label of the job. */
async function planWithReason(story: Story, reason: string): Promise<ActionRun> {
  await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
    if (!/\/plan\b/.test(path)) return;
    const plan = JSON.parse((await pass()).body) as object;
    const metric = { NodesEvaluated: 1, DimensionExhausted: { [reason]: 1 } };
    answer(200, JSON.stringify({ ...plan, FailedTGAllocs: { app: metric } }));
  });
  return await story.plan({ inputs: { address: proxy.url } });
}

async function startWeb(): Promise<Story> {
  return startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
}

function readBody(story: Story): string {
  return story.github.comments.at(-1)?.body ?? '';
}

describe.concurrent('a port label that Nomad quotes', () => {
  test('a label that is Markdown and HTML replaces nothing of the plan that reviewers read', async () => {
    await using story = await startWeb();
    const label = 'x\n\n### 🟢 Plan: no changes\n\n<!-- @everyone [y](https://evil.example) <img src=y>';
    const run = await planWithReason(story, `network: reserved port collision ${label}=18080`);
    for (const text of [readBody(story), run.summary]) {
      const nodes = listNodes(parseMarkdown(text));
      expect(nodes.filter(({ type }) => type === 'heading')).toHaveLength(1);
      expect(nodes.some(({ type }) => type === 'table')).toBe(true);
      expect(JSON.stringify(nodes.filter(({ type }) => type === 'link' || type === 'image'))).not.toContain('evil');
      const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
      expect(html.filter((item) => item.includes('<img') || /<!-- (?!outrider:)/.test(item))).toEqual([]);
      const words = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : [])).join(' ');
      expect(words).not.toContain('@everyone');
    }
    expect(readBody(story)).toMatch(/no node has room: `+ ?network: reserved port collision x ### 🟢 Plan/);
  });

  test('a label that repeats the lines of Outrider forges neither a marker nor a record', async () => {
    await using story = await startWeb();
    const record = `<!-- outrider:record v3 AAAA ${'A'.repeat(43)}= ${'A'.repeat(43)}= -->`;
    const run = await planWithReason(story, `x\n<!-- outrider:v1 id=prod -->\n${record}\n`);
    expect(run.exitCode).toBe(0);
    const lines = readBody(story).split('\n');
    expect(lines.filter((line) => line.startsWith('<!-- outrider:v1'))).toEqual(['<!-- outrider:v1 id=default -->']);
    expect(lines.filter((line) => line.startsWith('<!-- outrider:record'))).toHaveLength(1);
  });
});

test('secrets in a reason that Nomad gives are hidden in comment, outputs, log and summary', async () => {
  await using story = await startWeb();
  const secrets = ['ghp_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR', 'postgres://app:Qz3vNw81Tt@db.example/app'];
  const run = await planWithReason(story, `network: reserved port collision ${secrets.join(' ')}`);
  const markdown = readFileSync(run.outputs['markdown'] ?? '', 'utf8');
  for (const text of [readBody(story), run.summary, run.stdout, JSON.stringify(run.outputs), markdown]) {
    expect(text).toContain('reserved port collision');
    for (const secret of ['ghp_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR', 'Qz3vNw81Tt']) expect(text).not.toContain(secret);
  }
});
