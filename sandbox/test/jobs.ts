import { type Doc, serviceJob } from './caller.ts';

/** The group and the task of a small job, changed as a test needs them. */
export const group = (changes: Doc = {}): Doc => ({ ...(serviceJob()['TaskGroups'][0] as Doc), ...changes });
export const task = (changes: Doc = {}): Doc => ({ ...(group()['Tasks'][0] as Doc), ...changes });
export const jobWith = (changes: Doc, job: Doc = {}): Doc => serviceJob({ TaskGroups: [group(changes)], ...job });

/** What a plan would do to a group, without the counts that are zero. */
export function counts(plan: Doc, name = 'app'): Doc {
  const updates = Object.entries(plan['Annotations'].DesiredTGUpdates[name] as Record<string, number>);
  return Object.fromEntries(updates.filter(([, count]) => count !== 0));
}
