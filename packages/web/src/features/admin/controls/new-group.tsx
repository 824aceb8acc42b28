/** The form that makes a group of guests. [2.2.106, 2.7.34] */
import { adminMessages, adminSectionMessages } from '@orderwright/domain/messages'
import type { FormEvent } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { LEFT_TO_SAVE } from '../../../lib/storage/typed-drafts.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { creator } from '../records/record-calls.ts'
import { useRecordActions } from '../records/use-record-actions.ts'

export function NewGroup() {
  const { org } = useViewer()
  const [typed, setTyped, drop] = useKeptDraft(recordDraftKey(org.id, 'userGroup', 0, 'title') + LEFT_TO_SAVE)
  const title = (typed ?? '').trim()
  const { isPending, add } = useRecordActions({
    resource: 'userGroup',
    list: 'userGroups',
    one: adminSectionMessages.oneUserGroup,
    creator: creator('userGroup', () => ({ title, userIds: [] })),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (title === '' || isPending) return
    // Another title is another group; the same one, pressed again without an answer, is the same group.
    if ((await add([], title)) !== null) drop(typed)
  }

  return (
    <form
      aria-label={adminMessages.addUserGroup}
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-center gap-2 pb-4"
    >
      <TextField
        label={adminMessages.newGroupTitle}
        isLabelHidden
        placeholder={adminMessages.newGroupTitle}
        value={typed ?? ''}
        maxLength={200}
        onChange={(next) => setTyped(next || null)}
        className="w-full sm:w-72"
      />
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={title === ''}>
        {adminMessages.add}
      </Button>
    </form>
  )
}
