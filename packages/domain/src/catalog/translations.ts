/**
 * What the catalog says in several languages. A record's own fields are in the organization's main language; beside them
 * stands what they are in others. Whoever reads sees their language where there is a translation, else the main one.
 * [issue 18, Languages; decision 0215]
 */
import { z } from 'zod'
import { type Language, languageSchema } from '../localization/languages.ts'
import { noteSchema, titleSchema } from '../units/record.ts'

/** The fields of each kind of record that customers read. What only employees read is in one language. */
export const translatedFields = {
  productCategory: ['title'],
  product: ['title', 'description'],
  productProperty: ['title', 'placeHolder'],
  productOption: ['title'],
  productPropertyGroup: ['title'],
} as const
export type TranslatedKind = keyof typeof translatedFields
export type TranslatedField = (typeof translatedFields)[TranslatedKind][number]

const fieldsOfKinds: ReadonlyMap<string, readonly TranslatedField[]> = new Map(
  Object.entries(translatedFields),
)

/** The translated fields of a kind of record; none where it is kept in one language. */
export function translatedFieldsOf(kind: string): readonly TranslatedField[] {
  return fieldsOfKinds.get(kind) ?? []
}

/** A placeholder is as long as the property's own. */
export const placeHolderSchema = z.string().max(200)

const title = titleSchema.optional()

/** By language, what stands in the place of the record's own fields; an empty text is none. */
export const titleTranslationsSchema = z.partialRecord(languageSchema, z.object({ title })).default({})
export const productTranslationsSchema = z
  .partialRecord(languageSchema, z.object({ title, description: noteSchema.optional() }))
  .default({})
export const propertyTranslationsSchema = z
  .partialRecord(languageSchema, z.object({ title, placeHolder: placeHolderSchema.optional() }))
  .default({})

type Texts = { readonly [Field in TranslatedField]?: string | undefined }
export type Translations = { readonly [Tag in Language]?: Texts | undefined }

/** A record that has translations. */
export interface Translated {
  readonly id: number
  readonly title: string
  readonly translations: Translations
}

/** A record as somebody reads it: where its title is a translation, the one that the organization has written stands beside it. */
export type Said<T> = T & { readonly writtenTitle?: string | undefined }

/** The title by which files and formulas call a record, whatever the language of whoever reads it. */
export function writtenTitleOf(record: {
  readonly title: string
  readonly writtenTitle?: string | undefined
}): string {
  return record.writtenTitle ?? record.title
}

/** Every title by which somebody may look for a record: the one that they read, the written one, and the others. */
export function titlesOf(record: {
  readonly title: string
  readonly writtenTitle?: string | undefined
  readonly translations?: Translations
}): readonly string[] {
  const others = Object.values(record.translations ?? {}).map((texts) => texts?.title ?? '')
  const all = [record.title, record.writtenTitle ?? '', ...others]
  return [...new Set(all.filter((one) => one !== ''))]
}

const noTranslations: Translations = {}

/** The record in this language; itself, where nothing of it is translated into any. */
export function inLanguageOf<T extends Translated>(record: T, language: Language): Said<T> {
  const texts = record.translations[language]
  if (texts === undefined) return record
  const said = Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== '')
  if (said.length === 0) return record
  const shown = { ...record, ...Object.fromEntries(said), translations: noTranslations }
  return shown.title === record.title ? shown : { ...shown, writtenTitle: record.title }
}

/** The lists of a catalog that have translations. */
export interface TranslatedLists {
  readonly products: readonly Translated[]
  readonly productProperties: readonly Translated[]
  readonly productOptions: readonly Translated[]
  readonly productPropertyGroups: readonly Translated[]
  readonly productCategories?: readonly Translated[]
}

function listIn<T extends Translated>(records: readonly T[], language: Language): readonly T[] {
  let isTranslated = false
  const said = records.map((record) => {
    const shown = inLanguageOf(record, language)
    isTranslated ||= shown !== record
    return shown
  })
  return isTranslated ? said : records
}

/** A catalog in this language: what is translated is other records, all else stays the same objects. */
export function catalogIn<Lists extends TranslatedLists>(records: Lists, language: Language): Lists {
  const { productCategories } = records
  return {
    ...records,
    products: listIn(records.products, language),
    productProperties: listIn(records.productProperties, language),
    productOptions: listIn(records.productOptions, language),
    productPropertyGroups: listIn(records.productPropertyGroups, language),
    ...(productCategories ? { productCategories: listIn(productCategories, language) } : {}),
  }
}
