/** Which way languages are read. [issue 18, Languages; decision 0211] */
import { languageDirections } from '@orderwright/domain/localization'
import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'

it('[issue 18] is from right to left for languages that are, and for those of the app as the app says', () => {
  expect(['he', 'ar-EG', 'fa', 'de', 'ja'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr'])
  for (const [language, direction] of Object.entries(languageDirections))
    expect(directionOf(language)).toBe(direction)
})
