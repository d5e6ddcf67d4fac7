import { describe, expect, it } from 'vitest';
import { RegistryCaller, type As } from './caller.ts';

const explorer = '/api/v2/organizations/acme/explorer';
const view = `${explorer}?type=modules`;

/** The keys of the sample response in the documentation; that sample is of the view of workspaces. */
const sample = {
  document: ['data', 'links', 'meta'],
  row: ['attributes', 'id', 'type'],
  links: ['first', 'last', 'next', 'prev', 'self'],
  pagination: ['current-page', 'next-page', 'page-size', 'prev-page', 'total-count', 'total-pages'],
};
/** The documented fields of the view of modules, spelled as those of the sample. */
const fields = ['curated', 'name', 'registry-type', 'source', 'version', 'workspace-count', 'workspaces'];

function keysOf(value: object): readonly string[] {
  return Object.keys(value).toSorted();
}

const used = (version: string, ...workspaces: readonly string[]) => ({ version, workspaces: [...workspaces] });

describe('the Explorer', () => {
  it('the Explorer answers in the form of the documented sample', async () => {
    await using caller = await RegistryCaller.start([used('1.0.0', 'shop', 'mail'), '1.1.0']);
    const answer = await caller.json(view, 'owner');
    const { data, links, meta } = answer;
    expect([keysOf(answer), keysOf(data[0]), keysOf(links), keysOf(meta.pagination)]).toEqual(Object.values(sample));
    expect(keysOf(data[0].attributes)).toEqual(fields);
    expect(data).toHaveLength(1);
    expect(data[0].attributes).toMatchObject({
      name: 'vpc',
      source: expect.stringMatching(/^127\.0\.0\.1:\d+\/acme\/vpc\/aws$/),
      version: '1.0.0',
      'workspace-count': 2,
      workspaces: 'shop, mail',
    });
  });

  it('the Explorer answers in pages', async () => {
    const versions = Array.from({ length: 45 }, (_, at) => used(`1.0.${at}`, 'shop'));
    await using caller = await RegistryCaller.start(versions);
    const pages = [];
    for (const query of ['', '&page[number]=3', '&page[number]=2&page[size]=100', '&page[number]=x&page[size]=0'])
      pages.push(await caller.json(view + query, 'owner'));
    expect(pages.map(({ data, meta: { pagination } }) => [data.length, ...Object.values(pagination)])).toEqual([
      [20, 1, 20, 2, null, 3, 45],
      [5, 3, 20, null, 2, 3, 45],
      [0, 2, 100, null, 1, 1, 45],
      [20, 1, 20, 2, null, 3, 45],
    ]);
  });

  it('the Explorer filters by the documented operators', async () => {
    await using caller = await RegistryCaller.start([used('1.0.0', 'shop'), used('1.1.0', 'shop')]);
    const count = async (filter: string): Promise<number> =>
      (await caller.json(`${view}&${encodeURI(filter)}`, 'owner'))['data'].length;
    expect(await count('filter[0][name][contains][0]=vp&filter[1][version][is][0]=1.1.0')).toBe(1);
    expect(await count('filter[0][source][contains][0]=acme/vpc/aws')).toBe(2);
    expect(await count('filter[0][registry_type][is][0]=public')).toBe(0);
    expect(await count('filter[0][version][is_not][0]=1.1.0')).toBe(1);
    expect(await count('filter[0][name][does not contain][0]=vpc')).toBe(0);
  });

  it('the Explorer rejects unknown views and filters', async () => {
    await using caller = await RegistryCaller.start([]);
    for (const query of ['', '?type=workspaces', '?type=modules&filter[0][colour][is][0]=red'])
      expect((await caller.ask('GET', explorer + query, 'owner')).status).toBe(422);
  });

  it('the Explorer is open to owners and the token of the organization only', async () => {
    await using caller = await RegistryCaller.start([used('1.0.0', 'shop')]);
    const statuses: Record<string, number> = {};
    for (const as of ['owner', 'organization', 'manager', 'member', 'audit', 'expired', 'nobody'] satisfies As[])
      statuses[as] = (await caller.ask('GET', view, as)).status;
    expect(statuses).toEqual({
      owner: 200,
      organization: 200,
      manager: 404,
      member: 404,
      audit: 404,
      expired: 401,
      nobody: 401,
    });
    expect((await caller.ask('GET', view.replace('/acme/', '/other/'), 'owner')).status).toBe(404);
  });
});
