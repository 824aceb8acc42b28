/**
 * Opens the order of the address for whatever shows it: loads it with what its lines are drawn with, or says why it
 * can't. [1.2.48, 1.2.49, 2.4.03]
 */
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { readOrderSearch } from '../navigation/address-search.ts'
import { useParams } from 'wouter'
import { useSearch } from '../../lib/router/router-view.tsx'
import type { ReactNode } from 'react'
import { HeaderSlot } from '../navigation/header-slots.tsx'
import { callError, failureMessage } from '../../lib/api/api.ts'
import { deferred } from '../../ui/deferred.tsx'
import { useViewer } from '../../lib/session/session.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { OrderEditorProvider, useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { OrderStatusDots } from './header/order-status-dots.tsx'
import { ComingOrderTitle, OrderTitle } from './header/order-title.tsx'
import { useLiveChannel } from '../open-order/use-live.ts'
import { type OrderAddress, useOrderData } from '../open-order/order-data.ts'
import { useDrawingFamilies } from '../open-order/use-drawing-families.ts'
import { useUntitledDiscard } from './use-untitled-discard.ts'

/** The order that the address names; the same for every view of an order. */
function useOrderAddress(): OrderAddress {
  const { orgSpecificId } = useParams()
  const { shareToken, shareableOrderId } = useSearch(readOrderSearch)
  return { orgSpecificId: Number(orgSpecificId), shareToken, shareableOrderId }
}

/** `children` are shown with the order open; `skeleton` in their shape until then. */
export function OrderGate({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const address = useOrderAddress()
  const { profile } = useViewer()
  const query = useOrderData(address)
  const answer = query.data?.data
  const families = useDrawingFamilies(answer)
  const isUnknown = callError(query.error)?.code === 'notFound' || answer?.productOrders.length === 0

  if (isUnknown && answer && families.areHere) {
    // It was open here a moment ago: what was typed last is not lost with it.
    return (
      <OrderEditorProvider key={answer.productOrders[0]?.id} address={address} answer={answer}>
        <EndedAccess />
      </OrderEditorProvider>
    )
  }
  if (isUnknown) return <UnknownOrder />
  if (answer && families.areHere) {
    return (
      <OrderEditorProvider key={answer.productOrders[0]?.id} address={address} answer={answer}>
        <OpenOrderLife />
        <OrderHeading />
        {children}
      </OrderEditorProvider>
    )
  }
  if (query.error) {
    return (
      <main>
        <ErrorState
          isPage
          title={words.orderNotLoaded({ word: profile.vocabulary.order })}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </main>
    )
  }
  if (families.hasFailed) {
    return (
      <main>
        <ErrorState
          isPage
          title={words.drawingsNotLoaded}
          message={messages.drawingsNotLoaded}
          // A browser remembers a module that failed; a fresh page asks for it again.
          onRetry={() => window.location.reload()}
        />
      </main>
    )
  }
  return (
    <>
      <HeaderSlot name="title">
        <ComingOrderTitle number={address.orgSpecificId} title={answer?.productOrders[0]?.title} />
      </HeaderSlot>
      {skeleton}
    </>
  )
}

/** Fetched when the page stands; until then the places of their buttons are kept. Below a desk files have none. */
const SideParts = deferred(
  () => import('./header/side-parts.tsx').then((part) => part.SideParts),
  <>
    <span className="size-8 max-sm:hidden pointer-coarse:size-11" />
    <span className="size-8 max-lg:hidden pointer-coarse:size-11" />
  </>,
  { when: 'idle' },
)
const UnknownOrder = deferred(() => import('./unknown-order.tsx').then((part) => part.UnknownOrder))
const AccessEnded = deferred(() => import('../sharing/access-ended.tsx').then((part) => part.AccessEnded))

function EndedAccess() {
  const { editor, viewer } = useOpenOrder()
  const rejections = useEditorState((state) => state.rejections)
  const refused = rejections.flatMap(({ texts = [] }) => texts)
  return (
    <AccessEnded
      isGone={viewer.role !== 'guest'}
      unsent={[...refused, ...editor.unsentTexts()]}
      actions={
        viewer.sharedOrder === null && (
          <ButtonLink to="/orders" variant="primary">
            {words.goToOrders}
          </ButtonLink>
        )
      }
    />
  )
}

/** What goes on while an order is open, whichever view shows it: others' changes arrive, and leaving is noticed. */
function OpenOrderLife() {
  useLiveChannel()
  useUntitledDiscard()
  return null
}

/**
 * The header of every view of an order: number and title, the way it goes, sharing for everybody with a role in its
 * organisation [2.6.02], comments for everybody.
 */
function OrderHeading() {
  const { profile, viewer } = useOpenOrder()
  return (
    <>
      <HeaderSlot name="title">
        <OrderTitle />
      </HeaderSlot>
      <HeaderSlot name="status">
        <OrderStatusDots />
      </HeaderSlot>
      <HeaderSlot name="actions">
        {/* Together, and before what a view adds: two parts fill this place, each at its own time. */}
        <span className="order-first flex items-center gap-1">
          <SideParts />
          {viewer.sharedOrder === null && <ShareButton word={profile.vocabulary.order} />}
        </span>
      </HeaderSlot>
    </>
  )
}
