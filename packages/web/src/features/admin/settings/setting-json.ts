/** Values of settings as they are put together while they are typed. */
import { emptySetting, newSettingEntry, type SettingField } from '@orderwright/domain/settings'
import { type Json, jsonSchema } from '@orderwright/domain/units'

export function fieldsOf(value: Json | undefined): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** The group with another part; undefined takes the part out. */
export function withPart(value: Json | undefined, name: string, part: Json | undefined): Json {
  const { [name]: _, ...others } = fieldsOf(value)
  return part === undefined ? others : { ...others, [name]: part }
}

export function emptyValue(field: SettingField): Json {
  return jsonSchema.parse(emptySetting(field))
}

/** What is added to the list: behind those that are there. */
export function newEntry(item: SettingField, list: readonly Json[]): Json {
  return jsonSchema.parse(newSettingEntry(item, list))
}
