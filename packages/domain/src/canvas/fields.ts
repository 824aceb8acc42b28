/** Fields that several kinds share, as the inspector shows them. */
import { canvasFieldMessages as words } from '../messages/canvas/fields.ts'
import type { Json } from '../units/record.ts'
import type { CanvasField, CanvasFieldType, CanvasProps } from './kind.ts'

type Path = CanvasField['path']

export const anyLength: CanvasFieldType = { type: 'length', min: 'any' }
export const zeroLength: CanvasFieldType = { type: 'length', min: 'zero' }
export const positiveLength: CanvasFieldType = { type: 'length', min: 'positive' }

/** A length that may be missing. */
export const optionalLength: CanvasFieldType = { type: 'length', min: 'any', isOptional: true }
export const optionalExtent: CanvasFieldType = { type: 'length', min: 'positive', isOptional: true }

export function field(path: Path, label: string, value: CanvasFieldType): CanvasField {
  return { path, label, value }
}

/** Place and size of what keeps them in its data. */
export const placedFields = (): readonly CanvasField[] => [
  field(['data', 'position', 'x'], words.x, anyLength),
  field(['data', 'position', 'y'], words.y, anyLength),
  field(['data', 'size', 'width'], words.width, positiveLength),
  field(['data', 'size', 'height'], words.height, positiveLength),
]

export const rotationField = () => field(['data', 'yRotation'], words.rotation, { type: 'angle' })

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

/**
 * The numbers of a key of `data` that may be null as a whole: typing one makes it, with `otherwise` for the rest; clearing
 * one takes all of it away.
 */
export function nullableFields<Value extends Readonly<Record<string, number>>>(
  key: string,
  held: Value | null,
  otherwise: Value,
  labels: Readonly<Record<keyof Value & string, string>>,
  value: CanvasFieldType,
): readonly CanvasField[] {
  return Object.entries(labels).map(([part, label]) => ({
    ...field(['data', key, part], label, value),
    change: (typed: Json): CanvasProps => ({
      data: { [key]: typed === null ? null : { ...otherwise, ...held, [part]: typed } },
    }),
  }))
}

/** How far a thing on a wall stands off from it; nothing typed is on the wall. */
export function offWallField(position: {
  readonly x: number
  readonly y: number
  readonly z?: number | undefined
}): CanvasField {
  const { x, y } = position
  return {
    ...field(['data', 'position', 'z'], words.offWall, optionalLength),
    change: (z) => ({ data: { position: { x, y, ...(z === null ? {} : { z }) } } }),
  }
}
