/**
 * The single fields that a change is about. Some fields merge key by key, so each of their keys is a field of its own:
 * 'title', 'quantity', 'properties.12', 'data.size'. Two people conflict only where they changed the same field.
 */
import type { Json } from '@orderwright/domain/units'
import { isProps, isSameJson, type Props } from './operations.ts'
import { mergedFields } from './record-kinds.ts'

/** Field → value; a removed key and an absent one are both null. */
export function fieldsOf(props: Props): Map<string, Json> {
  const fields = new Map<string, Json>()
  for (const [key, value] of Object.entries(props)) {
    if (mergedFields.has(key) && isProps(value)) {
      for (const [entry, content] of Object.entries(value)) fields.set(`${key}.${entry}`, content ?? null)
    } else fields.set(key, value ?? null)
  }
  return fields
}

/** The other way round. */
export function propsOf(fields: ReadonlyMap<string, Json>): Props {
  const props: Props = {}
  const merged = new Map<string, Props>()
  for (const [field, value] of fields) {
    const dot = field.indexOf('.')
    const top = dot < 0 ? field : field.slice(0, dot)
    if (dot < 0 || !mergedFields.has(top)) props[field] = value
    else merged.set(top, { ...merged.get(top), [field.slice(dot + 1)]: value })
  }
  return { ...props, ...Object.fromEntries(merged) }
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
