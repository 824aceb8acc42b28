/** One cell of the card form: an input that writes its digits in groups and keeps the caret where it was. */
import { type ChangeEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { cx } from '../../../../ui/cx.ts'

interface CardInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** groups the typed text; without it text stays as typed */
  format?: (text: string) => string
  isInvalid: boolean
  /** id of the element that says what is wrong */
  describedBy: string
  placeholder: string
  autoComplete: string
  inputMode?: 'numeric' | 'text'
  maxLength?: number
  isDisabled: boolean
  trailing?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

/** Where the caret stands after `digits` digits of the grouped text. */
function placeAfterDigits(text: string, digits: number): number {
  let seen = 0
  for (const [index, sign] of [...text].entries()) {
    if (seen === digits) return index
    if (/\d/.test(sign)) seen += 1
  }
  return text.length
}

export function CardInput({
  label,
  value,
  onChange,
  onBlur,
  format,
  isInvalid,
  describedBy,
  isDisabled,
  trailing,
  inputRef,
  className,
  ...input
}: CardInputProps) {
  const caret = useRef<{ element: HTMLInputElement; digits: number } | null>(null)

  useLayoutEffect(() => {
    const kept = caret.current
    caret.current = null
    if (!kept || document.activeElement !== kept.element) return
    const place = placeAfterDigits(kept.element.value, kept.digits)
    kept.element.setSelectionRange(place, place)
  })

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.target
    if (!format) return onChange(typed)
    const before = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length
    const next = format(typed)
    const isAtEnd = selectionStart === typed.length
    caret.current = isAtEnd ? null : { element: event.target, digits: before }
    onChange(next)
  }

  return (
    <span
      className={cx(
        'relative flex h-11 items-center bg-paper has-[:focus-visible]:z-10 has-[:disabled]:bg-desk',
        isInvalid && 'text-invalid',
        className,
      )}
    >
      <input
        {...input}
        ref={inputRef}
        type="text"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy : undefined}
        disabled={isDisabled}
        value={value}
        onChange={change}
        onBlur={onBlur}
        spellCheck={false}
        className="tabular focus-inset h-full w-full min-w-0 rounded bg-transparent px-3 text-base pointer-coarse:text-lg"
      />
      {trailing && (
        <span className="pointer-events-none absolute end-3 flex items-center gap-1">{trailing}</span>
      )}
    </span>
  )
}
