/**
 * A picture that lies under everything else to be traced: a photograph, a page of a PDF, a drawing. It keeps its
 * proportions, is scaled by two of its points and the length between them, and gives nothing to snap to. [issue 15]
 */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { tracingMessages } from '../../messages/canvas/tracing.ts'
import type { ReferenceData } from '../../spatial/kinds/reference.ts'
import { MAX_INCHES } from '../../spatial/shapes.ts'
import type { Json } from '../../units/record.ts'
import { entityDraft, entityReader, type EntityValue } from '../entity-kind.ts'
import { anyLength, field, positiveLength } from '../fields.ts'
import {
  add,
  type BoxForm,
  centerOf,
  distance,
  type Form,
  isSound,
  normalAngle,
  scale,
  subtract,
  toLocal,
} from '../form.ts'
import {
  type CanvasField,
  type CanvasProps,
  type CanvasRecord,
  type CanvasSheet,
  defineKind,
  type Draft,
  type TwoPoints,
} from '../kind.ts'
import { outlineOf } from '../primitives.ts'
import { standsOnSheet, viewIdOf } from './canvas-text.ts'

type ReferenceValue = EntityValue<'reference'>

function formOf({ position, size, rotation }: ReferenceData): BoxForm {
  return { type: 'box', ...position, ...size, rotation: normalAngle(rotation) }
}

/** The picture as large as `width` or `height` asks, in its own proportions. */
function inProportion(before: ReferenceData['size'], width: number, height: number): ReferenceData['size'] {
  const across = width / before.width
  const down = height / before.height
  const factor = Math.abs(across - 1) >= Math.abs(down - 1) ? across : down
  return { width: before.width * factor, height: before.height * factor }
}

/** Place and size; where the size is another one, two points say nothing of it any more. */
function placed(form: BoxForm, size: ReferenceData['size'], before: ReferenceData): CanvasProps {
  const isResized = size.width !== before.size.width || size.height !== before.size.height
  return {
    data: {
      position: { x: form.x, y: form.y },
      size: { ...size },
      rotation: form.rotation,
      ...(isResized ? { calibration: null } : {}),
    },
  }
}

