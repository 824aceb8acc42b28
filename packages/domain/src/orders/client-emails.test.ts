import { describe, expect, it } from 'vitest'
import { emailAddresses, emailParts, wrongEmail } from './contact.ts'

describe('the client e-mails of an order', () => {
  it.each([
    ['ada@studio.com', ['ada@studio.com']],
    ['a@b.co, c@d.co;e@f.co  g@h.co', ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co']],
    ['Ada Lovelace <ada@studio.com>', ['ada@studio.com']],
    ['"Lovelace, Ada" <ada@studio.com>; Bob <bob@works.co.uk>', ['ada@studio.com', 'bob@works.co.uk']],
    ['bob@works.com Ada Lovelace <ada@studio.com>', ['bob@works.com', 'ada@studio.com']],
    ['ada@studio.com, ada@studio.com', ['ada@studio.com']],
    ['bob@, @works.com, ask Bob, bob@works', []],
    ['', []],
  ])('%j are written to as %j', (text, addresses) => expect(emailAddresses(text)).toEqual(addresses))

  it.each([
    ['ada@studio.com, bob@', 'bob@'],
    ['ask Bob', 'ask'],
    ['ada@studio..com', 'ada@studio..com'],
    ['<ada@studio>', 'ada@studio'],
    ['Ada <ada@studio.com>', undefined],
    ['  ', undefined],
  ])('of %j %j is named as no address', (text, wrong) => expect(wrongEmail(text)).toBe(wrong))

  it('are read in the time of their length, whatever they are', () => {
    expect(emailParts('"<'.repeat(1000))).toHaveLength(1)
  })
})
