/** Names, numbers and addresses out of words, and an order without them. */
import { describe, expect, it } from 'vitest'
import { erasureLines } from './erasure.ts'
import { contactValues, withoutContact } from './contact-data.ts'
import { isMentionedIn, strikeOut, strikeOutOf, struckFor } from './strike-out.ts'

const now = { email: '(e-mail)', name: 'Nobody', elsewise: '(gone)' }
const struck = struckFor(
  { email: 'ada@studio.com', name: 'Ada Moss', reachedBy: ['+1 (212) 555-0100', '12 Main St.', 'Ada', ''] },
  now,
)

describe('what is struck out', () => {
  it.each([
    ['Write to ADA@studio.com, please', 'Write to (e-mail), please'],
    [
      'nada@studio.com and ada@studio.community are others',
      'nada@studio.com and ada@studio.community are others',
    ],
    ['Call +1 (212) 555-0100.', 'Call (gone).'],
    ['to 12 Main St.', 'to (gone)'],
    ['112 Main St. is next door', '112 Main St. is next door'],
    ['ada moss said so; Adamoss did not', 'Nobody said so; Adamoss did not'],
    ['Ada is a first name alone', 'Ada is a first name alone'],
    ['été: Ada Mossé', 'été: Ada Mossé'],
  ])('[issue 17] "%s" becomes "%s"', (text, expected) => {
    expect(strikeOut(text, struck)).toBe(expected)
  })

  it('[issue 17] stands in JSON at any depth, and the names of fields stay', () => {
    expect(
      strikeOutOf({ 'ada@studio.com': [{ to: 'ada@studio.com', count: 2 }, null, true] }, struck),
    ).toEqual({
      'ada@studio.com': [{ to: '(e-mail)', count: 2 }, null, true],
    })
  })

  it('[issue 17] stands in a text that is JSON, and what is none stays as it is written', () => {
    expect(strikeOutOf(JSON.stringify({ note: 'For\nada@studio.com', at: 'x.ada@studio.com' }), struck)).toBe(
      '{"note":"For\\n(e-mail)","at":"x.ada@studio.com"}',
    )
    expect(strikeOutOf('[ 1, 2 ]', struck)).toBe('[ 1, 2 ]')
    expect(strikeOutOf('[Ada Moss', struck)).toBe('[Nobody')
    expect(isMentionedIn({ body: JSON.stringify(['\nada@studio.com']) }, 'ada@studio.com')).toBe(true)
    expect(isMentionedIn({ body: JSON.stringify(['nada@studio.com']) }, 'ada@studio.com')).toBe(false)
  })

  it('[issue 17] stands in HTML as it is written there', () => {
    const quoted = struckFor({ email: "o'neil@x.io", name: 'Ada "Ace" <Moss>', reachedBy: [] }, now)
    expect(strikeOut('<b>Ada &quot;Ace&quot; &lt;Moss&gt;</b> O&#39;NEIL@x.io', quoted)).toBe(
      '<b>Nobody</b> (e-mail)',
    )
    expect(isMentionedIn('<p>o&#39;neil@x.io</p>', "o'neil@x.io")).toBe(true)
  })

  it('[issue 17] stands in capital letters whose small ones are two signs', () => {
    const turkish = struckFor({ email: '', name: 'İpek Yılmaz', reachedBy: [] }, now)
    expect(strikeOut('İpek Yılmaz, İPEK YıLMAZ', turkish)).toBe('Nobody, Nobody')
  })

  it('[issue 17] stands with its accents as signs of their own, or within the letters', () => {
    const spanish = struckFor({ email: '', name: 'Jos\u00e9 N\u00fa\u00f1ez', reachedBy: [] }, now)
    expect(strikeOut('Jose\u0301 Nu\u0301n\u0303ez, Jos\u00e9 N\u00fa\u00f1ez', spanish)).toBe(
      'Nobody, Nobody',
    )
    // An accent behind the last letter makes it another name.
    const plain = struckFor({ email: '', name: 'Jose Nune', reachedBy: [] }, now)
    expect(strikeOut('Jose Nune\u0301', plain)).toBe('Jose Nune\u0301')
  })

  it('[issue 17] stands in the address of a link, and is not taken out of another one there', () => {
    const ada = struckFor({ email: 'ada@studio.com', name: 'Ada Moss', reachedBy: [] }, now)
    const link = 'https://x.io/?to=ada%40studio.com&name=Ada%20Moss'
    expect(strikeOut(link, ada)).toBe('https://x.io/?to=(e-mail)&name=Nobody')
    expect(isMentionedIn(link, 'ada@studio.com')).toBe(true)
    for (const other of ['n.ada%40studio.com', 'ada%40studio.com.au'])
      expect(strikeOut(other, ada)).toBe(other)
  })

  it('[issue 17] makes no long text longer: there one word stands for what is left out, or a sign', () => {
    const long = { email: '(e-mail address)', name: 'Erased person', elsewise: '(gone)' }
    const ada = struckFor({ email: 'a@bc.de', name: 'Ada Mo', reachedBy: ['Ab 1 x'] }, long)
    const filled = (text: string) => text.padEnd(40, '.')
    expect(strikeOut(filled('Ada Mo and a@bc.de'), ada)).toBe(`(gone) and (gone)${'.'.repeat(22)}`)
    // Short texts have room, and so has a long one that gets no longer.
    expect(strikeOut('Ada Mo', ada)).toBe('Erased person')
    const twelve = struckFor({ email: '', name: 'Ada Mossmann-Lee', reachedBy: [] }, long)
    expect(strikeOut(filled('Ada Mossmann-Lee'), twelve)).toBe(
      `Erased person${filled('Ada Mossmann-Lee').slice(16)}`,
    )
    // Shorter than any word for it.
    const words = { ...long, elsewise: '(erased)' }
    const al = struckFor({ email: '', name: 'Al Moe', reachedBy: [] }, words)
    expect(strikeOut(filled('Al Moe, hall'), al)).toBe(`…${filled('Al Moe, hall').slice(6)}`)
  })

  it('[issue 17] leaves a link that is one', () => {
    const ada = struckFor(
      { email: 'ada@studio.com', name: 'Ada Moss', reachedBy: [] },
      { email: '(erased)', name: 'Erased person', elsewise: '(erased)' },
    )
    expect(strikeOut('https://x.io/?to=Ada%20Moss', ada)).toBe('https://x.io/?to=(erased)')
    expect(strikeOut('See https://x.io/?to=Ada%20Moss', ada)).toBe('See https://x.io/?to=Erased person')
  })

  it('[issue 17] takes a value with signs of patterns as it is', () => {
    const odd = struckFor({ email: 'a.b+c@x.io', name: '', reachedBy: ['$1 (x|y]*'] }, now)
    expect(strikeOut('axb+c@x.io a.b+c@x.io $1 (x|y]*', odd)).toBe('axb+c@x.io (e-mail) (gone)')
  })
})

