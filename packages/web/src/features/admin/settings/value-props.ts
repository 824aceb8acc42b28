/** What every field of a value takes. */
import type { Json, SettingField } from '@orderwright/domain'

export interface ValueInputProps {
  field: SettingField
  /** the last part of its path */
  name: string
  path: string
  label: string
  value: Json | undefined
  /** `isDone`: nothing more is typed */
  onChange: (value: Json | undefined, isDone: boolean) => void
  problemAt: (path: string) => string | undefined
  /** it may be absent */
  isOptional?: boolean
  isLabelHidden?: boolean
}
