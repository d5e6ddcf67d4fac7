import { Job } from './jobs.ts';
import { anything, bytes, dictionary, flag, number, single, shape, text, texts } from './kinds.ts';

/** Bodies of requests. `structs`: Nomad decodes the body into its internal struct instead of the API client's. */
export const Submission = shape('JobSubmission', {
  Source: text(),
  Format: text(),
  VariableFlags: dictionary(),
  Variables: text(),
});

export const RegisterRequest = shape('JobRegisterRequest', {
  Job: single(Job),
  Submission: single(Submission),
  EnforceIndex: flag(),
  JobModifyIndex: number(undefined, 'uint64'),
  PolicyOverride: flag(),
  PreserveCounts: flag(),
  EvalPriority: number(),
  Namespace: text(),
});

export const PlanRequest = shape('JobPlanRequest', {
  Job: single(Job),
  Diff: flag(),
  PolicyOverride: flag(),
  Namespace: text(),
});

export const ValidateRequest = shape('JobValidateRequest', { Job: single(Job), Namespace: text() });

export const ParseRequest = shape('JobsParseRequest', { JobHCL: text(), Variables: text(), Canonicalize: flag() });

export const DispatchRequest = shape(
  'JobDispatchRequest',
  { JobID: text(), Payload: bytes(), Meta: dictionary(), IdPrefixTemplate: text(), Priority: number() },
  { structs: true },
);

const scaling = {
  Count: number(undefined, 'int64'),
  Target: dictionary(),
  Message: text(),
  Meta: anything(),
  JobModifyIndex: number(undefined, 'uint64'),
};
export const ScalingRequest = shape('ScalingRequest', { ...scaling, Error: flag() });
/** As in the generic API documentation. */
export const ScalingRequestWithText = shape('ScalingRequest', { ...scaling, Error: text() });

const revert = {
  JobID: text(),
  JobVersion: number(undefined, 'uint64'),
  EnforcePriorVersion: number(undefined, 'uint64'),
};
export const RevertRequest = shape('JobRevertRequest', revert, { structs: true });
/** As in the generic API documentation. */
export const RevertRequestWithTokens = shape(
  'JobRevertRequest',
  { ...revert, MeshToken: text(), SecretsToken: text() },
  { structs: true },
);

export const StabilityRequest = shape(
  'JobStabilityRequest',
  { JobID: text(), JobVersion: number(undefined, 'uint64'), Stable: flag() },
  { structs: true },
);

const EvalOptions = shape('EvalOptions', { ForceReschedule: flag() }, { structs: true });
export const EvaluateRequest = shape(
  'JobEvaluateRequest',
  { JobID: text(), EvalOptions: single(EvalOptions) },
  { structs: true },
);

export const TagRequest = shape('TagVersionRequest', {
  Version: number(undefined, 'uint64'),
  Latest: flag(),
  Description: text(),
});

export const PromoteRequest = shape(
  'DeploymentPromoteRequest',
  { DeploymentID: text(), All: flag(), Groups: texts() },
  { structs: true },
);

export const LoginRequest = shape('ACLLoginRequest', { AuthMethodName: text(), LoginToken: text() }, { structs: true });
