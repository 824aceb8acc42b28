/** E-mails as mail programs show them: by the rules that the common ones have, in the reader's language, and the same in plain text. */
import { afterEach, describe, expect, test } from 'vitest'
import { setLanguageSource } from '../localization/language-source.ts'
import { mailKinds } from '../mail-templates/schema.ts'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { mailHtml, mailText } from './render-mail.ts'
import { sampleMail } from './sample-mail.ts'

const org = { title: 'Maison Test', profile: orgProfileSchema.parse({}) }
const rendered = (kind: (typeof mailKinds)[number]) => {
  const { mail } = sampleMail({ kind, statusKey: null }, org)
  return { mail, html: mailHtml(mail, { title: org.title, brand: org.profile.brand }), text: mailText(mail) }
}

afterEach(() => setLanguageSource(undefined))

describe.each(mailKinds)('[issue 18] the e-mail of %s', (kind) => {
  test('runs nothing, fetches nothing and asks for nothing', () => {
    expect(rendered(kind).html).not.toMatch(
      /<(script|link|iframe|object|form|input|svg|video)\b|\son[a-z]+=|@import|url\(|src="http|javascript:/i,
    )
  })

  test('is styled where it stands, 600 px wide, in Outlook too, and keeps its contrast in the dark', () => {
    const { html } = rendered(kind)
    const body = html.slice(html.indexOf('<body'))
    for (const [tag] of body.matchAll(/<(p|h1|a|td|th|body)\b[^>]*>/g))
      if (!tag.startsWith('<td>')) expect(tag).toContain('style="')
    expect(body).toContain('max-width:600px')
    const outlook =
      /<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->[^]*<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/
    expect(body).toMatch(outlook)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })

  test('says in plain text what it says in HTML, with the same addresses', () => {
    const { mail, html, text } = rendered(kind)
    for (const said of [...mail.paragraphs, mail.button.label, mail.because]) expect(text).toContain(said)
    for (const { url } of [mail.button, ...mail.links]) expect(text).toContain(url)
    expect(text).not.toMatch(/<\/?[a-z]/)
    expect(html.match(/<a /g)).toHaveLength(1 + mail.links.length)
  })

  test.each(['en-US', 'fr-FR', 'sv-SE'] as const)('names its language, %s', (language) => {
    setLanguageSource(() => language)
    expect(rendered(kind).html).toContain(`<html lang="${language}" dir="ltr">`)
  })
})
