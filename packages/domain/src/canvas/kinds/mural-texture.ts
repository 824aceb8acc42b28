/** The picture of a mural where it hangs. [2.3.43, 2.3.44, 2.9.26] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import {
  boxData,
  boxForm,
  copiedBox,
  entityDraft,
  entityReader,
  type EntityValue,
  isOn,
} from '../entity-kind.ts'
import { field, placedFields, rotationField } from '../fields.ts'
import { cornersOf } from '../form.ts'
import { defineKind } from '../kind.ts'
import { line, outlineOf } from '../primitives.ts'

export type TextureValue = EntityValue<'calicoMuralTexture'>

const substrates = [
  { value: 'standardCommercial', label: words.standardCommercial },
  { value: 'standardResidential', label: words.standardResidential },
  { value: 'custom', label: words.custom },
]

export const readTexture = entityReader('calicoMuralTexture')

export const muralTextureKind = defineKind<TextureValue>({
  name: 'muralTexture',
  resource: 'entity',
  words: spatialKindWords.calicoMuralTexture,
  layer: 'murals',
  order: 15,
  drawnBy: 'box',
  drawnOn: ['view'],
  usualSize: { width: 775, height: 175 },
  chains: false,
  moves: true,
  resizes: 'both',
  rotates: true,
  isHollow: true,
  dependsOnOthers: false,
  read: readTexture,
  partsOn: ({ data }, sheet) =>
    isOn(sheet, data.archCustomViewId) ? [{ name: '', form: boxForm(data) }] : [],
  /** In a direction in which it may not be stretched it follows the other one, or stays as it is. */
  reform({ data }, [moved]) {
    if (moved?.form.type !== 'box') return null
    const { canScaleX, canScaleY, size } = data
    const { width, height } = moved.form
    const ratio = size.width / size.height
    const isResized = width !== size.width || height !== size.height
    const kept =
      !isResized || (canScaleX && canScaleY)
        ? { width, height }
        : Math.abs(width / size.width - 1) >= Math.abs(height / size.height - 1)
          ? { width, height: canScaleX ? size.height : width / ratio }
          : { width: canScaleY ? size.width : height * ratio, height }
    const next = boxData({ ...moved.form, ...kept }, true)
    return next ? { data: next } : null
  },
  draft: (form, sheet, _, newId) => entityDraft('calicoMuralTexture', sheet, boxData(form, false), newId),
  fields: () => [
    field(['data', 'muralProductOptionId'], words.muralOption, { type: 'mural' }),
    field(['data', 'substrate'], words.substrate, { type: 'choice', choices: substrates }),
    ...placedFields,
    rotationField,
    field(['data', 'flipX'], words.flipX, { type: 'switch' }),
    field(['data', 'flipY'], words.flipY, { type: 'switch' }),
    field(['data', 'canScaleX'], words.canScaleX, { type: 'switch' }),
    field(['data', 'canScaleY'], words.canScaleY, { type: 'switch' }),
  ],
  scene({ data }, { form }, _, context) {
    const picture = context.pictureOf(data.muralProductOptionId)
    const edge = outlineOf(form, { role: 'fine', stroke: 'ink2' })
    if (form.type !== 'box') return [edge]
    if (!picture) {
      const [a, b, c, d] = cornersOf(form)
      const cross = { role: 'fine', stroke: 'ink2' } as const
      return [edge, line(a, c, cross), line(b, d, cross)]
    }
    const { x, y, width, height, rotation } = form
    const { flipX, flipY } = data
    const box = { x, y, width, height }
    return [{ kind: 'image', address: picture.address, box, flipX, flipY, rotation, opacity: 0.35 }, edge]
  },
  title: () => '',
  copyTo: ({ data }, sheet, by) => copiedBox(data.position, sheet, by),
})
