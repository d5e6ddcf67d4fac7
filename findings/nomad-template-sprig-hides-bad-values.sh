#!/bin/sh
# In a Nomad template, `sprig_b64dec` of a value that is not valid base64 writes the text of the error into the file, and the task starts with it.
# The other sprig functions turn a bad value into one that looks good, too: `sprig_atoi "8080/tcp"` and `sprig_float64 "1,5"` are 0, and broken JSON is
# "<no value>". The functions of consul-template itself (base64Decode, parseInt, parseFloat, parseJSON) fail on these values, so that the task does not
# start. `sprig_int` also takes 010 for 8 and 08 for 0. Hurts anyone who decodes a key without padding, or takes a port or a limit from a variable: the
# key file contains "illegal base64 data", and the limit is 0. consul-template 0.42.1; a real Nomad 2.0.5, built with it, does the same. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > values <<'TXT'
c2VjcmV0MQ sprig_b64dec base64Decode
8080/tcp sprig_atoi parseInt
010 sprig_int parseInt
08 sprig_int parseInt
1,5 sprig_float64 parseFloat
{ sprig_fromJson parseJSON
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

// render returns what a template writes for the value, or that it fails.
func render(function, value string) string {
	parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: fmt.Sprintf("{{ %s %q }}", function, value)})
	if err != nil {
		return err.Error()
	}
	result, err := parsed.Execute(&template.ExecuteInput{Brain: template.NewBrain()})
	if err != nil {
		return "error"
	}
	return fmt.Sprintf("%q", result.Output)
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		fmt.Printf("%s: %s %s, %s %s\n", words[0], words[1], render(words[1], words[0]), words[2], render(words[2], words[0]))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 github.com/spf13/cast@v1.10.0 2> /dev/null
echo "consul-template v0.42.1, cast v1.10.0, $(go version | cut -d ' ' -f 3)"
go run . < values > output
cat output
cat > expected <<'OUT'
c2VjcmV0MQ: sprig_b64dec "illegal base64 data at input byte 8", base64Decode error
8080/tcp: sprig_atoi "0", parseInt error
010: sprig_int "8", parseInt "10"
08: sprig_int "0", parseInt "8"
1,5: sprig_float64 "0", parseFloat error
{: sprig_fromJson "<no value>", parseJSON error
OUT
diff expected output && echo 'The surprise is as described: a bad value looks like a good one.'
