/** When a draft is to be published. What is typed stays until it is saved or left, through a reload too. */
import { type CatalogDraft, endpoints } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import { momentText } from '../moment-text.ts'
import { FormPending } from '../../../ui/fields/form-pending.ts'

export function ScheduleForm({ draft, onClose }: { draft: CatalogDraft; onClose: () => void }) {
  const { org, caller } = useViewer()
  const formId = useId()
  const { id: draftId, version, title } = draft
  const [kept, setTyped] = useKeptDraft(recordDraftKey(org.id, 'catalogDraft', draftId, 'publishAt'))
  const typed = kept ?? ''
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  function close() {
    setTyped(null)
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    // Without a zone in it, the text is of the zone where the person is.
    const at = new Date(typed)
    if (typed === '' || Number.isNaN(at.getTime())) return setProblem(words.badTime)
    const publishAt = toTimestamp(at)
    setPending(true)
    const result = await call(endpoints.updateCatalogDraft, {
      orgId: org.id,
      ...caller,
      draftId,
      version,
      changes: { publishAt },
    })
    await readAgain()
    setPending(false)
    if (!result.ok) return setProblem(result.error.message)
    toast(words.scheduled({ title, at: momentText(publishAt) }))
    close()
  }

  return (
    <Dialog
      title={words.scheduleTitle}
      size="small"
      isOpen
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {words.setSchedule}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <FormPending value={isPending}>
          <TextField
            label={words.scheduleAt}
            description={words.scheduleHint}
            errorMessage={problem}
            type="datetime-local"
            autoFocus
            value={typed}
            onChange={setTyped}
          />
        </FormPending>
      </form>
    </Dialog>
  )
}
