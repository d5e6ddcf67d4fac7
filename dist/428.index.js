export const id = 428;
export const ids = [428];
export const modules = {

/***/ 1428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EnvHttpProxyAgent: () => (/* reexport default export from named module */ undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__),
/* harmony export */   Pool: () => (/* reexport default export from named module */ undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_3__)
/* harmony export */ });
/* harmony import */ var undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(883);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3137);
/* harmony import */ var undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(628);




Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__.prototype, /*#__PURE__*/ (undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0___namespace_cache || (undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0___namespace_cache = __webpack_require__.t(undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__, 2))));



/***/ })

};
