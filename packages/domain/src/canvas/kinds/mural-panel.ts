/** A printed strip of a mural, through which its picture is seen as it will be printed. [2.3.37–2.3.39] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { type Box, boxHolds, type Point } from '../../geometry/box.ts'
import {
  boxData,
  boxForm,
  copiedBox,
  entitiesOn,
  entityDraft,
  entityReader,
  type EntityValue,
  isOn,
} from '../entity-kind.ts'
import {
  field,
  nullableFields,
  offWallField,
  optionalExtent,
  optionalLength,
  placedFields,
  rotationField,
  zeroLength,
} from '../fields.ts'
import { add, type BoxForm, centerOf, cornersOf, normalAngle, rotate, touchesBox } from '../form.ts'
import { type CanvasContext, type CanvasProps, defineKind, type Part, type CanvasSheet } from '../kind.ts'
import { placeInLayout } from '../layout-places.ts'
import { cornerPieces, type CornerPiece } from '../mural-runs.ts'
import { label, outlineOf } from '../primitives.ts'
import { openingsSeen } from './opening.ts'
import { remainingBoxes } from '../../spatial/murals/figures/boxes.ts'
import type { CanvasPrimitive } from '../scene.ts'
import { newPanelBleeds } from '../../spatial/kinds/mural-panel.ts'
import { bleedsOf, printedSize } from '../../spatial/murals/figures/panel-figures.ts'
import { pictureOfTexture, readTexture } from './mural-texture.ts'

export type PanelValue = EntityValue<'calicoMuralPanel'>

export const readPanel = entityReader('calicoMuralPanel')

/** What is printed of a panel: itself and the bleeds around it. [2.9.20] */
export function printedForm({ data }: PanelValue, form: BoxForm): BoxForm {
  // The bleeds are measured in the panel's own directions: the middle moves with them.
  const bleeds = bleedsOf(data)
  const { width, height } = printedSize(form, bleeds)
  const shift = { x: (bleeds.right - bleeds.left) / 2, y: (bleeds.bottom - bleeds.top) / 2 }
  const center = centerOf(form)
  const moved = add(center, rotate(shift, form.rotation))
  return { ...form, x: moved.x - width / 2, y: moved.y - height / 2, width, height }
}

/** Where a panel stands in the layout of all panels: where it was put, else as in its view. */
function layoutForm({ data }: PanelValue, context: CanvasContext): BoxForm {
  const at = data.drawingsPanelLayoutPosition ?? placeInLayout(data, context)
  return { ...boxForm(data), x: at.x, y: at.y, rotation: 0 }
}

/** The pieces of a panel around the corners of its area. */
function piecesOf({ data }: PanelValue, context: CanvasContext): readonly CornerPiece[] {
  const { x, y } = data.position
  if (normalAngle(data.yRotation) !== 0) return []
  return cornerPieces({ x, y, ...data.size }, data.archCustomViewId, context)
}

const PIECE = 'corner '

/** How far from the panel's left edge a part of it begins: 0 for the panel itself. */
function startOf(value: PanelValue, part: Part, context: CanvasContext): number {
  const index = part.name.startsWith(PIECE) ? Number(part.name.slice(PIECE.length)) : -1
  return piecesOf(value, context)[index]?.from ?? 0
}

/** The pictures seen through a panel, or through its part that begins so far from its left edge. */
function pictures(
  { data }: PanelValue,
  form: BoxForm,
  start: number,
  context: CanvasContext,
): readonly CanvasPrimitive[] {
  const window = cornersOf(form)
  const bounds = boxForm(data)
  return entitiesOn(context, data.archCustomViewId).flatMap((entity): CanvasPrimitive[] => {
    const texture = readTexture(entity)
    const picture = texture && pictureOfTexture(texture.data, context)
    if (!texture || !picture) return []
    const hung = boxForm(texture.data)
    if (!touchesBox(hung, bounds)) return []
    const { flipX, flipY, yRotation } = texture.data
    // In the layout, and around a corner, a panel stands elsewhere than on its wall: its picture goes with it.
    const box = {
      x: hung.x + form.x - bounds.x - start,
      y: hung.y + form.y - bounds.y,
      width: hung.width,
      height: hung.height,
    }
    return [
      { kind: 'image', address: picture.address, box, flipX, flipY, rotation: yRotation, opacity: 1, window },
    ]
  })
}

/** Where its number stands: in its middle, or in its roomiest part beside the openings that are cut out of it. */
function numberPlace(form: BoxForm, sheet: CanvasSheet, context: CanvasContext): Point {
  const middle = centerOf(form)
  if (sheet.type !== 'view' || form.rotation !== 0) return middle
  const openings = openingsSeen(sheet.id, context).map(({ box }) => box)
  if (!openings.some((box) => boxHolds(box, middle))) return middle
  const side = ({ width, height }: Box) => Math.min(width, height)
  const [roomiest] = remainingBoxes(form, openings).toSorted((a, b) => side(b) - side(a))
  return roomiest ? { x: roomiest.x + roomiest.width / 2, y: roomiest.y + roomiest.height / 2 } : middle
}

