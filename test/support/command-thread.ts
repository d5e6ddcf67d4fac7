import { createCommentMarker } from '../../src/clients/github/comments/find.ts';
import {
  draftRecordLine,
  openRecord,
  derivePlanId,
  findRecordLine,
  sealRecord,
} from '../../src/review/record-codec.ts';
import { parseKeys, laterThanAnyWrite } from './signing.ts';
import type { FakeGitHub } from './github.ts';
import type { ReviewRecord } from '../../src/review/record.ts';

/** The conversation of a pull request that takes commands. */
export interface CommandThread {
  comment(text: string, by?: { readonly login: string; readonly type: string }): CommandEvent;
  /** Posts a comment with a command that names the plan in the comment, and returns its event. */
  command(text: string, by?: { readonly login: string; readonly type: string }): CommandEvent;
  planId(): string;
  /** The text of the comment with the plan. */
  planBody(): string;
  record(): ReviewRecord;
  /** Writes another record into the comment, sealed with the key of the plan. */
  setRecord(change: Partial<ReviewRecord>): void;
  /** Makes the plan and the registrations older than any command. */
  age(): void;
}

export interface CommandEvent {
  /** The ID of the comment. */
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
}

export function openCommandThread(
  github: Pick<FakeGitHub, 'comments' | 'postComment' | 'editComment'>,
  key: string,
  number = 7,
): CommandThread {
  const keys = parseKeys(key);
  const planComment = (): { readonly id: number; readonly body: string } => {
    const comment = github.comments.find(({ body }) => body.startsWith(createCommentMarker('default')));
    if (comment === undefined) throw new Error('No comment has a plan');
    return comment;
  };
  const record = (): ReviewRecord => {
    const opened = openRecord(planComment().body, keys);
    if (opened.kind !== 'opened') throw new Error(`The record is ${opened.kind}`);
    return opened.record;
  };
  const computePlanId = (): string => derivePlanId({ record: record(), key: keys[0] });
  return {
    command(text, by) {
      return this.comment(`${text} plan ${computePlanId()}`, by);
    },
    comment(text, by = { login: 'ada', type: 'User' }) {
      github.postComment(text, by);
      const comment = { ...github.comments.at(-1) };
      const { id = 0 } = comment;
      const issue = { number, pull_request: { url: 'https://github.example' } };
      return {
        id,
        name: 'issue_comment',
        payload: {
          action: 'created',
          issue,
          comment,
          sender: by,
          repository: { full_name: 'acme/jobs', default_branch: 'main' },
        },
      };
    },
    planId: computePlanId,
    planBody: () => planComment().body,
    record,
    setRecord(change) {
      const { id, body } = planComment();
      const line = draftRecordLine({ ...record(), ...change });
      const text = body.slice(0, body.lastIndexOf(findRecordLine(body) ?? ''));
      const sealed = sealRecord(text + line, { at: laterThanAnyWrite }, keys);
      github.editComment(id, sealed, { login: 'github-actions[bot]', type: 'Bot' });
    },
    age() {
      const jobs = record().jobs.map((job) => ({ ...job, ...(job.done && { done: { ...job.done, at: 1 } }) }));
      const registered = record().registered?.map((job) => ({ ...job, since: 1 }));
      this.setRecord({ since: 1, jobs, ...(registered && { registered }) });
    },
  };
}
