/** A phone number: shaped while it is typed, judged when it is left. [1.5.03] */
import { contactFieldMessages as words } from '@orderwright/domain/messages'
import { useLayoutEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'
import { phoneProblem } from './contact-rules.ts'
import { typePhone } from './phone-typing.ts'

interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'type' | 'inputRef'> {
  value: string
  onChange: (value: string) => void
}

export function PhoneField({ value, onChange, onBlur, errorMessage, ...props }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  // The browser puts the caret at the end of a text that changes under it.
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current)
    }
    caret.current = null
  }, [value])
  return (
    <TextField
      label={words.phone}
      type="tel"
      autoComplete="tel-national"
      placeholder="(415) 555-0134"
      maxLength={40}
      {...props}
      inputRef={input}
      value={value}
      onChange={(text) => {
        const typed = typePhone({ text, caret: input.current?.selectionStart ?? text.length })
        caret.current = typed.caret
        onChange(typed.text)
      }}
      onBlur={() => {
        setIsLeft(true)
        onBlur?.()
      }}
      errorMessage={errorMessage ?? (isLeft ? phoneProblem(value) : undefined)}
    />
  )
}
