/** A number of an expression: an amount in dollars, or a factor. What is no number stays in the field, and it says so. */
import { expressionEditorMessages as words, MAX_AMOUNT } from '@orderwright/domain'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { figureText, readFigure } from './figures.ts'

interface FigureFieldProps {
  /** cents, or a factor */
  value: number
  isMoney: boolean
  onChange: (value: number) => void
}

export function FigureField({ value, isMoney, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function commit() {
    if (typed === null) return
    const next = readFigure(typed, isMoney)
    if (next === undefined) return setProblem(words.notNumber)
    if (Math.abs(next) > MAX_AMOUNT) {
      return setProblem(words.tooLarge({ max: isMoney ? MAX_AMOUNT / 100 : MAX_AMOUNT }))
    }
    setTyped(null)
    setProblem(null)
    if (next !== value) onChange(next)
  }
  return (
    <TextField
      label={isMoney ? words.amount : words.factor}
      {...(isMoney ? { prefix: '$' } : {})}
      align="end"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={typed ?? figureText(value, isMoney)}
      onChange={(text) => {
        setTyped(text)
        setProblem(null)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key !== 'Escape' || typed === null) return
        // Takes the typing back; what is around stays open.
        event.stopPropagation()
        setTyped(null)
        setProblem(null)
      }}
      {...(problem === null ? {} : { errorMessage: problem })}
    />
  )
}
