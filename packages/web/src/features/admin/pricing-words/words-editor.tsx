/**
 * A version's expressions in words, to be changed piece by piece. What stands here is the text of the JSON editor, read: a change writes
 * that text anew, and typing there is seen here at once. [2.3.13, 2.5.11]
 */
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import { expressionAt, type ExpressionPlace, type Expressions } from '@orderwright/domain/pricing'
import { Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { AdminData } from '../admin-data.ts'
import { type ChangeExpressions, ExpressionList } from './expression-list.tsx'

interface WordsEditorProps {
  versionKey: string
  /** null: what is typed as JSON can not be read */
  expressions: Expressions | null
  adminData: AdminData
  onChange: (expressions: Expressions) => void
}

/** Steps that can be taken back. */
const STEPS_MAX = 100

interface Steps {
  readonly past: readonly Expressions[]
  readonly future: readonly Expressions[]
}

export function WordsEditor({ versionKey, expressions, adminData, onChange }: WordsEditorProps) {
  const [open, setOpen] = useState<ExpressionPlace | null>(null)
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] })
  const [said, setSaid] = useState('')
  // The field in which somebody types: all of it is one step.
  const typedIn = useRef<Element | null>(null)
  if (expressions === null) return <p className="text-sm text-ink-2">{words.wordsWait}</p>
  const shown = expressions

  const change: ChangeExpressions = (next, place) => {
    const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : null
    const isTypedOn = field !== null && field === typedIn.current
    typedIn.current = field
    setSteps({ past: isTypedOn ? past : [...past, shown].slice(-STEPS_MAX), future: [] })
    setOpen(place)
    onChange(next)
  }
  function go(from: readonly Expressions[], isBack: boolean) {
    const to = from.at(-1)
    if (to === undefined) return
    const rest = from.slice(0, -1)
    setSteps(isBack ? { past: rest, future: [...future, shown] } : { past: [...past, shown], future: rest })
    if (open && expressionAt(to, open) === undefined) setOpen(null)
    onChange(to)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') typedIn.current = null
    // What is typed into a field is taken back by the field itself.
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) go(future, false)
    else go(past, true)
  }
  return (
    // Keys that bubble up from the fields and buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={onKeyDown}
      onBlur={() => {
        typedIn.current = null
      }}
    >
      <div className="flex justify-end">
        <IconButton
          label={words.undo}
          icon={<Undo2 />}
          size="small"
          isDisabled={past.length === 0}
          onPress={() => go(past, true)}
        />
        <IconButton
          label={words.redo}
          icon={<Redo2 />}
          size="small"
          isDisabled={future.length === 0}
          onPress={() => go(future, false)}
        />
      </div>
      <ExpressionList
        around={[]}
        label={words.expressionsOf({ key: versionKey })}
        expressions={shown}
        open={open}
        adminData={adminData}
        onChange={change}
        onOpen={setOpen}
        onSay={setSaid}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
