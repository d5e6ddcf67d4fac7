export const id = 613;
export const ids = [613];
export const modules = {

/***/ 6613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stableReport: () => (/* binding */ stableReport)
/* harmony export */ });
/** What is said of a version that was marked. */
function stableReport({ job, stable, version, deed, failures }) {
    const name = `version ${version ?? ''} of \`${job}\``;
    const as = stable ? 'stable' : 'not stable';
    const words = {
        none: `Nothing was marked in \`${job}\``,
        already: `Nothing to do: ${name} is ${as}`,
        'dry-run': `Dry run: ${name} would be marked as ${as}`,
        done: `Marked ${name} as ${as}`,
    };
    return {
        headline: failures[0]?.message ?? words[deed],
        sign: deed === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: { changed: String(deed === 'done'), 'job-version': version === undefined ? '' : String(version) },
    };
}


/***/ })

};
