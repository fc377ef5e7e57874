const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it. Text is text: nothing of it is ever markup. */
const shown = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);

export type LetterRow = { readonly label: string; readonly value: string; readonly strong?: boolean };
export type Email = {
  readonly language: string;
  readonly venue: string;
  readonly title: string;
  readonly intro: string;
  readonly rows: readonly LetterRow[];
  /** One thing to do, as a button; the address stands below for who cannot tap it. */
  readonly link?: { readonly label: string; readonly url: string };
  /** In small letters below. */
  readonly notes: readonly string[];
};

const CELL = 'padding:6px 0;font-size:15px;line-height:22px;vertical-align:top';

const rowHtml = ({ label, value, strong }: LetterRow): string => {
  const weight = strong ? ';font-weight:700;border-top:1px solid #d8d5cf;padding-top:10px' : '';
  return `<tr><td style="${CELL}${weight}">${shown(label)}</td><td align="right" style="${CELL};white-space:nowrap;padding-left:16px${weight}">${shown(value)}</td></tr>`;
};

const linkHtml = ({ label, url }: NonNullable<Email['link']>): string =>
  `<p style="margin:20px 0 8px"><a href="${shown(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1c1a17;color:#fffefd;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${shown(label)}</a></p>
<p style="margin:0;font-size:12px;line-height:18px;color:#6a665f;word-break:break-all">${shown(url)}</p>`;

/** A mail as HTML that every mail program shows alike, without anything to be fetched. */
export const renderEmail = ({ language, venue, title, intro, rows, link, notes }: Email): string =>
  `<!doctype html>
<html lang="${shown(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f2ee;color:#1c1a17;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" style="max-width:480px;margin:0 auto;background:#fffefd;border-radius:14px;border-collapse:separate"><tr><td style="padding:24px">
<p style="margin:0 0 4px;font-size:13px;color:#6a665f">${shown(venue)}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px">${shown(title)}</h1>
<p style="margin:0 0 16px;font-size:15px;line-height:22px;white-space:pre-line">${shown(intro)}</p>
<table role="presentation" width="100%" style="border-collapse:collapse">${rows.map(rowHtml).join('\n')}</table>
${link ? linkHtml(link) : ''}
${notes.map(note => `<p style="margin:16px 0 0;font-size:13px;line-height:19px;color:#6a665f">${shown(note)}</p>`).join('\n')}
</td></tr></table></body></html>`;

/** The same mail as plain text. */
export const emailText = ({ venue, title, intro, rows, link, notes }: Email): string =>
  [
    venue,
    title,
    '',
    intro,
    '',
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...notes.flatMap(note => ['', note]),
    '',
  ].join('\n');
