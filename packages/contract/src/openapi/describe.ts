/** Puts the descriptions beside the properties of a JSON Schema. */
import { isJsonSchema, type JsonSchema } from './json.ts'
import { propertyDescriptions } from './property-descriptions.ts'
import { schemaDescriptions } from './schema-descriptions.ts'

/** What a named shape is called without what its variants for sending are called on top. */
function baseName(name: string): string {
  return name.replace(/(?:Create|Patch|Change)?(?:Input)?$/, '')
}

/** The key of the description of `property` in the shape or call `owner`; undefined: there is none. */
export function descriptionKey(property: string, owner: string): string | undefined {
  return [`${baseName(owner)}.${property}`, property].find((key) => Object.hasOwn(propertyDescriptions, key))
}

function describe(value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((part) => describe(part, owner))
  if (!isJsonSchema(value)) return value
  const described = Object.entries(value).map(([key, child]) => {
    // Values, not shapes.
    if (key === 'const' || key === 'enum') return [key, child]
    return [key, key === 'properties' ? describeEach(child, owner) : describe(child, owner)]
  })
  return Object.fromEntries(described)
}

/** What holds where a field is left out. As a `default`, generators of types would ask for every such field. */
function leftOut(value: unknown): string {
  return value === undefined ? '' : ` Left out: ${JSON.stringify(value)}.`
}

function describeEach(properties: unknown, owner: string): unknown {
  if (!isJsonSchema(properties)) return properties
  const described = Object.entries(properties).map(([property, schema]): [string, JsonSchema] => {
    const key = descriptionKey(property, owner)
    const { default: own, ...rest }: JsonSchema = isJsonSchema(schema) ? schema : {}
    const inner = describe(rest, owner)
    const text = key === undefined ? {} : { description: `${propertyDescriptions[key]}${leftOut(own)}` }
    return [property, { ...(isJsonSchema(inner) ? inner : {}), ...text }]
  })
  return Object.fromEntries(described)
}

/** `schema` with a description at every property; `owner` is the named shape or the call that it belongs to. */
export function withDescriptions(schema: JsonSchema, owner: string): JsonSchema {
  const described = describe(schema, owner)
  const description = schemaDescriptions[baseName(owner)]
  const own =
    description !== undefined && baseName(owner) === owner.replace(/Input$/, '') ? { description } : {}
  return { ...(isJsonSchema(described) ? described : {}), ...own }
}
