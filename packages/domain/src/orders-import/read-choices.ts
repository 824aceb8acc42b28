/** What the cells of a line say of its product and its choices, in words or by codes. */
import type { Catalog } from '../catalog/compile.ts'
import type { CatalogProduct, ProductOption, ProductProperty } from '../catalog/schema.ts'
import { titlesOf } from '../catalog/translations.ts'
import { readEntry } from '../engraving-schedule/entry-text.ts'
import { ENGRAVING_ENTRIES_MAX, ENGRAVING_TEXT_MAX, type EngravingSet } from '../engraving/schema.ts'
import { withSide } from '../engraving/sets.ts'
import { isEngraved } from '../item-drawings/engraving-grid.ts'
import { customProductName } from '../messages/admin/spreadsheet-titles.ts'
import { orderImportMessages as words } from '../messages/admin/spreadsheets.ts'
import type { Selection } from '../orders/selections.ts'
import {
  cellText,
  type Locale,
  type PlainCell,
  read,
  readFlag,
  type Reading,
  readNumber,
  refuse,
  tidy,
} from '../spreadsheets/cells/cells.ts'
import { beyondRecall, turnedFrom } from '../spreadsheets/cells/program-habits.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { parseLength } from '../units/lengths.ts'
import { isTypedAs, isTypedWithoutUnits } from './typed-names.ts'

/** Something that people call by its title or one of its codes. */
interface Named {
  readonly id: number
  readonly title: string
  readonly referenceCodes: { readonly catalog: string; readonly factory: string; readonly machining: string }
}

