/** /money-owed/statement: a customer's statement of account on the screen, in print and as a PDF file. [issue 18] */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { composeStatement, moneyOwedMessages as words, statementWords } from '@orderwright/domain/receivables'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { callQuery, failureMessage } from '../../lib/api/api.ts'
import { fetchFile } from '../../lib/api/fetch-file.ts'
import { printPage, useIsPrinting } from '../../lib/browser/printing.ts'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { PaperDesk } from '../documents/paper-desk.tsx'
import { NotFoundPage } from '../navigation/not-found-page.tsx'
import { DayField } from './day-field.tsx'
import { parseStatementSearch, type StatementSearch } from './statement-search.ts'

type Statement = ResponseOf<typeof endpoints.getStatement>

export function StatementPage() {
  const { isEmployee } = useViewer()
  const asked = useSearch(parseStatementSearch)
  useDocumentTitle(statementWords.title)
  return isEmployee && asked.customer !== '' ? <StatementScreen asked={asked} /> : <NotFoundPage />
}

/** Asks for the file and gives it to the browser, or says why not. */
function usePdf(body: object & { customerKey: string; from: string; to: string; orgId: number }) {
  const [isPending, setPending] = useState(false)
  async function save(title: string) {
    setPending(true)
    const result = await fetchFile(endpoints.downloadStatement, body)
    setPending(false)
    if (result.ok) saveFile(result.data, fileNameOf(title, 'pdf'))
    else toast(result.error.message, { tone: 'invalid' })
  }
  return { isPending, save }
}

function StatementScreen({ asked: { customer, from, to } }: { asked: StatementSearch }) {
  const { org, caller } = useViewer()
  const navigate = useNavigate()
  const body = { orgId: org.id, ...caller, customerKey: customer, from, to }
  const query = useQuery({ ...callQuery(endpoints.getStatement, body), placeholderData: keepPreviousData })
  const pdf = usePdf(body)
  const title = useComposed(query.data)?.title ?? ''
  const change = (days: { from?: string; to?: string }) =>
    void navigate({ to: '/money-owed/statement', search: { customer, from, to, ...days }, replace: true })
  return (
    <main className="min-h-[calc(100dvh-3rem)] bg-shade print:min-h-0 print:bg-paper">
      <div
        data-print="hidden"
        className="flex flex-wrap items-end gap-3 border-b border-hairline bg-paper px-4 py-3 sm:px-6"
      >
        <div className="w-full">
          <ButtonLink
            to="/money-owed"
            variant="quiet"
            size="small"
            icon={<ArrowLeft aria-hidden />}
            className="-ms-2.5"
          >
            {words.title}
          </ButtonLink>
          <h1 className="text-xl font-semibold tracking-tight">
            {statementWords.of({ customer: query.data?.customer ?? '' })}
          </h1>
        </div>
        <DayField label={words.from} value={from} onChange={(day) => day && change({ from: day })} />
        <DayField label={words.to} value={to} onChange={(day) => day && change({ to: day })} />
        <span className="flex-1" />
        <Button icon={<Printer aria-hidden />} isDisabled={!query.data} onPress={printPage}>
          {words.print}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          isDisabled={!query.data}
          isPending={pdf.isPending}
          onPress={() => void pdf.save(title)}
        >
          {words.pdf}
        </Button>
      </div>
      {query.data ? (
        <StatementPages statement={query.data} />
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={words.loadingStatement}>
          <Skeleton className="mx-auto my-4 h-96 w-full max-w-5xl" />
        </SkeletonGroup>
      )}
    </main>
  )
}

function useComposed(statement: Statement | undefined) {
  const { org, profile } = useViewer()
  return useMemo(
    () => statement && composeStatement(statement, { title: org.title, profile }),
    [statement, org.title, profile],
  )
}

function StatementPages({ statement }: { statement: Statement }) {
  const composed = useComposed(statement)
  const isPrinting = useIsPrinting()
  return composed && <PaperDesk document={composed} isPrinting={isPrinting} label={words.loadingStatement} />
}
