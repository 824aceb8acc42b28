/** How deep data may nest: told before anything walks it by calling itself, which ends in a stack overflow. */
import { z } from 'zod'

type Path = readonly (string | number)[]
/** What lies directly within a value, and the way there. */
export type Within = (value: unknown) => Iterable<readonly [path: Path, child: unknown]>

/** Every list and record lies within that which holds it. */
function* listsAndRecords(value: unknown): Generator<readonly [Path, unknown]> {
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object' && child !== null) yield [[isList ? Number(key) : key], child]
  }
}

/** The path of something with more than `max` others around it; undefined when there is none. Without recursion. */
export function tooDeepAt(root: unknown, max: number, within: Within = listsAndRecords): Path | undefined {
  const pending: { value: unknown; path: Path; depth: number }[] = [{ value: root, path: [], depth: 0 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path, depth } = next
    for (const [way, child] of within(value)) {
      if (depth === max) return [...path, ...way]
      pending.push({ value: child, path: [...path, ...way], depth: depth + 1 })
    }
  }
  return undefined
}

/** The schema, for values with at most `max` others around the innermost; a deeper one is one issue with this sentence and its path. */
export function nestedAtMost<Schema extends z.ZodType>(
  max: number,
  message: () => string,
  schema: Schema,
  within?: Within,
) {
  return z.preprocess((value: z.input<Schema>, context) => {
    const path = tooDeepAt(value, max, within)
    if (path === undefined) return value
    context.issues.push({ code: 'custom', message: message(), input: value, path: [...path] })
    return z.NEVER
  }, schema)
}
