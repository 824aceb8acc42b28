/**
 * The drawings of an order: one for each item, and for pieces of an item that are engraved differently one for each kind
 * of piece. What can not be drawn is named, with the reason. [2.1.02]
 */
import { customProductId } from '../catalog/schema.ts'
import { itemScene } from '../item-drawings/bind-drawing.ts'
import { missingTitle, propertyLabel, selectionText } from '../configuration/selection-text.ts'
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from '../configuration/types.ts'
import { engravingSetAt, type EngravingSets } from '../engraving/schema.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import { itemNameMessages } from '../messages/order/item-names.ts'
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import type { Primitive, Scene } from '../drawing/scene.ts'
import type { Fact } from './caption.ts'
import type { SheetView } from './fit-view.ts'
import { enlargementAt, type NamedScale } from './scales.ts'

/** An item without a drawing. */
export type UndrawnItem = {
  readonly itemId: number
  readonly heading: string
  readonly reason: string
}

export type OrderViews = {
  readonly views: readonly SheetView[]
  readonly undrawn: readonly UndrawnItem[]
}

/** The places of the quantity, from 0, that look alike. */
type Pieces = readonly number[]

function engravingsOf({ properties }: ItemEvaluation): EngravingSets[] {
  return [...properties.values()].flatMap(({ cutSelection, isHidden }) =>
    isHidden || cutSelection?.engravings === undefined ? [] : [cutSelection.engravings],
  )
}

/** The pieces of an item by how they are engraved; one group where all are alike. */
export function pieceGroups(evaluation: ItemEvaluation): readonly Pieces[] {
  const sets = engravingsOf(evaluation)
  const quantity = Math.max(1, evaluation.item.quantity)
  const own = Math.min(quantity, Math.max(1, ...sets.map(({ length }) => length)))
  const groups = new Map<string, number[]>()
  const kindOf = (piece: number) => JSON.stringify(sets.map((list) => engravingSetAt(list, piece)))
  for (let piece = 0; piece < own; piece += 1) {
    const kind = kindOf(piece)
    groups.set(kind, [...(groups.get(kind) ?? []), piece])
  }
  // Pieces beyond the last set are like the first.
  const first = groups.get(kindOf(0))
  for (let piece = own; piece < quantity; piece += 1) first?.push(piece)
  return [...groups.values()]
}

