/**
 * Leaves out of zod what the browser never asks of it: its writer of JSON schemas (the server makes the OpenAPI
 * document; each of zod's types names its processor only inside functions that this writer calls), and its own English
 * sentences (what a person reads stands in our messages). And tells zod from its first line on that it may not write code
 * as it runs: its probe (`new Function('')`) would be reported against the page's content security policy.
 */
import type { Plugin } from 'vite'

const writer = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-(?:processors|generator))\.js$/
const sentences = /\/zod\/v4\/locales\/en\.js$/
const settings = /\/zod\/v4\/core\/core\.js$/
const noSettings = '__zod_globalConfig = {}'

export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (sentences.test(id)) {
        return { code: `export default () => ({ localeError: () => 'Invalid input' })`, map: null }
      }
      if (settings.test(id)) {
        if (!code.includes(noSettings))
          throw new Error('zod keeps its settings elsewhere; look at slim-zod.ts')
        return { code: code.replace(noSettings, '__zod_globalConfig = { jitless: true }'), map: null }
      }
      if (!writer.test(id)) return null
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
      const stubs = names.map((name) => `export const ${name} = () => () => undefined`)
      return { code: stubs.join('\n'), map: null }
    },
  }
}
