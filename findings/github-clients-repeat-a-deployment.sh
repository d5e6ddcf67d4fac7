#!/bin/sh
# PyGithub 2.10.0: `workflow.create_dispatch("main")` starts a deployment 11 times within two seconds, if GitHub starts it but answers with a 502 or not at all.
# Its default repeats a request 10 times without a pause, also a POST, although a repeated one is a second run; only a PATCH is sent once. octokit 5.0.5 sends both
# 4 times within 14 seconds, githubkit 0.16.1 after a 502 only, and @octokit/rest 22.0.1, with the same methods as octokit, once. The exception of PyGithub is
# one of requests, which `except GithubException` does not catch. Hurts bots that dispatch workflows, create deployments or comment: in an outage, one call is 4 or
# 11 runs, and it fails. `Github(retry=None)`, `request: { retries: 0 }` and `auto_retry=False` switch it off. Needs Node.js and Python 3.10.
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
# The server stands in for GitHub: it counts what it has done, and then answers with a 502, or closes the connection ("lost").
cat > server.py <<'PY'
import collections
import http.server
import json

done = collections.Counter()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *arguments):
        pass

    def answer(self, status, body):
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_GET(self):
        if self.path == '/done':
            return self.answer(200, done)
        self.answer(200, {'id': 1, 'url': f'http://{self.headers["Host"]}{self.path}'})

    def write(self):
        self.rfile.read(int(self.headers.get('Content-Length') or 0))
        client, kind = self.path.split('/')[1:3]
        done[f'{client} {self.command} {kind}'] += 1
        if kind == '502':
            return self.answer(502, {'message': 'Server Error'})
        self.close_connection = True

    do_POST = do_PATCH = write


with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler) as server:
    with open('port', 'w') as file:
        file.write(f'{server.server_port}\n')
    server.serve_forever()
PY
cat > pygithub.py <<'PY'
import sys

import github


def attempt(action):
    try:
        action()
    except Exception as error:
        print(f'PyGithub: {type(error).__module__}.{type(error).__name__}, a GithubException: {isinstance(error, github.GithubException)}')


for kind in ('502', 'lost'):
    client = github.Github(auth=github.Auth.Token('token'), base_url=f'{sys.argv[1]}/pygithub/{kind}', lazy=True)
    repository = client.get_repo('acme/jobs')
    attempt(lambda: repository.get_workflow('deploy.yml').create_dispatch('main'))
    attempt(lambda: repository.get_issue(7).edit(title='Deploy web'))
PY
cat > kit.py <<'PY'
import sys

from githubkit import GitHub

for kind in ('502', 'lost'):
    client = GitHub('token', base_url=f'{sys.argv[1]}/githubkit/{kind}')
    for action in (
        lambda: client.rest.actions.create_workflow_dispatch('acme', 'jobs', 'deploy.yml', ref='main'),
        lambda: client.rest.issues.update('acme', 'jobs', 7, title='Deploy web'),
    ):
        try:
            action()
        except Exception as error:
            print(f'githubkit: {type(error).__name__}')
PY
cat > octokit.mjs <<'JS'
import { Octokit as Rest } from '@octokit/rest'
import { Octokit } from 'octokit'
const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const repository = { owner: 'acme', repo: 'jobs' }
const attempts = []
for (const [name, Client] of Object.entries({ octokit: Octokit, rest: Rest })) {
  for (const kind of ['502', 'lost']) {
    const client = new Client({ auth: 'token', baseUrl: `${process.argv[2]}/${name}/${kind}`, log: quiet })
    attempts.push(client.rest.actions.createWorkflowDispatch({ ...repository, workflow_id: 'deploy.yml', ref: 'main' }))
    attempts.push(client.rest.issues.update({ ...repository, issue_number: 7, title: 'Deploy web' }))
  }
}
for (const { reason } of await Promise.allSettled(attempts)) console.log(`octokit: ${reason.status}`)
JS
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check PyGithub==2.10.0 githubkit==0.16.1 hishel==1.4.0
npm init --yes > log
npm install --silent --ignore-scripts --no-audit --no-fund octokit@5.0.5 @octokit/rest@22.0.1 > log
python3 server.py & server=$!
until [ -s port ]; do sleep 0.1; done
address=http://127.0.0.1:$(cat port)
echo "PyGithub 2.10.0, githubkit 0.16.1, octokit 5.0.5, @octokit/rest 22.0.1, $(python3 --version), Node.js $(node --version)"
environment/bin/python pygithub.py "$address" > errors
environment/bin/python kit.py "$address" > errors-kit 2> log &
kit=$!
node octokit.mjs "$address" > errors-octokit
wait "$kit"
sort -u errors errors-kit errors-octokit > output
python3 - "$address" >> output <<'PY'
import json
import sys
import urllib.request

done = json.load(urllib.request.urlopen(f'{sys.argv[1]}/done'))
print('client: POST of a dispatch with 502 / lost answer, PATCH of an issue with 502 / lost answer')
for client in ('pygithub', 'githubkit', 'octokit', 'rest'):
    counts = [done.get(f'{client} {method} {kind}', 0) for method in ('POST', 'PATCH') for kind in ('502', 'lost')]
    print(f'{client}: {counts[0]} / {counts[1]}, {counts[2]} / {counts[3]}')
PY
cat output
cat > expected <<'OUT'
PyGithub: github.GithubException.GithubException, a GithubException: True
PyGithub: requests.exceptions.ConnectionError, a GithubException: False
PyGithub: requests.exceptions.RetryError, a GithubException: False
githubkit: RequestError
githubkit: RequestFailed
octokit: 500
octokit: 502
client: POST of a dispatch with 502 / lost answer, PATCH of an issue with 502 / lost answer
pygithub: 11 / 11, 1 / 1
githubkit: 4 / 1, 4 / 1
octokit: 4 / 4, 4 / 4
rest: 1 / 1, 1 / 1
OUT
diff expected output && echo 'The surprise is as described: one call starts a deployment 11 times, or 4 times.'
