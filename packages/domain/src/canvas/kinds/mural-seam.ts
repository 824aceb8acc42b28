/** Where two strips of a mural overlap. [2.3.40, 2.3.41, 2.9.22] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { copiedLine, entityDraft, entityReader, type EntityValue, isOn } from '../entity-kind.ts'
import { anyLength, field, lineFields, zeroLength } from '../fields.ts'
import type { LineForm } from '../form.ts'
import { type CanvasContext, defineKind } from '../kind.ts'
import { line, outlineOf } from '../primitives.ts'

export type SeamValue = EntityValue<'calicoMuralSeam'>

/** Colours that have names as the print shops call them. */
const namedColors: ReadonlyMap<string, `#${string}`> = new Map([
  ['red', '#ff0000'],
  ['yellow', '#ffff00'],
  ['green', '#008000'],
  ['blue', '#0000ff'],
  ['orange', '#ffa500'],
  ['purple', '#800080'],
  ['black', '#000000'],
])
const OTHERS = '#8a8a8a'

/** The colour of a seam by its overlap; gray for one that the organisation names none for. [2.9.22] */
export function seamColor(
  thickness: number,
  { seamColors }: Pick<CanvasContext, 'seamColors'>,
): `#${string}` {
  const named = seamColors.find((one) => one.thickness === thickness)?.color
  if (named === undefined) return OTHERS
  return named.startsWith('#') ? `#${named.slice(1)}` : (namedColors.get(named) ?? OTHERS)
}

/** How far the overlap reaches to either side of the seam's line: center, to one side, or an offset of one's own. */
export function overlapShares({
  thickness,
  alignment,
  alignmentMode,
  customAlignmentOffset,
}: SeamValue['data']): {
  readonly left: number
  readonly right: number
} {
  if (alignmentMode === 'custom') {
    return { left: thickness / 2 + customAlignmentOffset, right: thickness / 2 - customAlignmentOffset }
  }
  if (alignment === 'left') return { left: thickness, right: 0 }
  if (alignment === 'right') return { left: 0, right: thickness }
  return { left: thickness / 2, right: thickness / 2 }
}

const alignments = [
  { value: 'left', label: words.left },
  { value: 'center', label: words.center },
  { value: 'right', label: words.right },
]
const modes = [
  { value: 'standard', label: words.standard },
  { value: 'custom', label: words.custom },
]

export const muralSeamKind = defineKind<SeamValue>({
  name: 'muralSeam',
  resource: 'entity',
  words: spatialKindWords.calicoMuralSeam,
  layer: 'panelsAndSeams',
  order: 50,
  drawnBy: 'line',
  drawnOn: ['view'],
  usualSize: { width: 30, height: 0 },
  chains: false,
  moves: true,
  resizes: 'ends',
  rotates: false,
  isHollow: false,
  dependsOnOthers: false,
  read: entityReader('calicoMuralSeam'),
  partsOn: ({ data }, sheet) =>
    isOn(sheet, data.archCustomViewId)
      ? [{ name: '', form: { type: 'line', from: data.from, to: data.to, thickness: 0 } }]
      : [],
  reach: ({ data }) => data.thickness + Math.abs(data.customAlignmentOffset),
  reform: (_, [moved]) =>
    moved?.form.type === 'line' ? { data: { from: { ...moved.form.from }, to: { ...moved.form.to } } } : null,
  draft: (form, sheet, _, newId) =>
    form.type === 'line'
      ? entityDraft('calicoMuralSeam', sheet, { from: { ...form.from }, to: { ...form.to } }, newId)
      : [],
  fields: ({ data }) => [
    field(['data', 'thickness'], words.seamThickness, zeroLength),
    field(['data', 'alignmentMode'], words.alignmentMode, { type: 'choice', choices: modes }),
    data.alignmentMode === 'custom'
      ? field(['data', 'customAlignmentOffset'], words.customAlignmentOffset, anyLength)
      : field(['data', 'alignment'], words.alignment, { type: 'choice', choices: alignments }),
    ...lineFields('data', 'y'),
  ],
  scene({ data }, { form }, _, context) {
    if (form.type !== 'line') return []
    const color = seamColor(data.thickness, context)
    const { left, right } = overlapShares(data)
    const middle = (right - left) / 2
    // The band of the overlap, for an upright seam; its share to the left is that of the panel on the right.
    const moved = (point: LineForm['from']) => ({ x: point.x + middle, y: point.y })
    const band: LineForm = { ...form, from: moved(form.from), to: moved(form.to), thickness: data.thickness }
    return [
      ...(data.thickness > 0 ? [outlineOf(band, { fill: color, opacity: 0.35 })] : []),
      line(form.from, form.to, { role: 'detail', stroke: color }),
    ]
  },
  title: () => '',
  copyTo: ({ data }, sheet, by) => copiedLine(data.from, data.to, sheet, by),
})
