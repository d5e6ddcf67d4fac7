#!/bin/sh
# go-sockaddr, the templates in `bind_addr` of a Nomad agent: `sort "address"` leaves 10.0.0.9 before 10.0.0.5 if an IPv6 address is between them.
# The sort takes an IPv4 and an IPv6 address for equal, so the order of the IPv4 addresses depends on the place of the IPv6 one. `sort "size"` is alike: a
# /16 can follow a /24. The documentation calls both an ascending sort, and there is no error. `sort "type,address"` is right. Hurts anyone whose agents
# choose an address with `sort "address" | limit 1`: a real Nomad 2.0.5 with this template advertised 10.0.0.5, and 10.0.0.9 after a restart when the first
# interface had got fd00::1 as well. Measured with go-sockaddr 1.0.7, as Nomad has it, on addresses in the order of the interfaces. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"fmt"
	"net"

	"github.com/hashicorp/go-sockaddr"
)

// choose returns the addresses in the order that `sort` gives them in a template.
func choose(order string, addresses ...string) (sorted []string) {
	var all sockaddr.IfAddrs
	for _, address := range addresses {
		all = append(all, sockaddr.IfAddr{SockAddr: sockaddr.MustIPAddr(address), Interface: net.Interface{Name: "eth0"}})
	}
	chosen, err := sockaddr.SortIfBy(order, all)
	if err != nil {
		panic(err)
	}
	for _, one := range chosen {
		sorted = append(sorted, one.SockAddr.String())
	}
	return sorted
}

func main() {
	for _, order := range []string{"address", "-address", "size", "type,address"} {
		fmt.Println(order)
		fmt.Println("  IPv4 only:", choose(order, "10.0.0.9/24", "10.0.0.5/16"))
		fmt.Println("  IPv6 between:", choose(order, "10.0.0.9/24", "fd00::1/64", "10.0.0.5/16"))
		fmt.Println("  IPv6 between, reversed:", choose(order, "10.0.0.5/16", "fd00::1/64", "10.0.0.9/24"))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-sockaddr@v1.0.7 2> /dev/null
echo "go-sockaddr v1.0.7, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
address
  IPv4 only: [10.0.0.5/16 10.0.0.9/24]
  IPv6 between: [10.0.0.9/24 fd00::1/64 10.0.0.5/16]
  IPv6 between, reversed: [10.0.0.5/16 fd00::1/64 10.0.0.9/24]
-address
  IPv4 only: [10.0.0.9/24 10.0.0.5/16]
  IPv6 between: [10.0.0.9/24 fd00::1/64 10.0.0.5/16]
  IPv6 between, reversed: [10.0.0.5/16 fd00::1/64 10.0.0.9/24]
size
  IPv4 only: [10.0.0.5/16 10.0.0.9/24]
  IPv6 between: [10.0.0.9/24 fd00::1/64 10.0.0.5/16]
  IPv6 between, reversed: [10.0.0.5/16 fd00::1/64 10.0.0.9/24]
type,address
  IPv4 only: [10.0.0.5/16 10.0.0.9/24]
  IPv6 between: [10.0.0.5/16 10.0.0.9/24 fd00::1/64]
  IPv6 between, reversed: [10.0.0.5/16 10.0.0.9/24 fd00::1/64]
OUT
diff expected output && echo 'The surprise is as described: with IPv6 between, nothing is sorted.'
