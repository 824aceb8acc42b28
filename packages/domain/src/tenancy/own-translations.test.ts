/** What an organization has translated itself, beside what the product translates. [issue 18, Languages; decision 0243] */
import { afterEach, describe, expect, test } from 'vitest'
import { setLanguageSource } from '../localization/language-source.ts'
import { inOwnTranslation } from './in-own-translation.ts'
import { localizeProfile, orderWord, ordersWord } from './localize-profile.ts'
import { orgProfileSchema } from './profile.ts'
import { textsOf, withTexts } from './profile-texts.ts'

const profile = orgProfileSchema.parse({
  vocabulary: { order: 'Commission', orders: 'Commissions' },
  home: {
    heading: 'Begin here',
    sections: [
      { title: 'Plates', tiles: [{ type: 'link', title: 'Our showroom', url: 'https://example.com' }] },
    ],
  },
  ordersPage: { shortcuts: [{ label: 'P', title: 'In the workshop' }] },
  productOrderStatuses: [
    {
      key: 'started',
      type: 'orderStarted',
      title: 'Begun',
      description: 'Tell us what you need.',
      awaitingPaymentMethod: 'We wait for your bank.',
      stockedOrderTitle: 'Off the shelf',
      stockedOrderDescription: 'It is here already.',
    },
  ],
  payment: {
    methods: [{ key: 'wire', title: 'By bank', rank: 1 }],
    manualPaymentMessage: 'We call you.',
  },
  documents: {
    terms: ['Brass ages.'],
    shippingNote: 'On a pallet.',
    paymentTerms: 'Within a moon.',
    workSteps: ['Brushed'],
  },
  letters: {
    closing: 'Kindly,',
    signature: 'The workshop',
    templates: { orderSubmitted: { subject: 'We have {number}', opening: 'Thank you.' } },
    statuses: { started: { heading: 'You have begun' } },
  },
})

/** Every text above that people read, by hand. */
const texts = [
  'Commission',
  'Commissions',
  'Begin here',
  'Plates',
  'Our showroom',
  'In the workshop',
  'Begun',
  'Tell us what you need.',
  'We wait for your bank.',
  'Off the shelf',
  'It is here already.',
  'By bank',
  'We call you.',
  'Brass ages.',
  'On a pallet.',
  'Within a moon.',
  'Brushed',
  'Kindly,',
  'The workshop',
  'We have {number}',
  'Thank you.',
  'You have begun',
]
const translated = {
  ...profile,
  translations: texts.map((key) => ({ key, texts: { 'fr-FR': `${key} (fr)`, 'sv-SE': ' ' } })),
}

afterEach(() => setLanguageSource(undefined))

describe('texts of an organization', () => {
  test('[issue 18] every text that people read can be translated, each once', () => {
    expect(new Set(textsOf(profile).map(({ text }) => text))).toEqual(new Set(texts))
    const twice = { ...profile, documents: { ...profile.documents, terms: ['Brushed', 'Begun'] } }
    expect(textsOf(twice).filter(({ text }) => text === 'Begun')).toHaveLength(1)
  })

  test('[issue 18] are read in the language of the reader, keys and addresses as they were', () => {
    setLanguageSource(() => 'fr-FR')
    const said = localizeProfile(translated)
    expect(said).toEqual({ ...withTexts(profile, (text) => `${text} (fr)`), translations: [] })
    expect(said.productOrderStatuses[0]).toMatchObject({ key: 'started', title: 'Begun (fr)' })
    expect(said.home.sections?.[0]?.tiles[0]).toMatchObject({
      title: 'Our showroom (fr)',
      url: 'https://example.com',
    })
    expect([orderWord(translated), ordersWord(translated)]).toEqual(['Commission (fr)', 'Commissions (fr)'])
    expect(inOwnTranslation(translated)).toEqual(said)
  })

  test('[issue 18] where nothing but blanks was typed, what is written is read; so in the language of the settings', () => {
    setLanguageSource(() => 'sv-SE')
    expect(localizeProfile(translated)).toMatchObject({ home: { heading: 'Begin here' }, translations: [] })
    setLanguageSource(() => 'en-US')
    expect(localizeProfile(translated)).toBe(translated)
    expect(inOwnTranslation(translated)).toEqual(profile)
  })

  test('[issue 18] an organization that writes in French can say its texts in English', () => {
    const french = {
      ...profile,
      home: { ...profile.home, heading: 'Commencer' },
      translations: [{ key: 'Commencer', texts: { 'en-US': 'Start' } }],
    }
    expect(localizeProfile(french).home.heading).toBe('Start')
    setLanguageSource(() => 'fr-FR')
    expect(localizeProfile(french).home.heading).toBe('Commencer')
  })
})
