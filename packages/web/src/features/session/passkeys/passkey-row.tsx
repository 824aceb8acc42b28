/** A passkey in the list: what it is called, when it came and was used, and the form of another name. */
import type { Passkey } from '@orderwright/contract'
import { MAX_PASSKEY_NAME } from '@orderwright/domain/access'
import { passkeyMessages as words } from '@orderwright/domain/messages'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ago } from '../devices/device-name.ts'

interface PasskeyRowProps {
  passkey: Passkey
  isNaming: boolean
  isBusy: boolean
  isDisabled: boolean
  onName: (isNaming: boolean) => void
  /** why it keeps its name; null: it has the new one */
  onRename: (name: string) => Promise<string | null>
  onRemove: () => void
}

export function PasskeyRow({
  passkey,
  isNaming,
  isBusy,
  isDisabled,
  onName,
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const { name, created, lastUsedAt, isSynced } = passkey
  const now = Date.now()
  const facts = words.facts({
    created: ago(created, now),
    lastUsed: lastUsedAt === null ? null : ago(lastUsedAt, now),
    isSynced,
  })
  if (isNaming)
    return <NameForm name={name} isBusy={isBusy} onRename={onRename} onEnd={() => onName(false)} />
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <KeyRound className="size-5 shrink-0 stroke-1 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-base font-medium break-words">{name}</p>
        <p className="tabular text-sm text-ink-2">{facts}</p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={words.renameOf({ name })}
          isDisabled={isDisabled}
          onPress={() => onName(true)}
        >
          {words.rename}
        </Button>
        <Button
          size="small"
          aria-label={words.removeOf({ name })}
          isPending={isBusy}
          isDisabled={isDisabled && !isBusy}
          onPress={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

interface NameFormProps extends Pick<PasskeyRowProps, 'isBusy' | 'onRename'> {
  name: string
  onEnd: () => void
}

function NameForm({ name, isBusy, onRename, onEnd }: NameFormProps) {
  const [text, setText] = useState(name)
  const [trouble, setTrouble] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // The name that it has is typed over.
  useEffect(() => input.current?.select(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (isBusy) return
    if (wanted === '') return setTrouble(words.nameNeeded)
    if (wanted === name) return onEnd()
    const refusal = await onRename(wanted)
    if (refusal === null) onEnd()
    else setTrouble(refusal)
  }

  return (
    <li className="py-3">
      <form
        aria-label={words.renameOf({ name })}
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => void save(event)}
      >
        <TextField
          label={words.name}
          className="min-w-0 flex-1 basis-48"
          inputRef={input}
          autoFocus
          autoComplete="off"
          maxLength={MAX_PASSKEY_NAME}
          value={text}
          errorMessage={trouble ?? undefined}
          onChange={(next) => {
            setText(next)
            setTrouble(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // The dialog stays.
            event.stopPropagation()
            onEnd()
          }}
        />
        <div className="flex gap-2">
          <Button type="submit" isPending={isBusy}>
            {words.save}
          </Button>
          <Button variant="quiet" onPress={onEnd}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </li>
  )
}
