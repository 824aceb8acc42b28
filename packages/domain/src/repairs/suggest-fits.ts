/**
 * What would make an engraving fit its place: two lines, shorter words, a smaller size, a larger plate. Each suggestion
 * is carried out on a copy of the order and measured there before it is offered, so that each really fits; they come
 * by least change, with what they cost. [1.5.33, 1.5.34, 1.5.35]
 */
import type { SelectionChange } from '../orders/selections.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { type Abbreviation, abbreviationSchema } from '../engraving/wordings/abbreviation.ts'
import { defaultAbbreviations, mergeAbbreviations } from '../engraving/wordings/abbreviations.ts'
import type { EngravingCheck, EngravingGrid } from '../engraving/limits.ts'
import { type EngravingEntry, engravingSetAt } from '../engraving/schema.ts'
import { type EngravingPlace, withPiece } from '../engraving/sets.ts'
import {
  checkOfEntry,
  isMended,
  isNoWorse,
  suggestWordings,
  type WordingRequest,
} from '../engraving/wordings/suggest-wordings.ts'
import { engravingMessages } from '../messages/options/engraving.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { priceItem } from '../pricing/price-item.ts'
import { cents, type Cents } from '../units/money.ts'
import { acceptedDocument } from '../configuration/changes/accept-changes.ts'
import { withFollowingChoices } from '../configuration/default-configuration.ts'
import { readerOfItem } from '../item-drawings/bind-drawing.ts'
import { engravingGridOf, engravingStacks } from '../item-drawings/engraving-grid.ts'
import { checkedEngravings } from '../item-drawings/checked-engravings.ts'
import { evaluateItem } from '../configuration/evaluate.ts'
import type { ItemEvaluation, OrderEvaluation } from '../configuration/types.ts'
import { choiceMessages } from '../messages/order/choices.ts'

export type FitKind = 'split' | 'shorter' | 'size' | 'plate'

/** One way to make a text fit. Carrying it out is `planChanges(context, document, changes)`: one step. */
export type FitSuggestion = {
  readonly kind: FitKind
  readonly title: string
  readonly changes: readonly SelectionChange[]
  /** what the order's subtotal would gain, in cents; null when it can not be computed or is hidden */
  readonly priceDifferenceInCents: Cents | null
  /** how much it changes; suggestions are in this order */
  readonly effort: number
}

/** The engraving that is too wide: the property, the piece of the quantity, and the place on it. */
export type FitRequest = {
  readonly itemId: number
  readonly propertyId: number
  readonly piece: number
  readonly place: EngravingPlace
}

/** How many sizes and plates are suggested, each. */
const OFFERED = 2
/** Kinds stand apart by more than any amount within one: a line break is less than a letter, a letter less than a size. */
const STEP = 1000
const rank: Readonly<Record<FitKind, number>> = { split: 0, shorter: STEP, size: 2 * STEP, plate: 3 * STEP }

type Situation = {
  readonly context: EvaluationContext & { readonly measurer: NonNullable<EvaluationContext['measurer']> }
  readonly before: OrderEvaluation
  readonly evaluated: ItemEvaluation
  readonly request: FitRequest
  readonly grid: EngravingGrid
  readonly entry: EngravingEntry
  readonly was: EngravingCheck
}

/** The short words of an order: those of the trade, the organisation's, and those of the chosen options' data. */
export function abbreviationsFor(
  profile: EvaluationContext['profile'],
  evaluated: ItemEvaluation,
): readonly Abbreviation[] {
  const ofOptions = evaluated.visibleProperties.flatMap(({ chosenOption }) => {
    const own = chosenOption?.data['abbreviations']
    if (typeof own !== 'object' || own === null || Array.isArray(own)) return []
    // Data of options is free: what a profile would not take is passed over.
    return Object.entries(own).flatMap(([from, to]) => abbreviationSchema.safeParse({ from, to }).data ?? [])
  })
  return mergeAbbreviations(defaultAbbreviations, profile.engraving.abbreviations, ofOptions)
}

/** What would help, best first. Empty when the text fits, is not engraved, or nothing helps; and without real glyphs. */
export function suggestFits(before: OrderEvaluation, request: FitRequest): readonly FitSuggestion[] {
  const situation = situationOf(before, request)
  if (situation === undefined) return []
  const found = [...wordingFits(situation), ...sizeFits(situation), ...plateFits(situation)]
  return found.sort((one, other) => one.effort - other.effort)
}

/** Only other words and lines, best first: what a text alone can do, and quick to find. */
export function suggestRewordings(before: OrderEvaluation, request: FitRequest): readonly FitSuggestion[] {
  const situation = situationOf(before, request)
  return situation === undefined ? [] : wordingFits(situation).sort((one, other) => one.effort - other.effort)
}

