/** A small input in a row of a list: what is typed counts when it is left, or with Enter. */
import { useState } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { controlHeights, frameClasses, inputClasses } from '../../../../ui/fields/field.tsx'

interface CellInputProps {
  label: string
  value: string
  isInvalid?: boolean
  onChange: (text: string) => void
}

export function CellInput({ label, value, isInvalid = false, onChange }: CellInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function leave() {
    if (typed === null) return
    setTyped(null)
    if (typed !== value) onChange(typed)
  }
  return (
    <div className={cx(frameClasses, controlHeights.small, 'px-1.5')}>
      <input
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
          if (event.key !== 'Escape' || typed === null) return
          event.stopPropagation()
          setTyped(null)
        }}
        className={cx(inputClasses, 'h-full font-mono text-xs')}
      />
    </div>
  )
}
