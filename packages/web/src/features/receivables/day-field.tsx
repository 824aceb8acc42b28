/** A day; what is typed counts once it is one. */
import { useState } from 'react'
import { readDay } from '../../lib/format/read-values.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

interface DayFieldProps {
  label: string
  /** YYYY-MM-DD */
  value: string
  /** undefined: emptied */
  onChange: (day: string | undefined) => void
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setDraft(value)
  }
  return (
    <TextField
      label={label}
      type="date"
      value={draft}
      onChange={(day) => {
        setDraft(day)
        if (day === '') onChange(undefined)
        else if (readDay(day) !== undefined) onChange(day)
      }}
    />
  )
}
