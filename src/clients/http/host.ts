import { BlockList, isIP } from 'node:net';

export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(url.hostname);
}

/** Private, link-local and shared address space: https://www.iana.org/assignments/iana-ipv4-special-registry */
const privateBlocks = new BlockList();
privateBlocks.addSubnet('10.0.0.0', 8);
privateBlocks.addSubnet('172.16.0.0', 12);
privateBlocks.addSubnet('192.168.0.0', 16);
privateBlocks.addSubnet('169.254.0.0', 16);
privateBlocks.addSubnet('100.64.0.0', 10);
privateBlocks.addSubnet('fc00::', 7, 'ipv6');
privateBlocks.addSubnet('fe80::', 10, 'ipv6');

/** Domains of private networks; the first is reserved for them, the others are used by convention. */
const privateSuffix = /\.(internal|local|lan|home|corp|intranet|private|consul|home\.arpa)$/;

/** Whether an address is valid only inside a private network, as far as its text shows. */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return privateBlocks.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || privateSuffix.test(host);
}
