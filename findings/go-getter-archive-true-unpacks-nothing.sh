#!/bin/sh
# go-getter, which fetches the artifacts of a Nomad task: `options { archive = true }` leaves an archive packed that is unpacked without the option.
# Only the exact name of a format unpacks. Every other value switches unpacking off, and only the name of a different format is an error: `true`, `gzip`,
# `TGZ` and `.tar.gz` all mean `false`. The empty value, by which unpacking is switched off according to the list of options in the README, unpacks.
# Hurts anyone who sets the option from a variable, or downloads from a URL without an extension: the task starts and does not find its program.
# A real Nomad 2.0.5, which is built with go-getter 1.8.8, kept the archives in the same way. Needs Go; the modules take 0.8 GB and some minutes.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
mkdir -p site/bin
echo '# program' > site/bin/web
tar -czf site/web.tar.gz -C site bin
cp site/web.tar.gz site/download
cat > main.go <<'GO'
package main

import (
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"

	getter "github.com/hashicorp/go-getter"
)

// fetch returns the files that are in the destination after the download, as Nomad does it by default.
func fetch(source string) []string {
	work, err := os.MkdirTemp(".", "work")
	if err != nil {
		panic(err)
	}
	destination := filepath.Join(work, "local")
	if err := (&getter.Client{Src: source, Dst: destination, Pwd: work, Mode: getter.ClientModeAny}).Get(); err != nil {
		return []string{"error:", err.Error()}
	}
	var files []string
	filepath.WalkDir(destination, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			name, _ := filepath.Rel(destination, path)
			files = append(files, name)
		}
		return err
	})
	return files
}

func main() {
	site := httptest.NewServer(http.FileServer(http.Dir("site")))
	defer site.Close()
	for _, artifact := range []string{
		"web.tar.gz",
		"web.tar.gz?archive=true",
		"web.tar.gz?archive=false",
		"web.tar.gz?archive=",
		"download",
		"download?archive=true",
		"download?archive=tar.gz",
		"download?archive=.tar.gz",
		"download?archive=tgz",
		"download?archive=TGZ",
		"download?archive=gzip",
		"download?archive=zip",
	} {
		fmt.Println(artifact, fetch(site.URL+"/"+artifact))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-getter@v1.8.8 2> /dev/null
echo "go-getter v1.8.8, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
web.tar.gz [bin/web]
web.tar.gz?archive=true [web.tar.gz]
web.tar.gz?archive=false [web.tar.gz]
web.tar.gz?archive= [bin/web]
download [download]
download?archive=true [download]
download?archive=tar.gz [bin/web]
download?archive=.tar.gz [download]
download?archive=tgz [bin/web]
download?archive=TGZ [download]
download?archive=gzip [download]
download?archive=zip [error: zip: not a valid zip file]
OUT
diff expected output && echo 'The surprise is as described: true is no format, and unpacks nothing.'
