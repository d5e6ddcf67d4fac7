#!/bin/sh
# airflow-nomad 0.2.1: the node of a Nomad job goes down, and no other has room. Airflow then stops the job for good, and the DAG run is a success.
# Nomad would start the job again as soon as a node is there: it marks the allocation as lost, with the desired status "stop", and counts the next one as queued,
# which is no allocation yet. nomad-pydantic takes a job for stopped if all its allocations should stop; the queued one is in the same answer, and `running`
# of the same status is true. The DAG chooses the branch for a job that has ended, and runs `nomad job stop`. A failed allocation is an error, as one expects.
# Hurts anyone who keeps services or long batch jobs running from Airflow: one reboot takes them away, and nothing is red. nomad-pydantic 0.2.1, airflow 3.3.2
# (0.3 GB). The script stands in for the `nomad` command, with the answer of `job status -json` after a node went down. Needs Python 3.11.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir bin dags
export AIRFLOW_HOME="$folder/airflow" AIRFLOW__CORE__DAGS_FOLDER="$folder/dags" AIRFLOW__CORE__LOAD_EXAMPLES=False FOLDER="$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check airflow-nomad==0.2.1 nomad-pydantic==0.2.1 apache-airflow==3.3.2 apache-airflow-providers-ssh==7.0.1 2> log
cat > bin/nomad <<'NOMAD'
#!/bin/sh
echo "nomad $*" | sed "s|$FOLDER/||" >> "$FOLDER/commands"
cat "$FOLDER/status.json"
NOMAD
chmod +x bin/nomad
cat > dags/web.py <<'PY'
import json
import os
from datetime import datetime

from airflow.sdk import DAG
from airflow_nomad import Nomad, NomadAirflowConfiguration
from nomad_pydantic import Job, Task, TaskGroup

folder = os.environ["FOLDER"]
dag = DAG("web", schedule=None, start_date=datetime(2026, 1, 1))
job = Job(id="web", task_groups=[TaskGroup(name="api", tasks=[Task(name="api", driver="docker", config={"image": "registry.example.com/api:1"})])])
nomad = Nomad(dag, NomadAirflowConfiguration(job=job, working_dir=f"{folder}/jobs"))


def answer(counts, desired_status, client_status):
    allocation = {"ID": "allocation-1", "JobVersion": 0, "TaskGroup": "api", "DesiredStatus": desired_status, "ClientStatus": client_status, "TaskStates": None}
    status = {"Summary": {"JobID": "web", "Namespace": "default", "Summary": {"api": counts}}, "Allocations": [allocation], "Evaluations": []}
    with open(f"{folder}/status.json", "w") as file:
        json.dump([status], file)


def check(title):
    status = nomad.nomad_client.status()
    result, action = nomad.get_step_kwargs("check-job")["python_callable"]()
    print(f"{title}: running={status.running} stopped={status.stopped} failed={status.failed}, check: {result.name} {action.name}")


if __name__ == "__main__":
    answer({"Running": 1}, "run", "running")
    check("allocation runs")
    answer({"Failed": 1}, "run", "failed")
    check("allocation failed")
    answer({"Queued": 1, "Lost": 1}, "stop", "lost")
    check("allocation lost, next one queued")
    os.remove(f"{folder}/commands")
    run = dag.test()
    states = {task.task_id: task.state for task in run.get_task_instances()}
    print("task web-stop-job:", states["web-stop-job"])
    print("DAG run:", run.state)
PY
echo "airflow-nomad 0.2.1, nomad-pydantic 0.2.1, apache-airflow 3.3.2, $(python/bin/python --version)"
python/bin/airflow db migrate > log 2>&1
PATH="$folder/bin:$PATH" python/bin/python -W ignore dags/web.py > log 2>&1 || cat log
grep -E '^(allocation|task|DAG)' log > output
cat commands >> output
cat output
cat > expected <<'OUT'
allocation runs: running=True stopped=False failed=False, check: PASS CONTINUE
allocation failed: running=False stopped=False failed=True, check: FAIL RETRIGGER
allocation lost, next one queued: running=True stopped=True failed=False, check: PASS STOP
task web-stop-job: success
DAG run: success
nomad job run -json -detach jobs/web.json
nomad job status -json web
nomad job stop -yes -detach web
OUT
diff expected output && echo 'The surprise is as described: a job that waits for a node is stopped.'
