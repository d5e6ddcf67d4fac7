export const id = 269;
export const ids = [269];
export const modules = {

/***/ 3269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createSecureAgent: () => (/* binding */ createSecureAgent),
/* harmony export */   request: () => (/* reexport safe */ node_https__WEBPACK_IMPORTED_MODULE_0__.request)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1692);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4708);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);





function createSecureAgent(origin, common, tls) {
    const settings = tls?.origin === origin ? checkTls(tls) : {};
    return new node_https__WEBPACK_IMPORTED_MODULE_0__.Agent({ ...common, ...settings });
}
function checkTls({ origin: _origin, ...settings }) {
    const { ca, cert, key } = settings;
    for (const [name, pem] of Object.entries({ 'ca-cert': ca, 'client-cert': cert }))
        if (pem !== undefined) {
            const problem = pem.includes('PRIVATE KEY') ? 'contains a private key instead of' : 'does not contain';
            requireValidPem(() => new node_crypto__WEBPACK_IMPORTED_MODULE_1__.X509Certificate(pem), `Input \`${name}\` ${problem} a PEM certificate`);
        }
    const keyProblem = 'Input `client-key` does not contain a PEM private key without a passphrase';
    if (key !== undefined)
        requireValidPem(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createPrivateKey)(key), keyProblem);
    if (cert !== undefined && key !== undefined)
        requireValidPem(() => (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.createSecureContext)({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
    return settings;
}
function requireValidPem(check, message) {
    try {
        check();
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ({
            reason: 'input',
            message,
            hint: 'Set it to the text of the PEM file with its line breaks, or to its path.',
            help: 'certificates-and-keys',
        });
    }
}


/***/ })

};
