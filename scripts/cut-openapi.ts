/**
 * Cuts GitHub's OpenAPI description (13 MB) to the operations that src/clients/github uses, for the checks of the tests. The package is not a dependency,
 * because it takes 395 MB: install it elsewhere, then pass the path of the whole description.
 *
 *     npm install --prefix <folder> @octokit/openapi@23.0.2
 *     node scripts/cut-openapi.ts <folder>/node_modules/@octokit/openapi/generated/api.github.com.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const target = resolve(import.meta.dirname, '../test/fixtures/github-openapi.json');

const operationIds: ReadonlySet<unknown> = new Set([
  'issues/create',
  'issues/create-comment',
  'issues/delete-comment',
  'issues/get-comment',
  'issues/list-comments',
  'issues/list-for-repo',
  'issues/update',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'pulls/list-commits',
  'pulls/list-files',
  'pulls/list-reviews',
  'reactions/create-for-issue-comment',
  'repos/compare-commits-with-basehead',
  'repos/create-commit-status',
  'repos/get',
  'repos/get-branch',
  'repos/get-content',
  'repos/get-collaborator-permission-level',
  'repos/list-attestations',
  'repos/list-pull-requests-associated-with-commit',
  'users/get-authenticated',
]);

const keywords: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'tags',
  'title',
  'externalDocs',
  'example',
  'examples',
]);

type Json = Readonly<Record<string, unknown>>;

interface Info {
  readonly title: string;
  readonly version: string;
  readonly license: { readonly name: string };
}

/** Returns the part of GitHub's description that the tests use, without documentation; cutting it again changes nothing. */
export function cutOpenApi(document: Json): Json {
  const paths = Object.fromEntries(
    listEntries(document['paths'])
      .map(([path, item]) => [path, cutPath(item)] as const)
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const { title, version, license } = document['info'] as Info;
  return {
    openapi: document['openapi'],
    'x-source': {
      package: `@octokit/openapi@${version}`,
      file: 'generated/api.github.com.json',
      license: license.name,
      copyright: 'Copyright (c) 2020 Octokit contributors',
      cut: 'scripts/cut-openapi.ts',
    },
    info: { title, version, license },
    servers: document['servers'],
    paths,
    components: cutComponents(document, paths),
  };
}

function cutPath(item: unknown): Json {
  const keptOperations = listEntries(item).filter(([, operation]) =>
    operationIds.has((operation as Json)['operationId']),
  );
  return Object.fromEntries(keptOperations.map(([method, operation]) => [method, cutOperation(operation as Json)]));
}

function cutOperation({ operationId, parameters, requestBody, responses }: Json): Json {
  const answers = listEntries(responses).map(([status, response]) => [status, cutResponse(response as Json)]);
  return {
    operationId,
    parameters: removeWords(parameters),
    ...(requestBody === undefined ? {} : { requestBody: removeWords(requestBody) }),
    responses: Object.fromEntries(answers),
  };
}

/** A response must have a description; test doubles return its first example. */
function cutResponse(response: Json): Json {
  if ('$ref' in response) return response;
  const content = listEntries(response['content']).map(([type, media]) => {
    const { schema, examples } = media as Json;
    const [first] = listEntries(examples);
    return [
      type,
      { schema: removeWords(schema), ...(first === undefined ? {} : { examples: Object.fromEntries([first]) }) },
    ];
  });
  return {
    description: response['description'],
    ...(content.length === 0 ? {} : { content: Object.fromEntries(content) }),
  };
}

/** Returns all referenced components, in alphabetical order. */
function cutComponents(document: Json, paths: Json): Json {
  const definitions = new Map<string, unknown>();
  const collect = (value: unknown): void => {
    for (const reference of listReferences(value)) {
      if (definitions.has(reference)) continue;
      const [, , kind] = reference.split('/');
      const component = resolveReference(document, reference);
      definitions.set(
        reference,
        kind === 'examples'
          ? component
          : kind === 'responses'
            ? cutResponse(component as Json)
            : removeWords(component),
      );
      collect(definitions.get(reference));
    }
  };
  collect(paths);
  const components: Record<string, Record<string, unknown>> = {};
  for (const reference of [...definitions.keys()].toSorted()) {
    const [, , kind = '', name = ''] = reference.split('/');
    (components[kind] ??= {})[name] = definitions.get(reference);
  }
  return components;
}

function listReferences(value: unknown): readonly string[] {
  return listEntries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : listReferences(child),
  );
}

function resolveReference(document: Json, reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json)[key], document);
}

/** Under `properties`, a key is the name of a field: pull requests have a `title`. */
function removeWords(value: unknown, keysAreNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => removeWords(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    listEntries(value)
      .filter(([key]) => keysAreNames || !(keywords.has(key) || key.startsWith('x-')))
      .map(([key, child]) => [key, removeWords(child, key === 'properties' && !keysAreNames)]),
  );
}

function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

if (import.meta.main) {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Pass the path of api.github.com.json.');
  const document = JSON.parse(readFileSync(path, 'utf8')) as Json;
  writeFileSync(target, `${JSON.stringify(cutOpenApi(document), undefined, 1)}\n`);
}
