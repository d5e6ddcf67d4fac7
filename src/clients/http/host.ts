import { BlockList, isIP } from 'node:net';

/** Whether a request to the address stays on this machine. */
export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(url.hostname);
}

/**
 * For private use, for links and for shared address space: https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const privateBlocks = new BlockList();
privateBlocks.addSubnet('10.0.0.0', 8);
privateBlocks.addSubnet('172.16.0.0', 12);
privateBlocks.addSubnet('192.168.0.0', 16);
privateBlocks.addSubnet('169.254.0.0', 16);
privateBlocks.addSubnet('100.64.0.0', 10);
privateBlocks.addSubnet('fc00::', 7, 'ipv6');
privateBlocks.addSubnet('fe80::', 10, 'ipv6');

/** Endings that name nothing outside of a network; the first is reserved for that, the others are so by custom. */
const privateSuffix = /\.(internal|local|lan|home|corp|intranet|private|consul|home\.arpa)$/;

/** Whether an address, as it is written, means something only inside of a private network. */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return privateBlocks.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || privateSuffix.test(host);
}
