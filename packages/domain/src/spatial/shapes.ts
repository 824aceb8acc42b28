/**
 * Points and sizes of spatial records. Plan points lie on the floor (x, z), view points on a wall (x, y). Inches; no number
 * is farther from 0 than a million, so that every sum and product of them is exact enough and finite.
 */
import { z } from 'zod'
import { spatialMessages as words } from '../messages/canvas/spatial-records.ts'

/** The farthest that anything is drawn, in inches: about fifteen miles. */
export const MAX_INCHES = 1_000_000

const tooFar = { error: () => words.tooFar }
const negative = { error: () => words.negative }

const number = () => z.number({ error: () => words.number })

/** A place along an axis, in inches. */
export const coordinateSchema = number().min(-MAX_INCHES, tooFar).max(MAX_INCHES, tooFar)
/** A width, a height, a thickness: above 0, in inches. */
export const extentSchema = number()
  .positive({ error: () => words.notPositive })
  .max(MAX_INCHES, tooFar)
/** A bleed, a distance: 0 or more, in inches. */
export const distanceSchema = number().min(0, negative).max(MAX_INCHES, tooFar)
/** A part of a whole: 0 to 1. */
export const shareSchema = number()
  .min(0, negative)
  .max(1, { error: () => words.value })
/** Degrees; turns are not counted away, so that dragging around twice is told from not dragging. */
export const angleSchema = coordinateSchema
export const switchSchema = z.boolean({ error: () => words.yesOrNo })

/** One of some words, refused with the list of them. */
export function choiceSchema<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices, { error: () => words.choice({ choices }) })
}

/** A text of at most `max` characters. */
export function textSchema(max: number) {
  return z.string({ error: () => words.value }).max(max, { error: () => words.tooLong({ max }) })
}

const point = { error: () => words.point }
export const planPointSchema = z.object({ x: coordinateSchema, z: coordinateSchema }, point)
export const viewPointSchema = z.object({ x: coordinateSchema, y: coordinateSchema }, point)
/** A place on a wall; z where it stands off from it. */
export const positionSchema = z.object(
  { x: coordinateSchema, y: coordinateSchema, z: coordinateSchema.optional() },
  point,
)
/** Width and height, each above 0. */
export const sizeSchema = z.object({ width: extentSchema, height: extentSchema }, { error: () => words.size })
