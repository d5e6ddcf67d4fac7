#!/bin/sh
# go-tfe 1.101.0: a RegistryModuleID that reads a module of the private registry can delete nothing: DeleteVersion sends an address with empty parts.
# The type documents that the other fields are ignored if ID is set, that RegistryName defaults to private, and that Namespace is required for public
# modules. Only Read (and, but for ID, Update) follows this: DeleteVersion sends `private//net/aws/1.0.0` and returns ErrResourceNotFound, and its fallback to
# the former address never runs. Hurts programs that remove old versions, or the module of a deleted repository, and take "not found" for done, as is usual
# when a run is repeated: the version stays in the registry and in use. The requests go to a server in the script. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/hashicorp/go-tfe"
)

const module = `{"data": {"id": "mod-1", "type": "registry-modules", "attributes": {"name": "net"}}}`

// answer is a registry that has one module, under its ID and under its name.
func answer(response http.ResponseWriter, request *http.Request) {
	address := strings.TrimPrefix(request.URL.Path, "/api/v2/")
	if address == "ping" {
		return
	}
	fmt.Printf("    %s %s\n", request.Method, address)
	known := strings.HasPrefix(address, "organizations/acme/registry-modules/private/acme/net/aws") || address == "registry-modules/mod-1"
	switch {
	case !known:
		response.WriteHeader(http.StatusNotFound)
	case request.Method == http.MethodDelete:
		response.WriteHeader(http.StatusNoContent)
	default:
		response.Header().Set("Content-Type", "application/vnd.api+json")
		io.WriteString(response, module)
	}
}

func main() {
	log.SetOutput(io.Discard)
	registry := httptest.NewServer(http.HandlerFunc(answer))
	defer registry.Close()
	client, err := tfe.NewClient(&tfe.Config{Address: registry.URL, Token: "token"})
	if err != nil {
		panic(err)
	}
	ctx, modules := context.Background(), client.RegistryModules
	for _, id := range []tfe.RegistryModuleID{
		{Organization: "acme", Name: "net", Provider: "aws", Namespace: "acme", RegistryName: tfe.PrivateRegistry},
		{Organization: "acme", Name: "net", Provider: "aws", RegistryName: tfe.PrivateRegistry},
		{Organization: "acme", Name: "net", Provider: "aws"},
		{ID: "mod-1"},
	} {
		fmt.Printf("%+v\n", id)
		report := func(call string, err error) {
			if errors.Is(err, tfe.ErrResourceNotFound) {
				err = fmt.Errorf("ErrResourceNotFound")
			}
			fmt.Printf("  %s: %v\n", call, err)
		}
		_, err := modules.Read(ctx, id)
		report("Read", err)
		_, err = modules.Update(ctx, id, tfe.RegistryModuleUpdateOptions{})
		report("Update", err)
		report("DeleteVersion", modules.DeleteVersion(ctx, id, "1.0.0"))
		report("DeleteProvider", modules.DeleteProvider(ctx, id))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-tfe@v1.101.0 2> /dev/null
echo "go-tfe v1.101.0, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
{ID: Organization:acme Name:net Provider:aws Namespace:acme RegistryName:private}
    GET organizations/acme/registry-modules/private/acme/net/aws
  Read: <nil>
    PATCH organizations/acme/registry-modules/private/acme/net/aws
  Update: <nil>
    DELETE organizations/acme/registry-modules/private/acme/net/aws/1.0.0
  DeleteVersion: <nil>
    DELETE organizations/acme/registry-modules/private/acme/net/aws
  DeleteProvider: <nil>
{ID: Organization:acme Name:net Provider:aws Namespace: RegistryName:private}
    GET organizations/acme/registry-modules/private/acme/net/aws
  Read: <nil>
    PATCH organizations/acme/registry-modules/private/acme/net/aws
  Update: <nil>
    DELETE organizations/acme/registry-modules/private//net/aws/1.0.0
  DeleteVersion: ErrResourceNotFound
    DELETE organizations/acme/registry-modules/private//net/aws
  DeleteProvider: ErrResourceNotFound
{ID: Organization:acme Name:net Provider:aws Namespace: RegistryName:}
    GET organizations/acme/registry-modules/private/acme/net/aws
  Read: <nil>
    PATCH organizations/acme/registry-modules/private/acme/net/aws
  Update: <nil>
    DELETE organizations/acme/registry-modules///net/aws/1.0.0
  DeleteVersion: ErrResourceNotFound
  DeleteProvider: invalid value for registry-name. It must be either "private" or "public"
{ID:mod-1 Organization: Name: Provider: Namespace: RegistryName:}
    GET registry-modules/mod-1
  Read: <nil>
    PATCH organizations//registry-modules/private///
  Update: ErrResourceNotFound
    DELETE organizations//registry-modules/////1.0.0
  DeleteVersion: ErrResourceNotFound
  DeleteProvider: invalid value for organization
OUT
diff expected output && echo 'The surprise is as described: what is read with an ID is not found with it.'
