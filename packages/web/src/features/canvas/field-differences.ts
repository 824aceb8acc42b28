/** In which fields two versions of a thing on the canvas differ, named and written as the inspector has them. */
import { historyMessages as words } from '@orderwright/domain/messages'
import type { LengthUnit } from '@orderwright/domain/units'
import {
  type CanvasContext,
  type CanvasField,
  canvasKinds,
  type CanvasRecord,
  type Part,
} from '@orderwright/domain/canvas'
import { textOf, valueAt } from './inspector/field-values.ts'

export interface FieldDifference {
  readonly key: string
  readonly title: string
  readonly mine: string
  readonly theirs: string
}

/** Fields do not depend on where a part is, but on which it is. */
const anyPart: Part = {
  name: '0',
  form: { type: 'box', x: 0, y: 0, width: 1, height: 1, rotation: 0 },
}

function valueText(value: unknown, field: CanvasField, unit: LengthUnit): string {
  const sort = field.value
  if (value === null || value === undefined || value === '') return '—'
  if (sort.type === 'switch') return value === true ? words.yes : words.no
  if (sort.type === 'choice' || sort.type === 'record')
    return sort.choices.find((choice) => choice.value === value)?.label ?? '—'
  if (sort.type === 'mural') return typeof value === 'number' ? `#${value}` : '—'
  return textOf(value, sort, unit)
}

/** What the words of fields need of an order: nothing is drawn. */
const wordsContext = (order: Pick<CanvasContext, 'tables' | 'items'>): CanvasContext => ({
  ...order,
  faceOf: () => null,
  nameOf: ({ title }) => title,
  pictureOf: () => null,
  mediumAddress: String,
  seamColors: [],
})

/** `mine` and `theirs`: the changed fields of `record`. Empty where no field that a person edits differs. */
export function fieldDifferences(
  record: CanvasRecord,
  mine: object,
  theirs: object,
  order: Pick<CanvasContext, 'tables' | 'items'>,
  unit: LengthUnit,
): readonly FieldDifference[] {
  const kind = canvasKinds.find((one) => one.isOf(record))
  if (!kind) return []
  return kind.fields(record, wordsContext(order), anyPart).flatMap((field): FieldDifference[] => {
    const key = field.path.join('.')
    const [own, other] = [mine, theirs].map((version) => valueAt(version, field.path))
    if (own === undefined || JSON.stringify(own) === JSON.stringify(other)) return []
    const [ownText = '', otherText = ''] = [own, other].map((value) => valueText(value, field, unit))
    return [{ key, title: field.label, mine: ownText, theirs: otherText }]
  })
}
