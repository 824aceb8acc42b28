/** What can be edited of a record, as data: which value, under which label, and how it is typed or chosen. */
import type { LengthUnit } from '@orderwright/domain/units'
import type { RecordValues } from '@orderwright/editor'
import type { EditableKey } from '../records/editables.ts'
import type { EditedRecord } from '../records/record-editing.tsx'

export interface RecordChoice {
  readonly key: string
  readonly label: string
}

type FieldInput =
  | {
      readonly kind: 'text'
      readonly maxLength: number
      readonly isMultiline?: boolean
      /** why what was typed can not be meant so; null: it can */
      readonly check?: (value: string) => string | null
      readonly placeholder?: string
      /** a text without a letter is not taken */
      readonly isRequired?: boolean
      /** what is said of a new value, where 'X of Y changed' is not it */
      readonly saved?: (value: string) => string
    }
  /** whole numbers; `isOptional`: empty is null */
  | { readonly kind: 'integer'; readonly min?: number; readonly max?: number; readonly isOptional?: boolean }
  | { readonly kind: 'decimal'; readonly min?: number; readonly max?: number; readonly suffix?: string }
  /** a length in the person's `unit`, kept in `stored` */
  | {
      readonly kind: 'length'
      readonly unit: LengthUnit
      readonly stored: LengthUnit
      /** in `stored` */
      readonly min: number
      readonly max: number
    }
  /** 0 to 1, on a slider in percent */
  | { readonly kind: 'share' }
  /** '#a98a5b', typed or picked; `isOptional`: empty takes it away */
  | { readonly kind: 'color'; readonly isOptional?: boolean }
  /** a point in time, typed in UTC */
  | { readonly kind: 'timestamp' }
  /** 0 or 1 */
  | { readonly kind: 'flag' }
  | { readonly kind: 'boolean' }
  /** one of two words */
  | { readonly kind: 'either'; readonly whenTrue: string; readonly whenFalse: string }
  | { readonly kind: 'choice'; readonly choices: readonly RecordChoice[] }
  /** a list of rows of texts; `one` is what a row is called */
  | { readonly kind: 'rows'; readonly columns: readonly RowColumn[]; readonly one: string }
  /** any value as JSON, or (`isRecord`) values by their keys; what does not parse is not saved [2.5.06, 1.8.10] */
  | { readonly kind: 'json'; readonly isRecord?: boolean }
  /** another record by its id; `none`: what stands for no record, and the value that says so */
  | {
      readonly kind: 'record'
      readonly choices: readonly RecordOption[]
      readonly none?: { readonly label: string; readonly value: null | -1 }
    }

/** A record that can be chosen; `mark` says why it is not offered elsewhere. */
export interface RecordOption {
  readonly id: number
  readonly title: string
  readonly mark?: string
}

/** One text of each row of a list. */
export interface RowColumn {
  readonly key: string
  readonly label: string
  readonly maxLength: number
  /** a row that says anything says this too */
  readonly isNeeded?: boolean
}

export type FieldSpec = FieldInput & {
  /** where the value stands in the record: ['referenceCodes', 'catalog'] */
  readonly path: readonly [string, ...string[]]
  readonly label: string
  readonly description?: string
  /** what holds while nothing stands at the path */
  readonly usual?: unknown
  /** what is wrong with what stands there, from before it was checked */
  readonly fault?: string | undefined
  /** what it is called in news about it, where the label names the record already */
  readonly shortLabel?: string
  /** only those whom an owner has marked may edit it [2.5.07] */
  readonly needs?: 'mayEditDataFields'
  /** ms after the last key at which what is typed is saved while one is still in it; without it when it is left [1.9.14] */
  readonly delayMs?: number
  /** open orders look different after a change: how many is said first */
  readonly concernsOrders?: boolean
}

/** A record that can be edited where it is shown. */
export interface EditTarget {
  readonly resource: EditableKey
  readonly record: EditedRecord
}

function fieldsOf(value: unknown): RecordValues {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** What a field shows: what stands at its path, or what holds without it. */
export function shownAt(record: unknown, { path, usual }: FieldSpec): unknown {
  return valueAt(record, path) ?? usual
}

/** What stands at the path; undefined where there is nothing. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => fieldsOf(value)[key], record)
}

function withValue(value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown {
  if (key === undefined) return leaf
  const { [key]: held, ...others } = fieldsOf(value)
  const next = withValue(held, rest, leaf)
  // Where it stood among the others, it stays: JSON is read by people too.
  return next === undefined ? others : { ...fieldsOf(value), [key]: next }
}

/** The top-level field of the record with another value at the path; undefined takes away what stands there. */
export function propsWith(record: unknown, [top, ...rest]: FieldSpec['path'], value: unknown): RecordValues {
  return { [top]: withValue(valueAt(record, [top]), rest, value) }
}
