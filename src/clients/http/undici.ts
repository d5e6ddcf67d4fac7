/**
 * The parts of undici that we use, by their own files: the whole of it, with a browser's fetch, WebSocket, caches and mocks, would be two
 * thirds of dist and 15 ms of every run. The version is pinned exactly, and the build fails if a file moves.
 */
import * as api from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import Pool from 'undici/lib/dispatcher/pool.js';

// Undici's own index gives its dispatchers their methods `request` and `connect` in just this way.
Object.assign(Dispatcher.prototype, api);

export { EnvHttpProxyAgent, Pool };
