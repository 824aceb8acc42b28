/** What matters in a picture: a box on a texture that goes wherever the picture goes. Seams keep away from it. [issue 15] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import type { FocusAreaData } from '../../spatial/kinds/focus-area.ts'
import type { Json } from '../../units/record.ts'
import { boxForm, entitiesOn, entityDraft, entityReader, type EntityValue, isOn } from '../entity-kind.ts'
import { field } from '../fields.ts'
import { add, type BoxForm, centerOf, contains, type Form, rotate, toLocal } from '../form.ts'
import {
  type CanvasContext,
  type CanvasField,
  type CanvasProps,
  type CanvasSheet,
  defineKind,
  type Draft,
} from '../kind.ts'
import { label, outlineOf } from '../primitives.ts'
import { readTexture, type TextureValue } from './mural-texture.ts'

type FocusValue = EntityValue<'focusArea'>

/** The least share that a focus area takes of a picture. */
const LEAST = 1 / 1000

function textureOf({ record }: FocusValue, { tables }: CanvasContext): TextureValue | null {
  const entity = record.parentId === null ? undefined : tables.entity.get(record.parentId)
  return entity && record.parentResourceKey === 'entity' ? readTexture(entity) : null
}

/** Where it lies on the sheet: mirrored and turned with its picture. */
function formOn(data: Pick<FocusAreaData, 'position' | 'size'>, texture: TextureValue): BoxForm {
  const hung = boxForm(texture.data)
  const { flipX, flipY } = texture.data
  const width = data.size.width * hung.width
  const height = data.size.height * hung.height
  const away = {
    x: (data.position.x + data.size.width / 2 - 0.5) * hung.width * (flipX ? -1 : 1),
    y: (data.position.y + data.size.height / 2 - 0.5) * hung.height * (flipY ? -1 : 1),
  }
  const center = add(centerOf(hung), rotate(away, hung.rotation))
  return {
    type: 'box',
    x: center.x - width / 2,
    y: center.y - height / 2,
    width,
    height,
    rotation: hung.rotation,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Shares of a picture, kept within it. */
function inside({ position, size }: Pick<FocusAreaData, 'position' | 'size'>) {
  const width = clamp(size.width, LEAST, 1)
  const height = clamp(size.height, LEAST, 1)
  return {
    position: { x: clamp(position.x, 0, 1 - width), y: clamp(position.y, 0, 1 - height) },
    size: { width, height },
  }
}

/** The shares of a picture that a form on the sheet takes. */
function sharesOf(form: BoxForm, texture: TextureValue): CanvasProps {
  const hung = boxForm(texture.data)
  const { flipX, flipY } = texture.data
  const center = toLocal(hung, centerOf(form))
  // From the middle of the picture, before it was mirrored.
  const left = center.x * (flipX ? -1 : 1) - form.width / 2
  const top = center.y * (flipY ? -1 : 1) - form.height / 2
  return inside({
    position: { x: left / hung.width + 0.5, y: top / hung.height + 0.5 },
    size: { width: form.width / hung.width, height: form.height / hung.height },
  })
}

/** A new one lies on the picture under its middle. */
function draft(
  form: Form,
  sheet: CanvasSheet,
  context: CanvasContext,
  newId: () => number,
): readonly Draft[] {
  if (form.type !== 'box' || sheet.type !== 'view') return []
  const under = entitiesOn(context, sheet.id)
    .flatMap((entity) => readTexture(entity) ?? [])
    .findLast((texture) => contains(boxForm(texture.data), centerOf(form)))
  if (!under) return []
  const parent = { parentId: under.record.id, parentResourceKey: 'entity' }
  return entityDraft('focusArea', sheet, sharesOf(form, under), newId).map((made) => ({
    ...made,
    props: { ...made.props, ...parent },
  }))
}

/** A share of the picture that takes the others along where it would leave the picture. */
function shareField(data: FocusAreaData, key: 'position' | 'size', part: string, text: string): CanvasField {
  return {
    ...field(['data', key, part], text, { type: 'percent' }),
    change(value: Json) {
      const { position, size } = data
      return typeof value === 'number'
        ? { data: inside({ position, size, [key]: { ...data[key], [part]: value } }) }
        : null
    },
  }
}

export const focusAreaKind = defineKind<FocusValue>({
  name: 'focusArea',
  resource: 'entity',
  words: () => spatialKindWords.focusArea,
  layer: 'murals',
  order: 54,
  drawnBy: 'box',
  drawnOn: ['view'],
  usualSize: { width: 24, height: 24 },
  chains: false,
  moves: true,
  resizes: 'both',
  rotates: false,
  // The panels under it are to be reached.
  isHollow: true,
  isAidAlone: true,
  dependsOnOthers: true,
  read: entityReader('focusArea'),
  partsOn(value, sheet, context) {
    const texture = isOn(sheet, value.data.archCustomViewId) ? textureOf(value, context) : null
    return texture ? [{ name: '', form: formOn(value.data, texture) }] : []
  },
  reform(value, [moved], _, context) {
    const texture = textureOf(value, context)
    return moved?.form.type === 'box' && texture ? { data: sharesOf(moved.form, texture) } : null
  },
  draft,
  fields: ({ data }) => [
    field(['data', 'title'], words.title, { type: 'text' }),
    shareField(data, 'position', 'x', words.shareLeft),
    shareField(data, 'position', 'y', words.shareTop),
    shareField(data, 'size', 'width', words.shareWidth),
    shareField(data, 'size', 'height', words.shareHeight),
  ],
  scene: ({ data }, { form }) => [
    outlineOf(form, { role: 'hidden', stroke: 'accent' }),
    ...(data.title === '' ? [] : [label(data.title, centerOf(form), { fill: 'accent' })]),
  ],
  title: ({ data }) => data.title,
  standsOn: ({ record }) => (record.parentId === null ? null : { resource: 'entity', id: record.parentId }),
  copyTo({ data, record }, sheet) {
    // It lies on its own picture: there is none on another sheet.
    if (sheet.type !== 'view' || sheet.id !== data.archCustomViewId || record.parentId === null) return null
    const { position, size } = data
    const beside = { x: position.x + 0.05, y: position.y + 0.05 }
    return { data: inside({ position: beside, size }) }
  },
  copyWith: (_, sheet, parentId) =>
    sheet.type === 'view' ? { parentId, data: { archCustomViewId: sheet.id } } : null,
})
