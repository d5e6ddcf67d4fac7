import type { Doc } from '../shapes/kinds.ts';

/** One request to scale a group, or a note about it. */
export interface ScalingEvent {
  readonly Time: number;
  /** Null for a note that changes nothing. */
  readonly Count: number | null;
  readonly PreviousCount: number;
  readonly Message: string;
  /** A boolean, or a string in the generic dialect. */
  readonly Error: boolean | string;
  readonly Meta: Doc | null;
  readonly EvalID: string | null;
  readonly CreateIndex: number;
}

/** The source of the job file, stored with a version of the job. */
export interface Submission {
  readonly Source: string;
  readonly Format: string;
  readonly VariableFlags: Doc | null;
  readonly Variables: string;
  readonly Version: number;
  readonly JobModifyIndex: number;
}

const maxEvents = 20;
const maxSubmissions = 6;

interface Named {
  readonly Namespace: string;
  readonly ID: string;
}

/** Additional records of a job, removed when it is purged. */
export class JobNotes {
  readonly #scalings = new Map<string, Map<string, ScalingEvent[]>>();
  readonly #submissions = new Map<string, Submission[]>();

  /** Returns the events of a group, newest first; null if there are none. */
  listScalings(job: Named, group: string): readonly ScalingEvent[] | null {
    return this.#scalings.get(toKey(job))?.get(group) ?? null;
  }

  addScaling(job: Named, group: string, event: ScalingEvent): void {
    const groups = this.#scalings.get(toKey(job)) ?? new Map<string, ScalingEvent[]>();
    groups.set(group, [event, ...(groups.get(group) ?? [])].slice(0, maxEvents));
    this.#scalings.set(toKey(job), groups);
  }

  findSubmission(job: Named, version: number): Submission | undefined {
    return this.#submissions.get(toKey(job))?.find(({ Version }) => Version === version);
  }

  addSubmission(job: Named, submission: Submission): void {
    const others = (this.#submissions.get(toKey(job)) ?? []).filter(({ Version }) => Version !== submission.Version);
    this.#submissions.set(toKey(job), [submission, ...others].slice(0, maxSubmissions));
  }

  remove(job: Named): void {
    this.#scalings.delete(toKey(job));
    this.#submissions.delete(toKey(job));
  }
}

function toKey({ Namespace, ID }: Named): string {
  return `${Namespace}\0${ID}`;
}
