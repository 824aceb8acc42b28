/** The order's items to read: drawing, identifier, choices, quantity, money. For review and after submission. */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { customEngravingNotes } from '@orderwright/domain/item-drawings'
import { orderStatusMessages } from '@orderwright/domain/messages'
import type { ProductInstance } from '@orderwright/domain/orders'
import { CircleAlert, PencilRuler } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { Money } from '../../../ui/money.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { productTitle } from '../../open-order/item-names.ts'
import { ItemThumbnail } from '../../order-items/item-thumbnail.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { factsOf, type ItemFact } from './item-facts.ts'

const THUMBNAIL_PX = 96

function Facts({ facts }: { facts: readonly ItemFact[] }) {
  return (
    <dl className="clear-start mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-x-8 gap-y-0.5 text-sm">
      {facts.map(({ propertyId, title, text, isValid }) => (
        <div key={propertyId} className="grid min-w-0 grid-cols-[7.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-ink-2">{title}</dt>
          <dd className={cx('min-w-0 break-words', !isValid && 'font-medium text-invalid')}>
            {text || orderStatusMessages.notChosen}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ItemRow({ evaluation, number }: { evaluation: ItemEvaluation; number: number }) {
  const { pricingIsHidden } = useCheckout()
  const { catalog, profile } = useEditorState((state) => state.evaluation.context)
  const { item, isValid, problems, price, lineTotal } = evaluation
  const product = productTitle(catalog, item)
  return (
    <li className="flow-root gap-5 border-t border-hairline py-5 sm:flex">
      <div className="flex size-28 shrink-0 items-center justify-center rounded bg-desk p-2 max-sm:float-start max-sm:me-4 max-sm:mb-3">
        <ItemThumbnail item={item} sizePx={THUMBNAIL_PX} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className={cx('text-base font-medium', !isValid && 'text-invalid')}>
            <span className="tabular me-1.5 font-normal text-ink-2">{number}</span>
            {item.title || product}
            {item.title && <span className="ms-2 font-normal text-ink-2">{product}</span>}
          </h3>
          <p className="tabular text-sm">
            {item.quantity} ×{' '}
            {pricingIsHidden ? (
              <span className="text-ink-2">{orderStatusMessages.piece}</span>
            ) : price.ok ? (
              <>
                <Money cents={price.unitPrice} className="text-ink-2" />
                <Money cents={lineTotal} className="ms-3 font-medium" />
              </>
            ) : (
              <span className="text-caution">{price.error.message}</span>
            )}
          </p>
        </div>
        {problems.map((problem) => (
          <p key={problem.message} className="mt-1 flex gap-1.5 text-sm text-invalid">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem.message}
          </p>
        ))}
        <CustomEngravingFlags item={item} />
        <Facts facts={factsOf(catalog, evaluation.visibleProperties, profile.region.units)} />
        {item.notes && (
          <p className="mt-2 max-w-prose text-sm whitespace-pre-line text-ink-2">{item.notes}</p>
        )}
      </div>
    </li>
  )
}

/** Custom engravings are made only after somebody has looked at them: employees are told which. [1.4.38, 1.5.49] */
function CustomEngravingFlags({ item }: { item: ProductInstance }) {
  const { viewer } = useCheckout()
  const { context, document } = useEditorState((state) => state.evaluation)
  if (!viewer.isEmployee) return null
  return customEngravingNotes(context, document, item).map(({ propertyId, message, over }) => (
    <div
      key={propertyId}
      role="note"
      className="mt-1.5 rounded bg-caution-soft px-2.5 py-1.5 text-sm text-caution"
    >
      <p className="flex gap-1.5 font-medium">
        <PencilRuler className="mt-0.5 size-4 shrink-0" aria-hidden />
        {message}
      </p>
      {over.length > 0 && (
        <ul className="tabular mt-0.5 list-disc ps-9">
          {over.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  ))
}

export function ItemList() {
  const { items, orderProperties, context } = useEditorState((state) => state.evaluation)
  const orderFacts = factsOf(context.catalog, orderProperties, context.profile.region.units)
  return (
    <section aria-labelledby="status-items">
      <h2 id="status-items" className="mb-3 text-sm font-semibold">
        {orderStatusMessages.items}
      </h2>
      {orderFacts.length > 0 && (
        <div className="mb-5 rounded bg-desk px-4 py-2.5">
          <p className="eyebrow">{orderStatusMessages.forTheWholeOrder}</p>
          <Facts facts={orderFacts} />
        </div>
      )}
      <ol>
        {items.map((evaluation, index) => (
          <ItemRow key={evaluation.item.id} evaluation={evaluation} number={index + 1} />
        ))}
      </ol>
      {items.length === 0 && (
        <p className="border-t border-hairline py-4 text-sm text-ink-2">
          {orderStatusMessages.thereAreNoItems}
        </p>
      )}
    </section>
  )
}
