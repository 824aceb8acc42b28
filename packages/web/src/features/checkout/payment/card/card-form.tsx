/**
 * The card form of the embedded test provider. What is typed lives in the state that the parent gives it, so that
 * it is there again after an error; the number is never stored anywhere.
 */
import { cardPaymentMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { CardBrandMark } from './card-brand-mark.tsx'
import { CardInput } from './card-input.tsx'
import {
  brandOf,
  type CardField,
  type CardFields,
  cardProblems,
  digitsOf,
  formatCardNumber,
  formatExpiry,
} from './card-number.ts'

interface CardFormProps {
  card: CardFields
  onChange: (card: CardFields) => void
  onSubmit: () => void
  isDisabled: boolean
  /** the button */
  children: ReactNode
}

const order = ['number', 'expiry', 'cvc', 'name'] as const

export function CardForm({ card, onChange, onSubmit, isDisabled, children }: CardFormProps) {
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const problems = cardProblems(card, toTimestamp(new Date()))
  const brand = brandOf(card.number)
  const shown = order.filter((field) => problems[field] && left.has(field))

  const cell = (field: CardField) => ({
    value: card[field],
    onChange: (value: string) => onChange({ ...card, [field]: value }),
    // An empty field that was only passed through is not worth a complaint.
    onBlur: () => card[field] !== '' && setLeft(new Set([...left, field])),
    isInvalid: shown.includes(field),
    describedBy: `${id}-problems`,
    isDisabled,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setLeft(new Set(order))
    if (order.every((field) => !problems[field])) return onSubmit()
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.card}>
      <fieldset>
        <legend className="eyebrow mb-1">{words.cardInformation}</legend>
        <div
          className={cx(
            'overflow-hidden rounded border transition-colors',
            shown.some((field) => field !== 'name')
              ? 'border-invalid'
              : 'border-edge focus-within:border-ink-3',
          )}
        >
          <CardInput
            label={words.cardNumber}
            placeholder="1234 1234 1234 1234"
            autoComplete="cc-number"
            inputMode="numeric"
            format={formatCardNumber}
            trailing={<CardBrandMark brand={brand.brand} />}
            {...cell('number')}
          />
          <div className="grid grid-cols-2 border-t border-hairline">
            <CardInput
              label={words.expiry}
              placeholder={words.mmYy}
              autoComplete="cc-exp"
              inputMode="numeric"
              format={formatExpiry}
              className="border-e border-hairline"
              {...cell('expiry')}
            />
            <CardInput
              label={words.cvc}
              placeholder={words.cvc}
              autoComplete="cc-csc"
              inputMode="numeric"
              format={(text) => digitsOf(text).slice(0, brand.cvcLength)}
              {...cell('cvc')}
            />
          </div>
        </div>
      </fieldset>
      <p className="eyebrow mt-4 mb-1" aria-hidden="true">
        {words.nameOnCard}
      </p>
      <div
        className={cx(
          'overflow-hidden rounded border transition-colors',
          shown.includes('name') ? 'border-invalid' : 'border-edge focus-within:border-ink-3',
        )}
      >
        <CardInput
          label={words.nameOnCard}
          placeholder={words.printedCard}
          autoComplete="cc-name"
          maxLength={200}
          {...cell('name')}
        />
      </div>
      <div id={`${id}-problems`} aria-live="polite" className="mt-2 text-sm text-invalid empty:mt-0">
        {shown.map((field) => (
          <p key={field}>{problems[field]}</p>
        ))}
      </div>
      <div className="mt-5">{children}</div>
    </form>
  )
}
