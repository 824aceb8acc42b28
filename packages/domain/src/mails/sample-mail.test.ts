/** The e-mails that the screen of settings shows: in the organization's words, whole, on every occasion. */
import { describe, expect, test } from 'vitest'
import { mailKinds } from '../mail-templates/schema.ts'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { mailHtml } from './render-mail.ts'
import { sampleMail } from './sample-mail.ts'

const org = {
  title: 'Maison Test',
  profile: orgProfileSchema.parse({
    vocabulary: { order: 'Quote', orders: 'Quotes' },
    letters: {
      closing: 'Yours, at the bench',
      templates: { orderApproved: { opening: 'Good news, {recipient}: {name} is approved by {org}.' } },
      statuses: { shipped: { subject: 'Off it goes: {title}' } },
    },
  }),
}

describe('an example of an e-mail', () => {
  test('[issue 14] says what the settings say, with every word in braces filled', () => {
    const { subject, mail } = sampleMail({ kind: 'orderApproved', statusKey: null }, org)
    expect(subject).toBe('Quote 1042, Villa Nord was approved')
    expect(mail.paragraphs).toEqual([
      'Good news, Ada Winter: Quote 1042, Villa Nord is approved by Maison Test.',
    ])
    expect(mail.closing).toBe('Yours, at the bench')
    expect(sampleMail({ kind: 'statusChanged', statusKey: 'shipped' }, org).subject).toBe(
      'Off it goes: Villa Nord',
    )
  })

  test.each(mailKinds)('[issue 14] of %s has a subject, a sentence, and nothing left in braces', (kind) => {
    const { subject, mail } = sampleMail({ kind, statusKey: null }, org)
    const html = mailHtml(mail, { title: org.title, brand: org.profile.brand })
    expect(subject).not.toBe('')
    expect(mail.paragraphs.length).toBeGreaterThan(0)
    expect([subject, ...mail.paragraphs, mail.next, mail.button.label].join(' ')).not.toMatch(/[{}]/)
    expect(html).toContain(kind === 'stockLow' ? 'Grace Keller' : 'Ada Winter')
  })
})
