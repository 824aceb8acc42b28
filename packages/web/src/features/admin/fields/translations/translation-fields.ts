/** The translations of a record as fields like all others, and which of them are missing. Decision 0215. */
import { type TranslatedField, translatedFieldsOf } from '@orderwright/domain/catalog'
import { type Language, languageTitles } from '@orderwright/domain/localization'
import { adminSectionMessages, adminTranslationMessages as words } from '@orderwright/domain/messages'
import { NOTE_MAX, TITLE_MAX } from '@orderwright/domain/units'
import { type FieldSpec, valueAt } from '../field-spec.ts'

const labels: Readonly<Record<TranslatedField, () => string>> = {
  title: () => adminSectionMessages.title,
  description: () => adminSectionMessages.description,
  placeHolder: () => adminSectionMessages.placeholder,
}

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** A field for each language and each text that customers read; what they read without it stands in it. */
export function translationFields(
  kind: string,
  record: unknown,
  languages: readonly Language[],
): readonly FieldSpec[] {
  return languages.flatMap((language) =>
    translatedFieldsOf(kind)
      // What is not said at all needs no translation; one that stands there can be taken away.
      .filter((field) => field === 'title' || isWritten(record, field) || !isMissing(record, field, language))
      .map((field): FieldSpec => {
        const written = valueAt(record, [field])
        const path = ['translations', language, field] as const
        const shortLabel = words.fieldIn({ field: labels[field](), language: languageTitles[language] })
        return {
          kind: 'text',
          path,
          // Of a title the language says it all, where it stands.
          label: field === 'title' ? languageTitles[language] : shortLabel,
          shortLabel,
          maxLength: field === 'description' ? NOTE_MAX : TITLE_MAX,
          isMultiline: field === 'description',
          ...(typeof written === 'string' ? { placeholder: written } : {}),
        }
      }),
  )
}

const isWritten = (record: unknown, field: TranslatedField) => !isEmpty(valueAt(record, [field]))
const isMissing = (record: unknown, field: TranslatedField, language: Language) =>
  isEmpty(valueAt(record, ['translations', language, field]))

/** The languages in which customers read a text of the record as it is written. */
export function missingLanguages(
  kind: string,
  record: unknown,
  languages: readonly Language[],
): readonly Language[] {
  const said = translatedFieldsOf(kind).filter((field) => isWritten(record, field))
  return languages.filter((language) => said.some((field) => isMissing(record, field, language)))
}
