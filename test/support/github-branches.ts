import type { Examples } from './github-description.ts';

/** Whether a branch is protected, by its name, or the HTTP status of requests for it. Others do not exist. */
export type BranchesDouble = Readonly<Record<string, boolean | number>>;

const branchPath = /^\/repos\/acme\/jobs\/branches\/([^/]+)$/;

/** Answers to requests about a branch; `undefined` for other requests. */
export function answerBranches({ pathname }: URL, branches: BranchesDouble, { branch: example }: Examples) {
  const name = branchPath.exec(pathname)?.[1];
  if (name === undefined) return undefined;
  const branch = branches[decodeURIComponent(name)] ?? 404;
  return typeof branch === 'number'
    ? { status: branch, body: { message: branch === 404 ? 'Branch not found' : 'Server Error' } }
    : { status: 200, body: { ...example, name: decodeURIComponent(name), protected: branch } };
}
