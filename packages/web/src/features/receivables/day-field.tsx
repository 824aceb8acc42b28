/** A day; what is typed counts once it is one. */
import { useState } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A year of four figures that does not begin with 0: while a year is typed, the browser gives 0002, 0020, 0202. */
const dayForm = /^[1-9]\d{3}-\d{2}-\d{2}$/

export function isDayText(text: string): boolean {
  return dayForm.test(text)
}

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
        else if (isDayText(day)) onChange(day)
      }}
    />
  )
}
