/** A number of an expression: an amount in dollars, or a factor. What is no number stays in the field, and it says so. */
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import { MAX_AMOUNT } from '@orderwright/domain/units'
import { useRef, useState } from 'react'
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

  // What stood there before the typing.
  const before = useRef(value)

  function problemOf(next: number | undefined): string | null {
    if (next === undefined) return words.notNumber
    const isTooLarge = Math.abs(next) > MAX_AMOUNT
    return isTooLarge ? words.tooLarge({ max: isMoney ? MAX_AMOUNT / 100 : MAX_AMOUNT }) : null
  }
  /** What reads as a number counts as it is typed: the preview follows, and nothing is lost by leaving. */
  function type(text: string) {
    if (typed === null) before.current = value
    setTyped(text)
    setProblem(null)
    const next = readFigure(text, isMoney)
    if (next !== undefined && problemOf(next) === null && next !== value) onChange(next)
  }
  function leave() {
    if (typed === null) return
    const said = problemOf(readFigure(typed, isMoney))
    setProblem(said)
    if (said === null) setTyped(null)
  }
  function takeBack() {
    setTyped(null)
    setProblem(null)
    if (before.current !== value) onChange(before.current)
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
      onChange={type}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        if (event.key !== 'Escape' || typed === null) return
        // Takes the typing back; what is around stays open.
        event.stopPropagation()
        takeBack()
      }}
      {...(problem === null ? {} : { errorMessage: problem })}
    />
  )
}
