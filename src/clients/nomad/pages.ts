import type { JobList, ListJobsRequest } from './jobs/list-jobs.ts';
import type { Reading } from './reading.ts';
import { ServiceError } from '../../errors.ts';
import type { Wire } from './wire.ts';

/**
 * A list page by page, until one comes without a token for the next.
 *
 * @throws ServiceError what the endpoint refuses with; `server` for a token that came before, as pages would come for ever.
 */
export async function* pages(
  wire: Wire,
  list: (request: ListJobsRequest) => Reading<JobList>,
  request: ListJobsRequest,
): AsyncGenerator<JobList, void> {
  const followed = new Set<string | undefined>();
  let nextToken = request.nextToken;
  do {
    followed.add(nextToken);
    const reading = list({ ...request, nextToken });
    const page = await wire.get(reading);
    ({ nextToken } = page);
    if (nextToken !== undefined && followed.has(nextToken)) {
      throw new ServiceError({
        kind: 'server',
        reason: 'server',
        message: `${reading.call.method} ${reading.call.path}: the scheduler gives the same page again and again`,
        help: 'not-the-service-itself',
      });
    }
    yield page;
  } while (nextToken !== undefined);
}
