#!/bin/sh
# `nomadService 1 $allocation "blue.web"` in a Nomad template can find no instance of web with the tag blue, although `nomadService "blue.web"` finds two.
# Nomad's server chooses first, among the instances with all tags, because the request has no tag; consul-template then drops the chosen ones that are not blue.
# The result has between none and as many as were asked for, depends on the allocation, and changes if a green instance is added. There is no error.
# The documentation describes the number as the instances desired. Hurts blue-green upgrades and readers of a replica by its tag: of eight allocations here, five
# get an empty list of upstreams, and the others look right in a test. consul-template 0.42.1; a real Nomad 2.0.5 did the same. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"sort"
	"strconv"
	"strings"

	"github.com/hashicorp/consul-template/dependency"
	"github.com/hashicorp/consul-template/template"
)

type instance struct {
	ID, ServiceName, Address string
	Port                     int
	Tags                     []string
}

var requests = map[string]bool{}

// answer does what the API of Nomad documents for `choose=<number>|<key>`: it chooses instances by rendezvous hashing.
func answer(response http.ResponseWriter, request *http.Request) {
	requests[request.URL.Path+" choose="+strings.Split(request.URL.Query().Get("choose"), "|")[0]+" tag="+request.URL.Query().Get("tag")+" filter="+request.URL.Query().Get("filter")] = true
	all := []instance{
		{"web-1", "web", "10.0.0.1", 80, []string{"green"}},
		{"web-2", "web", "10.0.0.2", 80, []string{"green"}},
		{"web-3", "web", "10.0.0.3", 80, []string{"blue"}},
		{"web-4", "web", "10.0.0.4", 80, []string{"blue"}},
	}
	number, key, choose := strings.Cut(request.URL.Query().Get("choose"), "|")
	if choose {
		rank := func(id string) string {
			sum := sha256.Sum256([]byte(id + key))
			return hex.EncodeToString(sum[:])
		}
		sort.Slice(all, func(first, second int) bool { return rank(all[first].ID) < rank(all[second].ID) })
		count, err := strconv.Atoi(number)
		if err != nil {
			panic(err)
		}
		all = all[:min(count, len(all))]
	}
	response.Header().Set("X-Nomad-Index", "1")
	response.Header().Set("X-Nomad-LastContact", "0")
	response.Header().Set("X-Nomad-KnownLeader", "true")
	json.NewEncoder(response).Encode(all)
}

// render executes a template until it has all that it asks for.
func render(contents string, clients *dependency.ClientSet) string {
	parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: contents})
	if err != nil {
		panic(err)
	}
	brain := template.NewBrain()
	for {
		result, err := parsed.Execute(&template.ExecuteInput{Brain: brain})
		if err != nil {
			panic(err)
		}
		if result.Missing.Len() == 0 {
			return strings.TrimSpace(string(result.Output))
		}
		for _, missing := range result.Missing.List() {
			value, _, err := missing.Fetch(clients, &dependency.QueryOptions{})
			if err != nil {
				panic(err)
			}
			brain.Remember(missing, value)
		}
	}
}

func main() {
	log.SetOutput(io.Discard)
	nomad := httptest.NewServer(http.HandlerFunc(answer))
	defer nomad.Close()
	clients := dependency.NewClientSet()
	if err := clients.CreateNomadClient(&dependency.CreateNomadClientInput{Address: nomad.URL}); err != nil {
		panic(err)
	}
	const each = " }}{{ .Address }} {{ else }}nothing{{ end }}"
	fmt.Println(`nomadService "blue.web":`, render(`{{ range nomadService "blue.web"`+each, clients))
	for _, count := range []int{1, 2} {
		for allocation := 1; allocation <= 8; allocation++ {
			call := fmt.Sprintf(`nomadService %d "allocation-%d" "blue.web"`, count, allocation)
			fmt.Printf("%s: %s\n", call, render("{{ range "+call+each, clients))
		}
	}
	var sorted []string
	for request := range requests {
		sorted = append(sorted, request)
	}
	sort.Strings(sorted)
	fmt.Println("requests:\n  " + strings.Join(sorted, "\n  "))
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 github.com/hashicorp/consul-template/dependency@v0.42.1 2> /dev/null
echo "consul-template v0.42.1, $(go version | cut -d ' ' -f 3)"
echo 'instances: web-1 and web-2 are green, web-3 and web-4 are blue'
env -u NOMAD_ADDR -u NOMAD_TOKEN -u NOMAD_NAMESPACE go run . > output
cat output
cat > expected <<'OUT'
nomadService "blue.web": 10.0.0.3 10.0.0.4
nomadService 1 "allocation-1" "blue.web": 10.0.0.4
nomadService 1 "allocation-2" "blue.web": nothing
nomadService 1 "allocation-3" "blue.web": nothing
nomadService 1 "allocation-4" "blue.web": nothing
nomadService 1 "allocation-5" "blue.web": nothing
nomadService 1 "allocation-6" "blue.web": 10.0.0.3
nomadService 1 "allocation-7" "blue.web": nothing
nomadService 1 "allocation-8" "blue.web": 10.0.0.3
nomadService 2 "allocation-1" "blue.web": 10.0.0.4
nomadService 2 "allocation-2" "blue.web": nothing
nomadService 2 "allocation-3" "blue.web": 10.0.0.4
nomadService 2 "allocation-4" "blue.web": 10.0.0.3
nomadService 2 "allocation-5" "blue.web": nothing
nomadService 2 "allocation-6" "blue.web": 10.0.0.3
nomadService 2 "allocation-7" "blue.web": nothing
nomadService 2 "allocation-8" "blue.web": 10.0.0.3 10.0.0.4
requests:
  /v1/service/web choose= tag= filter=
  /v1/service/web choose=1 tag= filter=
  /v1/service/web choose=2 tag= filter=
OUT
diff expected output && echo 'The surprise is as described: instances are chosen first, and filtered by their tag afterwards.'
