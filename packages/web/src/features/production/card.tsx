/** An order on the board: what it is, whose, when it is due, where its parcels are. */
import type { BoardOrder } from '@orderwright/contract'
import { maySetStatusAs } from '@orderwright/domain/access'
import { type Parcel, parcelsOf } from '@orderwright/domain/mails'
import { isToShip, productionColumns, productionMessages as words } from '@orderwright/domain/production'
import { Clock, Ellipsis, Truck } from 'lucide-react'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { useViewer } from '../../lib/session/session.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ExternalLink, PlainLink } from '../../ui/link.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { useBoard } from './board-context.ts'
import { dueWords, nameOf } from './due-words.ts'

/** px from one card to the next: known before they are drawn, so that thousands of them have their places. */
const CARD_PX = 86
const PARCEL_PX = 18

/** How high a card is with the room below it. */
export function cardPx({ trackingNumber }: Pick<BoardOrder, 'trackingNumber'>): number {
  return CARD_PX + parcelsOf(trackingNumber).length * PARCEL_PX
}

const GAP_PX = 8

export function BoardCard({ order, className }: { order: BoardOrder; className?: string }) {
  const { profile } = useViewer()
  const { customers, today } = useBoard()
  const { id, orgSpecificId, title, firmName, userId, productInstancesCount } = order
  const status = profile.productOrderStatuses.find(({ key }) => key === order.statusKey)
  const isOpen = status !== undefined && isToShip(status)
  return (
    <article
      data-card={id}
      aria-label={nameOf(order)}
      style={{ height: cardPx(order) - GAP_PX }}
      className={cx(
        'flex flex-col rounded border bg-paper px-3 py-2 select-none data-dragged:opacity-40',
        order.isLate ? 'border-invalid' : 'border-edge',
        className,
      )}
    >
      <div className="flex items-start gap-1">
        <PlainLink
          to="/orders/:orgSpecificId"
          params={{ orgSpecificId: String(orgSpecificId) }}
          search={{}}
          className="min-w-0 flex-1 rounded-sm text-sm leading-6 font-medium hover:underline"
        >
          <span className="block truncate">
            <span className="tabular text-ink-2">#{orgSpecificId}</span> <bdi>{title}</bdi>
          </span>
        </PlainLink>
        <CardMenu order={order} />
      </div>
      <p className="truncate text-xs text-ink-2">
        <bdi>{firmName || customers.get(userId)}</bdi> · {words.items({ count: productInstancesCount })}
      </p>
      <p
        className={cx(
          'mt-1 flex items-center gap-1 text-xs',
          order.isLate ? 'font-medium text-invalid' : isOpen ? 'text-ink' : 'text-ink-2',
        )}
      >
        <Clock className="size-3.5 shrink-0" aria-hidden />
        <span className="tabular truncate">{dueWords(order, today)}</span>
      </p>
      {parcelsOf(order.trackingNumber).map((parcel) => (
        <ParcelLine key={parcel.number} parcel={parcel} />
      ))}
    </article>
  )
}

function ParcelLine({ parcel: { number, carrier } }: { parcel: Parcel }) {
  return (
    <p className="mt-0.5 flex min-w-0 items-center gap-1 text-xs text-ink-2">
      <Truck className="size-3.5 shrink-0" aria-hidden />
      {carrier ? (
        <ExternalLink href={carrier.url} isIdle className="truncate">
          {words.track({ carrier: carrier.name, number })}
        </ExternalLink>
      ) : (
        <span className="truncate">{number}</span>
      )}
    </p>
  )
}

/** What can be done with a card without a mouse: to another status, another due day. */
function CardMenu({ order }: { order: BoardOrder }) {
  const { profile, role } = useViewer()
  const { move, changeDue } = useBoard()
  const navigate = useNavigate()
  const others = productionColumns(profile).filter(({ status }) => status.key !== order.statusKey)
  return (
    <Menu
      label={words.actionsOf({ name: nameOf(order) })}
      trigger={
        <IconButton
          label={words.actionsOf({ name: nameOf(order) })}
          icon={<Ellipsis />}
          size="small"
          className="-me-1 pointer-coarse:-my-2.5 pointer-coarse:-me-3"
        />
      }
      groups={[
        {
          key: 'order',
          actions: [
            {
              key: 'open',
              label: words.open({ word: profile.vocabulary.order }),
              onAction: () =>
                void navigate({
                  to: '/orders/:orgSpecificId',
                  params: { orgSpecificId: String(order.orgSpecificId) },
                }),
            },
            { key: 'due', label: words.setDueDay, onAction: () => changeDue(order) },
          ],
        },
        {
          key: 'move',
          title: words.moveTo,
          actions: others.map(({ status }) => ({
            key: `status ${status.key}`,
            label: status.title,
            ...(maySetStatusAs(role, status)
              ? {}
              : { isDisabled: true, description: words.ownersAlone({ title: status.title }) }),
            onAction: () => move(order, status.key),
          })),
        },
      ]}
    />
  )
}
