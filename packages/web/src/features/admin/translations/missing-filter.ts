/** The filter of a list by what is not translated. It is there where an organization translates: it has said so, or begun. */
import { translatedFieldsOf } from '@orderwright/domain/catalog'
import { languageTitles } from '@orderwright/domain/localization'
import { adminTranslationMessages as words } from '@orderwright/domain/messages'
import { furtherLanguages, type OrgProfile } from '@orderwright/domain/tenancy'
import type { AdminData } from '../admin-data.ts'
import { valueAt } from '../fields/field-spec.ts'
import { recordsOf } from '../records/records-of.ts'
import type { AdminRow, Filter, RecordEditing } from '../section.ts'
import { missingLanguages } from '../fields/translations/translation-fields.ts'

interface Filtered {
  readonly rows: readonly AdminRow[]
  readonly filters: readonly Filter[]
}

const isBegun = (record: unknown) => {
  const translations = valueAt(record, ['translations'])
  return typeof translations === 'object' && translations !== null && Object.keys(translations).length > 0
}

/** Rows with the languages that they lack, and the list's filters with that by language. */
export function withMissingFilter(
  { rows, filters }: Filtered,
  editing: Pick<RecordEditing, 'resource' | 'list'> | undefined,
  adminData: AdminData,
  profile: OrgProfile,
): Filtered {
  if (!editing || translatedFieldsOf(editing.resource).length === 0) return { rows, filters }
  const languages = furtherLanguages(profile)
  const records = recordsOf(adminData, editing.list)
  const isWanted = profile.region.furtherLanguages.length > 0 || records.some(isBegun)
  if (!isWanted || languages.length === 0) return { rows, filters }
  const byId = new Map(records.map((record) => [record.id, record]))
  const filter: Filter = {
    key: 'language',
    label: words.filter,
    initial: 'all',
    choices: [
      { key: 'all', label: words.all },
      ...languages.map((key) => ({ key, label: words.notIn({ language: languageTitles[key] }) })),
    ],
  }
  return {
    filters: [...filters, filter],
    rows: rows.map((row) => {
      const missing = missingLanguages(editing.resource, byId.get(row.id), languages)
      return { ...row, tags: { ...row.tags, language: missing.join(' ') } }
    }),
  }
}
