/**
 * Leaves out zod's writer of JSON schemas: the server makes the OpenAPI document, the browser never writes a schema.
 * Each of zod's types names its processor only inside functions that this writer calls.
 */
import type { Plugin } from 'vite'

const writer = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-(?:processors|generator))\.js$/

export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!writer.test(id)) return null
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
      const stubs = names.map((name) => `export const ${name} = () => () => undefined`)
      return { code: stubs.join('\n'), map: null }
    },
  }
}
