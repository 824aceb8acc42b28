/** The invoices, credit notes and receipts of the open order above the pages: shown by a press, and saved as files. [issue 18] */
import type { IssuedDocumentView } from '@orderwright/contract'
import { cents, formatCents, formatDate } from '@orderwright/domain/units'
import { currencySymbol, invoiceMessages as words } from '@orderwright/domain/invoices'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { type Issued, type useIssued, useIssuedFile, useIssueNow } from './use-issued.ts'

interface IssuedListProps {
  query: ReturnType<typeof useIssued>
  shownId: number | undefined
  onShow: (id: number) => void
}

function amountOf({ totalInCents, feeInCents, currency }: IssuedDocumentView): string {
  return formatCents(cents(totalInCents + feeInCents), currencySymbol(currency))
}

function Missing({ issued }: { issued: Issued }) {
  const { org } = useViewer()
  const { isPending, issue } = useIssueNow()
  const word = org.profile.vocabulary.order
  if (issued.missing === 'nothing') return null
  const amount = formatCents(cents(issued.missingInCents), currencySymbol(org.profile.payment.currency))
  return (
    <Banner
      tone="caution"
      action={
        <Button size="small" isPending={isPending} onPress={() => void issue()}>
          {words.issueNow}
        </Button>
      }
    >
      {issued.missing === 'invoice'
        ? words.missingInvoice({ word })
        : words.missingAmendment({ word, amount: issued.missingInCents > 0 ? `+${amount}` : amount })}
    </Banner>
  )
}

function Rows({ issued, shownId, onShow }: { issued: Issued } & Omit<IssuedListProps, 'query'>) {
  const { pending, save } = useIssuedFile()
  return (
    <ul className="divide-y divide-hairline">
      {issued.documents.map((document) => (
        <li key={document.id} className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
          <Button
            variant="quiet"
            className="aria-pressed:bg-shade"
            size="small"
            aria-label={words.show(document)}
            aria-pressed={document.id === shownId}
            onPress={() => onShow(document.id)}
          >
            {document.name} {document.number}
          </Button>
          <span className="text-ink-2">{formatDate(document.issuedDay)}</span>
          <span className="ms-auto tabular-nums">{amountOf(document)}</span>
          <Button
            size="small"
            icon={<Download aria-hidden />}
            aria-label={words.downloadWhat(document)}
            isPending={pending === document.id}
            onPress={() => void save(document)}
          >
            {words.download}
          </Button>
        </li>
      ))}
    </ul>
  )
}

export function IssuedList({ query, shownId, onShow }: IssuedListProps) {
  const { org } = useViewer()
  const titleId = useId()
  const isInvoiced = useEditorState(({ document }) => document.order.invoiceIssued !== null)
  const { data: issued } = query
  return (
    <section
      data-print="hidden"
      data-help="/orders/:orgSpecificId/documents"
      aria-labelledby={titleId}
      className="border-b border-hairline bg-paper"
    >
      {issued && <Missing issued={issued} />}
      <div className="mx-auto max-w-264 px-4 py-3">
        <h2 id={titleId} className="pb-1 text-sm font-medium">
          {words.title}
        </h2>
        {issued ? (
          issued.documents.length === 0 ? (
            <p className="text-sm text-ink-2">
              {words.empty} {isInvoiced ? '' : words.emptyNext({ word: org.profile.vocabulary.order })}
            </p>
          ) : (
            <Rows issued={issued} shownId={shownId} onShow={onShow} />
          )
        ) : query.isError ? (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            {words.failed} {failureMessage(query.error)}
            <Button size="small" isPending={query.isFetching} onPress={() => void query.refetch()}>
              {words.tryAgain}
            </Button>
          </p>
        ) : (
          <SkeletonGroup label={words.loading}>
            <Skeleton className="h-6 w-80" />
          </SkeletonGroup>
        )}
      </div>
    </section>
  )
}
