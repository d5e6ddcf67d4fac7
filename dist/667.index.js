export const id = 667;
export const ids = [667];
export const modules = {

/***/ 2667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createAgent: () => (/* binding */ createAgent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1692);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4708);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2027);





const MAX_SILENCE = 10_000;
function createAgent(origin, proxy, { proxies, tls, connections }) {
    const common = { keepAlive: true, maxSockets: connections, timeout: MAX_SILENCE };
    const noProxy = proxies.no_proxy ?? '';
    if (!origin.startsWith('https:'))
        return new node_http__WEBPACK_IMPORTED_MODULE_2__.Agent({ ...common, proxyEnv: { http_proxy: proxy?.href, no_proxy: noProxy } });
    const settings = tls?.origin === origin ? checkTls(tls) : {};
    return new node_https__WEBPACK_IMPORTED_MODULE_3__.Agent({ ...common, ...settings, proxyEnv: { https_proxy: proxy?.href, no_proxy: noProxy } });
}
function checkTls({ origin: _origin, ...settings }) {
    const { ca, cert, key } = settings;
    for (const [name, pem] of Object.entries({ 'ca-cert': ca, 'client-cert': cert }))
        if (pem !== undefined)
            tryOr(() => new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(pem), `Input \`${name}\` does not contain a PEM certificate`);
    if (key !== undefined)
        tryOr(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(key), 'Input `client-key` does not contain a PEM private key without a passphrase');
    if (cert !== undefined && key !== undefined)
        tryOr(() => (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.createSecureContext)({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
    return settings;
}
function tryOr(check, what) {
    try {
        check();
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ({
            reason: 'input',
            message: what,
            hint: 'Set it to the text of the PEM file, or to its path.',
            help: 'certificates-and-keys',
        });
    }
}


/***/ })

};
