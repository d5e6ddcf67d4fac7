#!/bin/sh
# apache-airflow-providers-nomad 0.0.7: a Nomad job that prints "3 of 5 tables migrated" and exits with 1 is a successful task in Airflow, and the next one starts.
# The operators wait until the job is dead. Then they ask whether an evaluation is complete, which it is for every job that was placed, and whether there is output
# on stdout. If so, the output is the result, and the state of the allocation does not count. A job that fails silently is an error. Without output, one group that
# succeeds makes up for another that failed. Hurts pipelines that migrate, load or deploy with Nomad jobs: nearly all of them print something before they fail, and
# then neither a retry nor an alert follows. apache-airflow 3.3.2 (0.3 GB); the answers of Nomad for an ended job are in the script. Needs Python 3.10.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export AIRFLOW_HOME="$folder/airflow" AIRFLOW__NOMAD_PROVIDER__OPERATOR_POLL_DELAY=0 AIRFLOW__NOMAD_PROVIDER__RUNNER_LOG_DIR="$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check apache-airflow-providers-nomad==0.0.7 apache-airflow==3.3.2 python-nomad==2.1.0 2> log
cat > run.py <<'PY'
import json
import logging
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace

COUNTS = {"Complete": 0, "Failed": 0, "Lost": 0, "Queued": 0, "Running": 0, "Starting": 0, "Unknown": 0}
# The fields of an event that the package requires.
TEXTS = "DisplayMessage DownloadError DriverError DriverMessage FailedSibling GenericSource KillError KillReason Message RestartReason SetupError TaskSignal TaskSignalReason ValidationError VaultError"
NUMBERS = "DiskLimit KillTimeout Signal StartDelay Time"


class Nomad(BaseHTTPRequestHandler):
    """Answers as Nomad does for a batch job that has ended."""

    job, groups, stdout = {}, {}, ""

    def log_message(self, *_):
        pass

    def reply(self, body, status=200):
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body.encode() if isinstance(body, str) else json.dumps(body).encode())

    def do_POST(self):
        Nomad.job = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["Job"]
        self.reply({"EvalID": "evaluation"})

    do_PUT = do_POST

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.startswith("/v1/client/fs/cat/"):
            return self.reply(Nomad.stdout if ".stdout." in self.path else "")
        if not Nomad.job:
            return self.reply("job not found", 404)
        common = {"JobID": Nomad.job["ID"], "Namespace": "default"}
        if path.endswith("/allocations"):
            return self.reply([self.allocation(common, name, code) for name, code in Nomad.groups.items()])
        if path.endswith("/evaluations"):
            index = {"CreateIndex": 1, "CreateTime": 1, "ModifyIndex": 1, "ModifyTime": 1}
            return self.reply([{**common, **index, "ID": "evaluation", "Priority": 50, "Status": "complete", "TriggeredBy": "job-register", "Type": "batch"}])
        if path.endswith("/summary"):
            summary = {name: {**COUNTS, "Failed" if code else "Complete": 1} for name, code in Nomad.groups.items()}
            return self.reply({**common, "Children": {"Dead": 0, "Pending": 0, "Running": 0}, "Summary": summary})
        self.reply({**Nomad.job, "Namespace": "default", "Status": "dead", "Priority": 50, "AllAtOnce": False, "Datacenters": ["*"], "NodePool": "default"})

    def allocation(self, common, name, code):
        event = {**dict.fromkeys(TEXTS.split(), ""), **dict.fromkeys(NUMBERS.split(), 0), "Type": "Terminated", "Details": {"exit_code": str(code)}, "ExitCode": code, "FailsTask": False}
        status = {"ClientStatus": "failed" if code else "complete", "TaskStates": {name: {"Events": [event], "Failed": code != 0, "State": "dead"}}}
        texts = {"EvalID": "evaluation", "FollowupEvalID": "", "ID": f"allocation-{name}", "JobType": "batch", "Name": name, "NextAllocation": "", "NodeID": "node", "TaskGroup": name}
        return {**common, **texts, **status, "JobVersion": 0}


server = HTTPServer(("127.0.0.1", 0), Nomad)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["NOMAD_ADDR"] = f"http://127.0.0.1:{server.server_port}"

from airflow.providers.nomad.operators.job import NomadJobOperator  # noqa: E402
from airflow.providers.nomad.operators.task import NomadTaskOperator  # noqa: E402

logging.disable(logging.CRITICAL)
context = {"params": {}, "ti": SimpleNamespace(dag_id="nightly", task_id="migrate", run_id="run", try_number=1, map_index=-1)}


def run(title, operator, groups, stdout):
    Nomad.job, Nomad.groups, Nomad.stdout = {}, groups, stdout
    try:
        result = operator.execute(context)
        print(f"{title}: success, {result.splitlines()[0]}")
    except Exception as error:
        print(f"{title}: {type(error).__name__}")


def task():
    return NomadTaskOperator(task_id="migrate", image="registry.example.com/migrate:1", args=["migrate"])


job = {"ID": "load", "Name": "load", "Type": "batch", "TaskGroups": [{"Name": name, "Tasks": [{"Name": name, "Driver": "docker", "Config": {"image": "registry.example.com/load:1"}}]} for name in ("orders", "users")]}
run("exit code 0, output", task(), {"migrate": 0}, "5 of 5 tables migrated\n")
run("exit code 1, no output", task(), {"migrate": 1}, "")
run("exit code 1, output", task(), {"migrate": 1}, "3 of 5 tables migrated\n")
run("two groups, exit codes 0 and 1, no output", NomadJobOperator(task_id="load", template_content=json.dumps({"Job": job})), {"orders": 0, "users": 1}, "")
PY
echo "apache-airflow-providers-nomad 0.0.7, apache-airflow 3.3.2, python-nomad 2.1.0, $(python/bin/python --version)"
env -u NOMAD_TOKEN -u NOMAD_NAMESPACE -u NOMAD_REGION python/bin/python -W ignore run.py > log 2>&1 || cat log
grep -E '^(exit code|two groups)' log > output
cat output
cat > expected <<'OUT'
exit code 0, output: success, 5 of 5 tables migrated
exit code 1, no output: NomadOperatorError
exit code 1, output: success, 3 of 5 tables migrated
two groups, exit codes 0 and 1, no output: success, No output from job. Logs/stderr: []
OUT
diff expected output && echo 'The surprise is as described: a failed job is a success if it printed something.'
