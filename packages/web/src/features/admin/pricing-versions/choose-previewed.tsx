/** Which configuration is priced: a product as it begins, or an item of one of the last orders. */
import { endpoints } from '@orderwright/contract'
import { defaultItem, itemsPricedBy, productsPricedBy } from '@orderwright/domain/configuration'
import type { RuleContext } from '@orderwright/domain/constraints'
import { adminPricingMessages as words } from '@orderwright/domain/messages'
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { callQuery, failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { documentOf, orderQuery } from '../../open-order/order-data.ts'
import { useFamilies, useOfferedFamilies } from '../../open-order/use-drawing-families.ts'

/** How many of the last orders are offered. */
const LAST_ORDERS = 20
const byDefault = 'default'

type Show = (document: OrderDocument, item: ProductInstance) => ReactNode

interface ChoosePreviewedProps {
  ruleId: number
  context: RuleContext
  children: Show
}

export function ChoosePreviewed({ ruleId, context, children }: ChoosePreviewedProps) {
  const { org, caller } = useViewer()
  const [source, setSource] = useState<string>(byDefault)
  const orders = useQuery(
    callQuery(endpoints.getOrdersData, {
      orgId: org.id,
      ...caller,
      resultConstraints: { from: 0, to: LAST_ORDERS },
    }),
  )
  const rows = orders.data?.data.productOrders ?? []
  const number = source === byDefault ? null : Number(source)
  return (
    <>
      <Select
        label={words.configuration}
        className="pb-3"
        items={[
          { key: byDefault, label: words.defaultConfiguration },
          ...rows.map(({ orgSpecificId, title }) => ({
            key: String(orgSpecificId),
            label: words.orderTitle({ number: orgSpecificId, title }),
          })),
        ]}
        value={source}
        onChange={setSource}
      />
      {number === null ? (
        <DefaultItem ruleId={ruleId} context={context}>
          {children}
        </DefaultItem>
      ) : (
        <ItemOfOrder key={number} orgSpecificId={number} ruleId={ruleId} context={context}>
          {children}
        </ItemOfOrder>
      )}
    </>
  )
}

function DefaultItem({ ruleId, context, children }: ChoosePreviewedProps) {
  const { org, user } = useViewer()
  const products = useMemo(() => productsPricedBy(context.catalog, ruleId), [context.catalog, ruleId])
  const [chosen, setChosen] = useState<number | null>(null)
  const product = products.find(({ id }) => id === chosen) ?? products[0]
  // What a product starts with is a matter of its drawing too.
  const { areHere, hasFailed } = useOfferedFamilies(product ? [product] : [], product !== undefined)
  const families = useFamilies()
  const productId = product?.id
  const found = useMemo(
    () =>
      productId === undefined || !(areHere || hasFailed)
        ? null
        : defaultItem({ ...context, families }, productId, ruleId, { orgId: org.id, userId: user.id }),
    [context, families, productId, ruleId, areHere, hasFailed, org.id, user.id],
  )
  if (!product) return <p className="text-sm text-ink-2">{words.nothingPriced}</p>
  return (
    <>
      <ComboBox
        label={words.product}
        className="pb-4"
        items={products.map(({ id, title }) => ({
          key: String(id),
          label: title || `#${id}`,
          detail: `#${id}`,
        }))}
        value={String(product.id)}
        onChange={(key) => setChosen(Number(key))}
      />
      {found ? children(found.document, found.item) : <Waiting />}
    </>
  )
}

function ItemOfOrder({
  orgSpecificId,
  ruleId,
  context,
  children,
}: ChoosePreviewedProps & { orgSpecificId: number }) {
  const viewer = useViewer()
  const query = useQuery(orderQuery(viewer, { orgSpecificId }))
  const [chosen, setChosen] = useState<number | null>(null)
  const answer = query.data?.data
  const document = useMemo(() => (answer ? documentOf(answer, viewer) : null), [answer, viewer])
  const { catalog } = context
  const items = useMemo(
    () => (document ? itemsPricedBy(catalog, document, ruleId) : []),
    [catalog, document, ruleId],
  )
  if (query.isError) {
    return (
      <ErrorState
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  if (!answer) return <Waiting />
  const item = items.find(({ id }) => id === chosen) ?? items[0]
  if (!document || !item) return <p className="text-sm text-ink-2">{words.noItemPriced}</p>
  return (
    <>
      <Select
        label={words.item}
        className="pb-4"
        items={items.map(({ id, title, productId, rank }) => ({
          key: String(id),
          label: words.itemTitle({ rank, title, product: catalog.products.get(productId)?.title ?? '' }),
        }))}
        value={String(item.id)}
        onChange={(key) => setChosen(Number(key))}
      />
      {children(document, item)}
    </>
  )
}

function Waiting() {
  return (
    <SkeletonGroup label={words.loadingPreview}>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-4 h-3 w-full" />
      <Skeleton className="mt-3 h-3 w-full" />
    </SkeletonGroup>
  )
}
