#!/bin/sh
# The template functions `ls` and `tree` (Consul keys in a Nomad template) also list the keys beside the path: `tree "web"` has those of `web-admin/`.
# The documentation describes the pairs "at the given key path", and its examples have no final slash. But the path is plain text that a key begins with, and
# only the path is cut off: `web-admin/password` has the name "-admin/password". `webhook` has the same name as `web/hook`, and after `explode` its value.
# With a final slash (`tree "web/"`) the result is right. Hurts anyone who renders an environment or a configuration file from Consul: when a different
# service gets a key, tasks restart with settings and secrets that are not theirs. consul-template 0.42.1; the keys are in the script. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/hashicorp/consul-template/dependency"
	"github.com/hashicorp/consul-template/template"
)

var values = map[string]string{"web/hook": "on", "web/port": "80", "web-admin/password": "secret", "webhook": "off", "worker/port": "90"}

// list answers as Consul does: with the keys that begin with the text in the address.
func list(response http.ResponseWriter, request *http.Request) {
	prefix := strings.TrimPrefix(request.URL.Path, "/v1/kv/")
	var pairs []map[string]any
	for _, key := range []string{"web-admin/password", "web/hook", "web/port", "webhook", "worker/port"} {
		if strings.HasPrefix(key, prefix) {
			pairs = append(pairs, map[string]any{"Key": key, "Value": []byte(values[key])})
		}
	}
	response.Header().Set("X-Consul-Index", "1")
	json.NewEncoder(response).Encode(pairs)
}

// render executes a template until it has all that it asks for.
func render(contents string, clients *dependency.ClientSet) (string, error) {
	parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: contents})
	if err != nil {
		return "", err
	}
	brain := template.NewBrain()
	for {
		result, err := parsed.Execute(&template.ExecuteInput{Brain: brain})
		if err != nil || result.Missing.Len() == 0 {
			return string(result.Output), err
		}
		for _, missing := range result.Missing.List() {
			value, _, err := missing.Fetch(clients, &dependency.QueryOptions{})
			if err != nil {
				return "", err
			}
			brain.Remember(missing, value)
		}
	}
}

func main() {
	log.SetOutput(io.Discard)
	consul := httptest.NewServer(http.HandlerFunc(list))
	defer consul.Close()
	clients := dependency.NewClientSet()
	if err := clients.CreateConsulClient(&dependency.CreateConsulClientInput{Address: consul.URL}); err != nil {
		panic(err)
	}
	for _, contents := range []string{
		`{{ range ls "web" }}{{ .Key }}={{ .Value }} {{ end }}`,
		`{{ range tree "web" }}{{ .Key }}={{ .Value }} {{ end }}`,
		`{{ range safeTree "web" }}{{ .Key }}={{ .Value }} {{ end }}`,
		`{{ tree "web" | explode | toJSON }}`,
		`{{ range ls "web/" }}{{ .Key }}={{ .Value }} {{ end }}`,
		`{{ tree "web/" | explode | toJSON }}`,
	} {
		output, err := render(contents, clients)
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s\n  %s\n", contents, strings.TrimSpace(output))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 github.com/hashicorp/consul-template/dependency@v0.42.1 2> /dev/null
echo "consul-template v0.42.1, $(go version | cut -d ' ' -f 3)"
echo 'keys: web/hook=on web/port=80 web-admin/password=secret webhook=off worker/port=90'
env -u CONSUL_HTTP_ADDR -u CONSUL_HTTP_TOKEN go run . > output
cat output
cat > expected <<'OUT'
{{ range ls "web" }}{{ .Key }}={{ .Value }} {{ end }}
  hook=on port=80 hook=off
{{ range tree "web" }}{{ .Key }}={{ .Value }} {{ end }}
  -admin/password=secret hook=on port=80 hook=off
{{ range safeTree "web" }}{{ .Key }}={{ .Value }} {{ end }}
  -admin/password=secret hook=on port=80 hook=off
{{ tree "web" | explode | toJSON }}
  {"-admin":{"password":"secret"},"hook":"off","port":"80"}
{{ range ls "web/" }}{{ .Key }}={{ .Value }} {{ end }}
  hook=on port=80
{{ tree "web/" | explode | toJSON }}
  {"hook":"on","port":"80"}
OUT
diff expected output && echo 'The surprise is as described: the keys beside the path are listed, too.'
