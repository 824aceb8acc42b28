/**
 * The language that React Aria formats and sorts by: the app's own, whatever the browser's is, as all of its words and
 * figures are, and it is read in its direction. It stands in place of React Aria's module of the same functions (vite.config.ts), which asks the browser for
 * its languages while the app starts: loading them took a tenth of the start.
 */
import {
  currentDirection,
  currentLanguage,
  type Direction,
  type Language,
} from '@orderwright/domain/localization'

const own = { locale: currentLanguage(), direction: currentDirection() } as const

export function getDefaultLocale(): { readonly locale: Language; readonly direction: Direction } {
  return own
}

export const useDefaultLocale = getDefaultLocale
