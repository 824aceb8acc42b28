/**
 * What kind of field each setting is typed into, read from the profile's schema: a form over the schema has no list of its
 * own that could fall behind it. [issue 14]
 */
import { z } from 'zod'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { titleSchema } from '../units/record.ts'
import { TITLE_KEY } from './setting-keys.ts'

export type SettingFieldPart = {
  readonly name: string
  readonly isOptional: boolean
  readonly field: SettingField
}

export type SettingField = (
  | { readonly kind: 'text'; readonly maxLength: number; readonly isLong: boolean }
  /** `unit` cents: a whole number of cents, typed in dollars */
  | {
      readonly kind: 'number'
      readonly isInteger: boolean
      readonly unit: 'cents' | 'percent' | 'id' | null
      readonly min: number | null
      readonly max: number | null
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'group'; readonly parts: readonly SettingFieldPart[] }
  | { readonly kind: 'list'; readonly item: SettingField }
  /** `entries`: the names there can be; null: any */
  | { readonly kind: 'map'; readonly entries: readonly string[] | null; readonly value: SettingField }
  /** one of several groups, told apart by the field `by` */
  | {
      readonly kind: 'variants'
      readonly by: string
      readonly variants: readonly { readonly name: string; readonly group: SettingField }[]
    }
) & {
  /** null is a value of it: nothing */
  readonly isNullable: boolean
}

/** Texts from this length on stand in several lines. */
const LONG_TEXT = 300

function unitOf(name: string): 'cents' | 'percent' | 'id' | null {
  if (name.endsWith('InCents')) return 'cents'
  if (/Percentage$|^taxRates$/.test(name)) return 'percent'
  return /Ids?$|^roles$/.test(name) ? 'id' : null
}

interface Bounds {
  readonly maxLength: number | null
  readonly min: number | null
  readonly max: number | null
  readonly isInteger: boolean
}

/** Read from the checks themselves: zod's own getters need its writer of JSON schemas, which browsers do not get. */
function boundsOf(schema: z.ZodString | z.ZodNumber): Bounds {
  const isInteger = schema instanceof z.ZodNumberFormat
  let bounds: Bounds = { maxLength: null, min: null, max: null, isInteger }
  for (const check of schema.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMaxLength) {
      const { _zod: own } = check
      bounds = { ...bounds, maxLength: own.def.maximum }
    } else if (check instanceof z.core.$ZodCheckGreaterThan) {
      const { _zod: own } = check
      bounds = { ...bounds, min: Number(own.def.value) }
    } else if (check instanceof z.core.$ZodCheckLessThan) {
      const { _zod: own } = check
      bounds = { ...bounds, max: Number(own.def.value) }
    } else if (check instanceof z.core.$ZodCheckNumberFormat) bounds = { ...bounds, isInteger: true }
  }
  return bounds
}

function isOptional(schema: unknown): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return isOptional(schema.def.innerType)
  return schema instanceof z.ZodOptional
}

function groupOf(schema: z.ZodObject, leaveOut?: string): SettingField {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) =>
    name === leaveOut ? [] : [{ name, isOptional: isOptional(part), field: fieldOf(part, name) }],
  )
  return { kind: 'group', parts, isNullable: false }
}

function variantsOf(schema: z.ZodDiscriminatedUnion): SettingField {
  const by = schema.def.discriminator
  const variants = schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return []
    const literal: unknown = option.shape[by]
    const name = literal instanceof z.ZodLiteral ? String(literal.value) : ''
    return [{ name, group: groupOf(option, by) }]
  })
  return { kind: 'variants', by, variants, isNullable: false }
}

/** `name`: the last part of its path, which tells money and percentages from plain numbers. */
export function fieldOf(schema: unknown, name: string): SettingField {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) {
    return fieldOf(schema.def.innerType, name)
  }
  if (schema instanceof z.ZodNullable) return { ...fieldOf(schema.def.innerType, name), isNullable: true }
  const isNullable = false
  if (schema instanceof z.ZodBoolean) return { kind: 'flag', isNullable }
  if (schema instanceof z.ZodEnum) {
    return { kind: 'choice', choices: schema.options.map(String), isNullable }
  }
  if (schema instanceof z.ZodNumber) {
    const { min, max, isInteger } = boundsOf(schema)
    return { kind: 'number', isInteger, unit: unitOf(name), min, max, isNullable }
  }
  if (schema instanceof z.ZodArray) return { kind: 'list', item: fieldOf(schema.element, name), isNullable }
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsOf(schema)
  if (schema instanceof z.ZodObject) return groupOf(schema)
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema
    const entries = keyType instanceof z.ZodEnum ? keyType.options.map(String) : null
    return { kind: 'map', entries, value: fieldOf(valueType, name), isNullable }
  }
  // Texts, and unions of texts such as an address that may be empty. What a pipe reads is what is typed.
  if (schema instanceof z.ZodPipe) return fieldOf(schema.def.in, name)
  const maxLength = (schema instanceof z.ZodString ? boundsOf(schema).maxLength : null) ?? LONG_TEXT - 1
  return { kind: 'text', maxLength, isLong: maxLength >= LONG_TEXT, isNullable }
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
    ? unwrapped(schema.def.innerType)
    : schema
}

function schemaAt(schema: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return schema
  const inner = unwrapped(schema)
  return inner instanceof z.ZodObject ? schemaAt(inner.shape[part], rest) : undefined
}

/** The field of a setting by the path of its key, of a map that of the whole map. */
export function settingFieldOf(path: string): SettingField {
  const parts = path.split('.')
  return path === TITLE_KEY
    ? fieldOf(titleSchema, path)
    : fieldOf(schemaAt(orgProfileSchema, parts), parts.at(-1) ?? '')
}

/** What a new row of a list begins with: empty, the first of every choice. */
export function emptySetting(field: SettingField): unknown {
  if (field.isNullable) return null
  switch (field.kind) {
    case 'text':
      return ''
    case 'number':
      return null
    case 'flag':
      return false
    case 'choice':
      return field.choices[0] ?? ''
    case 'list':
      return []
    case 'map':
      return {}
    case 'group':
      return Object.fromEntries(
        field.parts.flatMap(({ name, isOptional: mayLack, field: part }) =>
          mayLack ? [] : [[name, emptySetting(part)]],
        ),
      )
    case 'variants': {
      const [first] = field.variants
      const group = first ? emptySetting(first.group) : {}
      return { [field.by]: first?.name ?? '', ...(typeof group === 'object' ? group : {}) }
    }
  }
}
