/**
 * Shapes as JSON Schema, those with a name once each: calls refer to them under `components/schemas`. What is sent and
 * what is answered differ where a field has a default: then what is sent is called `<name>Input`.
 */
import { z } from 'zod'
import { withDescriptions } from './describe.ts'
import { isJsonSchema, type JsonSchema, referencesIn, withReferences } from './json.ts'
import { namedSchemas } from './named-schemas.ts'

export type Direction = 'input' | 'output'
type Named = ReadonlyMap<string, JsonSchema>

/** The names whose shapes differ between the two directions, by themselves or by what they refer to. */
function differing(input: Named, output: Named): ReadonlySet<string> {
  const names = [...input.keys()].filter((name) => output.has(name))
  const different = new Set(
    names.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))),
  )
  let before = -1
  while (before !== different.size) {
    before = different.size
    for (const name of names) {
      if ([...referencesIn(input.get(name))].some((used) => different.has(used))) different.add(name)
    }
  }
  return different
}

/** The names that are reached from `roots`. */
function reachable(roots: readonly JsonSchema[], named: Named): ReadonlySet<string> {
  const reached = referencesIn(roots)
  for (const name of reached) referencesIn(named.get(name), reached)
  return reached
}

/** Collects the shapes of a document: `add` each first, then `finish`. */
export function collectComponents() {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of namedSchemas()) registry.add(schema, { id })
  const named = { input: new Map<string, JsonSchema>(), output: new Map<string, JsonSchema>() }
  const waiting: { owner: string; direction: Direction; schema: JsonSchema; target: JsonSchema }[] = []

  /** The shape of `schema` in the call `owner`: an object that `finish` fills. */
  function add(schema: z.ZodType, direction: Direction, owner: string): JsonSchema {
    const { $defs = {}, properties = {} } = z.toJSONSchema(z.object({ it: schema }), {
      io: direction,
      metadata: registry,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => {
        // An answer may have more one day; what is sent must be known.
        const isOpen = zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined
        if (direction === 'output' && isOpen) delete jsonSchema.additionalProperties
        // Nothing follows the entries of a tuple: tools that know no tuples want to hear it as a length.
        if (jsonSchema.prefixItems) {
          const { length } = jsonSchema.prefixItems
          Object.assign(jsonSchema, { items: {}, minItems: length, maxItems: length })
        }
      },
    })
    for (const [name, { id: _, ...definition }] of Object.entries<JsonSchema>($defs)) {
      // Any value at all: said as the recursion that it is, it makes types that name themselves.
      named[direction].set(name, name === 'Json' ? {} : definition)
    }
    const target: JsonSchema = {}
    const own: unknown = properties['it']
    waiting.push({ owner, direction, schema: isJsonSchema(own) ? own : {}, target })
    return target
  }

  /** Fills what `add` has given, and gives the named shapes in alphabetical order. */
  function finish(): Record<string, JsonSchema> {
    const different = differing(named.input, named.output)
    const nameOf = (name: string, direction: Direction) =>
      direction === 'input' && different.has(name) ? `${name}Input` : name
    const finished = (schema: JsonSchema, direction: Direction, owner: string) => {
      const led = withReferences(schema, (name) => `#/components/schemas/${nameOf(name, direction)}`)
      return withDescriptions(isJsonSchema(led) ? led : {}, owner)
    }
    for (const { owner, direction, schema, target } of waiting) {
      Object.assign(target, finished(schema, direction, owner))
    }
    const shapes = (['input', 'output'] as const).flatMap((direction) => {
      const roots = waiting.filter((one) => one.direction === direction).map(({ schema }) => schema)
      return [...reachable(roots, named[direction])].map((name): [string, JsonSchema] => {
        const finalName = nameOf(name, direction)
        return [finalName, finished(named[direction].get(name) ?? {}, direction, finalName)]
      })
    })
    return Object.fromEntries(shapes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  return { add, finish }
}
