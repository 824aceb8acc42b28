/** The name of a wall, in its view and on the plan. [2.3.46, 2.9.25] */
import type { Primitive } from '../../drawing/scene.ts'
import type { Point } from '../../geometry/box.ts'
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { entityDraft, entityReader, type EntityValue, isOn } from '../entity-kind.ts'
import { anyLength, field, nullableFields, optionalLength, positiveLength } from '../fields.ts'
import { boundsOf, type BoxForm, centerOf, type Form } from '../form.ts'
import { type CanvasProps, type CanvasSheet, defineKind } from '../kind.ts'
import { label, line, TEXT_INCHES } from '../primitives.ts'

type LabelValue = EntityValue<'calicoWallLabel'>

/** Where a label begins that stood nowhere. */
const inView = { x: 0, y: 0 }
const onPlan = { x: 0, z: 0 }

function formOn({ data }: LabelValue, sheet: CanvasSheet): BoxForm | null {
  const { customViewPosition, customViewSize, labelPlanPosition } = data
  if (sheet.type === 'plan') {
    if (!labelPlanPosition) return null
    const { x, z } = labelPlanPosition
    return { type: 'box', x, y: z, width: TEXT_INCHES * 8, height: TEXT_INCHES * 2, rotation: 0 }
  }
  if (!isOn(sheet, data.archCustomViewId)) return null
  return { type: 'box', ...(customViewPosition ?? { x: 0, y: 0 }), ...customViewSize, rotation: 0 }
}

/** From the edge of the label to where one stands, not through its words; none where one stands in it. */
function leaderTo(start: Point, form: Form): Primitive[] {
  const middle = centerOf(form)
  const { width, height } = boundsOf(form)
  const [dx, dy] = [start.x - middle.x, start.y - middle.y]
  const part = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy))
  if (!(part < 1)) return []
  const edge = { x: middle.x + dx * part, y: middle.y + dy * part }
  return [line(edge, start, { role: 'fine', stroke: 'ink2' })]
}

export const wallLabelKind = defineKind<LabelValue>({
  name: 'wallLabel',
  resource: 'entity',
  words: () => spatialKindWords.calicoWallLabel,
  layer: null,
  order: 60,
  drawnBy: 'point',
  drawnOn: ['view'],
  usualSize: { width: 100, height: 100 },
  chains: false,
  moves: true,
  resizes: 'both',
  rotates: false,
  isHollow: true,
  dependsOnOthers: false,
  read: entityReader('calicoWallLabel'),
  partsOn(value, sheet) {
    const form = formOn(value, sheet)
    return form ? [{ name: '', form }] : []
  },
  reform(_, [moved], sheet) {
    if (moved?.form.type !== 'box') return null
    const { x, y, width, height } = moved.form
    const data: CanvasProps =
      sheet.type === 'plan'
        ? { labelPlanPosition: { x, z: y } }
        : { customViewPosition: { x, y }, customViewSize: { width, height } }
    return { data }
  },
  draft: (form, sheet, _, newId) =>
    form.type === 'box'
      ? entityDraft(
          'calicoWallLabel',
          sheet,
          {
            customViewPosition: { x: form.x, y: form.y },
            customViewSize: { width: form.width, height: form.height },
          },
          newId,
        )
      : [],
  fields: ({ data }) => [
    field(['data', 'title'], words.title, { type: 'text' }),
    ...nullableFields(
      'customViewPosition',
      data.customViewPosition,
      inView,
      { x: words.x, y: words.y },
      anyLength,
    ),
    field(['data', 'customViewSize', 'width'], words.width, positiveLength),
    field(['data', 'customViewSize', 'height'], words.height, positiveLength),
    ...nullableFields(
      'labelPlanPosition',
      data.labelPlanPosition,
      onPlan,
      { x: words.planX, z: words.planY },
      optionalLength,
    ),
    field(['data', 'indicateViewStartOnPlan'], words.indicateViewStartOnPlan, { type: 'switch' }),
    ...nullableFields(
      'viewStartPlanPosition',
      data.viewStartPlanPosition,
      onPlan,
      { x: words.viewStartX, z: words.viewStartY },
      optionalLength,
    ),
  ],
  scene({ data }, { form }, sheet) {
    const { viewStartPlanPosition: start, indicateViewStartOnPlan } = data
    const middle = centerOf(form)
    const isMarked = sheet.type === 'plan' && start !== null && indicateViewStartOnPlan
    return [label(data.title, middle), ...(isMarked ? leaderTo({ x: start.x, y: start.z }, form) : [])]
  },
  title: ({ data }) => data.title,
  copyTo({ data }, sheet, by) {
    const { x, y } = data.customViewPosition ?? { x: 0, y: 0 }
    if (sheet.type !== 'view') return null
    return { data: { archCustomViewId: sheet.id, customViewPosition: { x: x + by.x, y: y + by.y } } }
  },
})
