/** The modules of undici that `dispatcher.ts` imports; the package has types for its index only. */
declare module 'undici/lib/api/index.js' {
  const methods: object;
  export default methods;
}
declare module 'undici/lib/dispatcher/dispatcher.js' {
  export { Dispatcher as default } from 'undici';
}
declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  export { EnvHttpProxyAgent as default } from 'undici';
}
declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici';
}
