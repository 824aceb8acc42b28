/**
 * Leaves out of zod what the browser never asks of it: its writer of JSON schemas (the server makes the OpenAPI
 * document; each of zod's types names its processor only inside functions that this writer calls), and its own English
 * sentences (what a person reads stands in our messages).
 */
import type { Plugin } from 'vite'

const writer = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-(?:processors|generator))\.js$/
const sentences = /\/zod\/v4\/locales\/en\.js$/

export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (sentences.test(id)) {
        return { code: `export default () => ({ localeError: () => 'Invalid input' })`, map: null }
      }
      if (!writer.test(id)) return null
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
      const stubs = names.map((name) => `export const ${name} = () => () => undefined`)
      return { code: stubs.join('\n'), map: null }
    },
  }
}
