/** Figures of a setting that are none (yet): what was typed stands in their place. */
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import type { SettingField } from '@orderwright/domain/settings'
import type { Json } from '@orderwright/domain/units'

export interface Problem {
  readonly path: string
  readonly message: string
}

function partOf(value: Json, name: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined
}

export function numberProblems(field: SettingField, value: Json, path: string): readonly Problem[] {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' || (value === null && field.isNullable)
        ? []
        : [{ path, message: words.numberNeeded }]
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((one, index) => numberProblems(field.item, one, `${path}.${index}`))
        : []
    case 'group':
      return field.parts.flatMap(({ name, field: part }) => {
        const inner = partOf(value, name)
        return inner === undefined ? [] : numberProblems(part, inner, `${path}.${name}`)
      })
    case 'variants': {
      const variant = field.variants.find(({ name }) => name === partOf(value, field.by))
      return variant ? numberProblems(variant.group, value, path) : []
    }
    default:
      return []
  }
}
