/** Where an expression is typed: names are offered while it is, and what it comes to stands beside it. */
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { controlHeights, errorClasses, frameClasses, inputClasses } from '../../../../ui/fields/field.tsx'

interface ExpressionInputProps {
  label: string
  /** the label stands for the eye elsewhere */
  isLabelHidden?: boolean
  /** takes the whole row */
  isWide?: boolean
  /** what is saved */
  text: string
  /** what is typed and was not saved; null: nothing */
  draft: string | null
  names: readonly string[]
  placeholder?: string
  error?: string | undefined
  /** what it comes to */
  result?: string | undefined
  /** of a plain number */
  unit?: string | undefined
  /** stands before the input */
  lead?: ReactNode
  onType: (text: string) => void
  /** left, or Enter */
  onLeave: (text: string) => void
  onTakeBack: () => void
}

/** More than this nobody reads through. */
const OFFERED_MAX = 8

/** The name that is being typed before the cursor, and where it begins. */
export function nameBefore(text: string, cursor: number): { readonly from: number; readonly name: string } {
  const name = /[A-Za-z_][\w.]*$/.exec(text.slice(0, cursor))?.[0] ?? ''
  return { from: cursor - name.length, name }
}

/** Names that hold what is typed, those that begin so first. */
export function offeredNames(names: readonly string[], typed: string): readonly string[] {
  const part = typed.toLowerCase()
  const begins = names.filter((name) => name.toLowerCase().startsWith(part))
  const holds = names.filter((name) => !begins.includes(name) && name.toLowerCase().includes(part))
  return [...begins, ...holds].filter((name) => name !== typed).slice(0, OFFERED_MAX)
}

export function ExpressionInput(props: ExpressionInputProps) {
  const { label, isLabelHidden, text, draft, names, placeholder, result, unit, lead } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState<{ from: number; name: string } | null>(null)
  const [active, setActive] = useState(-1)
  const offered = typing && typing.name !== '' ? offeredNames(names, typing.name) : []
  const value = draft ?? text
  // Half a name is no mistake while it is chosen.
  const error = offered.length > 0 ? undefined : props.error

  function close() {
    setTyping(null)
    setActive(-1)
  }
  function take(name: string) {
    if (!typing) return
    const end = typing.from + typing.name.length
    const isCall = name.endsWith('()')
    const next = value.slice(0, typing.from) + name + value.slice(end)
    props.onType(next)
    close()
    const at = typing.from + name.length - (isCall ? 1 : 0)
    requestAnimationFrame(() => input.current?.setSelectionRange(at, at))
  }
  function offer(key: string): boolean {
    if (offered.length === 0) return false
    if (key === 'ArrowDown') setActive((active + 1) % offered.length)
    else if (key === 'ArrowUp') setActive((active <= 0 ? offered.length : active) - 1)
    else if (key === 'Escape') close()
    else if ((key === 'Enter' || key === 'Tab') && active >= 0) take(offered[active] ?? '')
    else return false
    return true
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (offer(event.key)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key === 'Enter') {
      close()
      props.onLeave(event.currentTarget.value)
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      props.onTakeBack()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const number = Number(value)
      if (value.trim() === '' || !Number.isFinite(number)) return
      event.preventDefault()
      const by = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1)
      props.onType(String(Math.round((number + by) * 1000) / 1000))
    }
  }
  return (
    <div className={cx('relative min-w-0', props.isWide && 'col-span-full')}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-0.5 block truncate text-xs text-ink-2'}>
        {label}
      </label>
      <div className={cx(frameClasses, controlHeights.small, 'gap-1 px-2')}>
        {lead}
        <input
          ref={input}
          id={id}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-names`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : result ? `${id}-result` : undefined}
          onChange={({ currentTarget }) => {
            props.onType(currentTarget.value)
            setActive(-1)
            setTyping(nameBefore(currentTarget.value, currentTarget.selectionStart ?? 0))
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            close()
            if (draft !== null) props.onLeave(event.currentTarget.value)
          }}
          className={cx(inputClasses, 'h-full font-mono text-xs')}
        />
        {unit && <span className="shrink-0 text-xs text-ink-2">{unit}</span>}
      </div>
      <div
        id={`${id}-names`}
        role="listbox"
        aria-label={words.names}
        hidden={offered.length === 0}
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-56 overflow-auto rounded bg-paper p-1 shadow-pop',
          offered.length === 0 && 'hidden',
        )}
      >
        {offered.map((name, index) => (
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => {
              event.preventDefault()
              take(name)
            }}
            className={cx(
              'cursor-pointer rounded-sm px-2 py-1 font-mono text-xs pointer-coarse:py-2.5',
              index === active ? 'bg-shade' : 'hover:bg-shade',
            )}
          >
            {name}
          </div>
        ))}
      </div>
      {result && !error && (
        <output
          id={`${id}-result`}
          htmlFor={id}
          title={result}
          className="tabular mt-0.5 block truncate text-xs text-ink-2"
        >
          {result}
        </output>
      )}
      {error && (
        <span id={`${id}-error`} className={errorClasses}>
          {error}
        </span>
      )}
    </div>
  )
}
