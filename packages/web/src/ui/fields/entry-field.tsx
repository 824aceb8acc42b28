/**
 * A field for an amount or a rate that takes what people write ('1,250.5', '$1250', '12%') and says how it was read. What
 * counts is handed over while it is typed; what can not be read stays in the field with the reason, over a reload too
 * where the field has a name to keep it under. [1.5.23]
 */
import { orderSettingsMessages as words } from '@orderwright/domain/messages'
import {
  type Cents,
  cents,
  type Entry,
  formatCents,
  formatEntry,
  isBareFigure,
  readEntry,
} from '@orderwright/domain/units'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type EntryKind = 'amount' | 'rate'

interface EntryFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'prefix' | 'suffix' | 'type' | 'description'> {
  /** a quiet line under the input */
  description?: string | undefined
  /** what a bare figure is */
  kind: EntryKind
  /** cents of an amount, percent of a rate; null is empty */
  value: number | null
  /** called with each value that can be read, while it is typed */
  onChange: (value: number) => void
  /** what stands there now is empty or refused: the last value counts on, unless the caller drops it */
  onUnreadable?: (isEmpty: boolean) => void
  /** the other kind was written: called when the field is left; without it the other kind is refused */
  onOther?: (value: number) => void
  /** why a value of this kind can not be taken, in a sentence; it stays in the field and is not handed over */
  refuse?: ((kind: EntryKind, value: number) => string | undefined) | undefined
  /** default '$' */
  symbol?: string
  /** under which name this tab keeps what can not be taken yet */
  keptAs?: string | undefined
}

const maxLength = 40
const typedTextSchema = z.string().max(maxLength).nullable()

function readKept(name: string | undefined): string | null {
  return name === undefined ? null : readStored(sessionStorage, name, typedTextSchema, null)
}

/** Whether something that could not be taken is kept under the name. */
export function hasKeptEntry(name: string): boolean {
  return readKept(name) !== null
}

/** Drops what is kept under the name; a field that stands there shows it until it is mounted anew. */
export function forgetEntry(name: string): void {
  writeStored(sessionStorage, name, null)
}

/** The entry of a text in a field of `kind`: a bare figure in a field of rates is a rate. */
function readAs(kind: EntryKind, text: string, symbol: string): Entry {
  return kind === 'rate' && isBareFigure(text) && text.trim() !== ''
    ? readEntry(`${text}%`)
    : readEntry(text, symbol)
}

function shownText(kind: EntryKind, value: number | null): string {
  if (value === null) return ''
  if (kind === 'rate') return String(Number(value.toFixed(6)))
  return formatCents(cents(value), '')
}

function problemOf(
  entry: Entry,
  kind: EntryKind,
  text: string,
  takesOther: boolean,
  symbol: string,
): string | undefined {
  if (entry.kind === 'empty') return undefined
  if (entry.kind !== 'problem') {
    if (entry.kind === kind || takesOther) return undefined
    return kind === 'amount' ? words.entryOnlyAmount : words.entryOnlyRate
  }
  switch (entry.problem) {
    case 'unreadable':
      return words.entryUnreadable({ text: text.trim() })
    case 'otherCurrency':
      return words.entryOtherCurrency({ symbol })
    case 'negative':
      return words.entryNegative
    case 'tooMuch':
      return words.entryTooMuch
    case 'rateAbove100':
      return words.rateAbove100
  }
}

function valueOf(entry: Entry): number | null {
  return entry.kind === 'amount' ? entry.cents : entry.kind === 'rate' ? entry.percent : null
}

function refusalOf(entry: Entry, refuse: EntryFieldProps['refuse']): string | undefined {
  const value = valueOf(entry)
  const isValue = entry.kind === 'amount' || entry.kind === 'rate'
  return isValue && value !== null ? refuse?.(entry.kind, value) : undefined
}

