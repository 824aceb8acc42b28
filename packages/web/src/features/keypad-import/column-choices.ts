/** What a column can be chosen to say: the keypad's own, the choices of the product, and engravings button by button. */
import {
  BUTTONS_MOST,
  chosenProperties,
  type ColumnRole,
  plainRoles,
  roleKey,
  roleOfKey,
  roleWords,
} from '@orderwright/domain/keypad-import'
import type { Catalog, CatalogProduct } from '@orderwright/domain/catalog'
import type { OrgProfile } from '@orderwright/domain/tenancy'

interface About {
  readonly catalog: Catalog
  readonly profile: OrgProfile
  readonly product: CatalogProduct | undefined
}

const BUTTONS_AT_LEAST = 12

/** The choices of every column; those that are recognized are among them, however high their number. */
export function columnChoices(about: About, columns: readonly string[]) {
  const used = columns.map(roleOfKey)
  const numbers = used.flatMap((role) => (role.kind === 'engraving' ? [role.button] : []))
  const most = Math.min(Math.max(BUTTONS_AT_LEAST, ...numbers), BUTTONS_MOST)
  const buttons = Array.from({ length: most }, (_, index) => index + 1)
  const engraving = (button: number, isSecond: boolean): ColumnRole => ({
    kind: 'engraving',
    button,
    side: null,
    isSecond,
    line: 0,
  })
  const roles: ColumnRole[] = [
    { kind: 'ignored' },
    ...plainRoles.map((kind): ColumnRole => ({ kind })),
    ...chosenProperties(about).map(({ id }): ColumnRole => ({ kind: 'choice', propertyId: id })),
    { kind: 'line', line: 0 },
    { kind: 'line', line: 1 },
    ...buttons.map((button) => engraving(button, false)),
    ...buttons.map((button) => engraving(button, true)),
  ]
  const known = new Set(roles.map(roleKey))
  const others = used.filter((role) => role.kind !== 'choice' && !known.has(roleKey(role)))
  const all = [...roles, ...new Map(others.map((role) => [roleKey(role), role])).values()]
  return all.map((role) => ({
    key: roleKey(role),
    label:
      role.kind === 'choice' ? (about.catalog.properties.get(role.propertyId)?.title ?? '') : roleWords(role),
  }))
}

/** 'A', 'B', … 'AA', as spreadsheets call their columns. */
export function columnLetter(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last
}
