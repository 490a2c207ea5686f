/** The two variants of row R14; each has its own palette in tokens.css, chosen by `data-brand` on <html>. */
export type Brand = 'vip' | 'standard';
