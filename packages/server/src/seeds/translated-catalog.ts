/** A catalog with what it says in a further language, from a list of words: each text by what is written. */
import type { TranslatedLists } from '@orderwright/domain/catalog'
import type { Language } from '@orderwright/domain/localization'
import type { SeedCatalog } from './org-seed.ts'

type Words = Readonly<Record<string, string>>
type Described = TranslatedLists['products'][number] & {
  readonly description?: string
  readonly placeHolder?: string
}

/** What is written in figures and units alone is the same everywhere. */
function saidBy(words: Words, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (Object.hasOwn(words, text)) return words[text]
  return /^[\d.,]+( ?mm)?$/.test(text) ? text : undefined
}

function translated<T extends Described>(records: readonly T[], language: Language, words: Words): T[] {
  return records.map((record) => {
    const { title, description, placeHolder } = record
    const texts = {
      title: saidBy(words, title),
      description: saidBy(words, description),
      placeHolder: saidBy(words, placeHolder),
    }
    const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    if (Object.keys(said).length === 0) return record
    return { ...record, translations: { ...record.translations, [language]: said } }
  })
}

export function translatedCatalog(
  catalog: Partial<SeedCatalog>,
  language: Language,
  words: Words,
): Partial<SeedCatalog> {
  return {
    ...catalog,
    productCategories: translated(catalog.productCategories ?? [], language, words),
    productPropertyGroups: translated(catalog.productPropertyGroups ?? [], language, words),
    productProperties: translated(catalog.productProperties ?? [], language, words),
    productOptions: translated(catalog.productOptions ?? [], language, words),
    products: translated(catalog.products ?? [], language, words),
  }
}
