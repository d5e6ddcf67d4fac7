#!/bin/sh
# `mergeMapWithOverride $base` in a Nomad template changes `$base` itself: in a `range`, the values of one instance show up in all that follow.
# The same holds for `mergeMap`, and for nested maps; nothing in the documentation says so, and there is no error. `mergeMap` is documented to keep the values
# of its argument. But false, 0, "" and [] count as not set there and are replaced: `{"debug": false}` becomes true. The same holds for `sprig_merge`.
# Hurts anyone who renders a configuration of several instances from one default and overrides: instance b gets the port, the password or the switch of
# instance a, and which one depends on the order. consul-template 0.42.1, and a real Nomad 2.0.5 renders the same. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > templates <<'TXT'
{{ $base := parseJSON `{"port": 80}` }}{{ range parseJSON `[{"name": "a", "debug": true}, {"name": "b", "port": 90}, {"name": "c"}]` }}{{ . | mergeMapWithOverride $base | toJSON }} {{ end }}
{{ $base := parseJSON `{"port": 80}` }}{{ range parseJSON `[{"name": "a", "debug": true}, {"name": "b"}]` }}{{ . | mergeMap $base | toJSON }} {{ end }}
{{ $base := parseJSON `{"tls": {"port": 443}}` }}{{ range parseJSON `[{"tls": {"key": "a"}}, {"tls": {}}]` }}{{ . | mergeMapWithOverride $base | toJSON }} {{ end }}
{{ $base := parseJSON `{"port": 80}` }}{{ range parseJSON `[{"name": "a", "debug": true}, {"name": "b"}]` }}{{ sprig_mergeOverwrite $base . | toJSON }} {{ end }}
{{ parseJSON `{"debug": true, "replicas": 3, "path": "/x", "tags": ["x"]}` | mergeMap (parseJSON `{"debug": false, "replicas": 0, "path": "", "tags": []}`) | toJSON }}
{{ parseJSON `{"debug": true, "replicas": 3}` | sprig_merge (parseJSON `{"debug": false, "replicas": 0}`) | toJSON }}
{{ parseJSON `{"debug": false, "replicas": 0}` | mergeMapWithOverride (parseJSON `{"debug": true, "replicas": 3}`) | toJSON }}
TXT
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"github.com/hashicorp/consul-template/template"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: lines.Text()})
		if err != nil {
			panic(err)
		}
		result, err := parsed.Execute(&template.ExecuteInput{Brain: template.NewBrain()})
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s\n  %s\n", lines.Text(), strings.TrimSpace(string(result.Output)))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 2> /dev/null
echo "consul-template v0.42.1, $(go version | cut -d ' ' -f 3)"
go run . < templates > output
cat output
cat > expected <<'OUT'
{{ $base := parseJSON `{"port": 80}` }}{{ range parseJSON `[{"name": "a", "debug": true}, {"name": "b", "port": 90}, {"name": "c"}]` }}{{ . | mergeMapWithOverride $base | toJSON }} {{ end }}
  {"debug":true,"name":"a","port":80} {"debug":true,"name":"b","port":90} {"debug":true,"name":"c","port":90}
{{ $base := parseJSON `{"port": 80}` }}{{ range parseJSON `[{"name": "a", "debug": true}, {"name": "b"}]` }}{{ . | mergeMap $base | toJSON }} {{ end }}
  {"debug":true,"name":"a","port":80} {"debug":true,"name":"a","port":80}
{{ $base := parseJSON `{"tls": {"port": 443}}` }}{{ range parseJSON `[{"tls": {"key": "a"}}, {"tls": {}}]` }}{{ . | mergeMapWithOverride $base | toJSON }} {{ end }}
  {"tls":{"key":"a","port":443}} {"tls":{"key":"a","port":443}}
{{ $base := parseJSON `{"port": 80}` }}{{ range parseJSON `[{"name": "a", "debug": true}, {"name": "b"}]` }}{{ sprig_mergeOverwrite $base . | toJSON }} {{ end }}
  {"debug":true,"name":"a","port":80} {"debug":true,"name":"b","port":80}
{{ parseJSON `{"debug": true, "replicas": 3, "path": "/x", "tags": ["x"]}` | mergeMap (parseJSON `{"debug": false, "replicas": 0, "path": "", "tags": []}`) | toJSON }}
  {"debug":true,"path":"/x","replicas":3,"tags":["x"]}
{{ parseJSON `{"debug": true, "replicas": 3}` | sprig_merge (parseJSON `{"debug": false, "replicas": 0}`) | toJSON }}
  {"debug":true,"replicas":3}
{{ parseJSON `{"debug": false, "replicas": 0}` | mergeMapWithOverride (parseJSON `{"debug": true, "replicas": 3}`) | toJSON }}
  {"debug":false,"replicas":0}
OUT
diff expected output && echo 'The surprise is as described: a merge changes its first map, and false is not kept.'
