#!/bin/sh
# githubkit 0.16.1: `github.paginate(pulls.list, map_func=...)` ends at the first page from which the map_func keeps nothing, without an error.
# It takes an empty result of the map_func for the end of the list. Of three pull requests with one branch, among 250, it finds none with 10 per page, one with 50,
# and all with 100. `github.rest.paginate`, which replaces it, goes on, and so does octokit.paginate, from which such a filter is often moved. The deprecation
# is a Python warning, hidden by default outside of the main module. Hurts bots that look for their own pull request, comment or run before they create one: the
# search is right in a small repository, and in a busy one the bot opens a second pull request, or finds no run that has failed. Needs Node.js and Python 3.10.
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
# The server stands in for GitHub. The pull requests 250 to 1 are listed from the newest; 240, 120 and 8 have the branch release.
cat > server.py <<'PY'
import http.server
import json
import urllib.parse

pulls = [{'number': number, 'head': {'ref': 'release' if number in (240, 120, 8) else f'change-{number}'}} for number in range(250, 0, -1)]


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        query = dict(urllib.parse.parse_qsl(address.query))
        page, size = int(query.get('page', 1)), int(query['per_page'])
        content = json.dumps(pulls[(page - 1) * size : page * size]).encode()
        self.send_response(200)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(content)))
        if page * size < len(pulls):
            following = urllib.parse.urlencode({**query, 'page': page + 1})
            self.send_header('Link', f'<http://{self.headers["Host"]}{address.path}?{following}>; rel="next"')
        self.end_headers()
        self.wfile.write(content)


with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler) as server:
    with open('port', 'w') as file:
        file.write(f'{server.server_port}\n')
    server.serve_forever()
PY
cat > find.py <<'PY'
import sys
import warnings

from githubkit import GitHub

warnings.simplefilter('ignore')
github = GitHub('token', base_url=sys.argv[1])


def find(response):
    return [pull['number'] for pull in response.json() if pull['head']['ref'] == 'release']


for size in (10, 50, 100):
    for name, paginate in (('github.paginate', github.paginate), ('github.rest.paginate', github.rest.paginate)):
        print(f'{name}, {size} per page:', *paginate(github.rest.pulls.list, map_func=find, owner='acme', repo='jobs', per_page=size))
PY
cat > find.mjs <<'JS'
import { Octokit } from '@octokit/rest'
const octokit = new Octokit({ baseUrl: process.argv[2] })
for (const per_page of [10, 50, 100]) {
  const found = await octokit.paginate(octokit.rest.pulls.list, { owner: 'acme', repo: 'jobs', per_page }, ({ data }) =>
    data.filter(({ head }) => head.ref === 'release').map(({ number }) => number),
  )
  console.log(`octokit.paginate, ${per_page} per page: ${found.join(' ')}`)
}
JS
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check githubkit==0.16.1 hishel==1.4.0
npm init --yes > log
npm install --silent --ignore-scripts --no-audit --no-fund @octokit/rest@22.0.1 > log
python3 server.py & server=$!
until [ -s port ]; do sleep 0.1; done
address=http://127.0.0.1:$(cat port)
echo "githubkit 0.16.1, @octokit/rest 22.0.1, $(python3 --version), Node.js $(node --version); pull requests with the branch release: 240 120 8"
environment/bin/python find.py "$address" > output
node find.mjs "$address" >> output
cat output
cat > expected <<'OUT'
github.paginate, 10 per page:
github.rest.paginate, 10 per page: 240 120 8
github.paginate, 50 per page: 240
github.rest.paginate, 50 per page: 240 120 8
github.paginate, 100 per page: 240 120 8
github.rest.paginate, 100 per page: 240 120 8
octokit.paginate, 10 per page: 240 120 8
octokit.paginate, 50 per page: 240 120 8
octokit.paginate, 100 per page: 240 120 8
OUT
diff expected output && echo 'The surprise is as described: a page without a match ends the search.'
