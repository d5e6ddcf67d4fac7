#!/bin/sh
# `serf query -tag role=web deploy` also runs the handler of the nodes with the role webhook, although `serf members -tag role=web` lists only those with web.
# The value is a regular expression in both commands. `members` wants it to match the whole tag; a query wants it to match somewhere in the tag, and each node
# decides by itself. The documentation says so of `members`, and describes the tag of a query with the same sentence without the part about the full match.
# `-node web` of a query takes the exact name only. Hurts anyone who first lists the nodes and then sends them a restart or a deployment with the same
# filter: role=db also reaches dbadmin, dc=eu1 also eu10. With `role=^web$` both agree. serf 0.11.0, three agents on the loopback address. Needs Go.
set -eu
folder=$(mktemp -d)
agents=
trap '[ -z "$agents" ] || kill $agents; wait; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOBIN="$folder" GOTOOLCHAIN=auto
go install github.com/hashicorp/serf/cmd/serf@v0.11.0 2> /dev/null
port=27946
for role in web webhook db-of-the-web; do
  ./serf agent -node="$role" -bind="127.0.0.1:$port" -rpc-addr="127.0.0.1:$((port + 100))" -tag role="$role" \
    -retry-join=127.0.0.1:27946 -retry-interval=1s -event-handler='query:deploy=echo done' -log-level=err > "$role.log" 2>&1 &
  agents="$agents $!"
  port=$((port + 1))
done
rpc=127.0.0.1:28046
attempt=0
until [ "$(./serf members -rpc-addr=$rpc -status=alive 2> /dev/null | wc -l)" -eq 3 ]; do
  attempt=$((attempt + 1))
  [ "$attempt" -lt 60 ]
  sleep 1
done
# members and query print the names of the nodes that a filter finds.
members() {
  ./serf members -rpc-addr=$rpc -tag "$1" | sed -n 's/^\([^ ][^ ]*\) .*/ \1/p' | sort | tr -d '\n'
}
query() {
  ./serf query -rpc-addr=$rpc -timeout=5s "$@" deploy | sed -n "s/^Response from '\(.*\)': done\$/ \1/p" | sort | tr -d '\n'
}
echo "serf v0.11.0, $(go version | cut -d ' ' -f 3)"
for tag in role=web 'role=^web$' role=webhook 'role=web.+' 'role=(web|db)' role=; do
  echo "-tag $tag | members:$(members "$tag") | query:$(query -tag "$tag")"
done > output
echo "-node web | query:$(query -node web)" >> output
cat output
cat > expected <<'OUT'
-tag role=web | members: web | query: db-of-the-web web webhook
-tag role=^web$ | members: web | query: web
-tag role=webhook | members: webhook | query: webhook
-tag role=web.+ | members: webhook | query: webhook
-tag role=(web|db) | members: web | query: db-of-the-web web webhook
-tag role= | members: | query: db-of-the-web web webhook
-node web | query: web
OUT
diff expected output && echo 'The surprise is as described: a query also reaches the nodes whose tag only contains the value.'
