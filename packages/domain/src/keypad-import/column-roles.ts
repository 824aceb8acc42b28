/** What a column of a keypad schedule says: of the keypad, of one of its choices, or what is engraved. */
import { z } from 'zod'
import { keypadImportMessages as words } from '../messages/order/keypad-import.ts'
import type { EngravingSide } from '../engraving/schema.ts'

/** Columns that there is one of, by what they say. */
export const plainRoles = [
  'title',
  'room',
  'number',
  'quantity',
  'notes',
  'product',
  'buttons',
  'button',
  'position',
  'language',
  'pieces',
] as const
export type PlainRole = (typeof plainRoles)[number]

export type ColumnRole =
  | { readonly kind: 'ignored' }
  | { readonly kind: PlainRole }
  /** an option, a figure or a text of the product */
  | { readonly kind: 'choice'; readonly propertyId: number }
  /** the engraving of the row's own button, one of its two lines (from 0) */
  | { readonly kind: 'line'; readonly line: number }
  /** the engraving of a button, counted from 1; side null: where the others stand */
  | {
      readonly kind: 'engraving'
      readonly button: number
      readonly side: EngravingSide | null
      readonly isSecond: boolean
      readonly line: number
    }
export type EngravingRole = Extract<ColumnRole, { kind: 'engraving' }>

export const ignored: ColumnRole = { kind: 'ignored' }
/** More buttons than any plate has. */
export const BUTTONS_MOST = 60

/** A role as a key, by which choices are told apart and remembered. */
export function roleKey(role: ColumnRole): string {
  switch (role.kind) {
    case 'choice':
      return `choice/${role.propertyId}`
    case 'line':
      return `line/${role.line}`
    case 'engraving':
      return ['engraving', role.button, role.side ?? '', role.isSecond ? 2 : 1, role.line].join('/')
    default:
      return role.kind
  }
}

/** The role of a key; what no key says is not read. */
export function roleOfKey(key: string): ColumnRole {
  const [kind = '', first = '', side = '', language = '', line = ''] = key.split('/')
  const plain = plainRoles.find((one) => one === kind)
  if (plain !== undefined) return { kind: plain }
  const number = Number(first)
  if (!Number.isInteger(number)) return ignored
  if (kind === 'choice' && number > 0) return { kind, propertyId: number }
  if (kind === 'line' && (number === 0 || number === 1)) return { kind, line: number }
  if (kind !== 'engraving' || number < 1 || number > BUTTONS_MOST) return ignored
  const stands = side === 'above' || side === 'below' ? side : null
  return { kind, button: number, side: stands, isSecond: language === '2', line: line === '1' ? 1 : 0 }
}

/** What a role is called where it is chosen; a choice is called as its property. */
export function roleWords(role: Exclude<ColumnRole, { kind: 'choice' }>): string {
  if (role.kind === 'line') return words.lineRole({ line: role.line + 1 })
  if (role.kind !== 'engraving') return words.roles[role.kind]
  const { button, side, isSecond, line } = role
  return words.buttonRole({ button, side: side ?? '', isSecond, line: line + 1 })
}

/** Whether the schedule has a row for each button. */
export function isByButton(roles: readonly ColumnRole[]): boolean {
  return roles.some(({ kind }) => kind === 'line')
}

/** Whether something is engraved by these columns. */
export function hasEngravings(roles: readonly ColumnRole[]): boolean {
  return roles.some(({ kind }) => kind === 'line' || kind === 'engraving')
}

/** How a table is read. */
export const keypadMappingSchema = z.object({
  /** the place of the row of headings; −1 where there is none */
  header: z.number().int().min(-1).max(1000),
  /** keys of roles, a column each */
  columns: z.array(z.string().max(60)).max(200),
  /** where engravings stand of which nothing says it */
  side: z.enum(['above', 'below']),
})
export type KeypadMapping = z.infer<typeof keypadMappingSchema>
