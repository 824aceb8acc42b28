/** What a document says of each line, before it is set in type: the same for pages and for the CSV file. */
import type { Catalog } from '../../catalog/compile.ts'
import { customProductId, type ProductProperty } from '../../catalog/schema.ts'
import { plateGridOf } from '../../engraving-schedule/plate-grids.ts'
import { engravingStacks } from '../../item-drawings/engraving-grid.ts'
import type { Selection } from '../../orders/selections.ts'
import { missingTitle, propertyLabel, selectionText } from '../../configuration/selection-text.ts'
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from '../../configuration/types.ts'
import { documentMessages } from '../../messages/papers/documents.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import { type Cents, formatCents, zeroCents } from '../../units/money.ts'
import { type EngravedPieces, engravedPieces, engravingLines } from './engraving-lines.ts'
import { type DocumentMode, documentModeFacts } from '../modes.ts'
import { type NetLine, netOfDiscount } from './net-of-discount.ts'
import { referenceCode } from './reference-codes.ts'

/** A choice as a document lists it. */
export type ListedFact = {
  readonly title: string
  readonly lines: readonly string[]
  /** of the chosen option, where its property shows pictures on documents */
  readonly pictureUrl: string | null
  readonly isEngraving: boolean
  /** what is engraved, by pieces and mechanisms; without it nothing is */
  readonly engraved?: readonly EngravedPieces[]
}

export type ItemFacts = {
  readonly evaluation: ItemEvaluation
  /** place in the order, from 1 */
  readonly number: number
  readonly title: string
  /** the product, where `title` is a name that somebody gave the line */
  readonly productTitle: string
  /** by title: properties that share one share a column */
  readonly columns: ReadonlyMap<string, ListedFact>
  readonly inline: readonly ListedFact[]
  readonly notes: string
  readonly code: string
  /** the code for the machine, on the factory sheet */
  readonly machiningCode: string
  /** null: there is none, or the viewer does not see prices */
  readonly unitPrice: Cents | null
  readonly lineTotal: Cents | null
  /** how the line comes about where it is not quantity times unit price; mostly empty */
  readonly rounding: string
}

type Visibility = ProductProperty['invoiceVisibility']

/** Clients read what `invoiceVisibility` says; the factory, all that `drawingVisibility` does not hide. */
export function visibilityIn(mode: DocumentMode, property: ProductProperty): Visibility {
  if (mode !== 'factory') return property.invoiceVisibility
  if (property.drawingVisibility === 'none') return 'none'
  return property.invoiceVisibility === 'column' ? 'column' : 'inline'
}

function isEngravingRole(profile: OrgProfile, propertyId: number): boolean {
  const { roles } = profile
  return [...(roles['engraving'] ?? []), ...(roles['secondEngraving'] ?? [])].includes(propertyId)
}

type Engraving = {
  /** further engravings at the same places, which are read with it */
  readonly languages?: readonly PropertyEvaluation[]
  /** of the plate that they stand on */
  readonly mechanismCount?: number | undefined
}

/** A choice as lines; null where nothing is chosen, and nothing has to be. */
export function factOf(
  evaluation: OrderEvaluation,
  view: PropertyEvaluation,
  quantity: number,
  { languages = [], mechanismCount }: Engraving = {},
): ListedFact | null {
  const { catalog, profile } = evaluation.context
  const { property, selection, chosenOption, isValid } = view
  const sets = [view, ...languages].map((one) => one.cutSelection?.engravings)
  const isEngraved = sets.some((one) => one !== undefined)
  const engraved = isEngraved
    ? engravedPieces(
        sets.map((one) => one ?? []),
        quantity,
        mechanismCount,
      )
    : []
  const lines = isEngraved
    ? engravingLines(engraved)
    : chosenLines(catalog, property, selection, profile.region.units)
  if (lines.length === 0 && isValid) return null
  return {
    title: propertyLabel(property, profile.region.units) || missingTitle,
    lines: lines.length > 0 ? lines : [documentMessages.notChosen],
    pictureUrl: property.showThumbnailsOnInvoice === 1 ? (chosenOption?.thumbnailUrl ?? null) : null,
    isEngraving: isEngraved || isEngravingRole(profile, property.id),
    ...(engraved.length > 0 ? { engraved } : {}),
  }
}

/** Texts of a list stand under each other; any other choice is one line. */
function chosenLines(
  catalog: Catalog,
  property: ProductProperty,
  selection: Selection | undefined,
  unit: LengthUnit,
): string[] {
  const texts =
    property.isArray === 1 && selection?.values !== undefined
      ? selection.values
      : [selectionText(catalog, property, selection, unit)]
  return texts.filter(Boolean)
}

