/** Row L15. Apart from the other sentences, because the first step of the login is drawn with it and without them. */
export const contactSupport = 'Contact Support';