function situationOf(before: OrderEvaluation, request: FitRequest): Situation | undefined {
  const { context, document } = before
  const { measurer, profile } = context
  const evaluated = before.itemsById.get(request.itemId)
  if (measurer === undefined || evaluated === undefined) return undefined
  const { item } = evaluated
  const { mechanism, side, line } = request.place
  const sets = item.properties[request.propertyId]?.engravings ?? []
  const entry = engravingSetAt(sets, request.piece)[String(mechanism)]?.[side]?.[line]
  const grid = engravingGridOf(context.catalog, document, item)
  if (entry === undefined || grid === null) return undefined
  const judging = { catalog: context.catalog, profile, measurer }
  const checked = checkedEngravings(judging, document, item, grid)
  const piece = pieceOf(checked, request)
  const was = checkOfEntry(piece?.checks[String(mechanism)]?.[side], entry)
  if (was === undefined || !was.isExact || was.state === 'ok') return undefined
  return { context: { ...context, measurer }, before, evaluated, request, grid, entry, was }
}

/** The checks that count for the piece asked about: its own, or those of the one set for all. */
function pieceOf(checked: ReturnType<typeof checkedEngravings>, { propertyId, piece }: FitRequest) {
  const own = checked.filter((one) => one.propertyId === propertyId)
  return own[piece] ?? own[0]
}

function wordingFits(situation: Situation): FitSuggestion[] {
  const { context, evaluated, request, grid } = situation
  const { itemId, propertyId, piece, place } = request
  const selection = evaluated.item.properties[propertyId]
  const sets = selection?.engravings ?? []
  const fits = suggestWordings({
    set: engravingSetAt(sets, piece),
    other: otherLanguage(situation),
    place,
    grid,
    measurer: context.measurer,
    abbreviations: abbreviationsFor(context.profile, evaluated),
    softMarginMm: context.profile.engraving.softMarginMm,
  })
  return fits.flatMap(({ kind, lines, set, lettersLost }) => {
    const [first = '', second] = lines
    const title =
      second === undefined
        ? engravingMessages.fitShorter({ text: first })
        : kind === 'split'
          ? engravingMessages.fitSplit({ first, second })
          : engravingMessages.fitShorterInTwo({ first, second })
    const engravings = sets.length > 1 ? withPiece(sets, piece, set) : [set]
    const change = { itemId, propertyId, selection: { ...selection, engravings } }
    const amount = lettersLost + (second === undefined ? 0 : 0.5)
    return suggestion(situation, kind, title, [change], amount, undefined)
  })
}

/** What the other language has at the same places on the piece asked about. */
function otherLanguage({ context, before, evaluated, request }: Situation): WordingRequest['other'] {
  const stacks = engravingStacks(evaluated.product?.drawing, context.profile)
  const stack = stacks.find((ids) => ids.includes(request.propertyId)) ?? []
  const read = readerOfItem(context.catalog, before.document, evaluated.item)
  for (const [index, id] of stack.entries()) {
    const engravings = id === request.propertyId ? undefined : read(id)?.selection?.engravings
    if (engravings === undefined) continue
    return {
      set: engravingSetAt(engravings, request.piece),
      isFirst: index < stack.indexOf(request.propertyId),
    }
  }
  return undefined
}

/** The property whose option's data fills `path` of the drawing, with the key it stands under. */
function boundProperty({ context, evaluated }: Situation, path: string) {
  const binding = evaluated.product?.drawing?.bindings[path]
  if (binding?.source !== 'optionData' || binding.dataKey === undefined) return undefined
  const view = evaluated.properties.get(binding.productPropertyId)
  const property = context.catalog.properties.get(binding.productPropertyId)
  if (view === undefined || view.isHidden || property?.type !== 'singleSelect') return undefined
  return { property, view, dataKey: binding.dataKey }
}

/** Smaller sizes that the catalog offers and the rules allow; the largest that fits first. */
function sizeFits(situation: Situation): FitSuggestion[] {
  const bound = boundProperty(situation, 'engravingStyle.fontSize')
  if (bound === undefined) return []
  const { fontSize } = situation.grid.style
  const smaller = bound.view.states
    .map(({ option }) => ({ option, size: option.data[bound.dataKey] }))
    .flatMap(({ option, size }) =>
      typeof size === 'number' && size > 0 && size < fontSize ? [{ option, size }] : [],
    )
    .sort((one, other) => other.size - one.size)
  return firstFits(
    smaller.map(({ option, size }) => () => {
      const change = changesTo(situation, [{ propertyId: bound.property.id, optionId: option.id }])
      const title = choiceMessages.repairChange({ property: bound.property.title, option: option.title })
      return suggestion(
        situation,
        'size',
        title,
        change,
        ((fontSize - size) / fontSize) * 100,
        situation.entry,
      )
    }),
    1,
  )
}

