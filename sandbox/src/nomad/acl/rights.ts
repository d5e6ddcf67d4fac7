/** Capabilities of tokens for jobs. */
export type Right =
  | 'list-jobs'
  | 'read-job'
  | 'parse-job'
  | 'plan-job'
  | 'submit-job'
  | 'register-job'
  | 'deregister-job'
  | 'purge-job'
  | 'dispatch-job'
  | 'force-periodic-job'
  | 'evaluate-job'
  | 'revert-job'
  | 'stable-job'
  | 'tag-job-version'
  | 'scale-job'
  | 'read-job-scaling'
  | 'promote-deployment'
  | 'fail-deployment'
  | 'read-logs'
  | 'alloc-lifecycle'
  | 'csi-mount-volume'
  // A rule of its own in a policy.
  | 'host_volume';

export type PolicyName =
  | 'plan-only'
  | 'reader'
  | 'scaler'
  | 'dispatcher'
  | 'reverter'
  | 'registrar'
  | 'restarter'
  | 'deploy';

/** The policies of the recorded server, `reverter`, `registrar` and `restarter`, all for the namespace `default`. */
export const policies: Readonly<Record<PolicyName, ReadonlySet<Right>>> = {
  'plan-only': new Set<Right>(['plan-job', 'parse-job', 'read-job', 'list-jobs']),
  reader: new Set<Right>(['list-jobs', 'parse-job', 'read-job', 'read-job-scaling']),
  scaler: new Set<Right>(['read-job', 'read-job-scaling', 'scale-job']),
  dispatcher: new Set<Right>(['dispatch-job', 'read-job']),
  // May change jobs, but not promote their canaries.
  reverter: new Set<Right>(['plan-job', 'parse-job', 'read-job', 'register-job', 'revert-job', 'evaluate-job']),
  // May register jobs, but not read them.
  registrar: new Set<Right>(['plan-job', 'parse-job', 'register-job']),
  restarter: new Set<Right>(['read-job', 'alloc-lifecycle']),
  // The right to submit jobs includes all others.
  deploy: new Set<Right>([
    'list-jobs',
    'read-job',
    'parse-job',
    'submit-job',
    'dispatch-job',
    'scale-job',
    'read-job-scaling',
    'read-logs',
  ]),
};

export const policyNames = Object.keys(policies) as readonly PolicyName[];
