#!/bin/sh
# One Nomad job reads the same version constraint in two ways: go-version in a `constraint` block, Masterminds' semver in the template function.
# `~> 1.2` admits 1.9.9 in `constraint { operator = "version" }`, and `{{ sprig_semverCompare "~> 1.2" "1.9.9" }}` is false in a template of that job.
# A short version is a range in the template: `> 1.2` excludes 1.2.5, while `<= 1.2` and `= 1.2` admit it. Only the template compares prereleases across
# versions (`>= 1.2.0-beta1`), and it fails on a fourth number. Hurts anyone who chooses a setting by the version for which the job was placed: the task
# runs on 1.9.9 with the settings of another version. Constraints of three plain numbers agree. A real Nomad 2.0.5 did both in one job. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"github.com/hashicorp/consul-template/template"
	"github.com/hashicorp/go-version"
)

// inConstraint compares as the operator `version` of a constraint block does.
func inConstraint(constraint, candidate string) string {
	parsed, err := version.NewVersion(candidate)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(version.MustConstraints(version.NewConstraint(constraint)).Check(parsed))
}

// inTemplate compares as a template block does.
func inTemplate(constraint, candidate string) string {
	parsed, err := template.NewTemplate(&template.NewTemplateInput{
		Contents: fmt.Sprintf("{{ sprig_semverCompare %q %q }}", constraint, candidate),
	})
	if err != nil {
		return err.Error()
	}
	result, err := parsed.Execute(&template.ExecuteInput{Brain: template.NewBrain()})
	if err != nil {
		_, reason, _ := strings.Cut(err.Error(), "error calling sprig_semverCompare: ")
		return reason
	}
	return string(result.Output)
}

func main() {
	for _, pair := range [][2]string{
		{"~> 1.2", "1.9.9"},
		{"~> 1", "2.0.0"},
		{"> 1.2", "1.2.5"},
		{"<= 1.2", "1.2.5"},
		{"= 1.2", "1.2.5"},
		{"!= 1.2", "1.2.5"},
		{">= 1.2.0-beta1", "1.3.0-beta1"},
		{">= 1.2", "1.2.3.4"},
		{"~> 1.2.3", "1.2.9"},
		{"> 1.2.0", "1.2.5"},
		{">= 1.2.0", "1.3.0-beta1"},
	} {
		fmt.Printf("%s of %s: constraint %s, template %s\n", pair[0], pair[1], inConstraint(pair[0], pair[1]), inTemplate(pair[0], pair[1]))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 github.com/hashicorp/go-version@v1.9.0 github.com/Masterminds/semver/v3@v3.4.0 2> /dev/null
echo "consul-template v0.42.1, semver v3.4.0, go-version v1.9.0, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
~> 1.2 of 1.9.9: constraint true, template false
~> 1 of 2.0.0: constraint true, template false
> 1.2 of 1.2.5: constraint true, template false
<= 1.2 of 1.2.5: constraint false, template true
= 1.2 of 1.2.5: constraint false, template true
!= 1.2 of 1.2.5: constraint true, template false
>= 1.2.0-beta1 of 1.3.0-beta1: constraint false, template true
>= 1.2 of 1.2.3.4: constraint true, template invalid semantic version
~> 1.2.3 of 1.2.9: constraint true, template true
> 1.2.0 of 1.2.5: constraint true, template true
>= 1.2.0 of 1.3.0-beta1: constraint false, template false
OUT
diff expected output && echo 'The surprise is as described: one constraint, two results.'
