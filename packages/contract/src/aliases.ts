/**
 * Fields that are read under a second name, because the specification has both. What is stored and answered has the first one
 * alone. [decision 0012]
 */

/**
 * The field's own name by the path of the other: `{ 'numbers.*.created': 'date' }` reads `created` in each entry of `numbers` as
 * `date`. `*` stands for every entry of a list.
 */
export type Aliases = Readonly<Record<string, string>>

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function renamed(value: unknown, [step, ...rest]: readonly string[], name: string): unknown {
  if (step === '*') return Array.isArray(value) ? value.map((entry) => renamed(entry, rest, name)) : value
  if (step === undefined || !isFields(value) || !Object.hasOwn(value, step)) return value
  const { [step]: given, ...others } = value
  if (rest.length > 0) return { ...others, [step]: renamed(given, rest, name) }
  // With both names nobody can say which one is meant: the second one stays, and the schema refuses it.
  return Object.hasOwn(value, name) ? value : { ...others, [name]: given }
}

/** `value` with the fields' own names in place of their aliases; whatever else it is stays as it is, to be refused by its schema. */
export function withoutAliases(value: unknown, aliases: Aliases): unknown {
  return Object.entries(aliases).reduce((read, [path, name]) => renamed(read, path.split('.'), name), value)
}

/** The same aliases of something that stands at several places of a body. */
export function aliasesAt(places: readonly string[], aliases: Aliases): Aliases {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([path, name]) => places.map((place) => [`${place}.${path}`, name])),
  )
}
