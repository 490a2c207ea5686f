/** False while developing, where nothing was built that could be kept. */
export const isBuilt = import.meta.env.PROD;
