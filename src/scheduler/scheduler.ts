import type { Transport } from '../http/exchange.ts';
import type { DialectName } from './dialect.ts';
import type { Job } from './job.ts';
import type { JobPlan } from './plan-answer.ts';

export interface SchedulerOptions {
  readonly transport: Transport;
  /** The scheduler's origin: `https://nomad.example.com:4646`. */
  readonly address: string;
  readonly token?: string | undefined;
  /** Goes with each request that names none. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  /** `user:password` for a proxy in front of the scheduler (HTTP Basic). */
  readonly httpAuth?: string | undefined;
  readonly dialect: DialectName;
  /** Milliseconds that one exchange may take, retries included; 60,000 unless told. */
  readonly deadline?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Where a request is meant for, before the client's own namespace and region. */
interface Target {
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

export interface ParseJobRequest extends Target {
  /** The job file's text: HCL, or JSON in HCL's shape. */
  readonly source: string;
  /** The user's name for it; diagnostics point there. */
  readonly file: string;
}

export interface CreateJobPlanRequest extends Target {
  readonly job: Job;
  readonly policyOverride?: boolean | undefined;
}

export interface ReadJobRequest extends Target {
  readonly id: string;
}

/** The jobs API: a method per endpoint, named after the document's heading. */
export interface Scheduler {
  parseJob(request: ParseJobRequest): Promise<Job>;
  createJobPlan(request: CreateJobPlanRequest): Promise<JobPlan>;
  readJob(request: ReadJobRequest): Promise<Job>;
}
