/** Home: where an order starts. */
import { appMessages, deskMessages, homeMessages as words } from '@orderwright/domain/messages'
import { type Desk, endpoints } from '@orderwright/contract'
import { useQuery } from '@tanstack/react-query'
import { Layers, Plus } from 'lucide-react'
import { useDeferredValue } from 'react'
import { LoadingScreen } from '../navigation/loading-screen.tsx'
import { callQuery, failureMessage } from '../../lib/api/api.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { PlainLink } from '../../ui/link.tsx'
import { deferred, deferredView } from '../../ui/deferred.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { DeskCards } from './desk.tsx'
import { homeSections } from './sections.ts'
import { TileGrid } from './tile-grid.tsx'
import { useCreateOrder } from './use-create-order.ts'

const GuideEntry = deferred(
  () => import('../setup-guide/guide-entry.tsx').then((part) => part.GuideEntry),
  null,
  { when: 'idle' },
)
/** Seen until the first product is made. */
const NothingYet = deferredView(() => import('./nothing-yet.tsx').then((part) => part.NothingYet), null, {
  when: 'demand',
})

export function HomePage() {
  const { org, profile, caller } = useViewer()
  useDocumentTitle(appMessages.home)
  const query = useQuery(callQuery(endpoints.getHomepageData, { orgId: org.id, ...caller }))
  const desk = useQuery({
    ...callQuery(endpoints.getDesk, { orgId: org.id, ...caller }),
    // What waited a moment ago may be done.
    refetchOnMount: 'always',
  })
  const isPending = query.isPending || desk.isPending
  // The tiles are made in small steps, between which the browser can do what a hand asks for.
  const isOpen = useDeferredValue(!isPending)

  // Both at once: the tiles do not move when the desk comes.
  if (isPending || !isOpen) return <LoadingScreen />
  return (
    <main className="mx-auto max-w-[1080px] px-4 pt-8 pb-20 sm:px-8 sm:pt-14">
      <div className="flex items-start justify-between gap-6">
        <h1 className="text-xl font-semibold tracking-tight text-balance sm:text-2xl">
          {words.welcome({ title: org.title, heading: profile.home.heading })}
        </h1>
        <OrdersButton />
      </div>
      <GuideEntry className="mt-4 -ms-2.5" />
      {desk.isError ? (
        <ErrorState
          message={deskMessages.failed}
          onRetry={() => void desk.refetch()}
          isRetrying={desk.isFetching}
        />
      ) : (
        <DeskCards desk={desk.data} />
      )}
      {query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : profile.isArchitectural ? (
        <NewProject />
      ) : (
        <Sections data={query.data.data} isFirst={isFirstVisit(desk.data)} />
      )}
    </main>
  )
}

/** The round button to the list [1.2.16]. */
function OrdersButton() {
  const { orders } = useViewer().profile.vocabulary
  return (
    <PlainLink
      to="/orders"
      search={{}}
      className="group flex shrink-0 flex-col items-center gap-1.5 rounded text-xs font-medium text-ink-2 hover:text-ink"
    >
      <span className="flex size-12 items-center justify-center rounded-full border border-edge bg-paper text-ink transition-colors group-hover:border-accent group-hover:bg-accent group-hover:text-on-accent sm:size-14">
        <Layers className="size-5" strokeWidth={1.5} aria-hidden />
      </span>
      {orders}
    </PlainLink>
  )
}

/** Architectural organisations start everything with one button [1.2.15]. */
function NewProject() {
  const { order } = useViewer().profile.vocabulary
  const [busyKey, create] = useCreateOrder()
  return (
    <div className="mt-12 flex flex-col items-center border border-hairline bg-paper px-6 py-20">
      <svg
        viewBox="0 0 240 120"
        className="mb-10 w-60 text-ink-3"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M20 20h200v80H20z" strokeWidth="1.5" className="text-ink" stroke="currentColor" />
        <path d="M70 20v80M120 20v80M170 20v80" strokeWidth="0.75" strokeDasharray="5 4" />
        <path
          d="M20 84c30-40 52-40 76-16s40 18 58-8 36-24 66-10"
          strokeWidth="1"
          className="text-accent-text"
          stroke="currentColor"
        />
        <path d="M20 110h200M20 106v8M220 106v8" strokeWidth="0.75" />
        <path d="m25 108.5-5 1.5 5 1.5zM215 108.5l5 1.5-5 1.5z" fill="currentColor" stroke="none" />
      </svg>
      <Button
        variant="primary"
        size="large"
        icon={<Plus aria-hidden />}
        isPending={busyKey !== null}
        onPress={() => create({ key: 'new', productCategoryId: null, isStocked: 0 })}
      >
        {words.newOrder({ order })}
      </Button>
    </div>
  )
}

/** Nothing waits and nothing was worked on: whoever comes for the first time is told how to begin. */
function isFirstVisit(desk: Desk | undefined): boolean {
  return desk !== undefined && desk.waiting.length === 0 && desk.workedOn.length === 0
}

interface SectionsProps {
  data: Parameters<typeof homeSections>[1]
  isFirst: boolean
}

function Sections({ data, isFirst }: SectionsProps) {
  const { profile } = useViewer()
  const sections = homeSections(profile, data)
  const [busyKey, create] = useCreateOrder()
  if (sections.length === 0) {
    return <NothingYet />
  }
  const begin = isFirst && (
    <p key="begin" className="mt-6 max-w-prose text-base text-ink-2">
      {deskMessages.begin({ word: profile.vocabulary.order })}
    </p>
  )
  const parts = sections.map((section) => (
    <section key={section.title} aria-label={section.title} className="mt-10 sm:mt-14">
      <h2 className="mb-3 text-base font-medium text-ink-2">{section.title}</h2>
      <TileGrid
        tiles={section.tiles}
        maxPerRow={profile.home.maxTilesPerRow}
        busyKey={busyKey}
        onStart={(tile, product) =>
          create({
            key: tile.key,
            productCategoryId: tile.category.id,
            productId: product?.id,
            isStocked: product?.isStocked ?? tile.category.isStocked,
          })
        }
      />
    </section>
  ))
  return [begin, ...parts]
}
