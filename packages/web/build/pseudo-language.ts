/**
 * Languages that nobody speaks, for tests, by the tags that Windows has for pseudo-locales. In qps-ploc every message stands between ⟦ and ⟧,
 * so that a text that is none is seen; qps-plocm is read from right to left. Built by APP_LANGUAGE. [issue 18, Languages; decision 0211]
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Direction } from './direction.ts'

/** What is done to a message's text, as code, and which way it is read then. */
interface PseudoLanguage {
  readonly direction: Direction
  readonly code: string
}

const mirroredText = JSON.stringify(join(import.meta.dirname, 'mirrored-text.ts'))

const pseudoLanguages: Readonly<Record<string, PseudoLanguage>> = {
  'qps-ploc': { direction: 'ltr', code: "const change = (text) => text === '' ? '' : '⟦' + text + '⟧'" },
  'qps-plocm': {
    direction: 'rtl',
    code: `import { mirrored as change } from ${mirroredText}`,
  },
}

const defining = join(import.meta.dirname, '..', '..', 'domain', 'src', 'localization', 'define-messages.ts')

const changing = `
const mark = (message, given) => {
  if (typeof message === 'string') return change(message, given)
  if (typeof message === 'function') return (...about) => mark(message(...about), about)
  if (Array.isArray(message)) return message.map((one) => mark(one, given))
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, mark(value, given)]))
}
export const defineMessages = (name, messages) => mark(messages, [])
export const listenToMessages = () => {}
`

/** The pseudo-language of a tag; undefined: it is none. */
export function pseudoLanguageOf(tag: string | undefined): PseudoLanguage | undefined {
  return tag !== undefined && Object.hasOwn(pseudoLanguages, tag) ? pseudoLanguages[tag] : undefined
}

/** Has every message changed where it is defined. */
export function pseudoLanguage({ code }: PseudoLanguage): Plugin {
  return {
    name: 'pseudo-language',
    apply: 'build',
    load: (id) => (id === defining ? { code: code + changing, map: null } : null),
  }
}
