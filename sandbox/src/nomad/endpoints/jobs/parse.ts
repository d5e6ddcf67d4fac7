import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import { ParseError, parseJob } from '../../hcl/parse.ts';
import { acceptJob } from '../../job/accept.ts';
import { applyDefaults } from '../../job/defaults.ts';
import { formatErrors, formatWarnings } from '../../job/errors.ts';
import { listErrors } from '../../job/validate.ts';
import { listWarnings } from '../../job/warnings.ts';
import { ParseRequest, ValidateRequest } from '../../shapes/requests.ts';
import { readBody, readJob, type World } from '../../world.ts';

/** POST /v1/jobs/parse: converts a job file into a job. */
export async function handleParse(request: ApiRequest, { age }: World): Promise<ApiResponse> {
  const { JobHCL, Variables, Canonicalize } = readBody(request, ParseRequest);
  const text = JobHCL ?? '';
  if (text === '') throw new Refusal(400, 'Job spec is empty');
  try {
    const job = await parseJob(text, Variables ?? '');
    if (Canonicalize === true) applyDefaults(job, age);
    return hasInfinite(job) ? { status: 200, text: printInfinite(job), headers } : { status: 200, json: job };
  } catch (error) {
    if (error instanceof ParseError || error instanceof SyntaxError)
      throw new Refusal(400, `Failed to parse job: ${error.message}`);
    throw error;
  }
}

const headers = { 'Content-Type': 'application/json' };

function hasInfinite(value: unknown): boolean {
  return isInfinite(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasInfinite));
}

function isInfinite(value: unknown): value is number {
  return typeof value === 'number' && !Number.isFinite(value);
}

/** Nomad's response with an infinite number is not valid JSON: `{"x":+Inf}`. */
function printInfinite(job: object): string {
  const markedText = JSON.stringify(job, (_, value: unknown) => (isInfinite(value) ? `\0${value}` : value));
  return markedText.replaceAll(/"\\u0000(-?)Infinity"/g, (_, sign: string) => `${sign || '+'}Inf`);
}

/** PUT /v1/validate/job: returns the errors and warnings of a job with status 200. */
export function handleValidate(request: ApiRequest, { age }: World): ApiResponse {
  const sentJob = readJob(readBody(request, ValidateRequest), request);
  const job = acceptJob(sentJob, age);
  const errors = listErrors(job);
  return {
    status: 200,
    json: {
      DriverConfigValidated: true,
      Error: errors.length === 0 ? '' : formatErrors(errors),
      ValidationErrors: errors.length === 0 ? null : errors,
      Warnings: formatWarnings(listWarnings(job)),
    },
  };
}
