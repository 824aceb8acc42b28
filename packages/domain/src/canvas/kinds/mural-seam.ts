/** Where two strips of a mural overlap. [2.3.40, 2.3.41, 2.9.22] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { copiedLine, entityDraft, entityReader, type EntityValue, isOn } from '../entity-kind.ts'
import { anyLength, field, lineFields, zeroLength } from '../fields.ts'
import type { LineForm } from '../form.ts'
import { defineKind } from '../kind.ts'
import { line, outlineOf } from '../primitives.ts'
import type { MuralSpan } from '../../spatial/murals/figures/measures.ts'
import { seamPaint } from '../../spatial/murals/figures/seam-legend.ts'
import { seamBand, seamShares } from '../../spatial/murals/figures/seam-shares.ts'

export type SeamValue = EntityValue<'calicoMuralSeam'>

/** How far the overlap reaches across the seam; one whose offset is refused lies about its middle. */
function bandOf(data: SeamValue['data']): MuralSpan {
  const half = data.thickness / 2
  const shares = seamShares(data)
  return seamBand(0, shares.ok ? shares : { left: half, right: half })
}

const alignments = () => [
  { value: 'left', label: words.left },
  { value: 'center', label: words.center },
  { value: 'right', label: words.right },
]
const modes = () => [
  { value: 'standard', label: words.standard },
  { value: 'custom', label: words.custom },
]

export const muralSeamKind = defineKind<SeamValue>({
  name: 'muralSeam',
  resource: 'entity',
  words: () => spatialKindWords.calicoMuralSeam,
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
    field(['data', 'alignmentMode'], words.alignmentMode, { type: 'choice', choices: modes() }),
    data.alignmentMode === 'custom'
      ? field(['data', 'customAlignmentOffset'], words.customAlignmentOffset, anyLength)
      : field(['data', 'alignment'], words.alignment, { type: 'choice', choices: alignments() }),
    ...lineFields('data', 'y'),
  ],
  scene({ data }, { form }, _, context) {
    if (form.type !== 'line') return []
    const color = seamPaint(data.thickness, context.seamColors)
    const { from, to } = bandOf(data)
    const middle = (from + to) / 2
    // The band of the overlap, for an upright seam.
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