/** Larger plates that the catalog offers and the rules allow; the smallest that helps first. */
function plateFits(situation: Situation): FitSuggestion[] {
  const width = boundProperty(situation, 'width')
  const height = boundProperty(situation, 'height')
  const chosen = width?.view.chosenOption
  if (width === undefined || chosen === undefined) return []
  const areaOf = (data: Readonly<Record<string, unknown>>) => {
    const [w, h] = [data[width.dataKey], height?.property.id === width.property.id ? data[height.dataKey] : 1]
    return typeof w === 'number' && typeof h === 'number' ? w * h : 0
  }
  const area = areaOf(chosen.data)
  const larger = width.view.states
    .map(({ option }) => ({ option, growth: areaOf(option.data) / area - 1 }))
    .filter(({ growth }) => Number.isFinite(growth) && growth > 0)
    .sort((one, other) => one.growth - other.growth)
  return firstFits(
    larger.map(({ option, growth }) => () => {
      const plate = { propertyId: width.property.id, optionId: option.id }
      const title = choiceMessages.repairChange({ property: width.property.title, option: option.title })
      const amount = Math.min(growth * 100, STEP - 1)
      const change = changesTo(situation, [plate])
      const alone = suggestion(situation, 'plate', title, change, amount, situation.entry)
      return alone.length > 0 ? alone : plateWithBox(situation, plate, title, amount)
    }),
    OFFERED,
  )
}

/** A larger plate with the first box that holds its mechanisms, where they stand too far apart for the chosen one. */
function plateWithBox(
  situation: Situation,
  plate: Choice,
  plateTitle: string,
  amount: number,
): FitSuggestion[] {
  const box = boundProperty(situation, 'backBox')
  for (const { option, chosen } of box?.view.states ?? []) {
    if (box === undefined || chosen || option.archived === 1) continue
    const changes = changesTo(situation, [plate, { propertyId: box.property.id, optionId: option.id }])
    const words = { plate: plateTitle, property: box.property.title, option: option.title }
    const title = engravingMessages.fitPlateAndBox(words)
    const found = suggestion(situation, 'plate', title, changes, amount, situation.entry)
    if (found.length > 0) return found
  }
  return []
}

function firstFits(trials: readonly (() => FitSuggestion[])[], count: number): FitSuggestion[] {
  const found: FitSuggestion[] = []
  for (const attempt of trials) {
    if (found.length >= count) break
    found.push(...attempt())
  }
  return found
}

type Choice = { readonly propertyId: number; readonly optionId: number }

function changesTo({ before, request }: Situation, choices: readonly Choice[]) {
  const changes = choices.map(({ propertyId, optionId }) => ({
    itemId: request.itemId,
    propertyId,
    selection: { optionId },
  }))
  return withFollowingChoices(before, changes)
}

/** The suggestion when it really helps on the whole order; nothing otherwise. `entry` stays as it was written. */
function suggestion(
  situation: Situation,
  kind: FitKind,
  title: string,
  changes: readonly SelectionChange[],
  amount: number,
  entry: EngravingEntry | undefined,
): FitSuggestion[] {
  const { context, before, request } = situation
  const accepted = acceptedDocument(context, before.document, changes)
  const item = accepted === undefined ? undefined : itemOf(accepted, request.itemId)
  if (accepted === undefined || item === undefined) return []
  if (!helps(situation, accepted, item, entry)) return []
  const priceDifferenceInCents = difference(context, before.document, accepted, request.itemId)
  return [{ kind, title, changes, priceDifferenceInCents, effort: rank[kind] + amount }]
}

function helps(
  { context, before, evaluated, request, grid, was }: Situation,
  document: OrderDocument,
  item: ProductInstance,
  entry: EngravingEntry | undefined,
): boolean {
  const nextGrid = engravingGridOf(context.catalog, document, item)
  if (nextGrid === null) return false
  const earlier = checkedEngravings(context, before.document, evaluated.item, grid)
  const later = checkedEngravings(context, document, item, nextGrid)
  const isMendedThere =
    entry === undefined || isMended(was, pieceOf(later, request)?.checks ?? {}, request.place, [entry])
  const isNoneWorse = earlier.every((old) => {
    const now = later.find((one) => one.propertyId === old.propertyId && one.piece === old.piece)
    return now !== undefined && isNoWorse(old.checks, now.checks)
  })
  if (!isMendedThere || !isNoneWorse) return false
  // Nothing else may break: a plate too small for its box is no help.
  const known = new Set(evaluated.problems.map(({ message }) => message))
  return evaluateItem(context, document, item).problems.every(({ message }) => known.has(message))
}

function difference(
  context: EvaluationContext,
  before: OrderDocument,
  after: OrderDocument,
  itemId: number,
): Cents | null {
  const [old, next] = [itemOf(before, itemId), itemOf(after, itemId)]
  if (old === undefined || next === undefined) return null
  const [from, to] = [priceItem(context, before, old), priceItem(context, after, next)]
  return from.ok && to.ok ? cents((to.unitPrice - from.unitPrice) * next.quantity) : null
}
