/**
 * The drawing of an item on its sheet for the workshop: lines at a named scale, with every dimension that has room, and
 * what is engraved once more, larger. [issue 18]
 */
import { layoutDimensions } from '../../drawing/dimensions/dimensions.ts'
import { withEdgeOffsets } from '../../drawing/dimensions/edge-offsets.ts'
import { engravedPlace, isEngraved } from '../../drawing/engraving-parts.ts'
import { lineDrawing } from '../../drawing/lines/line-drawing.ts'
import { firstSentence } from '../../drawing/words.ts'
import type { Primitive, Scene } from '../../drawing/scene.ts'
import { type Box, growBox, unionBoxes } from '../../geometry/box.ts'
import { pathBox } from '../../geometry/path.ts'
import { drawingMessages as words } from '../../messages/papers/drawings.ts'
import { documentMessages } from '../../messages/papers/documents.ts'
import { settleAnnotations } from '../../sheets/annotations.ts'
import { fitDrawing, type SheetView } from '../../sheets/fit-view.ts'
import { enlargedScales, scaleLabel, scalesFor } from '../../sheets/scales.ts'
import { type DocumentFamily, textStyles, textWidth } from '../../typesetting/type.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import { itemSheet } from './item-sheet.ts'
import { mmOfPx, pxOfMm } from '../pages/page-sizes.ts'

/** What is drawn, ready for paper. */
export type ItemDrawing = {
  /** in drawing millimetres */
  readonly items: readonly Primitive[]
  /** what is shown of them, in drawing millimetres */
  readonly box: Box
  /** paper millimetres for one of them */
  readonly scale: number
  /** what it is, for whoever can not see it */
  readonly title: string
  /** what stands under it: its scale, and what is missing */
  readonly caption: string
}

/** A part of a drawing, enlarged, at its place; px. */
export type PlacedDetail = {
  readonly label: string
  readonly left: number
  readonly top: number
  readonly drawing: ItemDrawing
}

type Look = { readonly unit: LengthUnit; readonly room: { readonly width: number; readonly height: number } }

/** The view as it is set out in the workshop. */
function setOut({ scene, sceneAt, ...view }: SheetView): SheetView {
  return {
    ...view,
    scene: withEdgeOffsets(scene),
    ...(sceneAt && { sceneAt: (scale) => withEdgeOffsets(sceneAt(scale)) }),
  }
}

/** The view in a room of so many px; a sentence where no standard scale is small enough. */
export function itemDrawing(view: SheetView, { unit, room }: Look): ItemDrawing | string {
  const size = { width: mmOfPx(room.width), height: mmOfPx(room.height) }
  const fitted = fitDrawing(setOut(view), size, scalesFor('individual', unit), { unit, showDimensions: true })
  if (fitted === null) return words.notDrawnTooLarge
  const { scene, scale, dimensions, omitted, extent } = fitted
  const labelOf = (ratio: number) => scaleLabel(ratio, unit)
  const laidOut = layoutDimensions({ bounds: scene.bounds, dimensions }, { scale: scale.ratio, unit })
  const omission = omitted === 0 ? [] : [words.dimensionsOmitted({ count: omitted, label: scale.label })]
  const unitName = unit === 'mm' ? words.unitMm : words.unitInches
  return {
    items: [...settleAnnotations(lineDrawing(scene.items), scale.ratio, { labelOf }), ...laidOut.items],
    box: extent,
    scale: scale.ratio,
    title: firstSentence(scene.description),
    caption: [`${scale.label} · ${unitName}`, ...omission].join('. '),
  }
}

/** Free paper around what is cut, mm of paper. */
const AROUND_MM = 1.2
/** Between two details, px. */
const BESIDE = 14

type Engraved = { readonly items: Primitive[]; readonly box: Box; readonly mechanisms: number[] }

/** What a primitive that is engraved covers; null: nobody knows how wide it is. */
function engravedBox(item: Primitive): Box | null {
  if (item.kind === 'text' && item.outlines !== undefined) {
    const { x, y, width, height } = pathBox(item.outlines)
    return { x: item.at.x + x, y: item.at.y + y, width, height }
  }
  return item.kind === 'path' ? growBox(pathBox(item.d), (item.strokeMm ?? 0) / 2) : null
}

