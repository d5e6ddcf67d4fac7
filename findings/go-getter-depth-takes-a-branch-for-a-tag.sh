#!/bin/sh
# go-getter 1.8.10 (artifacts of Nomad, module sources of OpenTofu): if a tag and a branch have one name, `?ref=v1` is the tag and `?ref=v1&depth=1` the branch.
# Without a depth it runs `git checkout v1`, which prefers the tag; with a depth `git clone --branch v1`, which prefers the branch. The README describes depth
# only as the number of commits. A second download into the same folder, with the depth, is the tag again. `ref=refs/tags/v1` is the tag, and an error with a
# depth. Hurts anyone who adds `depth = 1` for speed, as the examples do: a repository with a moving branch v1 and a tag v1 delivers different files, without
# an error, and a pinned module follows the branch. A real Nomad 2.0.5 and OpenTofu 1.12.6 did the same. Needs Go and git.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=test GIT_AUTHOR_EMAIL=test@example.com GIT_COMMITTER_NAME=test GIT_COMMITTER_EMAIL=test@example.com
commit() {
  echo "$1" > repository/content
  git -C repository add content
  git -C repository commit --quiet --message "$1"
}
git init --quiet --initial-branch=main repository
commit tag
git -C repository tag v1
commit main
git -C repository checkout --quiet -b v1
commit branch
git -C repository checkout --quiet main
cat > main.go <<'GO'
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/hashicorp/go-getter"
)

// download returns the content at a query of the repository, or that there was an error.
func download(folder, query, destination string) string {
	client := &getter.Client{
		Ctx: context.Background(), Src: "git::file://" + folder + "/repository?" + query, Dst: destination, Pwd: folder, Mode: getter.ClientModeDir,
	}
	if client.Get() != nil {
		return "an error"
	}
	content, err := os.ReadFile(filepath.Join(destination, "content"))
	if err != nil {
		panic(err)
	}
	return strings.TrimSpace(string(content))
}

func main() {
	folder, err := os.Getwd()
	if err != nil {
		panic(err)
	}
	for number, query := range []string{"ref=v1", "ref=v1&depth=1", "ref=refs/tags/v1", "ref=refs/tags/v1&depth=1"} {
		destination := filepath.Join(folder, fmt.Sprint("download-", number))
		first := download(folder, query, destination)
		fmt.Printf("%s: %s, and once more into the same folder: %s\n", query, first, download(folder, query, destination))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-getter@v1.8.10 2> /dev/null
echo "go-getter v1.8.10, $(go version | cut -d ' ' -f 3), $(git --version)"
go run . > output
cat output
cat > expected <<'OUT'
ref=v1: tag, and once more into the same folder: tag
ref=v1&depth=1: branch, and once more into the same folder: tag
ref=refs/tags/v1: tag, and once more into the same folder: tag
ref=refs/tags/v1&depth=1: an error, and once more into the same folder: an error
OUT
diff expected output && echo 'The surprise is as described: the depth decides between the tag and the branch.'
