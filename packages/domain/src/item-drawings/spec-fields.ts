/**
 * The fields of a drawing family's specification as a form can offer them: each by its dotted path, with what it takes
 * and what it is when nobody says. Read from the family's own schema, so that no list beside it can fall behind.
 */
import { z } from 'zod'
import { hexColourSchema } from '../drawing/surfaces/hex-colour.ts'
import { engravingSetSchema } from '../engraving/schema.ts'
import { fieldOf } from '../settings/setting-fields.ts'

export type SpecField = {
  /** 'screws.spacing' */
  readonly path: string
  /** `group`: several fields together, which one choice may fill as a whole; `other`: what only data of options holds */
  readonly input: 'number' | 'text' | 'colour' | 'flag' | 'choice' | 'engravings' | 'group' | 'other'
  /** of a choice */
  readonly choices: readonly string[]
  readonly isInteger: boolean
  readonly min: number | null
  readonly max: number | null
  /** what it is when nothing fills it; undefined: nothing */
  readonly fallback: unknown
  /** nothing can be drawn without it */
  readonly isNeeded: boolean
}

/** Fields that an item fills by itself: nobody binds them. */
const OWN = new Set(['seed'])

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The schema within its defaults. */
function plain(schema: unknown): unknown {
  return schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch
    ? plain(schema.def.innerType)
    : schema
}

function inputOf(schema: unknown, name: string): Omit<SpecField, 'path' | 'fallback' | 'isNeeded'> {
  const none = { choices: [], isInteger: false, min: null, max: null }
  if (schema === engravingSetSchema) return { input: 'engravings', ...none }
  if (schema === hexColourSchema) return { input: 'colour', ...none }
  if (schema instanceof z.ZodObject) return { input: 'group', ...none }
  // A text or a number: what is typed is taken.
  if (schema instanceof z.ZodUnion) return { input: 'text', ...none }
  const field = fieldOf(schema, name)
  switch (field.kind) {
    case 'number':
      return { input: 'number', ...none, isInteger: field.isInteger, min: field.min, max: field.max }
    case 'choice':
      return { input: 'choice', ...none, choices: field.choices }
    case 'flag':
      return { input: 'flag', ...none }
    case 'text':
      return { input: 'text', ...none }
    default:
      return { input: 'other', ...none }
  }
}

function fieldsWithin(schema: z.ZodObject, above: readonly string[], standing: unknown): SpecField[] {
  return Object.entries(schema.shape).flatMap(([name, part]): SpecField[] => {
    if (above.length === 0 && OWN.has(name)) return []
    const path = [...above, name]
    const given = isFields(standing) ? standing[name] : undefined
    const alone = part instanceof z.ZodType ? part.safeParse(undefined) : undefined
    const fallback = given ?? (alone?.success ? alone.data : undefined)
    const inner = plain(part)
    const field: SpecField = {
      ...inputOf(inner, name),
      path: path.join('.'),
      fallback,
      isNeeded: fallback === undefined && alone?.success === false && above.length === 0,
    }
    return inner instanceof z.ZodObject ? [field, ...fieldsWithin(inner, path, fallback)] : [field]
  })
}

/** The fields of a family's specification, in the order of its schema; groups stand before their parts. */
export function specFields(specSchema: z.ZodType): readonly SpecField[] {
  const inner = plain(specSchema)
  return inner instanceof z.ZodObject ? fieldsWithin(inner, [], undefined) : []
}

/** Whether a value can stand in the field. What a family asks of several fields together it says when it draws. */
export function isSpecValue(specSchema: z.ZodType, path: string, value: unknown): boolean {
  let schema = plain(specSchema)
  for (const name of path.split('.')) {
    if (!(schema instanceof z.ZodObject)) return false
    const part: unknown = schema.shape[name]
    schema = part instanceof z.ZodCatch || plain(part) instanceof z.ZodType ? plain(part) : undefined
  }
  return schema instanceof z.ZodType && schema.safeParse(value).success
}