describe('an order without contact data', () => {
  const address = {
    streetAddress: '12 Main St.',
    streetAddress2: 'Floor 2',
    country: 'US',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  }

  it('[issue 17] has country and state alone of its addresses, and all that is made', () => {
    expect(
      withoutContact({ title: 'Hall', phone: '555', firmName: 'Moss', deliveryAddress: address, tax: 8 }),
    ).toEqual({
      title: 'Hall',
      phone: '',
      firmName: '',
      deliveryAddress: { ...address, streetAddress: '', streetAddress2: '', city: '', zip: '' },
      tax: 8,
    })
    expect(withoutContact({ phone: null, title: 'Hall' })).toEqual({ phone: null, title: 'Hall' })
  })

  it('[issue 17] gives the values that stood there', () => {
    expect(contactValues({ title: 'Hall', phone: '555', email: ' ', billingAddress: address })).toEqual([
      '555',
      '12 Main St.',
      'Floor 2',
    ])
  })
})

it('[issue 17] an erasure says what it did, what stays and why', () => {
  const erasure = {
    orders: 2,
    places: 1,
    mails: 1,
    kept: [{ productOrderId: 7, orgSpecificId: 31, invoices: 1, payments: 2, acceptances: 0 }],
    accountIsGone: false,
    standsInSettings: true,
  }
  expect(erasureLines({ email: 'ada@studio.com', ...erasure })).toEqual([
    'ada@studio.com is erased. Contact data was taken out of 2 records, names and addresses out of 1 text; 1 mail to them is gone.',
    'The account stays: another organization knows it.',
    'Papers of #31 stay as they were, as the law asks: 1 invoice, 2 payments.',
    'The address still stands in the settings of the organization.',
    'Backups hold the person until they are thrown away, and so do connected systems.',
  ])
})
