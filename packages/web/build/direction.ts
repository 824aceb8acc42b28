/** Which way a language is read, as the Unicode locale data has it. Decision 0211. */

/** As HTML's `dir` says it. */
export type Direction = 'ltr' | 'rtl'

/** Node 20 has `textInfo`, later ones the function by which the standard has replaced it. */
type LocaleWithText = Intl.Locale & {
  readonly textInfo?: { readonly direction?: string }
  readonly getTextInfo?: () => { readonly direction?: string }
}

/** Of a BCP 47 tag. */
export function directionOf(language: string): Direction {
  const locale: LocaleWithText = new Intl.Locale(language)
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {}
  return direction === 'rtl' ? 'rtl' : 'ltr'
}
