import { closingOf, greetingOf, type MailTemplate, type Sender } from './mail-template.ts';

/** For the button only: everything else takes the colours of the reader's mail program, light or dark. */
const accents = { standard: '#066669', vip: '#16263d' } as const;

const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  sheet: 'max-width:560px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 20px;border:1px solid #8a99ab;border-radius:8px;color:#ffffff;text-decoration:none;font-weight:600',
  address: 'word-break:break-all',
  small: 'font-size:14px',
} as const;

/** The HTML part: styles in place, no pictures, nothing fetched, every value escaped. */
export function mailHtml(template: MailTemplate, sender: Sender): string {
  const { subject, paragraphs, action, notes = [] } = template;
  const [signature = '', warning = ''] = closingOf(sender);
  const body = [
    paragraph(greetingOf(template)),
    ...paragraphs.map(paragraph),
    ...(action ? [button(action, sender)] : []),
    ...notes.map(note),
    paragraph(signature),
    `<hr style="border:0;border-top:1px solid;opacity:.25">`,
    `<p style="${styles.small}">${escapeHtml(warning)}</p>`,
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${escapeHtml(styles.body)}">
<div style="${styles.sheet}">
${body.join('\n')}
</div>
</body>
</html>
`;
}

/** Client text may have several lines. */
function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** Notes are our own words: an address in them is one of the portal's. */
function note(text: string): string {
  return paragraph(text).replace(/https?:\/\/[^\s<]+/, (url) => `<a href="${url}">${url}</a>`);
}

function button({ label, url }: NonNullable<MailTemplate['action']>, { isVip }: Sender): string {
  const href = escapeHtml(url);
  const accent = accents[isVip ? 'vip' : 'standard'];
  return `<p style="margin:24px 0"><a href="${href}" style="${styles.button};background:${accent}">${escapeHtml(label)}</a></p>
<p style="${styles.small}">Or open this address: <a href="${href}" style="${styles.address}">${href}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
