/**
 * Which way the current language is read. The browser's build puts a constant in the place of this module, as in that of
 * the language. [decision 0211]
 */
import { currentLanguage } from './current-language.ts'
import { type Direction, languageDirections } from './directions.ts'

/** The direction of what is said at this moment. */
export function currentDirection(): Direction {
  return languageDirections[currentLanguage()]
}