/** What is engraved at each place of a plate, in all languages. */
function engravedPlaces({ items }: Scene): Engraved[] {
  const places = new Map<string, Engraved>()
  for (const item of items) {
    if (!isEngraved(item)) continue
    const box = engravedBox(item)
    if (box === null || box.width === 0) continue
    const { key, mechanism } = engravedPlace(item.part ?? '')
    const before = places.get(key)
    if (before === undefined) places.set(key, { items: [item], box, mechanisms: [mechanism] })
    else {
      before.items.push(item)
      places.set(key, { ...before, box: unionBoxes(before.box, box) })
    }
  }
  return [...places.values()]
}

/** The same engraving at several mechanisms is shown once. */
function withoutRepeats(places: readonly Engraved[]): Engraved[] {
  const known = new Map<string, Engraved>()
  for (const place of places) {
    const key = place.items
      .map((item) => (item.kind === 'text' ? item.text : item.kind === 'path' ? 'symbol' : ''))
      .join('\n')
    const isSymbol = place.items.some(({ kind }) => kind !== 'text')
    const own = isSymbol ? `${key} ${place.mechanisms.join()} ${place.box.y}` : key
    const before = known.get(own)
    if (before === undefined) known.set(own, place)
    else before.mechanisms.push(...place.mechanisms)
  }
  return [...known.values()]
}

/** In words, for whoever can not see it. */
function engravedText(items: readonly Primitive[]): string {
  const texts = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  return texts.join(' · ') || documentMessages.engravedSymbol
}

type Room = { readonly width: number; readonly height: number; readonly family: DocumentFamily }
type NumberedRoom = Room & { readonly isNumbered: boolean }

/** All of them at a scale, in rows; null where they have no room. */
function placed(
  engraved: readonly Engraved[],
  scale: number,
  { width, height, family, isNumbered }: NumberedRoom,
): PlacedDetail[] | null {
  const px = pxOfMm(scale)
  const details: PlacedDetail[] = []
  let left = 0
  let top = 0
  let rowHeight = 0
  for (const { items, box, mechanisms } of engraved) {
    const shown = growBox(box, AROUND_MM / scale)
    const label = isNumbered ? [...new Set(mechanisms)].map((mechanism) => mechanism + 1).join(', ') : ''
    const own = {
      width: Math.max(shown.width * px, textWidth(label, family, textStyles.small)),
      height: shown.height * px + itemSheet.detailLabel,
    }
    if (own.width > width) return null
    if (left > 0 && left + own.width > width) {
      left = 0
      top += rowHeight + BESIDE / 2
      rowHeight = 0
    }
    const drawing = { items: lineDrawing(items), box: shown, scale, title: engravedText(items), caption: '' }
    details.push({ label, left, top, drawing })
    left += own.width + BESIDE
    rowHeight = Math.max(rowHeight, own.height)
  }
  return top + rowHeight > height ? null : details
}

/**
 * What is engraved, at the largest scale above `drawnAt` (paper mm per mm) at which all of it has room, px; null where
 * there is nothing, or no room.
 */
export function enlargedEngravings(
  scene: Scene,
  { unit, drawnAt, room }: { unit: LengthUnit; drawnAt: number; room: Room },
): { readonly title: string; readonly details: readonly PlacedDetail[] } | null {
  const engraved = withoutRepeats(engravedPlaces(scene))
  if (engraved.length === 0) return null
  // A plate with one mechanism needs no numbers; of several it is said also where the first alone is engraved.
  const mechanisms = new Set(scene.parts.flatMap(({ id }) => (id.startsWith('mechanism:') ? [id] : [])))
  const isNumbered = mechanisms.size > 1 || engraved.some((one) => one.mechanisms.some((index) => index > 0))
  for (const { ratio, label } of enlargedScales(unit, drawnAt)) {
    const details = placed(engraved, ratio, { ...room, isNumbered })
    if (details !== null) return { title: documentMessages.engravedAt({ scale: label }), details }
  }
  return null
}
