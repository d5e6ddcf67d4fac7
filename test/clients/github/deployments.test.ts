import { asPublished } from '../../../src/text/published.ts';
import { describe, expect, test } from 'vitest';
import {
  createDeployment,
  createDeploymentStatus,
  listDeployments,
  readDeploymentState,
} from '../../../src/clients/github/deployments.ts';
import { readExamples } from '../../support/github-description.ts';
import { startServer, type Reply } from './server.ts';

const repository = { owner: 'acme', repo: 'jobs' };
const { deployment, deploymentStatus } = readExamples();
const request = {
  commit: 'a'.repeat(40),
  environment: 'production',
  description: asPublished('web'),
  payload: { outrider: 1 },
};

async function answered<T>(
  reply: Reply,
  ask: (github: Awaited<ReturnType<Awaited<ReturnType<typeof startServer>>['github']>>) => Promise<T>,
) {
  await using server = await startServer(() => reply);
  const answer = await ask(await server.github());
  return { answer, seen: server.seen.map(({ method, path, body }) => ({ method, path, body })) };
}

describe('requests about GitHub deployments', () => {
  test('a deployment is created for exactly the commit, without a merge and without required checks', async () => {
    const reply = { status: 201, body: { ...deployment, payload: '{"outrider":1}' }, faithful: true } as const;
    const { answer, seen } = await answered(reply, (github) => createDeployment(github, repository, request));
    expect(answer).toMatchObject({ id: deployment['id'], sha: deployment['sha'], payload: '{"outrider":1}' });
    expect(seen.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      [
        '/repos/acme/jobs/deployments',
        {
          ref: request.commit,
          environment: 'production',
          description: 'web',
          payload: { outrider: 1 },
          auto_merge: false,
          required_contexts: [],
        },
      ],
    ]);
  });

  test('deployments are listed in one request, whichever tool created them', async () => {
    const reply = { body: [deployment, { ...deployment, payload: '' }], faithful: true } as const;
    const { answer, seen } = await answered(reply, (github) => listDeployments(github, repository, 'eu/prod & more'));
    expect(answer.map(({ payload }) => payload)).toEqual([{}, '']);
    expect(seen.map(({ path }) => path)).toEqual([
      '/repos/acme/jobs/deployments?environment=eu%2Fprod%20%26%20more&per_page=100',
    ]);
  });

  test.each([
    ['success', true],
    ['in_progress', false],
    ['failure', false],
    ['error', false],
    ['inactive', false],
  ] as const)('the status %s of a deployment makes earlier ones inactive: %s', async (state, auto_inactive) => {
    const reply = { status: 201, body: deploymentStatus, faithful: true } as const;
    const urls = { environmentUrl: undefined, logUrl: 'https://github.example/run' };
    const { seen } = await answered(reply, (github) =>
      createDeploymentStatus(github, repository, { id: 42 }, { state, description: asPublished('web'), ...urls }),
    );
    expect(seen.map(({ path }) => path)).toEqual(['/repos/acme/jobs/deployments/42/statuses']);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      state,
      description: 'web',
      auto_inactive,
      log_url: 'https://github.example/run',
    });
  });

  test('the state of a deployment is that of its latest status, and undefined before the first', async () => {
    const reply = { body: [{ ...deploymentStatus, state: 'in_progress' }], faithful: true } as const;
    const { answer, seen } = await answered(reply, (github) => readDeploymentState(github, repository, { id: 42 }));
    expect([answer, seen.map(({ path }) => path)]).toEqual([
      'in_progress',
      ['/repos/acme/jobs/deployments/42/statuses?per_page=1'],
    ]);
    const none = await answered({ body: [], faithful: true }, (github) =>
      readDeploymentState(github, repository, { id: 42 }),
    );
    expect(none.answer).toBeUndefined();
  });

  test.each<[string, Reply, string]>([
    ['a merge instead of a deployment', { status: 202, body: { message: 'Auto-merged' } }, 'server'],
    ['a conflict', { status: 409, body: { message: 'Conflict' } }, 'server'],
    ['an unknown commit', { status: 422, body: { message: 'No ref found for: a' } }, 'server'],
    ['no such API', { status: 404, body: { message: 'Not Found' } }, 'not-found'],
    ['a missing permission', { status: 403, body: { message: 'Resource not accessible' } }, 'unauthorized'],
    ['another shape', { body: { id: 'one' } }, 'server'],
  ])('the creation of a deployment that is answered by %s is an error', async (_, reply, reason) => {
    await using server = await startServer(() => reply);
    await expect(createDeployment(await server.github(), repository, request)).rejects.toMatchObject({ reason });
  });
});
