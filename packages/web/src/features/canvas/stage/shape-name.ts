/** What a screen reader says of a thing on the sheet: what it is, how large, and where it stands. */
import { canvasScreenMessages as words, tracingMessages } from '@orderwright/domain/messages'
import { type CanvasContext, distance, type Form } from '@orderwright/domain/canvas'
import { isLocked, type Shape } from '@orderwright/editor/canvas'

type Format = (inches: number) => string

/** `180" × 4"`: a line by its own length, however it lies. */
export function sizeOf(form: Form, { width, height }: Shape['bounds'], format: Format): string {
  if (form.type !== 'line') return [width, height].map(format).join(' × ')
  const length = distance(form.from, form.to)
  return [length, ...(form.thickness > 0 ? [form.thickness] : [])].map(format).join(' × ')
}

/** Where it begins: the upper left corner of a box, both ends of a line. */
export function placeOf(form: Form, bounds: Shape['bounds'], format: Format): string {
  if (form.type !== 'line') return words.standsAt({ x: format(bounds.x), y: format(bounds.y) })
  const [from = '', to = ''] = [form.from, form.to].map(({ x, y }) => [x, y].map(format).join(', '))
  return words.runsFromTo({ from, to })
}

/** `wall, 180" × 4", from 0", 0" to 180", 0"` */
export function shapeName(
  { kind, record, part, bounds }: Pick<Shape, 'kind' | 'record' | 'part' | 'bounds'>,
  context: CanvasContext,
  format: Format,
): string {
  const said = [
    kind.words().one,
    kind.title(record, context),
    sizeOf(part.form, bounds, format),
    placeOf(part.form, bounds, format),
    isLocked({ part }) ? tracingMessages.locked : '',
  ]
  return said.filter((one) => one !== '').join(', ')
}
