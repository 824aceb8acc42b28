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
import type { MuralTextureData } from '../../spatial/kinds/mural-texture.ts'
import { field, offWallField, placedFields, rotationField } from '../fields.ts'
import { cornersOf } from '../form.ts'
import { type CanvasContext, type CanvasPicture, type CanvasProps, defineKind } from '../kind.ts'
import { line, outlineOf } from '../primitives.ts'

export type TextureValue = EntityValue<'calicoMuralTexture'>

const substrates = () => [
  { value: 'standardCommercial', label: words.standardCommercial },
  { value: 'standardResidential', label: words.standardResidential },
  { value: 'custom', label: words.custom },
]

export const readTexture = entityReader('calicoMuralTexture')

/** What is shown and printed of a texture: its print master, else the picture of its option. [2.3.44] */
export function pictureOfTexture(
  { mediumId, muralProductOptionId, masterWidth, masterHeight }: MuralTextureData,
  { pictureOf, mediumAddress }: Pick<CanvasContext, 'pictureOf' | 'mediumAddress'>,
): CanvasPicture | null {
  if (mediumId === null) return pictureOf(muralProductOptionId)
  return { address: mediumAddress(mediumId), width: masterWidth ?? 0, height: masterHeight ?? 0 }
}

/** Another picture comes in its true size, as far as that may not be scaled; a print master goes before it. */
function chosenMural(
  { mediumId, size, canScaleX, canScaleY }: MuralTextureData,
  muralProductOptionId: number | null,
  pictureOf: CanvasContext['pictureOf'],
): CanvasProps {
  const trueSize = mediumId === null ? pictureOf(muralProductOptionId)?.trueSize : null
  if (!trueSize) return { data: { muralProductOptionId } }
  const width = canScaleX ? size.width : trueSize.width
  const height = canScaleY ? size.height : trueSize.height
  return { data: { muralProductOptionId, size: { width, height } } }
}

export const muralTextureKind = defineKind<TextureValue>({
  name: 'muralTexture',
  resource: 'entity',
  words: () => spatialKindWords.calicoMuralTexture,
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
  fields: ({ data }, { pictureOf }) => [
    {
      ...field(['data', 'muralProductOptionId'], words.muralOption, { type: 'mural' }),
      change: (chosen) => chosenMural(data, typeof chosen === 'number' ? chosen : null, pictureOf),
    },
    field(['data', 'substrate'], words.substrate, { type: 'choice', choices: substrates() }),
    ...placedFields(),
    offWallField(data.position),
    rotationField(),
    field(['data', 'flipX'], words.flipX, { type: 'switch' }),
    field(['data', 'flipY'], words.flipY, { type: 'switch' }),
    field(['data', 'canScaleX'], words.canScaleX, { type: 'switch' }),
    field(['data', 'canScaleY'], words.canScaleY, { type: 'switch' }),
    // Those of one that is here are its own; of one that is kept elsewhere they are declared.
    ...(data.mediumId === null
      ? [
          field(['data', 'masterWidth'], words.masterWidth, { type: 'count' }),
          field(['data', 'masterHeight'], words.masterHeight, { type: 'count' }),
        ]
      : []),
  ],
  scene({ data }, { form }, _, context) {
    const picture = pictureOfTexture(data, context)
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
