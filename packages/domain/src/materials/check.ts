/** What is wrong with the material in an option's data as it is written, field by field, and as much of it as can be used. */
import { z } from 'zod'
import { issueSentence } from '../units/text/issue-sentence.ts'
import { materialMessages as words } from '../messages/admin/materials.ts'
import {
  brushingShape,
  type FinishMaterial,
  finishMaterialSchema,
  materialColorSchema,
  materialShape,
  textureShape,
} from './schema.ts'

export interface MaterialFault {
  /** within the option's data: ['material', 'brushing', 'strength'] */
  readonly path: readonly string[]
  readonly message: string
}

/** Base color and material of an option. */
type MaterialData = { readonly fill?: unknown; readonly material?: unknown }

/** The definition where it is written: names that mean nothing are faults too, for they would be lost unseen. */
const writtenMaterialSchema = z.strictObject({
  ...materialShape,
  brushing: z.strictObject(brushingShape).optional(),
  texture: z.strictObject(textureShape).optional(),
})
const mapSchema = z.record(z.string(), z.unknown())

/** The faults of an option's data where it defines a material; none where it does not. */
export function materialFaults({ fill, material }: MaterialData): readonly MaterialFault[] {
  if (material === undefined) return []
  const parsed = writtenMaterialSchema.safeParse(material, { error: issueSentence })
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    path: ['material', ...path.map(String)],
    message,
  }))
  const isColored = fill === undefined || materialColorSchema.safeParse(fill).success
  return isColored ? faults : [{ path: ['fill'], message: words.notAColor }, ...faults]
}

/** The material without what is wrong in it, for a form to begin with; undefined where not even its kind can be read. */
export function mendedMaterial(material: unknown): FinishMaterial | undefined {
  const given = mapSchema.safeParse(material)
  if (!given.success) return undefined
  const faulty = new Set(materialFaults({ material }).map(({ path }) => path[1]))
  const sound = Object.entries(given.data).filter(([name]) => !faulty.has(name))
  return finishMaterialSchema.safeParse(Object.fromEntries(sound)).data
}
