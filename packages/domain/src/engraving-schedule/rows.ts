/**
 * All engravings of an order as rows: one for each place on a plate (item, piece, language, mechanism, above or below),
 * with its two lines and what is found out about each. Empty places are rows too, so that they can be written on.
 */
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from '../configuration/types.ts'
import { arrayInputs } from '../configuration/array-inputs.ts'
import { selectionText } from '../configuration/selection-text.ts'
import { engravingFaceOr } from '../engraving/fonts/fonts.ts'
import { checkEngravingStack, type EngravingGrid, roomOf } from '../engraving/limits.ts'
import { approximateMeasurer, type TextMeasurer } from '../engraving/fonts/measure.ts'
import { metAt } from '../engraving/overlap-places.ts'
import { engravingOverlaps } from '../engraving/overlaps.ts'
import { engravingLineCount, isFilled } from '../engraving/place.ts'
import {
  type EngravingLanguage,
  engravingLanguages,
  type EngravingSet,
  type EngravingSide,
  engravingSides,
} from '../engraving/schema.ts'
import { pieceNumbers } from '../engraving/sets.ts'
import { engravingStacks, piecesOf } from '../item-drawings/engraving-grid.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import type { OrderDocument } from '../orders/document.ts'
import { formatMm } from '../units/lengths.ts'
import { type CheckedSide, scheduleCell, type ScheduleCell } from './cells.ts'
import { plateGridOf } from './plate-grids.ts'
import { stylePropertyOf } from './style-properties.ts'

/** A choice of the item that all of its engravings share. */
export type ScheduleStyle = {
  readonly text: string
  /** the property by which it is chosen; null where it is not chosen by itself */
  readonly propertyId: number | null
}

export type ScheduleRow = {
  /** the same for the same place, whatever is engraved there */
  readonly key: string
  readonly itemId: number
  readonly propertyId: number
  /** index of the piece of the quantity; 0 counts for all while they are alike */
  readonly piece: number
  /** '' while all pieces are alike, else which of them this is: '1–3, 5' */
  readonly pieces: string
  readonly mechanism: number
  readonly side: EngravingSide
  /** null where the item is engraved in one language */
  readonly language: EngravingLanguage | null
  /** the room, where items say one; else the item's identifier */
  readonly room: string
  /** the product's title */
  readonly itemTitle: string
  readonly mechanismTitle: string
  /** two of them */
  readonly lines: readonly [ScheduleCell, ScheduleCell]
  /** how many lines have room here, by the chosen options and the plate */
  readonly lineRoom: number
  readonly font: ScheduleStyle
  readonly size: ScheduleStyle
  /** the font whose glyphs measure the row; null where its plate is not known */
  readonly fontFamily: string | null
  /** what plates must share to be told apart by their engravings alone: product and mechanisms */
  readonly layout: string
}

export type EngravingSchedule = {
  readonly rows: readonly ScheduleRow[]
  /** place of an item in the order, from 1, by its id */
  readonly numbers: ReadonlyMap<number, number>
  readonly hasLanguages: boolean
  readonly hasPieces: boolean
}

type Kept = {
  readonly catalog: OrderEvaluation['context']['catalog']
  readonly profile: OrderEvaluation['context']['profile']
  readonly measurer: TextMeasurer
  readonly orderProperties: OrderDocument['order']['properties']
  readonly families: unknown
  readonly rows: readonly ScheduleRow[]
}
const kept = new WeakMap<ItemEvaluation, Kept>()
const noRows: readonly ScheduleRow[] = []

/** The room of an item: the property that the organization calls `room`, of the item or of the order; else its identifier. */
function roomText({ context, document }: OrderEvaluation, one: ItemEvaluation): string {
  const { catalog, profile } = context
  for (const id of profile.roles['room'] ?? []) {
    const property = catalog.properties.get(id)
    const selection = one.item.properties[id] ?? document.order.properties[id]
    const text =
      property === undefined ? '' : selectionText(catalog, property, selection, profile.region.units)
    if (text !== '') return text
  }
  return one.item.title.trim()
}

function styleOf(evaluation: OrderEvaluation, one: ItemEvaluation, path: string, drawn: string) {
  const view = stylePropertyOf(evaluation.context.catalog, one, path)
  return { text: view?.chosenOption?.title ?? drawn, propertyId: view?.property.id ?? null }
}

