#!/bin/sh
# Two calls of `pkiCert` in one Nomad template, for www.example.com and api.example.com: both return the certificate and the key of www.example.com.
# consul-template keeps what it fetched under the path in Vault and the destination, without the arguments. The second name is never asked for, and there is no
# error; `secret` with the same arguments returns two. The destination is also the cache: with a changed name, the template returns the old certificate until that
# one expires. An issue of 2022 about two names was fixed for two destinations only. Hurts anyone who writes a file for several hosts, or adds a host: the server
# starts, health checks pass, and clients get the certificate of a different host. consul-template 0.42.1; the script stands in for Vault. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"time"

	"github.com/hashicorp/consul-template/dependency"
	"github.com/hashicorp/consul-template/template"
)

var issued int64

// issue answers as Vault does: with a certificate for the name in the request.
func issue(response http.ResponseWriter, request *http.Request) {
	if request.Method != http.MethodPut {
		response.WriteHeader(http.StatusNotFound)
		return
	}
	var fields struct {
		Name string `json:"common_name"`
	}
	json.NewDecoder(request.Body).Decode(&fields)
	fmt.Println("  issued by Vault:", fields.Name)
	issued++
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		panic(err)
	}
	content := &x509.Certificate{SerialNumber: big.NewInt(issued), Subject: pkix.Name{CommonName: fields.Name}, DNSNames: []string{fields.Name}, NotBefore: time.Now(), NotAfter: time.Now().Add(720 * time.Hour)}
	certificate, err := x509.CreateCertificate(rand.Reader, content, content, key.Public(), key)
	if err != nil {
		panic(err)
	}
	encoded, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		panic(err)
	}
	json.NewEncoder(response).Encode(map[string]any{"data": map[string]string{
		"certificate": string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certificate})),
		"private_key": string(pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: encoded})),
	}})
}

// list prints the certificates in the text of a file.
func list(text []byte) {
	for block, rest := pem.Decode(text); block != nil; block, rest = pem.Decode(rest) {
		if block.Type == "CERTIFICATE" {
			certificate, err := x509.ParseCertificate(block.Bytes)
			if err != nil {
				panic(err)
			}
			fmt.Println("  in the file:", certificate.Subject.CommonName)
		}
	}
}

// render executes a template until it has all that it asks for, and writes its destination.
func render(title, destination, contents string, clients *dependency.ClientSet) {
	fmt.Println(title)
	parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: contents, Destination: destination})
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
			list(result.Output)
			if err := os.WriteFile(destination, result.Output, 0o600); err != nil {
				panic(err)
			}
			return
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
	vault := httptest.NewServer(http.HandlerFunc(issue))
	defer vault.Close()
	clients := dependency.NewClientSet()
	if err := clients.CreateVaultClient(&dependency.CreateVaultClientInput{Address: vault.URL, Token: "token"}); err != nil {
		panic(err)
	}
	// The default of consul-template and of Nomad.
	dependency.SetVaultLeaseRenewalThreshold(0.9)
	const fields = "{{ .Cert }}\n{{ .Key }}\n{{ end }}\n"
	www := `{{ with pkiCert "pki/issue/web" "common_name=www.example.com" }}` + fields
	api := `{{ with pkiCert "pki/issue/web" "common_name=api.example.com" }}` + fields
	shop := `{{ with pkiCert "pki/issue/web" "common_name=shop.example.com" }}` + fields
	render("pkiCert for www and api", "hosts.pem", www+api, clients)
	render("pkiCert for api and www", "reversed.pem", api+www, clients)
	render("pkiCert for shop in the first file", "hosts.pem", shop, clients)
	render("pkiCert for api, in a file of its own", "api.pem", api, clients)
	render("secret for www and api", "secret.pem", `{{ with secret "pki/issue/web" "common_name=www.example.com" }}{{ .Data.certificate }}{{ end }}
{{ with secret "pki/issue/web" "common_name=api.example.com" }}{{ .Data.certificate }}{{ end }}`, clients)
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 github.com/hashicorp/consul-template/dependency@v0.42.1 2> /dev/null
echo "consul-template v0.42.1, $(go version | cut -d ' ' -f 3)"
env -u VAULT_ADDR -u VAULT_TOKEN -u VAULT_NAMESPACE go run . > output
cat output
cat > expected <<'OUT'
pkiCert for www and api
  issued by Vault: www.example.com
  in the file: www.example.com
  in the file: www.example.com
pkiCert for api and www
  issued by Vault: api.example.com
  in the file: api.example.com
  in the file: api.example.com
pkiCert for shop in the first file
  in the file: www.example.com
pkiCert for api, in a file of its own
  issued by Vault: api.example.com
  in the file: api.example.com
secret for www and api
  issued by Vault: www.example.com
  issued by Vault: api.example.com
  in the file: www.example.com
  in the file: api.example.com
OUT
diff expected output && echo 'The surprise is as described: the first certificate is returned for each name.'
