/**
 * The app itself in a frame, scaled to its place: it reads what is typed and shows itself so. Nothing in it can be pressed or
 * reached: it is a picture. See decision 0094.
 */
import { endpoints } from '@orderwright/contract'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { callQuery } from '../../../../lib/api/api.ts'
import { useViewer } from '../../../../lib/session/session.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'

export type PreviewedPage = 'home' | 'order' | 'document'

interface AppPreviewProps {
  page: PreviewedPage
  title: string
  /** the frame's name, by which the app in it knows whom it is shown to */
  frame: string
  word: string
}

/** A desk screen. */
const SIZE = { width: 1280, height: 860 } as const
/** The last orders among which one with a title is looked for: one without is discarded when its page is left. [1.4.23] */
const LAST_ORDERS = 20

export function AppPreview(props: AppPreviewProps) {
  return props.page === 'home' ? <Framed {...props} address="/" /> : <OrderPreview {...props} />
}

function OrderPreview(props: AppPreviewProps) {
  const { org, caller } = useViewer()
  const { data, isPending } = useQuery(
    callQuery(endpoints.getOrdersData, {
      orgId: org.id,
      ...caller,
      resultConstraints: { from: 0, to: LAST_ORDERS },
    }),
  )
  if (isPending) return <Spinner label={words.loading} />
  const order = data?.data.productOrders.find(({ title }) => !/untitled/i.test(title))
  if (!order) return <p className="text-sm text-ink-2">{words.noOrderToShow({ word: props.word })}</p>
  const address = `/orders/${order.orgSpecificId}${props.page === 'document' ? '/documents' : ''}`
  return <Framed {...props} address={address} />
}

function Framed({ title, frame, address }: AppPreviewProps & { address: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setScale(element.clientWidth / SIZE.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={box}
      className="relative w-full overflow-hidden rounded border border-edge bg-paper"
      style={{ aspectRatio: `${SIZE.width} / ${SIZE.height}` }}
    >
      {scale > 0 && (
        // The app shows itself, and has to run for that: a sandbox that lets it would keep nothing out.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          // Its name counts when it is loaded.
          key={[frame, address].join(' ')}
          name={frame}
          src={address}
          title={words.previewFrame({ page: title })}
          inert
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ ...SIZE, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
