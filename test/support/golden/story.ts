import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ActionRun } from '../action.ts';
import { describeCalls, nameHosts, sortCalls, listWrittenTexts } from './calls.ts';
import { describeLog, describeOutputs, describeSummary } from './run.ts';
import { normalize } from './normalize.ts';
import { observeRequests, type ObservedCall } from './observed.ts';

const folder = resolve(import.meta.dirname, '../../golden');

/** Plays a run, and writes down under a title its texts and its requests. */
type Step = (title: string, run: () => Promise<ActionRun>) => Promise<ActionRun>;

interface PlayedStep {
  readonly title: string;
  readonly run: ActionRun;
  readonly calls: readonly ObservedCall[];
}

/** Tests that each story is written down in its file, `test/golden/<topic>/<name>.md`, and that there is no other file. */
export function testStories(topic: string, stories: Readonly<Record<string, (step: Step) => Promise<unknown>>>): void {
  test.each(Object.entries(stories))(
    `what users see of the story ${topic}/%s is what its golden file says`,
    async (name, play) => {
      const steps: PlayedStep[] = [];
      await play(async (title, run) => {
        const { result, calls } = await observeRequests(run);
        steps.push({ title, run: result, calls });
        return result;
      });
      const text = describeStory(`${topic}: ${name.replaceAll('-', ' ')}`, steps);
      await expect(text).toMatchFileSnapshot(join(folder, topic, `${name}.md`));
    },
  );
  test(`each golden file of ${topic} has a story`, () => {
    const names = globSync('*', { cwd: join(folder, topic) }).map((name) => name.replace(/\.md$/, ''));
    expect(names.filter((name) => !(name in stories))).toEqual([]);
  });
}

interface Section {
  readonly heading: string;
  readonly text: string;
  /** `undefined` for a heading alone. */
  readonly language?: 'diff' | 'markdown' | 'requests' | 'text' | 'yaml';
}

/** Everything that a story shows, as Markdown without values that differ from run to run. */
function describeStory(title: string, steps: readonly PlayedStep[]): string {
  const sections = steps.flatMap(describeStep);
  const hosts = nameHosts(steps.flatMap(({ calls }) => calls));
  const texts = normalize(
    sections.map(({ text }) => text),
    hosts,
  );
  const parts = sections.map(({ heading, language }, at) => {
    if (language === undefined) return `${heading}\n`;
    const text = texts[at] ?? '';
    return `${heading}\n\n${fence(language === 'requests' ? sortCalls(text) : text, language)}\n`;
  });
  return `# ${title}\n\n${parts.join('\n')}`;
}

function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

function describeStep({ title, run, calls }: PlayedStep, at: number): readonly Section[] {
  const written = listWrittenTexts(calls);
  const texts = written.map(([, text]) => text);
  const all: readonly Section[] = [
    { heading: '### Log', text: describeLog(run.stdout), language: 'text' },
    ...written.map(([place, text]) => ({ heading: `### ${place}`, text, language: 'markdown' as const })),
    describeSummary(run.summary, texts),
    { heading: '### Outputs', text: describeOutputs(run, texts), language: 'yaml' },
    { heading: '### Requests', text: describeCalls(calls), language: 'requests' },
  ];
  const heading = `## ${at + 1}. ${title}: exit code ${run.exitCode}`;
  return [{ heading, text: '' }, ...all.filter(({ text }) => text !== '')];
}
