/** What every field of a value takes. */
import type { SettingField } from '@orderwright/domain/settings'
import type { Json } from '@orderwright/domain/units'

/**
 * How far a change is: something is typed and goes on, it is done with this press, or something was begun whose fields are
 * still to be filled.
 */
export type Step = 'typing' | 'done' | 'begun'

export interface ValueInputProps {
  field: SettingField
  /** the last part of its path */
  name: string
  path: string
  label: string
  value: Json | undefined
  onChange: (value: Json | undefined, step: Step) => void
  problemAt: (path: string) => string | undefined
  /** it may be absent */
  isOptional?: boolean
  isLabelHidden?: boolean
}
