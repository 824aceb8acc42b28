/**
 * The terms of the customer that somebody has just given the order to: what they would change of it, and what it would come to. They are
 * taken over with one press, and taken back with one. [issue 18, decision 0233]
 */
import { totalWithTerms } from '@orderwright/domain/configuration'
import { type CustomerTerms, type TermsOfOrder, termsToOffer } from '@orderwright/domain/customers'
import { customerOfOrderMessages as words } from '@orderwright/domain/messages'
import { discountCap, percentText, type ProductOrder } from '@orderwright/domain/orders'
import { formatCents, inTimeZone, toTimestamp } from '@orderwright/domain/units'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useCheckout } from '../checkout-context.tsx'

export interface GivenTo {
  readonly title: string
  readonly customer: CustomerTerms
  /** of whom it was before; null: of nobody */
  readonly before: CustomerTerms | null
}

function termsOf({ discountMode, discountPercentage, disableSalesTax }: ProductOrder): TermsOfOrder {
  return { discountMode, discountPercentage, disableSalesTax }
}

const hasDiscount = ({ discountMode, discountPercentage, discountFlatAmount }: ProductOrder) =>
  (discountMode === 'rate' ? discountPercentage : discountFlatAmount) > 0

/** `onDone`: the question is answered. */
export function CustomerTermsOffer({ given, onDone }: { given: GivenTo; onDone: () => void }) {
  const { order, profile, editor } = useCheckout()
  const evaluation = useEditorState((state) => state.evaluation)
  const [taken, setTaken] = useState<{ readonly text: string; readonly before: TermsOfOrder } | null>(null)
  const { title } = given
  const offered = useMemo(() => {
    const day = inTimeZone(toTimestamp(new Date()), profile.region.timeZone).slice(0, 10)
    return termsToOffer(order, given, { day, most: discountCap(order, profile) })
  }, [order, given, profile])
  const total = useMemo(() => totalWithTerms(evaluation, offered), [evaluation, offered])

  if (taken) {
    return (
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-desk px-3 py-2 text-sm">
        <span role="status" className="min-w-40 flex-1">
          {taken.text}
        </span>
        <Button
          size="small"
          onPress={() => {
            editor.setOrderFields(taken.before, words.termsTitle({ title }))
            onDone()
          }}
        >
          {words.undo}
        </Button>
      </p>
    )
  }
  if (Object.keys(offered).length === 0) return null
  const { discountPercentage, disableSalesTax } = offered
  const word = profile.vocabulary.order
  const said = [
    ...(discountPercentage === undefined
      ? []
      : discountPercentage === 0
        ? [words.noDiscountOf({ title, word })]
        : [
            words.discountOf({
              title,
              rate: percentText(discountPercentage),
              word,
              hasOne: hasDiscount(order),
            }),
          ]),
    ...(disableSalesTax === undefined ? [] : [words.exemptionOf({ title })]),
    ...(total.before === null || total.after === null
      ? []
      : [words.totalWould({ before: formatCents(total.before), after: formatCents(total.after) })]),
  ]
  function take() {
    const text = words.termsTaken({ title, total: total.after === null ? '—' : formatCents(total.after) })
    setTaken({ text, before: termsOf(order) })
    editor.setOrderFields(offered, words.termsTitle({ title }))
  }
  return (
    <section
      aria-label={words.termsTitle({ title })}
      className="mt-3 rounded border border-edge px-3 py-2.5 text-sm"
    >
      <p role="status">{said.join(' ')}</p>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button size="small" onPress={onDone}>
          {words.keepTerms}
        </Button>
        <Button size="small" variant="primary" onPress={take}>
          {words.takeTerms}
        </Button>
      </div>
    </section>
  )
}