/** '1–3, 5': places from 1, runs drawn together. */
export function pieceList(pieces: Pieces): string {
  const runs: [number, number][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === piece - 1) last[1] = piece
    else runs.push([piece, piece])
  }
  return runs.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`)).join(', ')
}

function productTitle({ item, product }: ItemEvaluation): string {
  if (item.productId === customProductId) return itemNameMessages.customProduct
  return product?.title ?? itemNameMessages.productNoLongerOffered
}

function isEnlarged(items: readonly Primitive[]): boolean {
  return items.some((item) =>
    item.kind === 'group'
      ? isEnlarged(item.items)
      : item.kind === 'text' && item.annotation?.enlargement !== undefined,
  )
}

/** A scene for each scale, drawn when it is asked for, once. */
function rememberedByScale(draw: (scale: NamedScale) => Scene): (scale: NamedScale) => Scene {
  const known = new Map<number, Scene>()
  return (scale) => {
    const scene = known.get(scale.ratio) ?? draw(scale)
    known.set(scale.ratio, scene)
    return scene
  }
}

function isDrawnBroken(scene: Scene): boolean {
  const isBroken = scene.dimensions.some(({ side, from, to, valueMm }) => {
    if (valueMm === undefined) return false
    const drawn = side === 'top' || side === 'bottom' ? to.x - from.x : to.y - from.y
    return Math.abs(Math.abs(drawn) - Math.abs(valueMm)) > 0.05
  })
  return isBroken || isEnlarged(scene.items)
}

/** The choices that are printed with drawings, engravings left out: they are drawn. */
function factsOf(views: readonly PropertyEvaluation[], order: OrderEvaluation, unit: LengthUnit): Fact[] {
  const { catalog } = order.context
  return views
    .filter(({ property, isHidden }) => property.drawingVisibility === 'visible' && !isHidden)
    .filter(({ selection }) => selection?.engravings === undefined)
    .map(({ property, selection }) => ({
      title: propertyLabel(property, unit) || missingTitle,
      value: selectionText(catalog, property, selection, unit),
    }))
    .filter(({ value }) => value.trim() !== '')
}

function reasonOf(
  scene: Exclude<ReturnType<typeof itemScene>, { ok: true }>,
  evaluation: ItemEvaluation,
): string {
  const { item, product, properties } = evaluation
  if (item.productId === customProductId) return words.notDrawnCustom
  if (product === undefined) return words.notDrawnGone
  if (product.drawing === null || findDrawingFamily(product.drawing.family) === undefined) {
    return words.notDrawnAtAll
  }
  if (scene.code !== 'incomplete') return words.notDrawnChoices
  const titles = scene.missing.flatMap((id) => properties.get(id)?.property.title ?? [])
  return titles.length === 0 ? words.notDrawnChoices : words.notDrawnMissing({ titles: titles.join(', ') })
}

type ViewOptions = { readonly unit: LengthUnit; readonly measurer?: TextMeasurer | undefined }

/** A view of an item, and which of its pieces, from 0, look like it. */
export type ItemView = { readonly view: SheetView; readonly pieces: Pieces }

/** The views of an item, and why not all of it is drawn where that is so. */
export type ItemViews = { readonly views: readonly ItemView[]; readonly undrawn?: UndrawnItem }

function itemNames(evaluation: ItemEvaluation, index: number) {
  const product = productTitle(evaluation)
  const name = evaluation.item.title.trim() === '' ? product : evaluation.item.title.trim()
  return { product, name, heading: `${index + 1} ${name}` }
}

function captionFacts(order: OrderEvaluation, evaluation: ItemEvaluation, unit: LengthUnit): Fact[] {
  const { item } = evaluation
  const used = new Set(order.context.catalog.propertiesByProduct.get(item.productId)?.map(({ id }) => id))
  const facts = factsOf(
    [
      ...evaluation.visibleProperties,
      ...order.orderProperties.filter(({ property }) => used.has(property.id)),
    ],
    order,
    unit,
  )
  const notes = item.notes.trim()
  return notes === '' ? facts : [...facts, { title: words.notes, value: notes }]
}

/** The views of the item at a place of the order, from 0. */
export function itemViews(order: OrderEvaluation, index: number, { unit, measurer }: ViewOptions): ItemViews {
  const evaluation = order.items[index]
  if (evaluation === undefined) throw new RangeError(`the order has no item ${index}`)
  const { document, context } = order
  const { item } = evaluation
  const { product, name, heading } = itemNames(evaluation, index)
  const groups = pieceGroups(evaluation)
  const facts = captionFacts(order, evaluation, unit)
  const views: ItemView[] = []
  for (const pieces of groups) {
    const piece = pieces[0] ?? 0
    const draw = { piece, unit, ...(measurer && { measurer }) }
    const drawn = itemScene(context.catalog, document, item, draw)
    if (!drawn.ok) {
      return { views, undrawn: { itemId: item.id, heading, reason: reasonOf(drawn, evaluation) } }
    }
    const count =
      groups.length === 1
        ? words.pieces({ count: item.quantity })
        : words.ofPieces({
            pieces: words.somePieces({ count: pieces.length, numbers: pieceList(pieces) }),
            quantity: item.quantity,
          })
    const about = [name === product ? '' : product, count].filter(Boolean).join(' · ')
    const view: SheetView = {
      key: groups.length === 1 ? `${item.id}` : `${item.id}.${piece + 1}`,
      scene: drawn.scene,
      item: { id: item.id, pieces: groups.length === 1 ? null : pieces },
      ...(isEnlarged(drawn.scene.items) && {
        sceneAt: rememberedByScale((scale) => {
          const enlargement = enlargementAt(scale, unit)
          const scaled = itemScene(context.catalog, document, item, { ...draw, enlargement })
          return scaled.ok ? scaled.scene : drawn.scene
        }),
      }),
      heading: groups.length === 1 ? heading : `${heading}, ${pieceList(pieces)}`,
      subheading: isDrawnBroken(drawn.scene) ? `${about}. ${words.broken}` : about,
      remarks: evaluation.isValid
        ? []
        : [words.itemNotValid({ reasons: evaluation.problems.map(({ message }) => message).join(' ') })],
      facts,
    }
    views.push({ view, pieces })
  }
  return { views }
}

/**
 * The views of a judged order, in the order of its items. `measurer` gives engravings their outlines. The unit is that
 * of sizes in words; figures of dimensions follow when sheets are laid out.
 */
export function orderViews(order: OrderEvaluation, options: ViewOptions): OrderViews {
  const all = order.items.map((_, index) => itemViews(order, index, options))
  return {
    views: all.flatMap(({ views }) => views.map(({ view }) => view)),
    undrawn: all.flatMap(({ undrawn }) => undrawn ?? []),
  }
}
