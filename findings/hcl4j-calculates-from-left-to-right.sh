#!/bin/sh
# hcl4j 0.9.8, the HCL parser for Java, calculates from left to right: `128 + 64 * var.replicas` is 384 instead of 256 for two replicas.
# `true || false && false` is false, and `2 == 1 + 1` is 1.0 instead of a comparison. A number in a text is written as Java writes a double: "web-${var.replicas}"
# is "web-2.0", and "web:${1000 * 10000}" is "web:1.0E7". `$${NOMAD_DC}` keeps both dollar signs, so that it does not become a variable of Nomad, and `<<-`
# removes no indentation. There is no error, and the README lists mathematical operations. Hurts Java programs that read modules or job files, for
# a catalog, a cost estimate or a policy: they see a memory, a count or an image that nobody deploys. hcl 2.25.0 has the right values. Needs Go, a JDK 11, Maven.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > expressions <<'TXT'
1 + 2 * 3
2 * 3 + 1
(1 + 2) * 3
128 + 64 * var.replicas
2 + 6 / 2
true || false && false
2 == 1 + 1
1 + 1 == 2
"web-${var.replicas}"
"web:${1000 * 10000}"
"${var.name}-1"
"$${NOMAD_DC}"
<<-EOT\n    replicas\n      2\n    EOT
TXT
cat > Main.java <<'JAVA'
import com.bertramlabs.plugins.hcl4j.HCLParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Paths;

public class Main {
  public static void main(String[] arguments) throws Exception {
    String variables = "variable \"replicas\" {\n  default = 2\n}\nvariable \"name\" {\n  default = \"web\"\n}\n";
    for (String line : Files.readAllLines(Paths.get("expressions"))) {
      String text = variables + "value = " + line.replace("\\n", "\n") + "\n";
      System.out.println("  hcl4j " + new ObjectMapper().writeValueAsString(new HCLParser().parse(text).get("value")));
    }
  }
}
JAVA
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/json"
)

func main() {
	variables := map[string]cty.Value{"replicas": cty.NumberIntVal(2), "name": cty.StringVal("web")}
	context := &hcl.EvalContext{Variables: map[string]cty.Value{"var": cty.ObjectVal(variables)}}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		text := "value = " + strings.ReplaceAll(lines.Text(), `\n`, "\n") + "\n"
		file, diagnostics := hclsyntax.ParseConfig([]byte(text), "main.hcl", hcl.InitialPos)
		if diagnostics.HasErrors() {
			panic(diagnostics)
		}
		value, diagnostics := file.Body.(*hclsyntax.Body).Attributes["value"].Expr.Value(context)
		if diagnostics.HasErrors() {
			panic(diagnostics)
		}
		written, err := json.Marshal(value, value.Type())
		if err != nil {
			panic(err)
		}
		fmt.Printf("  hcl   %s\n", written)
	}
}
GO
cat > pom.xml <<'XML'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>finding</groupId>
  <artifactId>finding</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>com.bertramlabs.plugins</groupId>
      <artifactId>hcl4j</artifactId>
      <version>0.9.8</version>
    </dependency>
  </dependencies>
</project>
XML
mvn --quiet --batch-mode -Dmaven.repo.local="$folder/maven" dependency:copy-dependencies -DoutputDirectory=classes > maven-log || { cat maven-log; exit 1; }
javac -cp 'classes/*' Main.java
go mod init finding 2> /dev/null
go get github.com/hashicorp/hcl/v2@v2.25.0 2> /dev/null
echo "hcl4j 0.9.8, $(javac -version 2>&1); hcl v2.25.0, $(go version | cut -d ' ' -f 3)"
java -cp 'classes/*:.' Main 2> /dev/null > java-values
go run . < expressions > go-values
paste -d '\n' expressions go-values java-values > output
cat output
cat > expected <<'OUT'
1 + 2 * 3
  hcl   7
  hcl4j 9.0
2 * 3 + 1
  hcl   7
  hcl4j 7.0
(1 + 2) * 3
  hcl   9
  hcl4j 9.0
128 + 64 * var.replicas
  hcl   256
  hcl4j 384.0
2 + 6 / 2
  hcl   5
  hcl4j 4.0
true || false && false
  hcl   true
  hcl4j false
2 == 1 + 1
  hcl   true
  hcl4j 1.0
1 + 1 == 2
  hcl   true
  hcl4j true
"web-${var.replicas}"
  hcl   "web-2"
  hcl4j "web-2.0"
"web:${1000 * 10000}"
  hcl   "web:10000000"
  hcl4j "web:1.0E7"
"${var.name}-1"
  hcl   "web-1"
  hcl4j "web-1"
"$${NOMAD_DC}"
  hcl   "${NOMAD_DC}"
  hcl4j "$${NOMAD_DC}"
<<-EOT\n    replicas\n      2\n    EOT
  hcl   "replicas\n  2\n"
  hcl4j "    replicas\n      2\n"
OUT
diff expected output && echo 'The surprise is as described: hcl4j calculates other values than HCL.'