/** Two properties of one title on one line share their place. */
function joined(one: ListedFact | undefined, other: ListedFact): ListedFact {
  if (one === undefined) return other
  const { engraved, ...rest } = one
  const lines = [...one.lines, ...other.lines]
  // With another choice beside it an engraving is a list of lines as that one.
  if (engraved === undefined || other.engraved === undefined) return { ...rest, lines }
  return { ...rest, lines, engraved: [...engraved, ...other.engraved] }
}

function titleOf({ item, product }: ItemEvaluation): string {
  if (item.productId === customProductId) return documentMessages.customProduct
  return product?.title ?? missingTitle
}

/** '3 × $11.11 + $0.01 rounding = $33.34' */
function roundingText({ unitPrice, lineTotal, rounding }: NetLine, quantity: number): string {
  if (rounding === 0) return ''
  return documentMessages.rounded({
    quantity,
    unit: formatCents(unitPrice),
    rounding: formatCents(rounding),
    total: formatCents(lineTotal),
  })
}

/**
 * Engravings that stand at the same places as those of a column, by the column's property: whoever checks what is cut
 * reads all of it in one column. [2.9.14]
 */
function engravedTogether(
  { product }: ItemEvaluation,
  shown: readonly PropertyEvaluation[],
  mode: DocumentMode,
  profile: OrgProfile,
): ReadonlyMap<PropertyEvaluation, readonly PropertyEvaluation[]> {
  const together = new Map<PropertyEvaluation, readonly PropertyEvaluation[]>()
  for (const stack of engravingStacks(product?.drawing, profile)) {
    const views = stack.flatMap((id) => shown.filter(({ property }) => property.id === id))
    const [first, ...others] = views
    if (first !== undefined && visibilityIn(mode, first.property) === 'column') together.set(first, others)
  }
  return together
}

function factsOf(
  evaluation: OrderEvaluation,
  one: ItemEvaluation,
  index: number,
  mode: DocumentMode,
  net: NetLine | null,
): ItemFacts {
  const { item } = one
  const columns = new Map<string, ListedFact>()
  const inline: ListedFact[] = []
  const shown = one.visibleProperties.filter(({ property }) => visibilityIn(mode, property) !== 'none')
  const { catalog, profile } = evaluation.context
  const shared = engravedTogether(one, shown, mode, profile)
  const mechanismCount = plateGridOf(catalog, evaluation.document, one)?.mechanisms.length
  for (const view of shown) {
    if ([...shared.values()].some((others) => others.includes(view))) continue
    const visibility = visibilityIn(mode, view.property)
    const fact = factOf(evaluation, view, item.quantity, {
      languages: shared.get(view) ?? [],
      mechanismCount,
    })
    if (fact === null) continue
    if (visibility === 'column') columns.set(fact.title, joined(columns.get(fact.title), fact))
    else inline.push(fact)
  }
  const productTitle = titleOf(one)
  const isFactory = mode === 'factory'
  return {
    evaluation: one,
    number: index + 1,
    title: item.title || productTitle,
    productTitle: item.title ? productTitle : '',
    columns,
    inline,
    notes: item.notes.trim(),
    code: referenceCode(one, isFactory ? 'factory' : 'catalog'),
    machiningCode: isFactory ? referenceCode(one, 'machining') : '',
    unitPrice: net?.unitPrice ?? null,
    lineTotal: net?.lineTotal ?? null,
    rounding: net === null ? '' : roundingText(net, item.quantity),
  }
}

/** Whether this document shows prices to the viewer of the evaluation. */
export function showsPrices(evaluation: OrderEvaluation, mode: DocumentMode): boolean {
  return documentModeFacts[mode].hasPrices && evaluation.costs !== null
}

/** The facts of all lines, in their order. With a hidden discount the prices bear it. */
export function itemFacts(
  evaluation: OrderEvaluation,
  mode: DocumentMode,
  showsDiscount: boolean,
): ItemFacts[] {
  const isPriced = showsPrices(evaluation, mode)
  const lines = evaluation.items.map(({ item: { quantity }, price }) =>
    isPriced && price.ok ? { unitPrice: price.unitPrice, quantity } : null,
  )
  const hidden = showsDiscount ? zeroCents : (evaluation.costs?.discount ?? zeroCents)
  const net = netOfDiscount(lines, hidden)
  return evaluation.items.map((one, index) => factsOf(evaluation, one, index, mode, net[index] ?? null))
}

/** An amount of a line in words. */
export function priceText(amount: Cents | null): string {
  return amount === null ? documentMessages.onRequest : formatCents(amount)
}
