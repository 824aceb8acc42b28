/** The revisions of the open order: all of them, a change that is under way, and two of them compared. */
import { endpoints } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import { isStarted } from '@orderwright/domain/orders'
import { comparedText, revisionMarks, revisionScreenMessages as words } from '@orderwright/domain/revisions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { fetchFile } from '../../lib/api/fetch-file.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { canBeDrawn } from '../open-order/can-be-drawn.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { type Pair, useDifference, useOrderCall } from '../open-order/order-difference.ts'
import { ArchivedSlot } from '../order-actions/archived-slot.tsx'
import { AgreementPanel } from '../agreements/agreement-panel.tsx'
import { ChangeOrderPanel } from './change-order-panel.tsx'
import { Comparison } from './comparison.tsx'
import { RevisionList } from './revision-list.tsx'
import { type Revisions, usePair, useRevisions } from './use-revisions.ts'

const NOW = 'now'

function PairPicker({
  revisions,
  pair,
  onChange,
}: {
  revisions: Revisions
  pair: Pair
  onChange: (pair: Pair) => void
}) {
  const { profile } = useOpenOrder()
  const numbers = revisions.revisions.map(({ number }) => ({
    key: String(number),
    label: revisionMarks.name({ number }),
  }))
  const now = { key: NOW, label: words.now({ word: profile.vocabulary.order }) }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={words.from}
        items={numbers}
        value={String(pair.from)}
        onChange={(key) => onChange({ ...pair, from: Number(key) })}
        className="w-24"
      />
      <Select
        label={words.to}
        items={[...numbers, now]}
        value={pair.to === null ? NOW : String(pair.to)}
        onChange={(key) => onChange({ ...pair, to: key === NOW ? null : Number(key) })}
        className="w-40"
      />
      <ComparisonPdf pair={pair} />
    </div>
  )
}

function ComparisonPdf({ pair }: { pair: Pair }) {
  const body = useOrderCall()
  const { editor } = useOpenOrder()
  const [isPending, setIsPending] = useState(false)
  async function download() {
    setIsPending(true)
    const result = await fetchFile(endpoints.downloadComparison, { ...body, ...pair })
    setIsPending(false)
    const { orgSpecificId } = editor.getState().document.order
    const title = `${orgSpecificId} ${comparedText(pair.from, pair.to).replaceAll('→', '-')}`
    if (result.ok) return saveFile(result.data, fileNameOf(title, 'pdf'))
    const message = result.error.code === 'offline' ? documentMessages.pdfOffline : result.error.message
    return toast(message, { tone: 'invalid' })
  }
  return (
    <Button icon={<Download aria-hidden />} isPending={isPending} onPress={() => void download()}>
      {words.comparisonPdf}
    </Button>
  )
}

function Compared({ revisions, pair }: { revisions: Revisions; pair: Pair }) {
  const query = useDifference(pair, revisions.proposal)
  if (query.data) return <Comparison difference={query.data} pair={pair} />
  if (query.error) {
    return <ErrorState message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
  }
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="mt-4 h-48 w-full" />
    </SkeletonGroup>
  )
}

function Known({ revisions }: { revisions: Revisions }) {
  const { profile } = useOpenOrder()
  const order = useEditorState(({ document }) => document.order)
  const { pair, setPair, shown } = usePair(revisions)
  const word = profile.vocabulary.order
  const last = revisions.revisions.at(-1)?.number ?? 0
  const lastName = revisionMarks.name({ number: last })
  if (pair === null) {
    return (
      <>
        <EmptyState title={words.empty}>
          {isStarted(order, profile) ? words.emptyHint({ word }) : words.beforeRevisions({ word })}
        </EmptyState>
        <ChangeOrderPanel revisions={revisions} />
      </>
    )
  }
  return (
    <>
      {shown !== undefined && shown < last && (
        <Banner tone="caution">
          {words.supersededNotice({ name: revisionMarks.name({ number: shown }), by: lastName })}
        </Banner>
      )}
      {revisions.isChanged && <Banner>{words.changedSince({ word, name: lastName })}</Banner>}
      <RevisionList revisions={revisions.revisions} />
      <AgreementPanel />
      <ChangeOrderPanel revisions={revisions} />
      <div className="pt-2">
        <PairPicker revisions={revisions} pair={pair} onChange={setPair} />
        <Compared revisions={revisions} pair={pair} />
      </div>
    </>
  )
}

export function RevisionsScreen() {
  const { data, profile, editor } = useOpenOrder()
  const { order } = editor.getState().document
  const query = useRevisions()
  useDocumentTitle(words.title, `#${order.orgSpecificId} ${order.title}`.trim())
  return (
    <main className="min-h-[calc(100dvh-3rem)] bg-paper">
      <OrderTabs isStocked={order.isStocked} canBeDrawn={canBeDrawn(data, editor.getState().document)} />
      <ArchivedSlot />
      <div className="mx-auto flex max-w-6xl flex-col gap-3 p-4">
        <header>
          <h2 className="text-xl font-medium">{words.title}</h2>
          <p className="text-sm text-ink-2">{words.hint({ word: profile.vocabulary.order })}</p>
        </header>
        {query.data ? (
          <Known revisions={query.data} />
        ) : query.error ? (
          <ErrorState message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup label={words.loading}>
            <Skeleton className="h-24 w-full" />
            <Skeleton className="mt-3 h-64 w-full" />
          </SkeletonGroup>
        )}
      </div>
    </main>
  )
}
