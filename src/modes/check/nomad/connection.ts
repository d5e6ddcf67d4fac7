import { isLoopback } from '../../../clients/http/host.ts';
import { proxyFor } from '../../../clients/http/pools.ts';
import { passed, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { ConnectionInputs } from '../../../inputs/connection.ts';
import type { RunContext } from '../../../operations/run-context.ts';

/** How Nomad is reached: TLS, and the proxy. Nothing is sent for it. */
export function describeConnection(
  subject: CheckSubject,
  { address, tls }: ConnectionInputs,
  { proxies }: Pick<RunContext, 'proxies'>,
): Check {
  const found = [describeTls(address, tls), describeProxy(address, proxies)].filter((part) => part !== '').join('; ');
  if (address.protocol === 'http:' && !isLoopback(address))
    return warned(subject, found, 'Use an https address: others on the network can read and change the traffic.');
  if (address.protocol === 'https:' && tls.skipVerify)
    return warned(
      subject,
      found,
      'Set `ca-cert` in place of `tls-skip-verify`: anyone on the network path can read the token.',
    );
  return passed(subject, found);
}

function describeTls(address: URL, { ca, cert, serverName, skipVerify }: ConnectionInputs['tls']): string {
  if (address.protocol === 'http:') return isLoopback(address) ? 'Plain HTTP on this machine' : 'Plain HTTP';
  const verified = skipVerify
    ? 'its certificate is not verified'
    : `its certificate is verified by ${ca === undefined ? 'the authorities of the runner' : '`ca-cert`'}`;
  const name = serverName === undefined ? '' : ` as \`${serverName}\``;
  return `TLS, ${verified}${name}${cert === undefined ? '' : ', with a client certificate'}`;
}

/** The proxy without its credentials. */
function describeProxy({ origin }: URL, proxies: RunContext['proxies']): string {
  const proxy = proxyFor(origin, proxies);
  if (proxy === undefined) return '';
  const except = proxies.no_proxy ? ', unless `NO_PROXY` excludes it' : '';
  return `through the proxy \`${proxy.host}\`${except}`;
}
