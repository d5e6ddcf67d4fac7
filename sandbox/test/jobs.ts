import { type Doc, serviceJob } from './caller.ts';

/** The task group and the task of a small job, with these changes. */
export const group = (changes: Doc = {}): Doc => ({ ...(serviceJob()['TaskGroups'][0] as Doc), ...changes });
export const task = (changes: Doc = {}): Doc => ({ ...(group()['Tasks'][0] as Doc), ...changes });
export const jobWith = (changes: Doc, job: Doc = {}): Doc => serviceJob({ TaskGroups: [group(changes)], ...job });

/** Returns the planned changes of a group, without counts of zero. */
export function counts(plan: Doc, name = 'app'): Doc {
  const updates = Object.entries(plan['Annotations'].DesiredTGUpdates[name] as Record<string, number>);
  return Object.fromEntries(updates.filter(([, count]) => count !== 0));
}
