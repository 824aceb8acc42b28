/** Fields that several kinds share, as the inspector shows them. */
import { canvasFieldMessages as words } from '../messages/canvas/fields.ts'
import type { CanvasField, CanvasFieldType } from './kind.ts'

type Path = CanvasField['path']

export const anyLength: CanvasFieldType = { type: 'length', min: 'any' }
export const zeroLength: CanvasFieldType = { type: 'length', min: 'zero' }
export const positiveLength: CanvasFieldType = { type: 'length', min: 'positive' }

export function field(path: Path, label: string, value: CanvasFieldType): CanvasField {
  return { path, label, value }
}

/** Place and size of what keeps them in its data. */
export const placedFields: readonly CanvasField[] = [
  field(['data', 'position', 'x'], words.x, anyLength),
  field(['data', 'position', 'y'], words.y, anyLength),
  field(['data', 'size', 'width'], words.width, positiveLength),
  field(['data', 'size', 'height'], words.height, positiveLength),
]

export const rotationField = field(['data', 'yRotation'], words.rotation, { type: 'angle' })

/** The ends of a line of a record, or of its data; `down` is the name of the second coordinate. */
export function lineFields(where: 'record' | 'data', down: 'y' | 'z'): readonly CanvasField[] {
  const at = (end: 'from' | 'to', axis: string): Path =>
    where === 'data' ? ['data', end, axis] : [end, axis]
  return [
    field(at('from', 'x'), words.fromX, anyLength),
    field(at('from', down), words.fromY, anyLength),
    field(at('to', 'x'), words.toX, anyLength),
    field(at('to', down), words.toY, anyLength),
  ]
}