const comparable = (text: string) => tidy(text).replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * By its id (#12), title or code; a code counts only where no title says the same. What a program has turned is seen, and
 * where nothing is called exactly so, what a keyboard has no key for ("82x82" for "82 × 82 mm").
 */
function named<T extends Named>(cell: PlainCell, list: readonly T[]): readonly T[] {
  const text = comparable(cellText(cell))
  const id = /^#(\d{1,10})$/.exec(text)?.[1]
  if (id !== undefined) return list.filter((one) => one.id === Number(id))
  const isMeant = (name: string) =>
    name !== '' && (comparable(name) === text || turnedFrom(name, cell) !== undefined)
  const byTitle = list.filter(({ title }) => isMeant(title))
  if (byTitle.length > 0) return byTitle
  const byOther = list.filter((one) => titlesOf(one).some(isMeant))
  if (byOther.length > 0) return byOther
  const byCode = list.filter(({ referenceCodes: { catalog, factory, machining } }) =>
    [catalog, factory, machining].some(isMeant),
  )
  if (byCode.length > 0 || text === '') return byCode
  const titles = (one: T) => [one.title, ...titlesOf(one)]
  const typed = list.filter((one) => titles(one).some((title) => isTypedAs(text, title)))
  if (typed.length > 0) return typed
  return list.filter((one) => titles(one).some((title) => isTypedWithoutUnits(text, title)))
}

const idsOf = (list: readonly { readonly id: number }[]) => list.slice(0, 5).map(({ id }) => id)

/** Products as an order may have them, archived ones left out. */
export function readProduct(cell: PlainCell, catalog: Catalog): Reading<CatalogProduct> {
  const offered = [...catalog.products.values()].filter(({ archived }) => archived === 0)
  const found = named(cell, offered)
  const [only, ...others] = found
  const text = cellText(cell)
  if (only === undefined) return refuse(words.unknownProduct({ text }))
  return others.length > 0 ? refuse(words.manyProducts({ text, ids: idsOf(found) })) : read(only)
}

/** Whether a line is of none of the products, but named and priced by itself. */
export const isCustomProduct = (cell: PlainCell): boolean =>
  comparable(cellText(cell)) === comparable(customProductName)

/** The property of a product that a heading names, an order-level one too. */
export function readProperty(
  heading: string,
  product: CatalogProduct,
  catalog: Catalog,
): Reading<ProductProperty> {
  const own = catalog.propertiesByProduct.get(product.id) ?? []
  const wanted = comparable(heading)
  const id = /^#(\d{1,10})$/.exec(wanted)?.[1]
  const called = (titles: (property: ProductProperty) => readonly string[]) =>
    own.filter((property) =>
      id === undefined
        ? titles(property).some((title) => comparable(title) === wanted)
        : property.id === Number(id),
    )
  const exact = called(({ title, internalTitle }) => [title, internalTitle])
  const found = exact.length > 0 ? exact : called(titlesOf)
  const [only, ...others] = found
  const names = { product: product.title, property: heading }
  if (only === undefined) return refuse(words.notOfProduct(names))
  return others.length > 0 ? refuse(words.manyProperties(names)) : read(only)
}

const OPTIONS_TOLD = 8

function readOption(
  cell: PlainCell,
  property: ProductProperty,
  options: readonly ProductOption[],
): Reading<number> {
  const found = named(cell, options)
  const [only, ...others] = found
  const text = cellText(cell)
  if (only !== undefined) {
    return others.length > 0 ? refuse(words.manyOptions({ text, ids: idsOf(found) })) : read(only.id)
  }
  const told = options.length > OPTIONS_TOLD ? [] : options.map(({ title }) => title)
  return refuse(words.unknownOption({ text, property: property.title, options: told }))
}

const partsOf = (cell: PlainCell) =>
  cellText(cell)
    .split(/[;\n]/)
    .map(tidy)
    .filter((part) => part !== '')

function readAll<T>(cells: readonly PlainCell[], each: (cell: PlainCell) => Reading<T>): Reading<T[]> {
  const values: T[] = []
  for (const cell of cells) {
    const found = each(cell)
    if (!found.ok) return found
    values.push(found.value)
  }
  return read(values)
}

const asSelection = <T>(reading: Reading<T>, make: (value: T) => Selection): Reading<Selection> =>
  reading.ok ? read(make(reading.value)) : reading

/** What a cell chooses of a property; it is never empty. */
export function readChoice(
  cell: PlainCell,
  property: ProductProperty,
  catalog: Catalog,
  locale: Locale,
): Reading<Selection> {
  const options = (catalog.optionsByProperty.get(property.id) ?? []).filter(({ archived }) => archived === 0)
  if (property.isArray === 1) return read({ values: partsOf(cell) })
  switch (property.type) {
    case 'singleSelect':
      return asSelection(readOption(cell, property, options), (optionId) => ({ optionId }))
    case 'select':
      return asSelection(
        readAll(partsOf(cell), (part) => readOption(part, property, options)),
        (optionIds) => ({ optionIds }),
      )
    case 'checkbox':
      return asSelection(readFlag(cell), (flag) => ({ value: flag === 1 }))
    case 'number':
      return asSelection(readNumber(cell, locale), (value) => ({ value }))
    case 'dimensions': {
      const figure = readNumber(cell, locale)
      if (figure.ok) return read({ value: figure.value })
      const typed = cellText(cell)
      return parseLength(typed, 'mm').ok ? read({ value: typed }) : refuse(words.length)
    }
    case 'text': {
      const lost = beyondRecall(cell)
      return lost === undefined ? read({ value: cellText(cell) }) : refuse(lost)
    }
  }
}

/** The property that holds the engravings of a product, the first one where it has two. */
export function engravedProperty(
  product: CatalogProduct,
  catalog: Catalog,
  profile: OrgProfile,
): ProductProperty | undefined {
  return catalog.propertiesByProduct.get(product.id)?.find((one) => isEngraved(one, product, profile))
}

/** A set with what a cell engraves at one mechanism (from 1): a text, or a pictogram in brackets; a second line after a line break. */
export function engraved(set: EngravingSet, place: string, cell: PlainCell): Reading<EngravingSet> {
  const [mechanism = '1', side = 'below'] = place.split(' ')
  const lines = cellText(cell).split('\n')
  if (lines.length > ENGRAVING_ENTRIES_MAX)
    return refuse(words.tooManyLinesEngraved({ most: ENGRAVING_ENTRIES_MAX }))
  const entries = readAll(lines, (line) => {
    const entry = readEntry(cellText(line))
    return entry.ok ? read(entry.entry ?? undefined) : refuse(words.tooLong({ most: ENGRAVING_TEXT_MAX }))
  })
  if (!entries.ok) return entries
  return read(withSide(set, Number(mechanism) - 1, side === 'above' ? 'above' : 'below', entries.value))
}