function partsOn(value: PanelValue, sheet: CanvasSheet, context: CanvasContext): readonly Part[] {
  const { archCustomViewId, isLocked } = value.data
  if (sheet.type === 'layout') return [{ name: '', form: layoutForm(value, context), isLocked }]
  if (sheet.type !== 'view') return []
  const own: readonly Part[] = isOn(sheet, archCustomViewId)
    ? [{ name: '', form: boxForm(value.data), isLocked }]
    : []
  // Around a corner it is seen and selected in the list; it is moved where it begins.
  const around = piecesOf(value, context).flatMap(({ viewId, box }, index): Part[] =>
    viewId === sheet.id
      ? [{ name: [PIECE, index].join(''), form: { type: 'box', ...box, rotation: 0 }, isLocked: true }]
      : [],
  )
  return [...own, ...around]
}

function reformed(form: BoxForm, sheet: CanvasSheet): CanvasProps | null {
  if (sheet.type === 'layout') return { data: { drawingsPanelLayoutPosition: { x: form.x, y: form.y } } }
  const data = boxData(form, true)
  return data && { data }
}

export const muralPanelKind = defineKind<PanelValue>({
  name: 'muralPanel',
  resource: 'entity',
  words: () => spatialKindWords.calicoMuralPanel,
  layer: 'panelsAndSeams',
  order: 40,
  drawnBy: 'box',
  drawnOn: ['view'],
  usualSize: { width: 30, height: 30 },
  chains: false,
  moves: true,
  resizes: 'both',
  rotates: true,
  isHollow: false,
  // Its picture is that of the textures of its view.
  dependsOnOthers: true,
  read: readPanel,
  partsOn,
  reach: ({ data }) => Math.max(...Object.values(bleedsOf(data))),
  reform: (_, [moved], sheet) => (moved?.form.type === 'box' ? reformed(moved.form, sheet) : null),
  draft(form, sheet, _, newId) {
    const data = boxData(form, false)
    return entityDraft('calicoMuralPanel', sheet, data && { ...data, ...newPanelBleeds }, newId)
  },
  fields: ({ data }, context) => [
    field(['data', 'panelNumber'], words.panelNumber, { type: 'count' }),
    // What is locked stays where it is, typed or dragged.
    ...(data.isLocked ? [] : [...placedFields(), offWallField(data.position)]),
    field(['data', 'bleedLeft'], words.bleedLeft, zeroLength),
    field(['data', 'bleedRight'], words.bleedRight, zeroLength),
    field(['data', 'bleedTop'], words.bleedTop, zeroLength),
    field(['data', 'bleedBottom'], words.bleedBottom, zeroLength),
    rotationField(),
    field(['data', 'isCriticalAlignmentPanel'], words.isCriticalAlignmentPanel, { type: 'switch' }),
    field(['data', 'isLocked'], words.isLocked, { type: 'switch' }),
    field(['data', 'isDisabled'], words.isDisabled, { type: 'switch' }),
    field(['data', 'panelDescriptionOverride'], words.panelDescriptionOverride, { type: 'text' }),
    field(['data', 'panelPrintNotes'], words.panelPrintNotes, { type: 'longText' }),
    field(['data', 'drawingsShowNotesAbovePanel'], words.drawingsShowNotesAbovePanel, { type: 'switch' }),
    field(['data', 'indicateViewStartOnPlan'], words.indicateViewStartOnPlan, { type: 'switch' }),
    ...nullableFields(
      'drawingsPanelLayoutPosition',
      data.drawingsPanelLayoutPosition,
      { ...placeInLayout(data, context) },
      { x: words.layoutX, y: words.layoutY },
      optionalLength,
    ),
    ...nullableFields(
      'originalSize',
      data.originalSize,
      data.size,
      { width: words.originalWidth, height: words.originalHeight },
      optionalExtent,
    ),
  ],
  scene(value, part, sheet, context) {
    const { form } = part
    if (form.type !== 'box') return []
    const { isCriticalAlignmentPanel, isDisabled, panelNumber } = value.data
    const [corner] = cornersOf(form)
    const start = startOf(value, part, context)
    return [
      ...(isDisabled ? [] : pictures(value, form, start, context)),
      outlineOf(form, { role: 'detail' }),
      // What is printed is drawn where it begins.
      ...(start > 0 ? [] : [outlineOf(printedForm(value, form), { role: 'hidden', stroke: 'ink2' })]),
      ...(panelNumber === null ? [] : [label(String(panelNumber), numberPlace(form, sheet, context))]),
      ...(isCriticalAlignmentPanel && start === 0
        ? [{ kind: 'circle', center: corner, radius: 1.5, fill: 'accent' } as const]
        : []),
    ]
  },
  measures(_, { form }) {
    if (form.type !== 'box' || form.rotation !== 0) return []
    return [
      { from: { x: form.x, y: form.y }, to: { x: form.x + form.width, y: form.y }, side: 'top', row: 0 },
    ]
  },
  title: ({ data }) =>
    data.panelDescriptionOverride || (data.panelNumber === null ? '' : String(data.panelNumber)),
  copyTo: ({ data }, sheet, by) => copiedBox(data.position, sheet, by),
})
