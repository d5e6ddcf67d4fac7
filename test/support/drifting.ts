import { expect } from 'vitest';
import { otherEvent } from './github.ts';
import { runAction, type ActionRun } from './action.ts';
import { service, startStory, type Story, type StoryOptions, type StoryRunOptions } from './registering.ts';
import type { IssueDouble } from './github-issues.ts';
import { readResult } from './result.ts';

/** A repository with a schedule that looks for drift. */
export interface DriftStory extends Story {
  /** Mode `drift` on a schedule, at the newest commit of the default branch. */
  drift(options?: DriftRunOptions): Promise<ActionRun>;
  /** Commits everything on the default branch. */
  commitHead(): string;
  openIssue(): IssueDouble;
  /** The requests to GitHub since the last call. */
  listRequests(): readonly string[];
}

interface DriftRunOptions extends StoryRunOptions {
  /** Of the run; by default each run has the next one. */
  readonly runId?: string;
}

export async function startDrift(options: StoryOptions): Promise<DriftStory> {
  const story = await startStory(options);
  const { github, workspace, sandbox } = story;
  let runs = 1000;
  let count = 0;
  let head = '';
  const commitHead = (): string => (head = workspace.commit());
  commitHead();
  return Object.assign(story, {
    commitHead,
    async drift({ inputs, env, runId, event, ...rest }: DriftRunOptions = {}) {
      runs += 1;
      const run = await runAction({
        inputs: { mode: 'drift', 'job-files': 'jobs/*.nomad.hcl', address: sandbox.scheduler, ...inputs },
        workspace: workspace.path,
        githubToken: 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR',
        apiUrl: github.url,
        env: {
          GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
          GITHUB_RUN_ID: runId ?? String(runs),
          GITHUB_REF: 'refs/heads/main',
          GITHUB_SHA: head,
          ...env,
        },
        event: event ?? otherEvent('schedule', { schedule: '0 6 * * *' }),
        ...rest,
      });
      return run;
    },
    openIssue() {
      const open = github.issues.filter(({ state, user }) => state === 'open' && user.type === 'Bot');
      expect(open).toHaveLength(1);
      const [only] = open;
      if (only === undefined) throw new Error('There is no open issue');
      return only;
    },
    listRequests() {
      const all = github.requests.slice(count);
      count = github.requests.length;
      return all;
    },
  });
}

const files = { 'jobs/api.nomad.hcl': service('api'), 'jobs/web.nomad.hcl': service('web') };

/** A repository with jobs api and web, which run as their files declare. */
export async function startTwo(options: Partial<StoryOptions> = {}): Promise<DriftStory> {
  return startDrift({ files, running: [service('api'), service('web')], ...options });
}

/** A repository with an open issue about job web. */
export async function startOpen(): Promise<DriftStory> {
  const story = await startTwo();
  await story.operate(service('web', { count: 3 }));
  await story.drift();
  story.openIssue();
  return story;
}

/** The requests to GitHub of a run that changes nothing there. */
export function requestsWithoutChange(story: DriftStory): readonly string[] {
  return [
    'POST /graphql',
    'GET /repos/acme/jobs',
    `GET /repos/acme/jobs/compare/${story.commitHead()}...main?per_page=1&page=1`,
    'GET /repos/acme/jobs/issues?state=all&per_page=100',
  ];
}

export function joinMessages({ annotations }: ActionRun): string {
  return annotations.map(({ level, message }) => `${level}: ${message}`).join('\n');
}

export type DriftedJob = Readonly<Record<string, unknown>>;

export function readDrifts(run: ActionRun): readonly DriftedJob[] {
  return readResult(run).jobs.map((job) => ({ ...job, kind: job.effect }));
}

/** The kinds by the IDs of the jobs. */
export function readKinds(run: ActionRun): Readonly<Record<string, unknown>> {
  return Object.fromEntries(readDrifts(run).map(({ id, file, kind }) => [String(id === '' ? file : id), kind]));
}
