#!/bin/sh
# octokit-plugin-create-pull-request 6.0.1 overwrites a branch on which somebody has worked, with and without `update: true`, and returns its pull request.
# It puts a new commit on the base and moves the branch there with `force: true`, whatever is on it. The README describes `update: false`, the default, as the
# protection of existing pull requests; a branch that has none yet is overwritten anyway. With `update: true` a function for a file gets the text of the base, not of
# the branch, so that a commit of a reviewer is lost as well; and a pull request of this branch into staging becomes one into main. Hurts bots that set an image or a
# version in a job file under a fixed branch name: a fix that a person has pushed on top disappears, and the history shows no trace. Needs git and Node.js.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# The server stands in for GitHub: it answers from a real git repository, which it also changes.
cat > create.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { Octokit } from '@octokit/core'
import { createPullRequest } from 'octokit-plugin-create-pull-request'

const git = (...words) => execFileSync('git', ['-C', 'repository', ...words], { encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] }).trimEnd()
const write = (input, ...words) => execFileSync('git', ['-C', 'repository', ...words], { encoding: 'utf8', input }).trimEnd()
const find = (ref) => {
  try {
    return git('rev-parse', '--verify', '--quiet', ref)
  } catch {
    return undefined
  }
}
const pulls = []

// answer returns the status and the body for a request to GitHub's API.
function answer(method, path, query, body) {
  const route = `${method} ${path.replace('/repos/acme/jobs', '')}`
  if (route === 'GET ') return [200, { default_branch: 'main', permissions: { push: true } }]
  if (route === 'GET /commits') {
    const sha = git('rev-parse', query.get('sha'))
    return [200, [{ sha, commit: { tree: { sha: git('rev-parse', `${sha}^{tree}`) } } }]]
  }
  if (route.startsWith('GET /contents/')) {
    const name = decodeURIComponent(path.split('/contents/')[1])
    return [200, { content: Buffer.from(git('show', `${query.get('ref')}:${name}`) + '\n').toString('base64'), encoding: 'base64' }]
  }
  if (route === 'POST /git/trees') {
    const [{ path: name, mode, content }] = body.tree
    git('read-tree', body.base_tree)
    git('update-index', '--add', '--cacheinfo', `${mode},${write(content, 'hash-object', '-w', '--stdin')},${name}`)
    return [201, { sha: git('write-tree') }]
  }
  if (route === 'POST /git/commits') return [201, { sha: git('commit-tree', body.tree, '-p', body.parents[0], '-m', body.message) }]
  if (route === 'POST /graphql') {
    const { head } = body.variables
    const nodes = pulls.filter((pull) => pull.head === head).map((node) => ({ node }))
    return [200, { data: { repository: { ref: find(`refs/heads/${head}`) ? { associatedPullRequests: { edges: nodes.slice(0, 1) } } : null } } }]
  }
  if (route === 'POST /git/refs') {
    if (find(body.ref)) return [422, { message: 'Reference already exists' }]
    git('update-ref', body.ref, body.sha)
    return [201, {}]
  }
  if (route.startsWith('PATCH /git/refs/')) {
    const ref = `refs/${decodeURIComponent(path.split('/git/refs/')[1])}`
    if (!body.force && git('merge-base', find(ref), body.sha) !== find(ref)) return [422, { message: 'Update is not a fast forward' }]
    git('update-ref', ref, body.sha)
    return [200, {}]
  }
  if (route === 'POST /pulls') {
    pulls.push({ number: 7, head: body.head.split(':')[1], base: body.base, url: '' })
    return [201, pulls.at(-1)]
  }
  if (route.startsWith('PATCH /pulls/')) return [200, Object.assign(pulls[0], { base: body.base })]
  return [404, { message: route }]
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const body = Buffer.concat(await request.toArray()).toString()
  const [status, content] = answer(request.method, pathname, searchParams, body && JSON.parse(body))
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const octokit = new (Octokit.plugin(createPullRequest))({ auth: 'token', baseUrl: `http://127.0.0.1:${server.address().port}` })
// setTag opens or updates a pull request that sets the tag of the image, and prints the branch before and after.
async function setTag(title, options) {
  const show = () => git('log', '--reverse', '--format=%s', 'main..update-web').replaceAll('\n', ', ') + ` [${git('show', 'update-web:web.nomad.hcl').replaceAll('\n', ' ')}]`
  console.log(`${title}\n  before: ${show()}`)
  const edit = ({ content }) => Buffer.from(content, 'base64').toString().replace(/tag = .*/, `tag = "${options.tag}"`)
  const result = await octokit.createPullRequest({
    owner: 'acme', repo: 'jobs', title: 'Update web', head: 'update-web', base: 'main', update: options.update,
    changes: [{ files: { 'web.nomad.hcl': edit }, commit: `Set tag ${options.tag}` }],
  }).then(({ data }) => `pull request ${data.number} into ${data.base}`, ({ message }) => message.split(/\] |: /)[1])
  console.log(`  result: ${result}\n  after: ${show()}`)
}
const commit = (subject, content) => {
  const tree = answer('POST', '/git/trees', undefined, { base_tree: 'update-web', tree: [{ path: 'web.nomad.hcl', mode: '100644', content }] })[1].sha
  git('update-ref', 'refs/heads/update-web', git('commit-tree', tree, '-p', 'update-web', '-m', subject))
}
git('branch', 'update-web', 'main')
commit('Double the count', 'count = 2\ntag = "1.0"\n')
await setTag('a branch that somebody has pushed, without a pull request, update: false', { tag: '1.1', update: false })
commit('Double the count', 'count = 2\ntag = "1.1"\n')
await setTag('the branch of the open pull request, update: false', { tag: '1.2', update: false })
await setTag('the branch of the open pull request, update: true', { tag: '1.2', update: true })
pulls[0].base = 'staging'
await setTag('the branch of a pull request into staging, update: true', { tag: '1.3', update: true })
server.close()
JS
npm init --yes > log
npm install --silent --ignore-scripts --no-audit --no-fund @octokit/core@7.0.8 octokit-plugin-create-pull-request@6.0.1 > log
export GIT_AUTHOR_NAME=acme GIT_AUTHOR_EMAIL=acme@example.com GIT_COMMITTER_NAME=acme GIT_COMMITTER_EMAIL=acme@example.com
git init -q -b main repository
printf 'count = 1\ntag = "1.0"\n' > repository/web.nomad.hcl
git -C repository add -A
git -C repository commit -q -m 'Add web'
echo "octokit-plugin-create-pull-request 6.0.1, @octokit/core 7.0.8, Node.js $(node --version), $(git --version)"
node create.mjs > output
cat output
cat > expected <<'OUT'
a branch that somebody has pushed, without a pull request, update: false
  before: Double the count [count = 2 tag = "1.0"]
  result: pull request 7 into main
  after: Set tag 1.1 [count = 1 tag = "1.1"]
the branch of the open pull request, update: false
  before: Set tag 1.1, Double the count [count = 2 tag = "1.1"]
  result: Pull request already exists
  after: Set tag 1.1, Double the count [count = 2 tag = "1.1"]
the branch of the open pull request, update: true
  before: Set tag 1.1, Double the count [count = 2 tag = "1.1"]
  result: pull request 7 into main
  after: Set tag 1.2 [count = 1 tag = "1.2"]
the branch of a pull request into staging, update: true
  before: Set tag 1.2 [count = 1 tag = "1.2"]
  result: pull request 7 into main
  after: Set tag 1.3 [count = 1 tag = "1.3"]
OUT
diff expected output && echo 'The surprise is as described: the commit that doubles the count is lost.'
