/** What is kept of an import that is not finished, by this tab; and what columns were called for the next file, by this browser. */
import { readTableSchema } from '@orderwright/contract'
import {
  cellText,
  type KeypadMapping,
  keypadMappingSchema,
  type PlainCell,
  type TableRows,
} from '@orderwright/domain/keypad-import'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'

export const keptImportSchema = z.object({
  /** of the file, or of what was pasted */
  name: z.string().max(300),
  tables: z.array(readTableSchema),
  sheet: z.number().int().min(0),
  /** null: as it is recognized */
  mapping: keypadMappingSchema.nullable(),
  /** what rows become: `product:1`, `item:7`; null: the first product */
  start: z.string().max(40).nullable(),
  /** places of the first rows of keypads that are not to be added */
  leftOut: z.array(z.number().int()),
  /** cells that are being pasted */
  pasted: z.string().max(400_000),
})
export type KeptImport = z.infer<typeof keptImportSchema>

export const untouchedImport: KeptImport = {
  name: '',
  tables: [],
  sheet: 0,
  mapping: null,
  start: null,
  leftOut: [],
  pasted: '',
}

const rememberedSchema = z.object({
  side: z.enum(['above', 'below']),
  /** keys of roles by what is written over the column */
  roles: z.record(z.string().max(200), z.string().max(60)),
})
const REMEMBERED_MOST = 200
const nothing: z.infer<typeof rememberedSchema> = { side: 'below', roles: {} }
const storageKey = (orgId: number) => `keypad-columns:${orgId}`
const headingKey = (cell: PlainCell | undefined) =>
  cellText(cell ?? '')
    .toLowerCase()
    .slice(0, 200)

/** What is recognized, with what somebody has chosen for columns of the same headings before. */
export function withRemembered(
  orgId: number,
  rows: TableRows,
  mapping: KeypadMapping,
  isKnown: (role: string) => boolean,
): KeypadMapping {
  const { side, roles } = readStored(localStorage, storageKey(orgId), rememberedSchema, nothing)
  if (mapping.header < 0) return { ...mapping, side }
  const headings = rows[mapping.header] ?? []
  const columns = mapping.columns.map((role, column) => {
    const known = Object.hasOwn(roles, headingKey(headings[column]))
      ? roles[headingKey(headings[column])]
      : undefined
    return known !== undefined && isKnown(known) ? known : role
  })
  return { ...mapping, side, columns }
}

/** Keeps what was chosen for a column under its heading. */
export function rememberColumn(orgId: number, heading: PlainCell | undefined, role: string): void {
  const key = headingKey(heading)
  if (key === '') return
  const { side, roles } = readStored(localStorage, storageKey(orgId), rememberedSchema, nothing)
  const { [key]: _, ...others } = roles
  const kept = Object.entries(others).slice(1 - REMEMBERED_MOST)
  writeStored(localStorage, storageKey(orgId), { side, roles: Object.fromEntries([...kept, [key, role]]) })
}

export function rememberSide(orgId: number, side: KeypadMapping['side']): void {
  const kept = readStored(localStorage, storageKey(orgId), rememberedSchema, nothing)
  writeStored(localStorage, storageKey(orgId), { ...kept, side })
}