/** A field of the size that takes the other one along. */
function sizeField(data: ReferenceData, side: 'width' | 'height'): CanvasField {
  const change = (value: Json): CanvasProps | null => {
    if (typeof value !== 'number') return null
    const asked = { ...data.size, [side]: value }
    return { data: { size: inProportion(data.size, asked.width, asked.height), calibration: null } }
  }
  return { ...field(['data', 'size', side], words[side], positiveLength), change }
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** A place of the sheet as shares of the picture's width and height. */
function shareOf(form: BoxForm, point: TwoPoints['from']) {
  const { x, y } = toLocal(form, point)
  return { x: share(x / form.width + 0.5), y: share(y / form.height + 0.5) }
}

/**
 * The picture scaled about the first of two points so that they stand `length` inches apart; null where that is no size:
 * both points are one, or the picture would be larger than a sheet.
 */
function scaledTo({ data }: ReferenceValue, points: TwoPoints, length: number): CanvasProps | null {
  const form = formOf(data)
  const { from, to } = points
  const factor = length / distance(from, to)
  const size = { width: form.width * factor, height: form.height * factor }
  const center = add(from, scale(subtract(centerOf(form), from), factor))
  const next = { ...form, ...size, x: center.x - size.width / 2, y: center.y - size.height / 2 }
  const isInReach = Math.max(size.width, size.height, Math.abs(next.x), Math.abs(next.y)) <= MAX_INCHES
  if (!(length > 0) || !isSound(next) || !isInReach) return null
  return {
    data: {
      position: { x: next.x, y: next.y },
      size,
      calibration: { from: shareOf(form, from), to: shareOf(form, to), length },
    },
  }
}

const readReference = entityReader('reference')

export const referenceKind = defineKind<ReferenceValue>({
  name: 'reference',
  resource: 'entity',
  words: () => spatialKindWords.reference,
  layer: null,
  order: -10,
  drawnBy: null,
  drawnOn: ['plan', 'view'],
  usualSize: { width: 100, height: 100 },
  chains: false,
  moves: true,
  resizes: 'proportional',
  rotates: true,
  isHollow: false,
  isSnappedTo: false,
  isAidAlone: true,
  dependsOnOthers: false,
  read: readReference,
  partsOn: ({ data }, sheet) =>
    standsOnSheet(data.archCustomViewId, sheet)
      ? [{ name: '', form: formOf(data), isLocked: data.isLocked }]
      : [],
  reform({ data }, [moved]) {
    if (moved?.form.type !== 'box') return null
    const { width, height } = moved.form
    return placed(moved.form, inProportion(data.size, width, height), data)
  },
  draft: () => [],
  scaleTo: (value, _, points, length) => scaledTo(value, points, length),
  fields({ data }) {
    const shown = [
      field(['data', 'opacity'], words.opacity, { type: 'percent' }),
      field(['data', 'isLocked'], words.isLocked, { type: 'switch' }),
    ]
    // What is locked stays where it is, typed or dragged.
    if (data.isLocked) return shown
    return [
      field(['data', 'position', 'x'], words.x, anyLength),
      field(['data', 'position', 'y'], words.y, anyLength),
      sizeField(data, 'width'),
      sizeField(data, 'height'),
      field(['data', 'rotation'], words.rotation, { type: 'angle' }),
      ...shown,
    ]
  },
  scene({ data }, { form }, _, context) {
    const edge = outlineOf(form, { role: 'fine', stroke: 'ink2', opacity: 0.5 })
    if (form.type !== 'box') return [edge]
    const { x, y, width, height, rotation } = form
    const address = context.mediumAddress(data.mediumId)
    const { opacity } = data
    return [
      { kind: 'image', address, box: { x, y, width, height }, flipX: false, flipY: false, rotation, opacity },
      edge,
    ]
  },
  title: ({ data: { page } }) => (page > 1 ? tracingMessages.pageNumber({ page }) : ''),
  copyTo({ data: { position } }, sheet, by) {
    if (sheet.type === 'layout') return null
    const at = { x: position.x + by.x, y: position.y + by.y }
    // A copy is made to be moved.
    return { data: { archCustomViewId: viewIdOf(sheet), position: at, isLocked: false } }
  },
})

/** A picture that was uploaded to be traced. */
export interface NewReference {
  readonly mediumId: number
  /** pixels, or anything in the same proportion */
  readonly width: number
  readonly height: number
  /** of a document of several pages, from 1 */
  readonly page: number
  /** inches of its whole width, where the file says; null: it is as large as there is room for */
  readonly trueWidth: number | null
}

/** The new record of a picture in the middle of `room`, the part of the sheet that is looked at. Inches. */
export function referenceDraft(
  picture: NewReference,
  room: Form & { readonly type: 'box' },
  sheet: CanvasSheet,
  newId: () => number,
): readonly Draft[] {
  const { mediumId, page, trueWidth } = picture
  if (sheet.type === 'layout') return []
  const fitting = Math.min(room.width / picture.width, room.height / picture.height)
  const factor = trueWidth === null ? fitting : trueWidth / picture.width
  const size = { width: picture.width * factor, height: picture.height * factor }
  const center = centerOf(room)
  const calibration =
    trueWidth === null ? null : { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, length: trueWidth }
  return entityDraft(
    'reference',
    sheet,
    {
      mediumId,
      page,
      position: { x: center.x - size.width / 2, y: center.y - size.height / 2 },
      size,
      calibration,
    },
    newId,
  )
}

/**
 * The change that puts another page or file in the place of a picture: it keeps its corner, its width and how it is turned.
 * Its scale is kept with it where both have the same proportions, as pages of one document do, or else is to be set anew.
 */
export function replacedReference(record: CanvasRecord, picture: NewReference): CanvasProps | null {
  const reference = readReference(record)
  if (!reference) return null
  const { size, calibration } = reference.data
  const height = (size.width * picture.height) / picture.width
  // Pixels are whole: pages of one size may differ by one.
  const isAlike = Math.abs(height / size.height - 1) < 0.01
  return {
    data: {
      mediumId: picture.mediumId,
      page: picture.page,
      size: { width: size.width, height: isAlike ? size.height : height },
      ...(isAlike || calibration === null ? {} : { calibration: null }),
    },
  }
}
