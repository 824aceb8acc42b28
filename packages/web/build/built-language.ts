/** The language of a build of the app: one whole app for each, so that no page loads the texts of another. [decision 0207] */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Direction } from './direction.ts'

const domain = join(import.meta.dirname, '..', '..', 'domain', 'src')
const current = join(domain, 'localization', 'current-language.ts')
const currentDirection = join(domain, 'localization', 'current-direction.ts')
const currentTerms = join(domain, 'localization', 'current-terms.ts')
const localizeProfile = join(domain, 'tenancy', 'localize-profile.ts')
/** In the language that settings are written in there is nothing to look up. */
const asWritten = [
  'export const localizeProfile = (profile) => profile',
  'export const orderWord = ({ vocabulary }) => vocabulary.order',
  'export const ordersWord = ({ vocabulary }) => vocabulary.orders',
].join('\n')

/** In which the texts are written. */
const WRITTEN = 'en-US'

/** The language that is built, as a BCP 47 tag: APP_LANGUAGE, English without it. Throws for one without translations. */
export function languageOfBuild(wanted: string | undefined): string {
  if (wanted === undefined || wanted === '' || wanted === WRITTEN) return WRITTEN
  const translated = readdirSync(join(domain, 'translations'))
  if (translated.includes(wanted)) return wanted
  throw new Error(`APP_LANGUAGE is ${wanted}; there are ${[WRITTEN, ...translated].join(', ')}.`)
}

/** The page says its language and its direction, and the code has both as constants. */
export function builtLanguage(language: string, direction: Direction): Plugin {
  return {
    name: 'built-language',
    apply: 'build',
    load(id) {
      if (id === current) {
        return { code: `export const currentLanguage = () => ${JSON.stringify(language)}`, map: null }
      }
      if (id === currentDirection) {
        return { code: `export const currentDirection = () => ${JSON.stringify(direction)}`, map: null }
      }
      if (id === localizeProfile && language === WRITTEN) return { code: asWritten, map: null }
      if (id !== currentTerms) return null
      if (language === WRITTEN) return { code: 'export const currentTerm = () => undefined', map: null }
      const terms = JSON.stringify(join(domain, 'translations', language, 'terms.ts'))
      return {
        code: `import { terms } from ${terms}\nexport const currentTerm = (text) => Object.hasOwn(terms, text) ? terms[text] : undefined`,
        map: null,
      }
    },
    transformIndexHtml: (html) =>
      html.replace(`<html lang="${WRITTEN}" dir="ltr">`, `<html lang="${language}" dir="${direction}">`),
  }
}
