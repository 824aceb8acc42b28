/** How the numbers and dates of a file are written: the habits that people's programs have. */
import type { BodyOf, endpoints } from '@orderwright/contract'

export type FileLocale = BodyOf<(typeof endpoints)['planCatalogImport']>['locale']

export const fileLocales = {
  american: { decimal: '.', dayFirst: false },
  british: { decimal: '.', dayFirst: true },
  continental: { decimal: ',', dayFirst: true },
} as const satisfies Readonly<Record<string, FileLocale>>
export type FileLocaleKey = keyof typeof fileLocales

/** The habit of a language tag such as 'de-AT'; the American one where it is none. */
export function fileLocaleOf(language: string): FileLocaleKey {
  try {
    if (new Intl.NumberFormat(language).format(1.5).includes(',')) return 'continental'
    const parts = new Intl.DateTimeFormat(language).formatToParts(new Date(2026, 0, 2))
    return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day'
      ? 'british'
      : 'american'
  } catch {
    return 'american'
  }
}
