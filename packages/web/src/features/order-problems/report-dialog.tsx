/** Reporting a problem: what it is about, what is wrong, and what happened. What is typed stays until it is reported or discarded. */
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import { orderProblemKinds, PROBLEM_WORDS_MOST } from '@orderwright/domain/order-problems'
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
import { chosenItems, ItemChecklist, useReportableItems } from './item-checklist.tsx'
import { useProblemActions } from './use-problems.ts'

const draftSchema = z.object({
  isWhole: z.boolean(),
  /** line → pieces */
  pieces: z.record(z.string(), z.number().int().min(1)),
  kind: z.enum(orderProblemKinds).nullable(),
  words: z.string().max(PROBLEM_WORDS_MOST),
})
type Draft = z.infer<typeof draftSchema>
const untouched: Draft = { isWhole: false, pieces: {}, kind: null, words: '' }

const kindChoices = orderProblemKinds.map((key) => ({ key, label: words.kinds[key] }))

export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { viewer, data } = useOpenOrder()
  const { draft, isOld, change, forget } = useFormDraft(
    draftKey(viewer.user.id, data.document.order, 'problem'),
    draftSchema,
    untouched,
  )
  const { report } = useProblemActions()
  const lines = useReportableItems()
  const [isSending, setSending] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const items = chosenItems(lines, draft.pieces)
  const text = draft.words.trim()
  const isWithoutItems = !draft.isWhole && items.length === 0

  async function submit() {
    setTried(true)
    if (isSending || isWithoutItems || draft.kind === null || text === '') return
    setSending(true)
    setRefusal('')
    const answer = await report({ kind: draft.kind, items: draft.isWhole ? [] : items, words: text })
    setSending(false)
    if (typeof answer === 'string') {
      setRefusal(answer)
      return
    }
    forget()
    onClose()
    const { number } = answer
    toast(viewer.isEmployee ? words.reportedByEmployee({ number }) : words.reported({ number }), {
      tone: 'done',
    })
    openSidePanel('problems')
  }

  function discard() {
    forget()
    setTried(false)
    setRefusal('')
  }
  return (
    <DraftDialog
      title={words.report}
      help="status"
      words={words}
      sendLabel={words.send}
      isSending={isSending}
      refusal={refusal}
      onSend={() => void submit()}
      onClose={onClose}
      onDiscard={isOld ? discard : null}
    >
      <ItemChecklist
        lines={lines}
        isWhole={draft.isWhole}
        pieces={draft.pieces}
        onChange={change}
        error={wasTried && isWithoutItems ? words.chooseItem : ''}
      />
      <Select
        label={words.kind}
        items={kindChoices}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        errorMessage={wasTried && draft.kind === null ? words.chooseKind : undefined}
      />
      <TextArea
        label={words.words}
        description={words.wordsHint}
        rows={5}
        maxLength={PROBLEM_WORDS_MOST}
        isRequired
        value={draft.words}
        onChange={(next) => change({ words: next })}
        errorMessage={wasTried && text === '' ? words.wordsMissing : undefined}
      />
    </DraftDialog>
  )
}
