/** A token in its compact form. It is signed by nobody and opens nothing. */
export const jwt = 'bm90LWEtcmVhbA.dG9rZW4tb2YtdGhpcw.YXBp';
