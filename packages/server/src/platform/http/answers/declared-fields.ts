/**
 * Copies a value with the fields that a schema declares and no others: what keeps undeclared fields from leaving
 * in production, at a fraction of the cost of a whole validation (which every test and development server does).
 */
import { z } from 'zod'

type Copy = (value: unknown) => unknown

const asItIs: Copy = (value) => value

/** Schemas may refer to themselves; a copy is looked up when it is first used. */
const copies = new WeakMap<z.core.$ZodType, Copy>()

/** The copying function of a schema. */
export function declaredFieldsOf(schema: z.core.$ZodType): Copy {
  const known = copies.get(schema)
  if (known) return known
  copies.set(schema, (value) => made(value))
  const made = copyOf(schema)
  copies.set(schema, made)
  return made
}

function copyOf(schema: z.core.$ZodType): Copy {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return whenPresent(declaredFieldsOf(schema.unwrap()))
  }
  // What is checked before a schema parses it has the schema's fields.
  if (schema instanceof z.ZodPreprocess) return declaredFieldsOf(schema.out)
  if (schema instanceof z.ZodObject) return objectCopy(schema)
  if (schema instanceof z.ZodArray) return arrayCopy(declaredFieldsOf(schema.element))
  if (schema instanceof z.ZodRecord) return recordCopy(declaredFieldsOf(schema.valueType))
  if (schema instanceof z.ZodDiscriminatedUnion) return discriminatedCopy(schema)
  if (schema instanceof z.ZodUnion) return unionCopy(schema)
  return asItIs
}

function whenPresent(copy: Copy): Copy {
  return copy === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : copy(value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function objectCopy(schema: z.ZodObject): Copy {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
  const fields = Object.entries(shape).map(([key, field]) => [key, declaredFieldsOf(field)] as const)
  return (value) => {
    if (!isRecord(value)) return value
    const copy: Record<string, unknown> = {}
    for (const [key, copyField] of fields) {
      const field = value[key]
      if (field !== undefined) copy[key] = copyField === asItIs ? field : copyField(field)
    }
    return copy
  }
}

function arrayCopy(copy: Copy): Copy {
  return copy === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(copy) : value)
}

function recordCopy(copy: Copy): Copy {
  if (copy === asItIs) return asItIs
  return (value) => {
    if (!isRecord(value)) return value
    const copied: Record<string, unknown> = {}
    for (const key in value) copied[key] = copy(value[key])
    return copied
  }
}

/** The member is named in the value itself; a value that names none is validated, which refuses it. */
function discriminatedCopy(schema: z.ZodDiscriminatedUnion): Copy {
  const { discriminator } = schema.def
  const members = new Map<unknown, Copy>()
  for (const option of schema.options) {
    if (!(option instanceof z.ZodObject)) continue
    const shape: Readonly<Record<string, z.core.$ZodType>> = option.shape
    const name = shape[discriminator]
    if (name instanceof z.ZodLiteral)
      for (const value of name.values) members.set(value, declaredFieldsOf(option))
  }
  return (value) => {
    const copy = isRecord(value) ? members.get(value[discriminator]) : undefined
    return copy ? copy(value) : z.parse(schema, value)
  }
}

/** Which member a value is can only be told by validating it; members without fields need no copy. */
function unionCopy(schema: z.ZodUnion): Copy {
  const isPlain = schema.options.every((option) => declaredFieldsOf(option) === asItIs)
  return isPlain ? asItIs : (value) => z.parse(schema, value)
}
