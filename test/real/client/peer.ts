import { quickPace } from '../../support/pace.ts';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { createNomad, type Nomad } from '../../../src/clients/nomad/client.ts';
import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { RegisterJobRequest, RegisteredJobAnswer } from '../../../src/clients/nomad/jobs/register.ts';
import { ServiceError } from '../../../src/errors.ts';
import { DRIVERS, jobText, type Driver, type JobText } from './job-text.ts';
import { datacentersFor, needs, versionOf, type Since } from '../server-version.ts';
import { over, until } from './until.ts';

/** Nomad that answers, and what the tests have to know of it. Everything that they register begins with a random name. */
export interface Peer {
  readonly scheduler: Nomad;
  /** What its nodes can run a test's tasks with; `undefined` where they have room for none. */
  readonly driver: Driver | undefined;
  /** For the titles of tests that are skipped then; else empty. */
  readonly withoutDriver: string;
  /** Whether it is the sandbox, which is no Nomad and differs in known ways. */
  readonly isSandbox: boolean;
  readonly hasAcls: boolean;
  /** Of the server; undefined for the sandbox, or where it cannot be read. */
  readonly version: string | undefined;
  /** Whether a test of what came with a version is skipped, and why. */
  readonly since: Since;
  /** The same Nomad asked with another token. */
  readonly as: (token: string | undefined) => Nomad;
  readonly id: (name: string) => string;
  readonly parse: (text: JobText) => Promise<Job>;
  readonly register: (text: JobText, how?: Omit<RegisterJobRequest, 'job'>) => Promise<RegisteredJobAnswer>;
  /** Asks what the client has no method for; the JSON that is answered. */
  readonly request: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** What it was refused with; no message ever tells the token. */
  readonly refusal: (asked: Promise<unknown>) => Promise<ServiceError>;
  /** Purges what was registered, waits until nothing of it runs, and hangs up. */
  readonly close: () => Promise<void>;
}

interface Meeting {
  readonly address: string;
  readonly token: string | undefined;
  readonly isSandbox: boolean;
}

/** Asks whether Nomad wants tokens, and by plans which driver its nodes have. */
export async function meetPeer({ address, token, isSandbox }: Meeting): Promise<Peer> {
  // What is looked for on a real server is looked for often.
  const transport = createTransport({ pace: quickPace });
  const name = `outrider-test-${randomUUID().slice(0, 8)}`;
  const as = (other: string | undefined) =>
    createNomad({ transport, address, token: other, dialect: 'nomad', deadline: 20_000 });
  const scheduler = as(token);
  const version = isSandbox ? undefined : await versionOf(address, token);
  const parse = (text: JobText) => {
    const job = `${datacentersFor(version)}\n${text.job ?? ''}`;
    return scheduler.parseJob({ source: jobText({ ...text, job }), file: 'test.nomad.hcl' });
  };
  const driver = await findDriver(scheduler, parse, name);
  return {
    scheduler,
    as,
    parse,
    id: (last) => `${name}-${last}`,
    driver,
    withoutDriver: driver === undefined ? ` (skipped: no node has room and ${DRIVERS.join(' or ')})` : '',
    isSandbox,
    hasAcls: await hasAcls(scheduler),
    version,
    since: (wanted) => needs(version, wanted),
    register: async (text, how = {}) => scheduler.createJob({ job: await parse(text), ...how }),
    request: async (method, path, body) => {
      const headers = token === undefined ? {} : { 'x-nomad-token': token };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(new URL(path, address), init);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return await answer.json();
    },
    refusal: (asked) => refusalOf(asked, token),
    close: async () => {
      await remove(scheduler, name);
      await transport.close();
    },
  };
}

/** Servers before 1.11.2 refuse to say who asks where there are none. */
async function hasAcls(scheduler: Nomad): Promise<boolean> {
  try {
    return (await scheduler.readOwnToken({})).AccessorID !== 'acls-disabled';
  } catch (error) {
    if (error instanceof ServiceError && error.message.includes('ACL support disabled')) return false;
    throw error;
  }
}

async function findDriver(scheduler: Nomad, parse: Peer['parse'], id: string): Promise<Driver | undefined> {
  for (const driver of DRIVERS) {
    const { FailedTGAllocs } = await scheduler.createJobPlan({ job: await parse({ id, driver, count: 2 }) });
    if (Object.keys(FailedTGAllocs).length === 0) {
      return driver;
    }
  }
  return undefined;
}

async function refusalOf(asked: Promise<unknown>, token: string | undefined): Promise<ServiceError> {
  const error = await asked.then(
    () => 'it was not refused',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  const failure = error as ServiceError;
  if (token !== undefined) {
    expect(`${failure.message}\n${failure.hint ?? ''}`).not.toContain(token);
  }
  return failure;
}

/** Stopped before they are purged: of a purged job nobody can see whether its tasks still run. */
async function remove(scheduler: Nomad, prefix: string): Promise<void> {
  for (;;) {
    const left: string[] = [];
    for await (const { jobs } of scheduler.pages.listJobs({ prefix, perPage: 50 })) {
      left.push(...jobs.map(({ ID }) => ID));
    }
    if (left.length === 0) {
      return;
    }
    await Promise.all(left.map((id) => scheduler.stopJob({ id, noShutdownDelay: true })));
    await Promise.all(
      left.map((id) =>
        until(scheduler.watch.listJobAllocations({ id, all: true }, over), (allocations) =>
          allocations.every(({ ClientStatus }) => !['pending', 'running'].includes(ClientStatus)),
        ),
      ),
    );
    await Promise.all(left.map((id) => scheduler.stopJob({ id, purge: true })));
  }
}
