#!/bin/sh
# docker-parse-image 3.0.1: the `fullname` of registry.example.com/web:1.0, an image in a private registry, is registry.example.com/library/web:1.0.
# Docker puts "library" only into names of Docker Hub. A digest is taken for a tag, so that web@sha256:... becomes library/web:sha256:..., which is no valid
# name, and the tag of web:1.0@sha256:... contains the digest. A name with three levels, usual in GitLab and in Google's Artifact Registry, is null, and localhost/web
# has no registry. Nothing is thrown. Hurts bots that copy, scan or update the images of job files: they look for a different image, or skip it.
# distribution/reference 0.6.0 is the parser that Docker uses. Needs Go and Node.js.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
digest=sha256:$(printf '0%.0s' $(seq 64))
cat > images <<TXT
web
acme/web:1.0
registry.example.com/acme/web:1.0
registry.example.com/web:1.0
registry:5000/web:1.0
localhost/web
web@$digest
acme/web:1.0@$digest
registry.example.com/acme/shop/web:1.0
TXT
cat > main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import parse from 'docker-parse-image'

for (const image of readFileSync('images', 'utf8').trim().split('\n')) {
  const parsed = parse(image)
  console.log(`  docker-parse-image  ${parsed && `${parsed.fullname} (registry ${parsed.registry}, tag ${parsed.tag})`}`)
}
JS
cat > main.go <<'GO'
package main

import (
	"bufio"
	_ "crypto/sha256"
	"fmt"
	"os"

	"github.com/distribution/reference"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		name, err := reference.ParseNormalizedNamed(lines.Text())
		if err != nil {
			panic(err)
		}
		fmt.Printf("  Docker              %s\n", reference.TagNameOnly(name))
	}
}
GO
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund docker-parse-image@3.0.1 > /dev/null
go mod init finding 2> /dev/null
go get github.com/distribution/reference@v0.6.0 2> /dev/null
echo "docker-parse-image 3.0.1, Node.js $(node --version); distribution/reference v0.6.0, $(go version | cut -d ' ' -f 3)"
go run . < images > docker
node main.mjs > parsed
paste -d '\n' images docker parsed | sed "s/$digest/sha256:.../g" > output
cat output
cat > expected <<'OUT'
web
  Docker              docker.io/library/web:latest
  docker-parse-image  library/web:latest (registry null, tag null)
acme/web:1.0
  Docker              docker.io/acme/web:1.0
  docker-parse-image  acme/web:1.0 (registry null, tag 1.0)
registry.example.com/acme/web:1.0
  Docker              registry.example.com/acme/web:1.0
  docker-parse-image  registry.example.com/acme/web:1.0 (registry registry.example.com, tag 1.0)
registry.example.com/web:1.0
  Docker              registry.example.com/web:1.0
  docker-parse-image  registry.example.com/library/web:1.0 (registry registry.example.com, tag 1.0)
registry:5000/web:1.0
  Docker              registry:5000/web:1.0
  docker-parse-image  registry:5000/library/web:1.0 (registry registry:5000, tag 1.0)
localhost/web
  Docker              localhost/web:latest
  docker-parse-image  localhost/web:latest (registry null, tag null)
web@sha256:...
  Docker              docker.io/library/web@sha256:...
  docker-parse-image  library/web:sha256:... (registry null, tag sha256:...)
acme/web:1.0@sha256:...
  Docker              docker.io/acme/web:1.0@sha256:...
  docker-parse-image  acme/web:1.0@sha256:... (registry null, tag 1.0@sha256:...)
registry.example.com/acme/shop/web:1.0
  Docker              registry.example.com/acme/shop/web:1.0
  docker-parse-image  null
OUT
diff expected output && echo 'The surprise is as described: docker-parse-image names another image.'
