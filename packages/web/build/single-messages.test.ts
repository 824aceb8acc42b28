/** Messages one by one: what a page says comes without its keys and without the rest of its area. */
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { splitMessages, takeSingly } from './single-messages.ts'

function syntaxOf(code: string) {
  return JSON.parse(JSON.stringify(parseAst(code)))
}

const fields = new Map([
  ['title', "'Hall'"],
  ['count', null],
])
const taken = (code: string) => takeSingly(code, syntaxOf(code), new Map([['hallMessages', fields]]))

describe('a module of messages', () => {
  it('exports each of them as a constant, and the object made of these', () => {
    const code = "export const hallMessages = { title: 'Hall', count: ({ n }) => `${n} halls` };"
    expect(splitMessages(code, syntaxOf(code))).toBe(
      [
        "export const hallMessages$title = 'Hall';",
        'export const hallMessages$count = ({ n }) => `${n} halls`;',
        'export const hallMessages = { title: hallMessages$title, count: hallMessages$count };',
      ].join('\n'),
    )
  })
})

describe('what is defined in the language of the reader', () => {
  const code = "export const hallMessages = defineMessages('hallMessages', { title: 'Hall' });"

  it('is a constant in a build, which has one language', () => {
    expect(splitMessages(code, syntaxOf(code))).toBe(
      "export const hallMessages$title = 'Hall';\nexport const hallMessages = { title: hallMessages$title };",
    )
  })

  it('[issue 18] is handed on from its translation where there is one', () => {
    const translated = new Map([['hallMessages', { file: '/fr/hall.ts', keys: ['title'] }]])
    expect(splitMessages(`const a = 1; ${code}`, syntaxOf(`const a = 1; ${code}`), translated)).toBe(
      'const a = 1; export { hallMessages, hallMessages$title } from "/fr/hall.ts";',
    )
  })
})

describe('code that says messages', () => {
  it('has a plain text where it says it, and takes alone what is put together', () => {
    expect(
      taken(
        "import { a, hallMessages as words } from 'd'; say(words.title, words.count({ n: 1 }), words.title)",
      ),
    ).toBe("import { a, hallMessages$count } from 'd'; say('Hall', hallMessages$count({ n: 1 }), 'Hall')")
  })

  it('imports nothing where nothing is left to import', () => {
    expect(taken("import { hallMessages } from 'd';say(hallMessages.title)")).toBe("say('Hall')")
  })

  it('keeps the key of a field that is called as the object is', () => {
    expect(taken("import { b, hallMessages as words } from 'd'; say({ words: words.title }, a.words)")).toBe(
      "import { b } from 'd'; say({ words: 'Hall' }, a.words)",
    )
  })

  it.each([
    "import { hallMessages as words } from 'd'; say(words[key])",
    "import { hallMessages as words } from 'd'; say(words)",
    "import { hallMessages as words } from 'd'; say({ words })",
    "import { hallMessages as words } from 'd'; const f = (words) => words.title",
    "import { hallMessages as words } from 'd'; const { title } = words",
    "import { hallMessages as words } from 'd'; say(words.unknown)",
    "import { other as words } from 'd'; say(words.title)",
  ])('stays as it is where the object itself is meant, or another: %s', (code) => {
    expect(taken(code)).toBe(code)
  })
})
