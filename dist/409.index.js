export const id = 409;
export const ids = [409];
export const modules = {

/***/ 3409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createDispatcher: () => (/* binding */ createDispatcher)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1692);
/* harmony import */ var undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5816);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1716);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7258);
/* harmony import */ var undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6307);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2027);







Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.prototype, undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_2__);
function createDispatcher(origin, proxy, { proxies, tls, connections }) {
    const ours = tls?.origin === origin ? checkTls(tls) : {};
    const isHttps = origin.startsWith('https:');
    const settings = { ...ours, allowH2: false };
    return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_4__({
        connections,
        connect: settings,
        requestTls: settings,
        proxyTls: { allowH2: false },
        factory: (to, given) => new undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_5__(to, { connections, ...given }),
        httpProxy: isHttps ? '' : (proxy?.href ?? ''),
        httpsProxy: isHttps ? (proxy?.href ?? '') : '',
        noProxy: proxies.no_proxy ?? '',
    });
}
function checkTls({ origin: _origin, ...settings }) {
    const { ca, cert, key } = settings;
    for (const [name, pem] of [
        ['ca-cert', ca],
        ['client-cert', cert],
    ])
        if (pem !== undefined)
            tryOr(() => new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(pem), `Input \`${name}\` does not contain a PEM certificate`);
    if (key !== undefined)
        tryOr(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(key), 'Input `client-key` does not contain a PEM private key without a passphrase');
    if (cert !== undefined && key !== undefined)
        tryOr(() => (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.createSecureContext)({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
    else if (cert !== key) {
        const [given, missing] = cert === undefined ? ['client-key', 'client-cert'] : ['client-cert', 'client-key'];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ({
            reason: 'input',
            message: `Input \`${given}\` is set without \`${missing}\``,
            hint: `Set \`${missing}\` as well, or remove \`${given}\`.`,
            help: 'certificates-and-keys',
        });
    }
    return settings;
}
function tryOr(check, what) {
    try {
        check();
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ({
            reason: 'input',
            message: what,
            hint: 'Set it to the text of the PEM file, or to its path.',
            help: 'certificates-and-keys',
        });
    }
}


/***/ })

};
