/**
 * Leaves out of zod what the browser never asks of it: its writer of JSON schemas (the server makes the OpenAPI
 * document; each of zod's types names its processor only inside functions that this writer calls), its own English
 * sentences (what a person reads stands in our messages), the methods that none of our schemas calls with the types
 * behind them, what writes code as it runs, and what follows cycles (JSON has none). And tells zod from its first line
 * on that it may not write code: its probe (`new Function('')`) would be reported against the page's content security
 * policy.
 */
import type { Plugin } from 'vite'

const writer = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-(?:processors|generator))\.js$/
const sentences = /\/zod\/v4\/locales\/en\.js$/
const settings = /\/zod\/v4\/core\/core\.js$/
const types = /\/zod\/v4\/classic\/schemas\.js$/
const noSettings = '__zod_globalConfig = {}'
const ours = /\/packages\/(?:contract|domain|editor|paper|web)\/src\/.+\.tsx?$/

/** Methods of schemas that our code does not call. Formats are checked with expressions of our own, or with `z.email`. */
const unasked = new Set(
  `
    email url jwt emoji guid uuid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid
    ipv4 ipv6 cidrv4 cidrv6 e164 datetime date time duration slugify normalize lowercase uppercase
    toUpperCase encode decode encodeAsync decodeAsync safeEncode safeDecode safeEncodeAsync
    safeDecodeAsync parseAsync safeParseAsync spa validate validateAsync toJSONSchema exactOptional
    exactPartial nonoptional required and or readonly multipleOf step includes startsWith endsWith
    nonempty gt gte lt lte nonnegative nonpositive finite keyof catchall passthrough loose strict strip
    safeExtend merge overwrite register describe isOptional isNullable apply nullish with
  `
    .trim()
    .split(/\s+/),
)

/** What stands in zod's own code for what is left out, and what takes its place. */
const replaced: readonly [text: string, by: string][] = [
  ['core.$ZodObjectJIT.init(inst, def)', 'core.$ZodObject.init(inst, def)'],
  ['core.config({ memoizer: core.memoizer() })', 'void 0'],
]

/** One method of a class, as zod's own build writes it: its name and where it ends. */
const method =
  /^ {4}(?:[gs]et |async )?(\w+)(?:\(.*\)|: (?:async )?function \w+\(.*\)) \{\n(?: {8}.*\n)* {4}\},\n/gm

/** The code of zod's classes without the methods nobody calls. */
export function withoutUnasked(code: string): string {
  const kept = code.replace(method, (whole, name: string) => (unasked.has(name) ? '' : whole))
  return replaced.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`zod has no "${before}" any more; look at slim-zod.ts`)
    return text.replaceAll(before, after)
  }, kept)
}

/** A schema at the beginning of a chain: `z.string()`, or one that has a name. */
const root = String.raw`\b(?:z\s*\.\s*\w+\((?:[^;()]*(?:\([^;()]*\)[^;()]*)*)\)|\w*[sS]chema\b(?:\.shape\.\w+)?)`
const calls = String.raw`(?:\s*\.\s*\w+\([^;()]*(?:\([^;()]*\)[^;()]*)*\))+`
const chain = new RegExp(root + calls, 'g')

/** A method that is left out and called after all. */
export function calledUnasked(code: string): string | undefined {
  return (code.match(chain) ?? [])
    .flatMap((found) =>
      [...found.replace(/\bz\s*\.\s*\w+/g, '').matchAll(/\.\s*(\w+)\(/g)].map(([, name = '']) => name),
    )
    .find((name) => unasked.has(name))
}

export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (ours.test(id)) {
        const called = calledUnasked(code)
        if (called) this.error(`.${called}() of zod is not in the browser's build; look at slim-zod.ts`)
        return null
      }
      if (types.test(id)) return { code: withoutUnasked(code), map: null }
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
