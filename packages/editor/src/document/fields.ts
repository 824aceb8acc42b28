/**
 * The single fields that a change is about. `properties` merges key by key, so each of its keys is a field of its own:
 * 'title', 'quantity', 'properties.12'. Two people conflict only where they changed the same field.
 */
import type { Json } from '@orderwright/domain'
import { isProps, isSameJson, mergedField, type Props } from './operations.ts'

const prefix = `${mergedField}.`

/** Field → value; a removed key and an absent one are both null. */
export function fieldsOf(props: Props): Map<string, Json> {
  const fields = new Map<string, Json>()
  for (const [key, value] of Object.entries(props)) {
    if (key === mergedField && isProps(value)) {
      for (const [entry, content] of Object.entries(value)) fields.set(prefix + entry, content ?? null)
    } else fields.set(key, value ?? null)
  }
  return fields
}

/** The other way round. */
export function propsOf(fields: ReadonlyMap<string, Json>): Props {
  const props: Props = {}
  const merged: Props = {}
  for (const [field, value] of fields) {
    if (field.startsWith(prefix)) merged[field.slice(prefix.length)] = value
    else props[field] = value
  }
  return Object.keys(merged).length > 0 ? { ...props, [mergedField]: merged } : props
}

/** `props` with the wanted fields alone. */
export function pickFields(props: Props, isWanted: (field: string) => boolean): Props {
  return propsOf(new Map([...fieldsOf(props)].filter(([field]) => isWanted(field))))
}

/** The fields of `one` whose value in `other` differs. */
export function differingFields(one: Props, other: Props): string[] {
  const values = fieldsOf(other)
  return [...fieldsOf(one)].flatMap(([field, value]) =>
    isSameJson(value, values.get(field) ?? null) ? [] : [field],
  )
}
