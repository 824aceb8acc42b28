/**
 * What stands on the screens, for the check that the guide quotes it rightly: every text of the messages, and what their
 * functions give, with anything in the places that they are given.
 */
import { usualVocabulary } from '../../src/features/help/with-vocabulary.ts'

/** Stands for what is put into a sentence; no text has it. */
const HOLE = '\u2060'
/** What a sentence without its holes must say at least, to tell anything. */
const LEAST_LETTERS = 3

/** What sentences ask for: the organization's word where they name it so, and a hole elsewhere. */
const wanted: Readonly<Record<string, unknown>> = {
  word: usualVocabulary.order,
  words: usualVocabulary.orders,
  order: usualVocabulary.order,
  orders: usualVocabulary.orders,
  label: usualVocabulary.orders,
}

const given = new Proxy(wanted, {
  get: (known, name) => (typeof name === 'string' ? (known[name] ?? HOLE) : undefined),
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export interface ScreenWords {
  /** whether a label of the guide, with the usual word in its places, stands somewhere on a screen */
  has: (label: string) => boolean
  readonly count: number
}

/** `modules` are those of the messages, as they are imported. */
export function screenWords(modules: readonly Readonly<Record<string, unknown>>[]): ScreenWords {
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  const add = (text: string) => {
    const said = text.trim()
    if (!said.includes(HOLE)) texts.add(said)
    else if (said.replaceAll(HOLE, '').replace(/[^\p{L}]/gu, '').length >= LEAST_LETTERS) {
      patterns.push(new RegExp(`^${said.split(HOLE).map(escaped).join('.+')}$`))
    }
  }
  const visit = (value: unknown) => {
    if (typeof value === 'string') add(value)
    else if (typeof value === 'function') {
      // Some count or format what they are given: what they make of a hole tells nothing.
      try {
        const made: unknown = Reflect.apply(value, undefined, [given])
        if (typeof made === 'string') add(made)
      } catch {
        return
      }
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) visit(inner)
  }
  for (const module of modules) for (const value of Object.values(module)) visit(value)
  return {
    has: (label) => texts.has(label) || patterns.some((pattern) => pattern.test(label)),
    count: texts.size + patterns.length,
  }
}
