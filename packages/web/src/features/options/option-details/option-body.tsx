/** One option: its picture, what is known of it, its price, where it is used, and what stands against it. */
import { customProductId, type ProductProperty } from '@orderwright/domain/catalog'
import { choicePriceDifference, type SelectionRefusal } from '@orderwright/domain/configuration'
import type { OptionState } from '@orderwright/domain/constraints'
import { messages, optionDetailsMessages } from '@orderwright/domain/messages'
import { planChanges } from '@orderwright/domain/repairs'
import { formatCents } from '@orderwright/domain/units'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle } from '../../open-order/item-names.ts'
import type { OptionDetails } from '../../order-dialogs/order-ui.tsx'
import { ConflictList } from '../refusals/conflict-list.tsx'
import { RepairList } from '../refusals/repair-list.tsx'
import { classifierFacts, codeFacts, dataFacts, type OptionFact } from './option-facts.ts'
import { OptionPicture } from './option-picture.tsx'

interface OptionBodyProps {
  details: OptionDetails
  property: ProductProperty
  state: OptionState
  /** the popup has served: a way out was taken, or a line is gone to */
  onDone: () => void
}

export function OptionBody({ details, property, state, onDone }: OptionBodyProps) {
  const { data, viewer } = useOpenOrder()
  const { option } = state
  const facts = [
    ...dataFacts(property, option),
    ...classifierFacts(data.catalog, option),
    ...(viewer.isEmployee ? codeFacts(option) : []),
  ]
  return (
    <div className="grid gap-6 pb-2 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <OptionPicture property={property} option={option} />
      <div className="min-w-0 space-y-5">
        <div>
          <h3 dir="auto" className="text-xl font-semibold break-words">
            {option.title}
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-2">
            <Price details={details} state={state} />
            {option.archived === 1 && <span className="text-caution">{messages.archivedInUse}</span>}
            {viewer.isEmployee && option.publishLevel !== 'all' && (
              <span>
                {option.publishLevel === 'admin'
                  ? optionDetailsMessages.forOwnersOnly
                  : optionDetailsMessages.forMembersAndOwners}
              </span>
            )}
          </p>
        </div>
        {!state.allowed && <WhyNot details={details} state={state} onDone={onDone} />}
        {facts.length > 0 && <Facts facts={facts} />}
        <Uses details={details} optionId={option.id} onDone={onDone} />
      </div>
    </div>
  )
}

/** What one piece would cost more or less with this choice. */
function Price({ details, state }: Pick<OptionBodyProps, 'details' | 'state'>): ReactNode {
  const { editor } = useOpenOrder()
  const evaluation = useEditorState((current) => current.evaluation)
  const itemId = details.itemId ?? editor.getState().activeItemId
  const item = evaluation.document.items.find(({ id }) => id === itemId)
  if (state.chosen) return <span className="font-medium text-ink">{optionDetailsMessages.chosen}</span>
  if (!item || item.productId === customProductId || !state.allowed) return null
  const difference = choicePriceDifference(evaluation, item.id, details.propertyId, state.option.id)
  if (difference === null) return null
  if (difference === 0) return <span>{optionDetailsMessages.samePrice}</span>
  const amount = formatCents(difference)
  return (
    <span className="tabular text-ink">
      {optionDetailsMessages.eachThanNow({ difference: difference > 0 ? `+${amount}` : amount })}
    </span>
  )
}

function Facts({ facts }: { facts: readonly OptionFact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] border-t border-hairline text-sm">
      {facts.map((fact) => (
        <div key={fact.key} className="contents *:border-b *:border-hairline *:py-1.5">
          <dt className="pe-4 text-ink-2">{fact.title}</dt>
          <dd className="flex items-center gap-2 break-words">
            {fact.colour && (
              <span
                aria-hidden="true"
                className="size-3.5 shrink-0 rounded-sm border border-ink/15"
                style={{ background: fact.colour }}
              />
            )}
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The lines of this order that have the option, each a way to it. */
function Uses({
  details,
  optionId,
  onDone,
}: {
  details: OptionDetails
  optionId: number
  onDone: () => void
}) {
  const { editor, data } = useOpenOrder()
  const document = useEditorState((current) => current.document)
  if (details.itemId === null) return null
  const users = document.items.filter(({ properties }) => {
    const selection = properties[String(details.propertyId)]
    return selection?.optionId === optionId || selection?.optionIds?.includes(optionId) === true
  })
  if (users.length === 0) return null
  return (
    <div>
      <p className="eyebrow mb-1">{optionDetailsMessages.usedOn}</p>
      <ul className="flex flex-wrap gap-1">
        {users.slice(0, 12).map((item) => (
          <li key={item.id}>
            <AriaButton
              className="cursor-pointer rounded border border-hairline px-2 py-0.5 text-sm hover:border-ink-3 pointer-coarse:min-h-11"
              onPress={() => {
                editor.selectItem(item.id)
                onDone()
              }}
            >
              {item.rank} {itemTitle(data.catalog, item)}
            </AriaButton>
          </li>
        ))}
        {users.length > 12 && (
          <li className="px-1 py-0.5 text-sm text-ink-2">
            {optionDetailsMessages.andMore({ count: users.length - 12 })}
          </li>
        )}
      </ul>
    </div>
  )
}

function WhyNot({ details, state, onDone }: Pick<OptionBodyProps, 'details' | 'state' | 'onDone'>) {
  const { editor, data } = useOpenOrder()
  const { document } = editor.getState()
  const refusal = refusalOf(
    planChanges(editor.getContext(), document, [
      {
        itemId: details.itemId,
        propertyId: details.propertyId,
        selection: { optionId: state.option.id },
      },
    ]),
  )
  const message = refusal?.message ?? state.reasons[0]?.message ?? messages.optionUnknown
  return (
    <div className="space-y-3 rounded bg-invalid-soft p-3">
      <p className="text-sm text-invalid">{message}</p>
      {refusal && (
        <ConflictList
          conflict={refusal.conflict.filter(({ title }) => title !== message)}
          propertyId={details.propertyId}
        />
      )}
      {refusal && data.abilities.update && <RepairList repairs={refusal.repairs} onRepaired={onDone} />}
    </div>
  )
}

function refusalOf(plan: ReturnType<typeof planChanges>): SelectionRefusal | null {
  return plan.ok ? null : plan
}
