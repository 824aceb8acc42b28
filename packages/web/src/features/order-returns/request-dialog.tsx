/** Asking for a return: what comes back, why, and what else there is to say. What is typed stays until it is sent or discarded. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { RETURN_WORDS_MOST, returnReasons } from '@orderwright/domain/order-returns'
import { useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { DraftDialog } from '../../ui/draft-dialog.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { openSidePanel } from '../side-panels/side-panel-state.ts'
import { chosenItems, ItemChecklist, useReportableItems } from '../order-problems/item-checklist.tsx'
import type { RequestStart } from '../order-dialogs/return-request.ts'
import { useReturnActions, useReturns } from './use-returns.ts'

const draftSchema = z.object({
  /** line → pieces */
  pieces: z.record(z.string(), z.number().int().min(1)),
  reason: z.enum(returnReasons).nullable(),
  words: z.string().max(RETURN_WORDS_MOST),
})
type Draft = z.infer<typeof draftSchema>

const reasonChoices = returnReasons.map((key) => ({ key, label: words.reasons[key] }))

interface RequestDialogProps {
  start: RequestStart | null
  onClose: () => void
}

/** The items of which pieces can still be returned, as they are numbered on the page. */
function useReturnableItems() {
  const { query, returnable } = useReturns()
  const all = useReportableItems()
  // As long as nobody knows what is left, anything may be: the server says otherwise.
  if (!query.data) return all
  const onPage = new Map(all.map((line) => [line.id, line.title]))
  // While a change is open what was agreed to comes back, also where the change takes it out.
  return returnable.flatMap(({ productInstanceId: id, quantity, title }) => {
    const named = title || onPage.get(id)
    return named === undefined ? [] : [{ id, title: named, quantity }]
  })
}

export function RequestDialog({ start, onClose }: RequestDialogProps) {
  const { viewer, data } = useOpenOrder()
  const [untouched] = useState<Draft>(() => ({
    pieces: Object.fromEntries(
      (start?.items ?? []).map((item) => [String(item.productInstanceId), item.quantity]),
    ),
    reason: null,
    words: '',
  }))
  const name = start ? `return-of-problem-${start.problemId}` : 'return'
  const key = draftKey(viewer.user.id, data.document.order, name)
  const { draft, isOld, change, forget } = useFormDraft(key, draftSchema, untouched)
  const { request } = useReturnActions()
  const lines = useReturnableItems()
  const [isSending, setSending] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const items = chosenItems(lines, draft.pieces)
  const isPossible = lines.length > 0

  async function submit() {
    setTried(true)
    if (isSending || items.length === 0 || draft.reason === null) return
    setSending(true)
    setRefusal('')
    const answer = await request({
      items,
      reason: draft.reason,
      words: draft.words.trim(),
      problemId: start?.problemId ?? null,
    })
    setSending(false)
    if (typeof answer === 'string') {
      setRefusal(answer)
      return
    }
    forget()
    onClose()
    const { number } = answer
    toast(viewer.isEmployee ? words.opened({ number }) : words.requested({ number }), { tone: 'done' })
    openSidePanel('returns')
  }

  function discard() {
    forget()
    setTried(false)
    setRefusal('')
  }
  return (
    <DraftDialog
      title={words.request}
      help="status"
      words={words}
      sendLabel={viewer.isEmployee ? words.open : words.send}
      isSending={isSending}
      refusal={refusal}
      onSend={isPossible ? () => void submit() : null}
      onClose={onClose}
      onDiscard={isOld ? discard : null}
    >
      {isPossible ? (
        <>
          <ItemChecklist
            legend={words.items}
            piecesOf={words.piecesOf}
            lines={lines}
            pieces={draft.pieces}
            onChange={({ pieces }) => change({ pieces: pieces ?? {} })}
            error={wasTried && items.length === 0 ? words.chooseItem : ''}
          />
          <Select
            label={words.reason}
            items={reasonChoices}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            errorMessage={wasTried && draft.reason === null ? words.chooseReason : undefined}
          />
          <TextArea
            label={words.words}
            description={words.wordsHint}
            rows={4}
            maxLength={RETURN_WORDS_MOST}
            isOptional
            value={draft.words}
            onChange={(next) => change({ words: next })}
          />
        </>
      ) : (
        <p className="text-sm text-ink-2">{words.nothingLeft}</p>
      )}
    </DraftDialog>
  )
}
