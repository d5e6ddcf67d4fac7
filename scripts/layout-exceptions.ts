/** What the rules of `check-layout.ts` found when they were written. Whoever resolves one removes its line; nothing is added. */
export const knownExceptions = {
  mutualFolders: [
    'clients/github and clients/github/comments',
    'clients/nomad and clients/nomad/jobs',
    'modes/register and modes/register/comment',
    'modes/register and modes/register/review',
    'modes/register and modes/register/write',
    'redaction and redaction/detection',
    'report and report/comment',
    'report and report/plan',
  ],
  smallFiles: [
    'clients/github/masks.ts',
    'clients/http/deadline.ts',
    'clients/nomad/next-query.ts',
    'clients/registry/rate-limit.ts',
    'gate/refusals.ts',
    'modes/command/run.ts',
    'modes/register/comment/failure-section.ts',
    'modes/register/comment/live-comment.ts',
    'modes/register/outputs.ts',
    'modes/register/review/earlier-pulls.ts',
    'modes/register/write/joint-log.ts',
  ],
  sharedNames: ['judge-command.ts', 'secret-fields.ts'],
};