/** How it was read, when that is not what stands there already. */
function hintOf(entry: Entry, kind: EntryKind, text: string, symbol: string): string | undefined {
  if (entry.kind !== 'amount' && entry.kind !== 'rate') return undefined
  const value = formatEntry(entry, symbol)
  if (entry.kind !== kind) {
    return kind === 'amount' ? words.entryBecomesRate({ value }) : words.entryBecomesAmount({ value })
  }
  const isPlain = /^\d*(\.\d{0,2})?$/.test(text.trim()) || text.trim() === value
  return isPlain || kind === 'rate' ? undefined : words.entryUnderstood({ value })
}

export function EntryField({
  kind,
  value,
  onChange,
  onOther,
  onUnreadable,
  refuse,
  symbol = '$',
  keptAs,
  description,
  errorMessage,
  onBlur,
  onKeyDown,
  ...props
}: EntryFieldProps) {
  const [draft, setDraft] = useState(() => readKept(keptAs))
  // What was kept had been left: its problem is said at once.
  const [isLeft, setIsLeft] = useState(draft !== null)
  const before = useRef<number | null>(null)
  const entry: Entry = draft === null ? { kind: 'empty' } : readAs(kind, draft, symbol)
  const problem =
    draft === null
      ? undefined
      : (problemOf(entry, kind, draft, onOther !== undefined, symbol) ?? refusalOf(entry, refuse))
  const hint = draft === null ? undefined : hintOf(entry, kind, draft, symbol)

  function keep(text: string | null) {
    if (keptAs !== undefined) writeStored(sessionStorage, keptAs, text)
  }
  function type(text: string) {
    if (draft === null) before.current = value
    setDraft(text)
    const next = readAs(kind, text, symbol)
    const read = valueOf(next)
    const isTaken = next.kind === kind && refusalOf(next, refuse) === undefined
    // What can be read counts already, and an empty field holds nothing.
    keep(isTaken || next.kind === 'empty' ? null : text)
    if (isTaken && read !== null) {
      if (read !== value) onChange(read)
    } else if (next.kind === kind) {
      // Refused: its first figures, which were taken while they stood alone, are nobody's wish.
      if (before.current !== null && before.current !== value) onChange(before.current)
      onUnreadable?.(false)
    } else if (next.kind === 'empty' || next.kind === 'problem' || onOther === undefined) {
      onUnreadable?.(next.kind === 'empty')
    }
  }
  function leave() {
    setIsLeft(true)
    if (draft === null || problem) return
    setDraft(null)
    keep(null)
    setIsLeft(false)
    const read = valueOf(entry)
    if (entry.kind !== kind && read !== null) onOther?.(read)
  }
  function takeBack() {
    setDraft(null)
    keep(null)
    setIsLeft(false)
    if (before.current !== null && before.current !== value) onChange(before.current)
  }

  return (
    <TextField
      align="end"
      {...props}
      prefix={kind === 'amount' ? symbol : undefined}
      suffix={kind === 'rate' ? '%' : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={maxLength}
      value={draft ?? shownText(kind, value)}
      onChange={type}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        else if (event.key === 'Escape' && draft !== null) {
          // Takes the typing back; a dialog around stays open.
          event.stopPropagation()
          takeBack()
        }
        onKeyDown?.(event)
      }}
      description={hint && description ? `${hint}. ${description}` : (hint ?? description)}
      errorMessage={(isLeft ? problem : undefined) ?? errorMessage}
    />
  )
}

interface AmountFieldProps extends Omit<EntryFieldProps, 'kind' | 'value' | 'onChange' | 'onOther'> {
  value: Cents | null
  onChange: (value: Cents) => void
}

/** An amount of money in cents. */
export function AmountField({ onChange, ...props }: AmountFieldProps) {
  return <EntryField kind="amount" onChange={(value) => onChange(cents(value))} {...props} />
}

/** A rate in percent. */
export function RateField(props: Omit<EntryFieldProps, 'kind' | 'onOther'>) {
  return <EntryField kind="rate" {...props} />
}
