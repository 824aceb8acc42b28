/** When the order is expected to ship, and how its parcels are followed; nothing where neither is known. */
import { parcelsOf } from '@orderwright/domain/mails'
import { orderStatusMessages as words } from '@orderwright/domain/messages'
import { formatDate } from '@orderwright/domain/units'
import { ExternalLink } from 'lucide-react'
import { useCheckout } from '../checkout-context.tsx'
import { CopyValue } from '../payment/copy-value.tsx'

export function ShippingNote({ isShipped = false }: { isShipped?: boolean }) {
  const { order } = useCheckout()
  const { trackingNumber, estimatedShippingDate } = order
  const estimate = isShipped ? null : estimatedShippingDate
  if (trackingNumber === '' && estimate === null) return null
  return (
    <section
      aria-label={words.shipping}
      className="mb-10 grid max-w-md gap-2 rounded border border-hairline bg-paper px-4 py-3"
    >
      {estimate !== null && (
        <p className="text-base">
          {words.estimatedToShip} <span className="tabular font-medium">{formatDate(estimate)}</span>
        </p>
      )}
      {parcelsOf(trackingNumber).map(({ number, carrier }) => (
        <div key={number}>
          <CopyValue label={words.trackingNumber} value={number} />
          {carrier && (
            <a
              href={carrier.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex w-fit items-center gap-1.5 text-sm text-accent-text underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
            >
              {words.followTheParcelAt({ name: carrier.name })}
              <ExternalLink className="size-3.5" aria-hidden />
              <span className="sr-only">{words.opensNewTab}</span>
            </a>
          )}
        </div>
      ))}
    </section>
  )
}
