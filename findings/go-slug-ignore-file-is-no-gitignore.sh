#!/bin/sh
# go-slug 1.0.0, which packs what is uploaded to HCP Terraform, reads other rules in `.terraformignore` than git in a `.gitignore` with the same lines.
# A folder without a final slash (`examples`) stays in the package with all its files, because only its own name is left out. Before the final slash, a
# slash does not bind a pattern to the root: `templates/*.tpl` also takes files out of modules/net/templates, and that module fails later. `/*` followed
# by `!/modules/` keeps every folder, and `[!1]` matches what it should not match. Hurts authors of private modules and of workspaces who know .gitignore:
# the upload has files that should stay out, lacks files that the module needs, and reports neither. 0.16.8, as in go-tfe 1.101.0, is alike. Needs Go and git.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
for file in main.tf examples/main.tf modules/net/main.tf modules/net/templates/net.tpl templates/dev.tpl stage1.tf stage2.tf; do
  mkdir -p "module/$(dirname "$file")"
  echo '# text' > "module/$file"
done
git init --quiet module
cat > rules <<'TXT'
examples
/examples
examples/
templates/*.tpl
/*,!/main.tf,!/modules/
stage[!1].tf
*.tpl
TXT
cat > main.go <<'GO'
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"

	"github.com/hashicorp/go-slug"
)

// main prints the files that the package of the folder "module" has.
func main() {
	var packed bytes.Buffer
	if _, err := slug.Pack("module", &packed, false); err != nil {
		panic(err)
	}
	unzipped, err := gzip.NewReader(&packed)
	if err != nil {
		panic(err)
	}
	archive := tar.NewReader(unzipped)
	for {
		header, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			panic(err)
		}
		if header.Typeflag == tar.TypeReg && header.Name != ".terraformignore" {
			fmt.Println(header.Name)
		}
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-slug@v1.0.0 2> /dev/null
go build -o pack .
echo "go-slug v1.0.0, $(git --version), $(go version | cut -d ' ' -f 3)"
while read -r rule; do
  echo "$rule" | tr ',' '\n' > module/.terraformignore
  git -C module ls-files --others --exclude-from=.terraformignore | grep -v '^\.terraformignore$' | sort > by-git
  ./pack | sort > by-slug
  echo "$rule"
  comm -13 by-git by-slug | sed 's/^/  only in the package of go-slug: /'
  comm -23 by-git by-slug | sed 's/^/  only by the rules of git: /'
done < rules > output
cat output
cat > expected <<'OUT'
examples
  only in the package of go-slug: examples/main.tf
/examples
  only in the package of go-slug: examples/main.tf
examples/
templates/*.tpl
  only by the rules of git: modules/net/templates/net.tpl
/*,!/main.tf,!/modules/
  only in the package of go-slug: examples/main.tf
  only in the package of go-slug: templates/dev.tpl
stage[!1].tf
  only in the package of go-slug: stage2.tf
  only by the rules of git: stage1.tf
*.tpl
OUT
diff expected output && echo 'The surprise is as described: the same lines leave out other files.'
