/** All revisions: when, why, by whom, what they come to, and their papers as they were. */
import type { RevisionView } from '@orderwright/contract'
import { endpoints } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import { formatDay } from '@orderwright/domain/units'
import { revisionMarks, revisionScreenMessages as words } from '@orderwright/domain/revisions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '../../lib/api/fetch-file.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useComments } from '../comments/use-comments.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useOrderCall } from '../open-order/order-difference.ts'

type Paper = 'quote' | 'drawings' | 'noted'

const names = { quote: words.quotePdf, drawings: words.drawingsPdf, noted: words.notedPdf } as const

/** Saves a paper of a revision, or says why not. */
function usePaper(number: number) {
  const body = useOrderCall()
  const { editor } = useOpenOrder()
  const [pending, setPending] = useState<Paper | null>(null)
  async function download(paper: Paper) {
    setPending(paper)
    const { orgSpecificId } = editor.getState().document.order
    const asked = { ...body, revision: number }
    const result =
      paper === 'quote'
        ? await fetchFile(endpoints.downloadPdf, { ...asked, mode: 'quote' })
        : await fetchFile(endpoints.downloadDrawings, {
            ...asked,
            ...(paper === 'noted' ? { options: { comments: 'shown' as const } } : {}),
          })
    setPending(null)
    const name = revisionMarks.name({ number })
    const what = names[paper]
    if (result.ok) return saveFile(result.data, fileNameOf(`${orgSpecificId} ${name} ${what}`, 'pdf'))
    const message = result.error.code === 'offline' ? documentMessages.pdfOffline : result.error.message
    return toast(message, { tone: 'invalid' })
  }
  return { pending, download }
}

interface RowProps {
  revision: RevisionView
  last: number
  /** comments point at drawings, as far as paper may show them */
  hasNotes: boolean
}

function RevisionRow({ revision, last, hasNotes }: RowProps) {
  const { number, created, reason, isRenewal, userName, totalInCents } = revision
  const { profile } = useOpenOrder()
  const { pending, download } = usePaper(number)
  const name = revisionMarks.name({ number })
  const state =
    number === last ? words.current : words.superseded({ by: revisionMarks.name({ number: last }) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-2 text-sm">
      <span className="w-10 font-medium">{name}</span>
      <span className="min-w-48 flex-1">
        {isRenewal ? words.renewal : words.reasons[reason]}
        {userName === '' ? '' : ` ${words.by({ name: userName })}`}
        <span className="text-ink-2">
          {' '}
          · {formatDay(created, profile.region.timeZone)} · {state}
        </span>
      </span>
      {totalInCents !== null && <Money cents={totalInCents} className="w-28 text-end" />}
      <span className="flex gap-2">
        {!profile.isArchitectural && (
          <Button
            size="small"
            icon={<Download aria-hidden />}
            aria-label={words.quoteOf({ name })}
            isPending={pending === 'quote'}
            onPress={() => void download('quote')}
          >
            {words.quotePdf}
          </Button>
        )}
        <Button
          size="small"
          icon={<Download aria-hidden />}
          aria-label={words.drawingsOf({ name })}
          isPending={pending === 'drawings'}
          onPress={() => void download('drawings')}
        >
          {words.drawingsPdf}
        </Button>
        {hasNotes && (
          <Button
            size="small"
            icon={<Download aria-hidden />}
            aria-label={words.notedOf({ name })}
            isPending={pending === 'noted'}
            onPress={() => void download('noted')}
          >
            {words.notedPdf}
          </Button>
        )}
      </span>
    </li>
  )
}

export function RevisionList({ revisions }: { revisions: readonly RevisionView[] }) {
  const last = revisions.at(-1)?.number ?? 0
  const { threads } = useComments()
  const hasNotes = threads.some(({ root }) => root.pin !== null && root.isInternal === 0)
  return (
    <ul aria-label={words.list}>
      {revisions.toReversed().map((revision) => (
        <RevisionRow key={revision.number} revision={revision} last={last} hasNotes={hasNotes} />
      ))}
    </ul>
  )
}
