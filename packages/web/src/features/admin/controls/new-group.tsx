/** The form that makes a group of guests. [2.2.106, 2.7.34] */
import { adminMessages } from '@orderwright/domain'
import { type FormEvent, useState } from 'react'
import { resources } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { usePressKey } from '../../../lib/api/use-press-key.ts'
import { useChange } from './use-change.ts'

export function NewGroup() {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const [typed, setTyped] = useState('')
  const title = typed.trim()
  const key = usePressKey()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (title === '' || isPending) return
    const creating = resources.create(
      'userGroup',
      { orgId: org.id, ...caller, props: { title, userIds: [] } },
      // Another title is another group; the same one, pressed again without an answer, is the same group.
      { idempotencyKey: `${key.read()}:${title}` },
    )
    const isIn = await change(creating, { message: adminMessages.groupAdded({ title }) })
    key.settle(await creating)
    if (!isIn) return
    setTyped('')
  }

  return (
    <form
      aria-label={adminMessages.addUserGroup}
      onSubmit={(event) => void add(event)}
      className="flex flex-wrap items-center gap-2 pb-4"
    >
      <TextField
        label={adminMessages.newGroupTitle}
        isLabelHidden
        placeholder={adminMessages.newGroupTitle}
        value={typed}
        maxLength={200}
        onChange={setTyped}
        className="w-full sm:w-72"
      />
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={title === ''}>
        {adminMessages.add}
      </Button>
    </form>
  )
}
