/**
 * Shortcuts to the statuses that employees look after, each with its count of active orders. Which there are is the
 * organisation's. [1.2.37, 1.2.38, 1.2.39]
 */
import { ordersListMessages as words } from '@orderwright/domain/messages'
import { memo } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { cx } from '../../../ui/cx.ts'
import { ToggleButton } from '../../../ui/fields/toggle-button.tsx'
import { Tooltip } from '../../../ui/popups/tooltip.tsx'
import { useShortcutCounts } from '../orders-query.ts'
import type { OrdersFilters, OrdersSearch } from '../search.ts'

interface ShortcutsProps {
  filters: OrdersFilters
  onChange: (change: OrdersSearch) => void
}

export const Shortcuts = memo(function Shortcuts({ filters, onChange }: ShortcutsProps) {
  const { profile } = useViewer()
  const { data } = useShortcutCounts()
  return (
    <div role="group" aria-label={words.shortcuts} className="flex shrink-0 items-center gap-1">
      {profile.ordersPage.shortcuts.map(({ label, title, statusKey, isProcessingPayment }) => {
        const count = isProcessingPayment
          ? data?.processingPaymentCount
          : data?.productOrderCountsByStatusKey[statusKey ?? '']
        const isOn = isProcessingPayment ? filters.paying : !filters.paying && filters.status === statusKey
        return (
          <Tooltip key={label} content={title}>
            <ToggleButton
              isSelected={isOn}
              className="border border-edge bg-paper"
              onChange={(isWanted) =>
                onChange({
                  owner: 'all',
                  type: 'active',
                  category: 'all',
                  status: isWanted && !isProcessingPayment ? (statusKey ?? 'All') : 'All',
                  paying: isWanted && isProcessingPayment ? 1 : undefined,
                })
              }
            >
              {label}
              <span
                className={cx(
                  'tabular min-w-3 text-end font-medium',
                  isProcessingPayment && (count ?? 0) > 0 ? 'text-invalid' : 'text-ink',
                )}
              >
                {count ?? '–'}
              </span>
            </ToggleButton>
          </Tooltip>
        )
      })}
    </div>
  )
})
