/** What the catalog says to a reader of any language, against an oracle that knows nothing of how it is done. [issue 18, Languages] */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { languages } from '../localization/languages.ts'
import { anOption, aProduct, aProperty, someRecords } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { catalogIn, inLanguageOf, titlesOf, writtenTitleOf } from './translations.ts'

const words = fc.oneof(fc.constant(''), fc.constant('  '), fc.string({ minLength: 1, maxLength: 12 }))
const translations = fc.dictionary(
  fc.constantFrom(...languages),
  fc.record({ title: words, description: words }, { requiredKeys: [] }),
  { noNullPrototype: true },
)

describe('[issue 18] a record in a language', () => {
  it('says its translation where there is one, else what is written', () => {
    checkLaw(
      { translated: 8, untranslated: 20, empty: 2 },
      fc.tuple(words, words, translations, fc.constantFrom(...languages)),
      (cover, [title, description, all, language]) => {
        const product = { ...aProduct(), title, description, translations: all }
        const said = inLanguageOf(product, language)
        const isSaid = (text: string | undefined) => text !== undefined && !/^\s*$/.test(text)
        const oracle = (own: string, other: string | undefined) => (isSaid(other) ? other : own)
        const other = all[language]?.title
        cover(isSaid(other) ? 'translated' : other === undefined ? 'untranslated' : 'empty')
        expect(said.title).toBe(oracle(title, other))
        expect(said.description).toBe(oracle(description, all[language]?.description))
        expect(writtenTitleOf(said)).toBe(title)
        // Whoever looks for it finds it by what they read, and by what is written.
        const readable = [said.title, title].filter((text) => text !== '')
        for (const one of readable) expect(titlesOf(said)).toContain(one)
        const shown = { title: said.title, description: said.description, translations: said.translations }
        const { writtenTitle: _, ...kept } = { writtenTitle: '', ...said }
        expect(kept).toEqual({ ...product, ...shown })
      },
    )
  })
})

describe('[issue 18] a catalog in a language', () => {
  it('is the same lists where nothing is translated into it, and keeps what is as it was', () => {
    const brass = anOption({
      id: 11,
      productPropertyId: 1,
      title: 'Brass',
      translations: { 'fr-FR': { title: 'Laiton' } },
    })
    const steel = anOption({ id: 12, productPropertyId: 1, title: 'Steel' })
    const records = someRecords({ productOptions: [brass, steel], productProperties: [aProperty({ id: 1 })] })
    const french = catalogIn(records, 'fr-FR')
    expect(french.productOptions.map(({ title }) => title)).toEqual(['Laiton', 'Steel'])
    expect(french.productOptions[1]).toBe(steel)
    expect(french.productProperties).toBe(records.productProperties)
    expect(catalogIn(records, 'sv-SE').productOptions).toBe(records.productOptions)
  })
})
