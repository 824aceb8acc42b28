/**
 * How two owners' changes of one setting meet: fields of an entry, and entries of a list, are changed one by one, as the fields of a record
 * are (decision 182). Three values: the one that both began with, and what each made of it.
 */
import type { Json } from '../units/record.ts'
import {
  type Kept,
  type MergeConflict,
  type Merged,
  mergedParts,
  mergeThreeWay,
  type Sides,
} from '../units/three-way-merge.ts'
import { isFields, isSameSetting } from './setting-values.ts'

/** A place that both have changed, with what they made of it; null: it is gone there. */
export type SettingConflict = MergeConflict<Json>
export type MergedSetting = Merged<Json>

/** What names an entry of a list, the first that all entries have: two with the same one are the same entry. */
const NAMES = ['key', 'id', 'productCategoryId', 'title'] as const

/** Absent in one of the values. */
type Part = Json | undefined
type PartSides = Sides<Part>

type Entries = ReadonlyMap<string, Json>

function entriesBy(name: string, list: readonly Json[]): Entries | null {
  const named = list.map((one) => (isFields(one) ? one[name] : undefined))
  const texts = named.filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
  if (texts.length < list.length || new Set(texts).size < list.length) return null
  return new Map(texts.map((text, index) => [text, list[index] ?? null]))
}

/** Lists of texts and numbers, each once: their entries are their own names. */
function plainEntries(list: readonly Json[]): Entries | null {
  const isPlain = list.every((one) => typeof one === 'string' || typeof one === 'number')
  return isPlain && new Set(list).size === list.length ? new Map(list.map((one) => [String(one), one])) : null
}

type Lists = Readonly<Record<keyof PartSides, Entries>>

function threeOf(sides: PartSides, read: (list: readonly Json[]) => Entries | null): Lists | null {
  const { base = [], mine, theirs } = sides
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null
  const lists = { base: read(base), mine: read(mine), theirs: read(theirs) }
  return lists.base && lists.mine && lists.theirs
    ? { base: lists.base, mine: lists.mine, theirs: lists.theirs }
    : null
}

/** The names in `list` that are in `other` too. */
const shared = (list: Entries, other: Entries) => [...list.keys()].filter((name) => other.has(name))

function isReordered(base: Entries, list: Entries): boolean {
  const [before, after] = [shared(base, list), shared(list, base)]
  return before.some((name, index) => after[index] !== name)
}

/** `first` with what only `second` has, each behind what it follows there. */
function woven(first: readonly string[], second: readonly string[]): string[] {
  const names = [...first]
  second.forEach((name, index) => {
    if (names.includes(name)) return
    const before = second.slice(0, index).findLast((one) => names.includes(one))
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  })
  return names
}

/** In which order the entries stand; null: both have put the same ones into another. */
function sequence({ base, mine, theirs }: Lists): string[] | null {
  const [byMe, byThem] = [isReordered(base, mine), isReordered(base, theirs)]
  if (byMe && byThem) {
    const [one, other] = [shared(mine, theirs), shared(theirs, mine)]
    if (one.some((name, index) => other[index] !== name)) return null
  }
  const [leading, following] = byMe ? [mine, theirs] : [theirs, mine]
  return woven([...leading.keys()], [...following.keys()])
}

function mergeList(lists: Lists, path: readonly string[], kept: Kept): Merged<Part> | null {
  const names = sequence(lists)
  if (names === null) return null
  const { parts, conflicts } = mergedParts<Json>(names, (name) =>
    mergePart(
      { base: lists.base.get(name), mine: lists.mine.get(name), theirs: lists.theirs.get(name) },
      [...path, name],
      kept,
    ),
  )
  return { value: [...parts.values()], conflicts }
}

/** Texts have no fields: one that both have written anew would stand there twice. */
function isRewrittenTwice({ base, mine, theirs }: Lists): boolean {
  const isNew = (list: Entries, name: string) => !base.has(name) && list.has(name)
  const bothLeft = [...base.keys()].some((name) => !mine.has(name) && !theirs.has(name))
  const [mineNew, theirsNew] = [mine, theirs].map((list) =>
    [...list.keys()].some((name) => isNew(list, name)),
  )
  return bothLeft && mineNew === true && theirsNew === true
}

function mergePart(sides: PartSides, path: readonly string[], kept: Kept): Merged<Part> {
  return mergeThreeWay(sides, path, kept, {
    isSame,
    within({ base, mine, theirs }) {
      if (isJsonFields(mine) && isJsonFields(theirs)) return mergeFields({ base, mine, theirs }, path, kept)
      for (const name of NAMES) {
        const lists = threeOf(sides, (list) => entriesBy(name, list))
        if (lists) return mergeList(lists, path, kept)
      }
      const plain = threeOf(sides, plainEntries)
      return plain && !isRewrittenTwice(plain) ? mergeList(plain, path, kept) : null
    },
  })
}

/** What is not there is another thing than null. */
function isSame(one: Part, other: Part): boolean {
  return (one === undefined) === (other === undefined) && isSameSetting(one, other)
}

type JsonFields = Readonly<Record<string, Json>>

function mergeFields(
  { base, mine, theirs }: { readonly base: Part; readonly mine: JsonFields; readonly theirs: JsonFields },
  path: readonly string[],
  kept: Kept,
): Merged<Part> {
  const known: JsonFields = isJsonFields(base) ? base : {}
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const { parts, conflicts } = mergedParts<Json>(names, (name) =>
    mergePart({ base: known[name], mine: mine[name], theirs: theirs[name] }, [...path, name], kept),
  )
  return { value: Object.fromEntries(parts), conflicts }
}

function isJsonFields(value: Part): value is JsonFields {
  return isFields(value)
}

/**
 * The setting with both changes. Where they meet in one place, the value of `kept` stands there, and it is named. Values are those that
 * count: a default stands as itself.
 */
export function mergeSetting(sides: Sides<Json>, kept: Kept): MergedSetting {
  const { value, conflicts } = mergePart(sides, [], kept)
  return {
    value: asJson(value),
    conflicts: conflicts.map(({ path, mine, theirs }) => ({
      path,
      mine: asJson(mine),
      theirs: asJson(theirs),
    })),
  }
}

const asJson = (part: Part): Json => part ?? null
