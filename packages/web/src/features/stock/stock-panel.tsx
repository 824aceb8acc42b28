/** The stock of a product in its details: how much there is, what moved it, and what an owner enters. */
import type { Product } from '@orderwright/domain/catalog'
import { stockPanelMessages as words } from '@orderwright/domain/messages'
import type { StockLevel } from '@orderwright/domain/inventory'
import { failureMessage } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { MovementList } from './movement-list.tsx'
import { ReorderLevel } from './reorder-level.tsx'
import { StockEntryForm } from './stock-entry-form.tsx'
import { useStock, useStockEntries } from './use-stock.ts'

interface StockPanelProps {
  product: Pick<Product, 'id' | 'version'>
  /** the amount or the reorder level has changed: what shows the product reads it again */
  onChange?: () => void
}

const doNothing = () => undefined

/**
 * Shows on hand, allocated and available, the reorder level, the forms of a receipt and of a count, and the movements newest
 * first, each with its order, its person and, where an owner entered it, Undo. It loads by itself; whoever places it gives a
 * stocked product and hears of changes. Who may not write gets no forms.
 */
export function StockPanel({ product, onChange = doNothing }: StockPanelProps) {
  const { role } = useViewer()
  const query = useStock(product.id)
  const entries = useStockEntries(product.id, onChange)
  const [first] = query.data?.pages ?? []
  if (!first) {
    return query.error ? (
      <ErrorState
        className="py-8!"
        title={words.failed}
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <PanelSkeleton />
    )
  }
  const movements = query.data?.pages.flatMap((page) => page.movements) ?? []
  const { level, reorderLevel } = first
  const saved = () => {
    void query.refetch()
    onChange()
  }
  return (
    <div data-help="stock" className="max-w-4xl space-y-6">
      <Levels level={level} />
      {role === 'owner' && (
        <div className="grid gap-6 sm:grid-cols-3">
          <StockEntryForm
            productId={product.id}
            kind="receipt"
            title={words.receipt}
            label={words.receiptQuantity}
            action={words.addReceipt}
            least={1}
            isPending={entries.isPending}
            onEnter={entries.receive}
          />
          <StockEntryForm
            productId={product.id}
            kind="count"
            title={words.count}
            label={words.countQuantity}
            action={words.addCount}
            least={0}
            isPending={entries.isPending}
            onEnter={entries.count}
          />
          <ReorderLevel product={product} level={reorderLevel} onSaved={saved} />
        </div>
      )}
      {movements.length === 0 ? (
        <EmptyState className="py-8!" title={words.empty} actions={<HelpLink at="stock" />}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <MovementList
          movements={movements}
          isPending={entries.isPending}
          onUndo={role === 'owner' ? (id) => void entries.undo(id) : undefined}
        />
      )}
      {query.hasNextPage && (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {words.loadMore}
        </Button>
      )}
    </div>
  )
}

function Levels({ level }: { level: StockLevel }) {
  const figures = [
    { label: words.onHand, hint: words.onHandHint, pieces: level.onHand },
    { label: words.allocated, hint: words.allocatedHint, pieces: level.allocated },
    { label: words.available, hint: words.availableHint, pieces: level.available },
  ]
  return (
    <dl className="grid grid-cols-3 border-y border-hairline">
      {figures.map(({ label, hint, pieces }) => (
        <div key={label} className="px-3 py-2.5 first:ps-0" title={hint}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className={cx('tabular text-xl font-semibold', pieces < 0 && 'text-invalid')}>{pieces}</dd>
        </div>
      ))}
    </dl>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="max-w-4xl space-y-6">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-28 w-full" />
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-4 w-4/5" />
      ))}
    </SkeletonGroup>
  )
}
