import { strayControls } from '@portal/contract/shapes/control-characters';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { TrustedHTML, TrustedTypesWindow } from 'trusted-types/lib/index.js';
import styles from './rich-text.module.css';

/**
 * Text with marks from the firm: sanitised, then shown. Load it with the page that needs it, for the sanitiser is not
 * small.
 */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitiseHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that does so, with what the sanitiser made
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** SEC-G4: text and structure, links to web and mail, and nothing that loads, runs, names, styles or submits. */
const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'caption',
    'dd',
    'dl',
    'dt',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
  // Attributes that are not addresses; all others must pass the pattern below.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope'],
  // SEC-G17: no other address is a link, such as one that is not encrypted.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Trusted Types (SEC-G5): the page's one policy that may make HTML. It stays inside this file, and only what
 * the sanitiser made leaves it. Browsers without Trusted Types get the plain string.
 */
const { trustedTypes } = window as unknown as TrustedTypesWindow;
const refuse = () => {
  throw new TypeError('Rich text makes no scripts');
};
const policy = trustedTypes?.createPolicy('portal-html', {
  createHTML: (html) => html,
  createScript: refuse,
  createScriptURL: refuse,
});

const purify = DOMPurify(window);

/** SEC-G40: the gateway cuts them out as they are (strip-control-characters.ts), but not where an entity is one. */
const withoutStray = (text: string) => text.replace(strayControls, '');
purify.addHook('uponSanitizeElement', (node) => {
  if (node.nodeType === Node.TEXT_NODE) node.textContent = withoutStray(node.textContent ?? '');
});
purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  attribute.attrValue = withoutStray(attribute.attrValue);
});

/** SEC-G17: links open in a new tab, without opener or referrer. */
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The same text with everything off the list taken out. */
export function sanitiseHtml(html: string): string | TrustedHTML {
  // The sanitiser returns text without tags unparsed, entities included.
  const dirty = `<!---->${html}`;
  return policy
    ? purify.sanitize(dirty, { ...allowed, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true })
    : purify.sanitize(dirty, allowed);
}
