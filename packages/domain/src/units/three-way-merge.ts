/**
 * How two people's changes of one value meet: what one side alone has changed is taken, what both have changed is merged part by part
 * where it has parts, and is a conflict otherwise. What the parts of a value are is each caller's own (decisions 80, 180, 182).
 */

export interface Sides<Value> {
  /** what both began with */
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/** Whose value stands where both sides have changed the same. */
export type Kept = 'mine' | 'theirs'

/** A place that both have changed, with what they made of it. */
export interface MergeConflict<Value> {
  /** from the value inward, by the names of its parts */
  readonly path: readonly string[]
  readonly mine: Value
  readonly theirs: Value
}

export interface Merged<Value> {
  readonly value: Value
  readonly conflicts: readonly MergeConflict<Value>[]
}

export interface MergeRules<Value> {
  readonly isSame: (one: Value, other: Value) => boolean
  /** Of a value that both have changed, what comes of its parts; null: it is changed as a whole. */
  readonly within: (sides: Sides<Value>, path: readonly string[]) => Merged<Value> | null
}

/** The value with both changes. Where they meet in one place, the value of `kept` stands there, and the place is named. */
export function mergeThreeWay<Value>(
  sides: Sides<Value>,
  path: readonly string[],
  kept: Kept,
  { isSame, within }: MergeRules<Value>,
): Merged<Value> {
  const { base, mine, theirs } = sides
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, conflicts: [] }
  if (isSame(mine, base)) return { value: theirs, conflicts: [] }
  return within(sides, path) ?? { value: sides[kept], conflicts: [{ path, mine, theirs }] }
}

/** The values of several parts together, without those that are nowhere any more, and all of their conflicts. */
export function mergedParts<Value>(
  names: Iterable<string>,
  mergePart: (name: string) => Merged<Value | undefined>,
): { readonly parts: ReadonlyMap<string, Value>; readonly conflicts: MergeConflict<Value | undefined>[] } {
  const parts = new Map<string, Value>()
  const conflicts: MergeConflict<Value | undefined>[] = []
  for (const name of names) {
    const merged = mergePart(name)
    if (merged.value !== undefined) parts.set(name, merged.value)
    conflicts.push(...merged.conflicts)
  }
  return { parts, conflicts }
}
