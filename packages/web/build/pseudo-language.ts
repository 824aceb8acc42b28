/**
 * A language that nobody speaks, for a test: every message stands between ⟦ and ⟧, so that a text that is none is seen. Built by
 * APP_LANGUAGE=qps-ploc, the tag that Windows has for pseudo-locales. [issue 18, Languages]
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const PSEUDO_LANGUAGE = 'qps-ploc'

const defining = join(import.meta.dirname, '..', '..', 'domain', 'src', 'localization', 'define-messages.ts')

const marking = `
const mark = (message) => {
  if (typeof message === 'string') return message === '' ? '' : '⟦' + message + '⟧'
  if (typeof message === 'function') return (...about) => mark(message(...about))
  if (Array.isArray(message)) return message.map(mark)
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, mark(value)]))
}
export const defineMessages = (name, messages) => mark(messages)
export const listenToMessages = () => {}
`

/** Has every message marked where it is defined. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    apply: 'build',
    load: (id) => (id === defining ? { code: marking, map: null } : null),
  }
}
