import { quickPace } from '../../support/pace.ts';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { createNomad } from '../../../src/clients/nomad/client.ts';
import { permitWrites, type PermittedNomad } from '../../support/permitted.ts';
import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { RegisterJobRequest, JobRegistration } from '../../../src/clients/nomad/jobs/change.ts';
import { ServiceError } from '../../../src/errors.ts';
import { expectKind, type RefusalKind } from '../../clients/nomad/expected-kind.ts';
import { drivers, jobText, type Driver, type JobText } from './job-text.ts';
import { datacentersFor, needs, readVersion, type Since } from '../server-version.ts';
import { watchOptions, find } from './until.ts';

/** A reachable Nomad, and what the tests need to know about it. The names of all jobs that they register begin with a random prefix. */
export interface Peer {
  readonly nomad: PermittedNomad;
  /** The task driver for the tests; `undefined` if no node has capacity for their tasks. */
  readonly driver: Driver | undefined;
  /** Suffix for the titles of tests that are skipped without a driver; else empty. */
  readonly withoutDriver: string;
  /** Whether it is the sandbox, which differs from Nomad in known ways. */
  readonly isSandbox: boolean;
  readonly hasAcls: boolean;
  /** Of the server; `undefined` for the sandbox, or where it cannot be read. */
  readonly version: string | undefined;
  /** Whether a test of a feature since a version is skipped, and why. */
  readonly since: Since;
  /** The same Nomad with another token. */
  readonly as: (token: string | undefined) => PermittedNomad;
  readonly id: (name: string) => string;
  readonly parse: (text: JobText) => Promise<Job>;
  readonly register: (text: JobText, how?: Omit<RegisterJobRequest, 'job'>) => Promise<JobRegistration>;
  /** Sends a request for which the client has no method; returns the JSON of the response. */
  readonly request: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** The error of a refused request; expects that its message does not contain the token. */
  readonly refusal: (asked: Promise<unknown>) => Promise<Refused>;
  /** Stops and purges all registered jobs, and closes the connections. */
  readonly close: () => Promise<void>;
}

interface PeerOptions {
  readonly address: string;
  readonly token: string | undefined;
  readonly isSandbox: boolean;
}

/** Finds out whether Nomad has ACLs, and by plans which driver its nodes have. */
export async function connectPeer({ address, token, isSandbox }: PeerOptions): Promise<Peer> {
  // Polls a real server often, too.
  const transport = createTransport({ pace: quickPace });
  const name = `outrider-test-${randomUUID().slice(0, 8)}`;
  const createClientWith = (other: string | undefined) =>
    permitWrites(createNomad({ transport, address, token: other, dialect: 'nomad', timeoutMilliseconds: 20_000 }));
  const nomad = createClientWith(token);
  const version = isSandbox ? undefined : await readVersion(address, token);
  const parse = (text: JobText) => {
    const job = `${datacentersFor(version)}\n${text.job ?? ''}`;
    return nomad.parseJob({ source: jobText({ ...text, job }), file: 'test.nomad.hcl' });
  };
  const driver = await findDriver(nomad, parse, name);
  return {
    nomad,
    as: createClientWith,
    parse,
    id: (last) => `${name}-${last}`,
    driver,
    withoutDriver: driver === undefined ? ` (skipped: no node has room and ${drivers.join(' or ')})` : '',
    isSandbox,
    hasAcls: await hasAcls(nomad),
    version,
    since: (wanted) => needs(version, wanted),
    register: async (text, options = {}) => nomad.createJob({ job: await parse(text), ...options }),
    request: async (method, path, body) => {
      const headers = token === undefined ? {} : { 'x-nomad-token': token };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(new URL(path, address), init);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return await answer.json();
    },
    refusal: (response) => catchRefusal(response, token),
    close: async () => {
      await remove(nomad, name);
      await transport.close();
    },
  };
}

/** Servers before 1.11.2 refuse to read the own token where ACLs are disabled. */
async function hasAcls(nomad: PermittedNomad): Promise<boolean> {
  try {
    return (await nomad.readOwnToken({})).AccessorID !== 'acls-disabled';
  } catch (error) {
    if (error instanceof ServiceError && error.message.includes('ACL support disabled')) return false;
    throw error;
  }
}

async function findDriver(nomad: PermittedNomad, parse: Peer['parse'], id: string): Promise<Driver | undefined> {
  for (const driver of drivers) {
    const { FailedTGAllocs } = await nomad.createJobPlan({ job: await parse({ id, driver, count: 2 }) });
    if (Object.keys(FailedTGAllocs).length === 0) {
      return driver;
    }
  }
  return undefined;
}

/** A refusal, and what it is about. */
type Refused = ServiceError & { readonly kind: RefusalKind };

async function catchRefusal(response: Promise<unknown>, token: string | undefined): Promise<Refused> {
  const error = await response.then(
    () => 'it was not refused',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  const failure = error as ServiceError;
  if (token !== undefined) {
    expect(`${failure.message}\n${failure.hint ?? ''}`).not.toContain(token);
  }
  return Object.assign(failure, { kind: expectKind(failure.message, failure.reason) });
}

/** Stops jobs before it purges them: the allocations of a purged job cannot be read any more. */
async function remove(nomad: PermittedNomad, prefix: string): Promise<void> {
  for (;;) {
    const left: string[] = [];
    for await (const { jobs } of nomad.pages.listJobs({ prefix, perPage: 50 })) {
      left.push(...jobs.map(({ ID }) => ID));
    }
    if (left.length === 0) {
      return;
    }
    await Promise.all(left.map((id) => nomad.stopJob({ id })));
    await Promise.all(
      left.map((id) =>
        find(nomad.watch.listJobAllocations({ id }, watchOptions), (allocations) =>
          allocations.every(({ ClientStatus }) => !['pending', 'running'].includes(ClientStatus)),
        ),
      ),
    );
    await Promise.all(left.map((id) => nomad.stopJob({ id, purge: true })));
  }
}
