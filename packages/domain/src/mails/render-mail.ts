/**
 * A mail as an e-mail: plain text, and HTML that mail programs of every age can show. Tables and inline styles,
 * nothing fetched from anywhere, colours that keep their contrast when a program turns the page dark.
 */
import { luminance } from '../drawing/surfaces/colour.ts'
import { currentDirection } from '../localization/current-direction.ts'
import { currentLanguage } from '../localization/current-language.ts'
import { listWords } from '../messages/app/lists.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { escapeHtml } from '../units/text/escape-html.ts'
import type { ComposedMail } from './composed-mail.ts'

/** The name under which a mail carries its logo. */
export const LOGO_CID = 'logo'

export interface MailBrand {
  readonly title: string
  readonly brand: OrgProfile['brand']
  /** where the logo is, on a screen that shows the mail; left out: in the mail itself */
  readonly logoSource?: string
}

/** The plain text. Lines are left as long as they are: mail programs wrap them. */
export function mailText(mail: ComposedMail): string {
  const width = Math.max(0, ...mail.rows.map(({ label }) => listWords.headed({ label }).length))
  const quoted = mail.quote === '' ? '' : mail.quote.replaceAll(/^/gm, '> ')
  const rows = mail.rows.map(({ label, value }) => `${listWords.headed({ label }).padEnd(width + 1)}${value}`)
  const link = ({ label, url }: { label: string; url: string }) => `${listWords.headed({ label })}\n${url}`
  return [
    mail.greeting,
    ...mail.paragraphs,
    quoted,
    mail.next,
    link(mail.button),
    ...mail.links.map(link),
    rows.join('\n'),
    [mail.closing, ...mail.signature].join('\n'),
    `--\n${mail.because}`,
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif"
const INK = '#161616'
const INK_2 = '#5c5c58'

/** Classes carry the dark colours alone; what stands inline is the light page, for programs without style sheets. */
const darkPage = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#121211!important}.sheet{background:#1e1e1c!important;border-color:#3a3a37!important}.ink{color:#f4f4f0!important}.ink2{color:#b9b9b2!important}.rule{border-color:#3a3a37!important}.mark{background:#2a2a27!important}.link{color:#f4f4f0!important}.button{border-color:#f4f4f0!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`

/** The organisation's colour as the button's ground, and ink on it that can be read. */
function buttonColours(accent: string): { ground: string; ink: string } {
  const ground = accent === 'black' ? INK : accent
  const light = luminance(ground)
  return { ground, ink: 1.05 / (light + 0.05) >= 4.5 ? '#ffffff' : '#000000' }
}

/** Only a logo that the profile itself holds is shown; a remote address would let its server see who reads the mail when. */
export function hasLogo({ logoUrl }: OrgProfile['brand']): boolean {
  return logoUrl?.startsWith('data:image/') === true
}

function headerOf({ title, brand, logoSource = `cid:${LOGO_CID}` }: MailBrand): string {
  if (hasLogo(brand)) {
    return `<img src="${escapeHtml(logoSource)}" alt="${escapeHtml(title)}" height="36" style="display:block;height:36px;max-width:260px;border:0;border-radius:3px;font:600 18px ${FONT};color:${INK}">`
  }
  return `<span class="ink" style="font:600 18px/36px ${FONT};color:${INK}">${escapeHtml(title)}</span>`
}

/** Text of people keeps its line breaks. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

function paragraph(text: string, style = ''): string {
  return `<p class="ink" style="margin:0 0 14px;font:16px/1.5 ${FONT};color:${INK};${style}">${lines(text)}</p>`
}

/** Outlook knows no greatest width: it lays the sheet into a table that only it sees. */
const outlookOnly = {
  before: `<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  after: '<!--[if mso]></td></tr></table><![endif]-->',
}

function rowsOf({ rows }: ComposedMail): string {
  const cells = rows.map(
    ({
      label,
      value,
    }) => `<tr><th scope="row" align="left" class="ink2 rule" style="padding:9px 16px 9px 0;border-top:1px solid #e3e3de;font:14px/1.4 ${FONT};color:${INK_2};font-weight:400;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</th>
<td align="right" class="ink rule" style="padding:9px 0;border-top:1px solid #e3e3de;font:14px/1.4 ${FONT};color:${INK};word-break:break-word">${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:26px 0 0;font-variant-numeric:tabular-nums">${cells.join('\n')}</table>`
}

function buttonOf({ button, links }: ComposedMail, accent: string): string {
  const { ground, ink } = buttonColours(accent)
  const others = links.map(
    ({ label, url }) =>
      `<p style="margin:16px 0 0;font:16px/1.5 ${FONT}"><a class="link" href="${escapeHtml(url)}" style="color:${INK};text-decoration:underline">${escapeHtml(label)}</a></p>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:22px 0 0"><tr>
<td bgcolor="${ground}" style="border-radius:4px;background:${ground}"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 22px;font:600 16px/20px ${FONT};color:${ink};text-decoration:none;border:1px solid ${ground};border-radius:4px">${escapeHtml(button.label)}</a></td>
</tr></table>${others.join('')}`
}

/** The whole HTML document. */
export function mailHtml(mail: ComposedMail, org: MailBrand): string {
  const { ground } = buttonColours(org.brand.accentColor)
  const quote =
    mail.quote === ''
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px"><tr><td class="mark" style="padding:12px 16px;background:#f7f7f5;border-left:3px solid ${ground}"><p class="ink" style="margin:0;font:16px/1.5 ${FONT};color:${INK};word-break:break-word">${lines(mail.quote)}</p></td></tr></table>`
  const [opening = ''] = mail.paragraphs
  return `<!doctype html>
<html lang="${currentLanguage()}" dir="${currentDirection()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title><style>${darkPage}</style></head>
<body class="page" style="margin:0;padding:0;background:#f7f7f5;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(opening)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f7f7f5"><tr><td align="center" style="padding:24px 12px">
${outlookOnly.before}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;background:#ffffff;border:1px solid #e3e3de;border-top:4px solid ${ground};border-radius:4px">
<tr><td class="pad" style="padding:24px 36px 0">${headerOf(org)}</td></tr>
<tr><td class="pad" style="padding:22px 36px 32px">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.25 ${FONT};color:${INK};word-break:break-word">${escapeHtml(mail.heading || mail.subject)}</h1>
${paragraph(mail.greeting)}
${mail.paragraphs.map((text) => paragraph(text)).join('\n')}
${quote}${mail.next === '' ? '' : paragraph(mail.next)}
${buttonOf(mail, org.brand.accentColor)}
${rowsOf(mail)}
<p class="ink" style="margin:28px 0 0;font:16px/1.5 ${FONT};color:${INK}">${escapeHtml(mail.closing)}<br>${mail.signature.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
<p class="ink2" style="max-width:600px;margin:16px auto 0;padding:0 12px;font:13px/1.5 ${FONT};color:${INK_2}">${escapeHtml(mail.because)}</p>
${outlookOnly.after}
</td></tr></table></body></html>`
}
