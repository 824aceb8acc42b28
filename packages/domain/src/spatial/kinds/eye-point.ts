/** A point of the plan from which somebody looks into the room: where one stands, to where one looks. Inches, degrees. */
import { z } from 'zod'
import { spatialMessages as words } from '../../messages/canvas/spatial-records.ts'
import { idSchema } from '../../units/record.ts'
import { extentSchema, planPointSchema, textSchema } from '../shapes.ts'

/** The least and the most degrees of what a viewer can be given. */
export const eyeAngles = {
  /** from the left edge of what is seen to the right one */
  fieldOfView: { min: 20, max: 110 },
  /** above the horizon */
  tilt: { min: -60, max: 60 },
} as const

const degrees = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .number({ error: () => words.number })
    .min(min, { error: () => words.degreesBetween({ min, max }) })
    .max(max, { error: () => words.degreesBetween({ min, max }) })

/** [issue 15] `from` and `to` differ: they say where one looks. */
export const eyePointDataSchema = z.object({
  title: textSchema(200).default(''),
  from: planPointSchema,
  to: planPointSchema,
  /** of the eyes above the floor */
  height: extentSchema.default(63),
  fieldOfView: degrees(eyeAngles.fieldOfView).default(66),
  tilt: degrees(eyeAngles.tilt).default(0),
  /** the still that was kept of it; null: none */
  mediumId: idSchema.nullable().default(null),
  /** of what its still is: tells whether the room is another one since. null: there is no still */
  stillOf: textSchema(40).nullable().default(null),
})
export type EyePointData = z.infer<typeof eyePointDataSchema>
