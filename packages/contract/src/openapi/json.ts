/** JSON Schema as data. */
export type JsonSchema = { [key: string]: unknown }

export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The name at the end of a reference. */
export function referredName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** `value` with every reference led to what `rename` makes of its name. */
export function withReferences(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withReferences(part, rename))
  if (!isJsonSchema(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string'
        ? [key, rename(referredName(child))]
        : [key, withReferences(child, rename)],
    ),
  )
}

/** The names that `value` refers to. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) referencesIn(part, found)
  if (!isJsonSchema(value)) return found
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') found.add(referredName(child))
    else referencesIn(child, found)
  }
  return found
}
