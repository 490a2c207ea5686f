/** What the build says; the only reader of import.meta.env. */
export const env = Object.freeze({ isDevelopment: import.meta.env.DEV });
