/** The well of a color: the browser's picker beside what is typed. */
import { hexColourSchema } from '@orderwright/domain/drawing'
import { materialMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef } from 'react'
import type { FieldSpec } from './field-spec.ts'
import { textOf } from './value-text.ts'

/** A picker tells every shade that it passes: what it rests on is saved. */
const REST_MS = 400

interface ColorPickProps {
  field: FieldSpec
  /** as it is typed */
  value: string
  onPick: (hex: string) => void
  onLeave: () => void
}

/** '#abc' as '#aabbcc': pickers know no other; null for what is no color. */
function longHex(text: string): string | null {
  if (!hexColourSchema.safeParse(text).success) return null
  return text.length === 4 ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text
}

export function ColorPick({ field, value, onPick, onLeave }: ColorPickProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  return (
    <input
      type="color"
      aria-label={words.pick({ field: field.label })}
      value={longHex(value) ?? longHex(textOf(field.usual)) ?? '#ffffff'}
      onChange={(event) => {
        onPick(event.currentTarget.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => leave.current(), REST_MS)
      }}
      className="block size-5 shrink-0 cursor-pointer appearance-none rounded-sm border border-edge bg-transparent p-0 pointer-coarse:size-11 [&::-webkit-color-swatch]:rounded-sm [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
    />
  )
}
