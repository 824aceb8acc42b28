/**
 * JSON in a cell (pricing expressions, bindings of a drawing, conditions) names records as other cells do: by title where it is
 * unique, else by their id as a number.
 */
import { type Reading, read } from './cells.ts'
import type { Names, TableResource } from './names.ts'

type Keys = Readonly<Record<string, TableResource>>

/** Keys whose value is an id. */
const idKeys: Keys = {
  productPropertyId: 'productProperty',
  productOptionClassifierGroupId: 'productOptionClassifierGroup',
}
/** Keys whose value is a list of ids. */
const listKeys: Keys = {
  groupDataBy: 'productProperty',
  rowsData: 'productProperty',
  columnsData: 'productProperty',
}

type Json = unknown
type Fields = Readonly<Record<string, unknown>>
/** What becomes of a value that stands for a record of a kind. */
type Turn = (kind: TableResource, value: unknown, parentId?: number) => unknown

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const asId = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** What a comparison of a condition expects: options by their property, classifiers by their group. */
function turnExpected(actual: Fields, known: Fields, expected: unknown, turn: Turn): unknown {
  const property = asId(known['productPropertyId'])
  const group = asId(known['productOptionClassifierGroupId'])
  const turnOne = (value: unknown) => {
    if (actual['type'] === 'selectedOption') return turn('productOption', value, property)
    return actual['type'] === 'classifier' ? turn('productOptionClassifier', value, group) : value
  }
  return Array.isArray(expected) ? expected.map(turnOne) : turnOne(expected)
}

/** The same JSON with every id turned; `isReading`: the given JSON has names, so ids are known only after their turn. */
function walk(value: Json, turn: Turn, isReading: boolean): Json {
  if (Array.isArray(value)) return value.map((entry: unknown) => walk(entry, turn, isReading))
  if (!isFields(value)) return value
  const turned = new Map<string, unknown>()
  for (const [key, inner] of Object.entries(value)) {
    const kind = idKeys[key]
    const listKind = listKeys[key]
    if (kind !== undefined) turned.set(key, turn(kind, inner))
    else if (listKind !== undefined && Array.isArray(inner)) {
      turned.set(
        key,
        inner.map((id: unknown) => turn(listKind, id)),
      )
    } else turned.set(key, walk(inner, turn, isReading))
  }
  const { actual } = value
  const actualTurned = turned.get('actual')
  if (isFields(actual) && 'expected' in value) {
    const known = isReading && isFields(actualTurned) ? actualTurned : actual
    turned.set('expected', turnExpected(actual, known, value['expected'], turn))
  }
  return Object.fromEntries(turned)
}

/** JSON with names in place of ids. */
export function withNames(value: Json, names: Names): Json {
  return walk(
    value,
    (kind, id, parentId) => {
      if (typeof id !== 'number') return id
      const name = names.write(kind, id, parentId)
      return name.startsWith('#') ? id : name
    },
    false,
  )
}

/** JSON with ids in place of names; refused with the first name that nothing has. */
export function withIds(value: Json, names: Names): Reading<Json> {
  let refusal: Reading<never> | undefined
  const turned = walk(
    value,
    (kind, name, parentId) => {
      if (typeof name !== 'string') return name
      const found = names.find(kind, name, parentId)
      if (found.ok) return found.value
      refusal ??= found
      return name
    },
    true,
  )
  return refusal ?? read(turned)
}
