#!/bin/sh
# PyGithub 2.10.0 drops the zone of a time: `since` 12:00+02:00 is sent as 12:00Z, and a comment that was written half an hour later is not in the answer.
# It writes the hours as they are and puts a Z behind them, in every `since`, `until` and `before` and in the start and end of a check run, without an error. The
# times that it returns are in UTC and can be sent again as they are; one that is made local for a log, or made by `datetime.now().astimezone()`, is wrong. The issue
# 2282 of 2022 is open. githubkit 0.16.1 keeps the offset. Hurts bots that fetch what is new since the last run: in Berlin they never see the commands of the last one
# or two hours, in New York they see four hours twice and deploy again, and on a server in UTC the same code is right. Needs Python 3.10.
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
# The server stands in for GitHub: it has one comment, of 10:30 UTC, lists it if it is not older than `since`, and writes down each time that it receives.
cat > server.py <<'PY'
import datetime
import http.server
import json
import urllib.parse

written = datetime.datetime.fromisoformat('2026-07-01T10:30:00+00:00')


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def answer(self, body):
        content = json.dumps(body).encode()
        self.send_response(200)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_GET(self):
        query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query))
        with open('received', 'w') as file:
            file.write(query['since'])
        since = datetime.datetime.fromisoformat(query['since'].replace('Z', '+00:00'))
        self.answer([{'id': 1, 'body': 'deploy web'}] if written >= since else [])

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers['Content-Length'])))
        with open('received', 'w') as file:
            file.write(body['started_at'])
        self.answer({'id': 1})


with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler) as server:
    with open('port', 'w') as file:
        file.write(f'{server.server_port}\n')
    server.serve_forever()
PY
cat > times.py <<'PY'
import datetime
import sys
import zoneinfo

import github
from githubkit import GitHub

address = sys.argv[1]
moment = datetime.datetime(2026, 7, 1, 10, 0, tzinfo=datetime.timezone.utc)
repository = github.Github(auth=github.Auth.Token('token'), base_url=address, lazy=True).get_repo('acme/jobs')
kit = GitHub('token', base_url=address)


def show(title, result):
    with open('received') as file:
        print(f'  {title}: {file.read()}{result}')


for zone in ('UTC', 'Europe/Berlin', 'America/New_York'):
    time = moment.astimezone(zoneinfo.ZoneInfo(zone))
    print(f'{time.isoformat()}, the same moment in {zone}')
    found = list(repository.get_issues_comments(since=time))
    show('PyGithub, comments since', f', found: {len(found)}')
    found = kit.rest.issues.list_comments_for_repo('acme', 'jobs', since=time).json()
    show('githubkit, comments since', f', found: {len(found)}')
    repository.create_check_run('deploy', 'a' * 40, started_at=time)
    show('PyGithub, start of a check run', '')
    kit.rest.checks.create('acme', 'jobs', name='deploy', head_sha='a' * 40, started_at=time)
    show('githubkit, start of a check run', '')
PY
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check PyGithub==2.10.0 githubkit==0.16.1 hishel==1.4.0 tzdata==2026.2
python3 server.py & server=$!
until [ -s port ]; do sleep 0.1; done
echo "PyGithub 2.10.0, githubkit 0.16.1, $(python3 --version)"
environment/bin/python times.py "http://127.0.0.1:$(cat port)" > output
cat output
cat > expected <<'OUT'
2026-07-01T10:00:00+00:00, the same moment in UTC
  PyGithub, comments since: 2026-07-01T10:00:00Z, found: 1
  githubkit, comments since: 2026-07-01 10:00:00+00:00, found: 1
  PyGithub, start of a check run: 2026-07-01T10:00:00Z
  githubkit, start of a check run: 2026-07-01T10:00:00Z
2026-07-01T12:00:00+02:00, the same moment in Europe/Berlin
  PyGithub, comments since: 2026-07-01T12:00:00Z, found: 0
  githubkit, comments since: 2026-07-01 12:00:00+02:00, found: 1
  PyGithub, start of a check run: 2026-07-01T12:00:00Z
  githubkit, start of a check run: 2026-07-01T12:00:00+02:00
2026-07-01T06:00:00-04:00, the same moment in America/New_York
  PyGithub, comments since: 2026-07-01T06:00:00Z, found: 1
  githubkit, comments since: 2026-07-01 06:00:00-04:00, found: 1
  PyGithub, start of a check run: 2026-07-01T06:00:00Z
  githubkit, start of a check run: 2026-07-01T06:00:00-04:00
OUT
diff expected output && echo 'The surprise is as described: the offset is dropped, and a comment is not found.'
