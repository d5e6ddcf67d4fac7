import { setTimeout as sleep } from 'node:timers/promises';
import type { Gitea } from './server.ts';

/** The `github` context of a job, as Gitea sends it to a runner. */
interface JobContext {
  readonly actor: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly event_name: string;
  readonly job: string;
  readonly ref: string;
  readonly repository: string;
  readonly run_attempt: string;
  readonly run_id: string;
  readonly run_number: string;
  readonly sha: string;
  /** The token of the job, which works until the job ends. */
  readonly token: string;
}

/** A job that the runner has taken. */
export interface Task {
  readonly id: string;
  /** The workflow with this job alone, base64. */
  readonly workflowPayload: string;
  readonly context: JobContext;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
}

export interface Runner {
  /** Takes the oldest job that is wanted, and ends it once it was run. Other jobs wait for a later call. */
  take<T>(isWanted: (task: Task) => boolean, run: (task: Task) => Promise<T>): Promise<T>;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Registers a runner by the protocol of Gitea's own: https://gitea.com/gitea/actions-proto-def
 *
 * @param registrationToken that of a repository is for its jobs alone
 */
export async function registerRunner({ url }: Pick<Gitea, 'url'>, registrationToken: string): Promise<Runner> {
  const call = async <T>(name: string, message: object, headers: Headers = {}): Promise<T> => {
    const answer = await fetch(`${url}/api/actions/runner.v1.RunnerService/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(message),
    });
    if (answer.ok) return (await answer.json()) as T;
    throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  };
  const about = { version: 'v1', labels: ['ubuntu-latest'] };
  const { runner } = await call<{ readonly runner: { readonly uuid: string; readonly token: string } }>('Register', {
    ...about,
    name: 'outrider',
    token: registrationToken,
  });
  const headers = { 'x-runner-uuid': runner.uuid, 'x-runner-token': runner.token };
  await call('Declare', about, headers);
  const fetchTask = async (): Promise<Task> => {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const { task } = await call<{ readonly task?: Task }>('FetchTask', { tasksVersion: 0 }, headers);
      if (task !== undefined) return task;
      await sleep(100);
    }
    throw new Error('Gitea has no job for the runner');
  };
  const endTask = async ({ id }: Task): Promise<void> => {
    const at = new Date().toISOString();
    await call('UpdateLog', { taskId: id, index: 0, rows: [], noMore: true }, headers);
    await call(
      'UpdateTask',
      { state: { id, result: 'RESULT_SUCCESS', startedAt: at, stoppedAt: at, steps: [] } },
      headers,
    );
  };
  const waiting: Task[] = [];
  return {
    async take(isWanted, run) {
      while (!waiting.some(isWanted)) waiting.push(await fetchTask());
      const [task] = waiting.splice(waiting.findIndex(isWanted), 1);
      if (task === undefined) throw new Error('No job is wanted');
      try {
        return await run(task);
      } finally {
        await endTask(task);
      }
    },
  };
}
