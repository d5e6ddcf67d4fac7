export const id = 787;
export const ids = [787];
export const modules = {

/***/ 26787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkTls: () => (/* binding */ checkTls)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12027);



function checkTls({ ca, cert, key, servername, rejectUnauthorized }) {
    if (ca !== undefined) {
        tryOr(() => new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(ca), 'Input `ca-cert` does not contain a PEM certificate');
    }
    if (cert !== undefined) {
        tryOr(() => new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(cert), 'Input `client-cert` does not contain a PEM certificate');
    }
    if (key !== undefined) {
        tryOr(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(key), 'Input `client-key` does not contain a PEM private key without a passphrase');
    }
    if ((cert === undefined) !== (key === undefined)) {
        const [given, missing] = cert === undefined ? ['client-key', 'client-cert'] : ['client-cert', 'client-key'];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
            reason: 'input',
            message: `Input \`${given}\` is set without \`${missing}\``,
            help: 'certificates-and-keys',
        });
    }
    if (cert !== undefined && key !== undefined) {
        tryOr(() => (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.createSecureContext)({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
    }
    return {
        ...(ca === undefined ? {} : { ca }),
        ...(cert === undefined ? {} : { cert }),
        ...(key === undefined ? {} : { key }),
        ...(servername === undefined ? {} : { servername }),
        ...(rejectUnauthorized === undefined ? {} : { rejectUnauthorized }),
    };
}
function tryOr(check, what) {
    try {
        check();
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
            reason: 'input',
            message: what,
            hint: 'Set it to the text of the PEM file, or to its path.',
            help: 'certificates-and-keys',
        });
    }
}


/***/ })

};