/** Mechanisms of the plate; without a plate those that something is stored for, at least the first. */
function placesOf(grid: EngravingGrid | null, sets: readonly EngravingSet[]) {
  if (grid !== null) return grid.mechanisms.map(({ index, label }) => ({ index, title: capital(label) }))
  const stored = new Set([0, ...sets.flatMap((set) => Object.keys(set).map(Number))])
  return [...stored]
    .sort((a, b) => a - b)
    .map((index) => ({ index, title: words.mechanismNumber({ number: index + 1 }) }))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Stack = {
  readonly evaluation: OrderEvaluation
  readonly one: ItemEvaluation
  readonly grid: EngravingGrid | null
  readonly views: readonly PropertyEvaluation[]
  readonly measurer: TextMeasurer
  readonly shared: Pick<ScheduleRow, 'room' | 'itemTitle' | 'font' | 'size' | 'fontFamily'>
}

/** The rows of properties that stand at the same places, piece by piece, as one reads a plate. */
function stackRows({ evaluation, one, grid, views, measurer, shared }: Stack): ScheduleRow[] {
  const { profile } = evaluation.context
  const { item } = one
  const { softMarginMm, limits } = profile.engraving
  const engraved = views.map(({ property, selection }) => ({
    propertyId: property.id,
    selection: { engravings: selection?.engravings?.length ? selection.engravings : [{}] },
  }))
  const pieces = piecesOf(engraved, item.quantity)
  const places = placesOf(grid, pieces.flat())
  const layout = `${item.productId}:${places.map(({ title }) => title).join(',')}`
  return pieces.flatMap((sets, piece) => {
    const stack = grid === null ? [] : checkEngravingStack(sets, grid, measurer, softMarginMm)
    const overlaps = grid === null || !measurer.isExact ? [] : engravingOverlaps(sets, stack, grid, limits)
    const alike = Array.from({ length: item.quantity }, (_, index) => index).filter(
      (index) => index === piece || (piece === 0 && index >= pieces.length),
    )
    const pieceText = pieces.length > 1 ? pieceNumbers(alike.map((index) => index + 1)) : ''
    return places.flatMap(({ index, title }) =>
      engravingSides.flatMap((side) =>
        views.map((view, language): ScheduleRow => {
          const { property, selection } = view
          const entries = sets[language]?.[String(index)]?.[side] ?? []
          const mechanism = grid?.mechanisms.find((candidate) => candidate.index === index)
          const inputs = property.arrayInputProps.inputs.length
          const most = inputs === 0 ? 2 : arrayInputs(one, property.id).length
          const beside = sets.flatMap((set, at) =>
            at === language ? [] : (set[String(index)]?.[side] ?? []),
          )
          const lineRoom =
            grid === null || mechanism === undefined
              ? most
              : Math.min(most, engravingLineCount(grid.style, roomOf(grid, mechanism, side), beside))
          const checked: CheckedSide = {
            check: stack[language]?.[String(index)]?.[side],
            metBy: (line) => metAt(overlaps, { mechanism: index, side, language, line }),
            hasLimits: limits,
            isCustom: selection?.customEngravings === true,
            font: grid === null ? '' : engravingFaceOr(grid.style.fontFamily).family,
          }
          return {
            key: `${item.id}:${piece}:${property.id}:${index}:${side}`,
            itemId: item.id,
            propertyId: property.id,
            piece,
            pieces: pieceText,
            mechanism: index,
            side,
            language: views.length > 1 ? (engravingLanguages[language] ?? null) : null,
            ...shared,
            mechanismTitle: title,
            lines: [scheduleCell(entries[0], checked), scheduleCell(entries[1], checked)],
            lineRoom,
            layout,
          }
        }),
      ),
    )
  })
}

function knownRows({ context, document }: OrderEvaluation, one: ItemEvaluation) {
  const { catalog, profile, families, measurer = approximateMeasurer } = context
  const known = kept.get(one)
  const isKnown =
    known?.catalog === catalog &&
    known.profile === profile &&
    known.measurer === measurer &&
    known.families === families &&
    known.orderProperties === document.order.properties
  return isKnown ? known.rows : undefined
}

/** The items whose rows are to be worked out anew: what takes a moment where there are hundreds. */
export function staleItems(evaluation: OrderEvaluation): ItemEvaluation[] {
  return evaluation.items.filter((one) => knownRows(evaluation, one) === undefined)
}

/** The rows of one item, remembered while nothing that they say has changed. */
export function itemScheduleRows(evaluation: OrderEvaluation, one: ItemEvaluation): readonly ScheduleRow[] {
  const known = knownRows(evaluation, one)
  if (known !== undefined) return known
  const { catalog, profile, families, measurer = approximateMeasurer } = evaluation.context
  const orderProperties = evaluation.document.order.properties
  const rows = rowsOf(evaluation, one, measurer)
  kept.set(one, { catalog, profile, measurer, orderProperties, families, rows })
  return rows
}

function rowsOf(evaluation: OrderEvaluation, one: ItemEvaluation, measurer: TextMeasurer) {
  const { catalog, profile } = evaluation.context
  const stacks = engravingStacks(one.product?.drawing, profile)
    .map((ids) =>
      ids.flatMap((id) => {
        const view = one.properties.get(id)
        return view === undefined || view.isHidden ? [] : [view]
      }),
    )
    .filter((views) => views.length > 0)
  if (stacks.length === 0) return noRows
  const grid = plateGridOf(catalog, evaluation.document, one)
  const shared = {
    room: roomText(evaluation, one),
    itemTitle: one.product?.title ?? '',
    fontFamily: grid?.style.fontFamily ?? null,
    font: styleOf(
      evaluation,
      one,
      'engravingStyle.fontFamily',
      grid === null ? '' : engravingFaceOr(grid.style.fontFamily).family,
    ),
    size: styleOf(
      evaluation,
      one,
      'engravingStyle.fontSize',
      grid === null ? '' : words.mm({ length: formatMm(grid.style.fontSize) }),
    ),
  }
  return stacks.flatMap((views) => stackRows({ evaluation, one, grid, views, measurer, shared }))
}

/** The schedule of an order: its items in their order, their places in reading order. */
export function engravingSchedule(evaluation: OrderEvaluation): EngravingSchedule {
  const rows = evaluation.items.flatMap((one) => itemScheduleRows(evaluation, one))
  return {
    rows,
    numbers: new Map(evaluation.items.map(({ item }, index) => [item.id, index + 1])),
    hasLanguages: rows.some(({ language }) => language !== null),
    hasPieces: rows.some(({ pieces }) => pieces !== ''),
  }
}

/** Whether something is engraved at the place of a row. */
export function isEngravedRow({ lines }: Pick<ScheduleRow, 'lines'>): boolean {
  return lines.some(({ entry }) => entry !== undefined && isFilled(entry))
}

/** Whether a row needs somebody's look: a line can not be engraved, or is near its limit. */
export function isFaultyRow({ lines }: Pick<ScheduleRow, 'lines'>): boolean {
  return lines.some(({ tone }) => tone !== 'ok')
}
