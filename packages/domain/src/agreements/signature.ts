/** A signature: a name typed as one, or strokes drawn by pointer or finger. */
import { z } from 'zod'
import { agreementMessages as words } from '../messages/order/agreements.ts'

/** The field that is signed in: units of its own, 4 to 1. */
export const SIGNATURE_FIELD = { width: 1000, height: 250 } as const
const MAX_STROKES = 200
const MAX_POINTS = 4000
/** Shorter than this, in units of the field, is a slip of the finger. */
const SHORTEST = 40

const pointSchema = z.tuple([
  z.number().int().min(0).max(SIGNATURE_FIELD.width),
  z.number().int().min(0).max(SIGNATURE_FIELD.height),
])
/** [x, y] in units of the field. */
export type SignaturePoint = readonly [number, number]
export type SignatureStrokes = readonly (readonly SignaturePoint[])[]

/** How far the pen went, in units of the field. */
export function penLength(strokes: SignatureStrokes): number {
  let length = 0
  for (const stroke of strokes) {
    for (const [index, [x, y]] of stroke.entries()) {
      const before = stroke[index - 1]
      if (before) length += Math.hypot(x - before[0], y - before[1])
    }
  }
  return length
}

/** Whether strokes are a signature, and not nothing or a slip. */
export function isSigned(strokes: SignatureStrokes): boolean {
  return penLength(strokes) >= SHORTEST
}

const strokesSchema = z
  .array(z.array(pointSchema).min(1).max(MAX_POINTS))
  .max(MAX_STROKES)
  .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= MAX_POINTS, {
    error: () => words.longSignature,
  })
  .refine(isSigned, { error: () => words.emptySignature })

export const signatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('typed'),
    text: z
      .string()
      .trim()
      .min(1, { error: () => words.emptySignature })
      .max(200),
  }),
  z.strictObject({ kind: z.literal('drawn'), strokes: strokesSchema }),
])
export type Signature = z.infer<typeof signatureSchema>

/** The strokes as the data of an SVG path, in units of the field; a point alone is a dot. */
export function signaturePath(strokes: SignatureStrokes): string {
  return strokes
    .map((stroke) => {
      const [first = [0, 0], ...rest] = stroke
      const ends = rest.length === 0 ? [first] : rest
      return `M${first.join(' ')}${ends.map((point) => `L${point.join(' ')}`).join('')}`
    })
    .join('')
}
