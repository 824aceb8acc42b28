/** The form of a new API key: the program's name, what it may, and for how long. */
import { endpoints } from '@orderwright/contract'
import { type ApiKeyRole, type ApiKeyScope, MAX_API_KEY_NAME } from '@orderwright/domain/access'
import { adminApiKeyMessages as words } from '@orderwright/domain/messages'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { readAgain } from '../admin-data.ts'
import type { DialogStage } from './dialog-stage.ts'
import type { Made } from './use-made-key.tsx'
import { FormPending } from '../../../ui/fields/form-pending.ts'

type Validity = keyof typeof words.validities

const validDays: Readonly<Record<Validity, number | null>> = { 30: 30, 90: 90, 365: 365, never: null }
const validityChoices = ([30, 90, 365, 'never'] as const).map((key) => ({
  key,
  label: words.validities[key],
}))
const scopeChoices = (['read', 'write'] as const).map((key) => ({ key, label: words.scopes[key] }))
const roleChoices = (['member', 'owner'] as const).map((key) => ({ key, label: words.roles[key] }))

export function useKeyForm(onMade: (made: Made) => void, onClose: () => void): DialogStage {
  const { org, caller } = useViewer()
  const form = useId()
  const [typed, keep, drop] = useKeptDraft(recordDraftKey(org.id, 'apiKey', 0, 'name'))
  const name = typed ?? ''
  const [scope, setScope] = useState<ApiKeyScope>('read')
  const [role, setRole] = useState<ApiKeyRole>('member')
  const [validity, setValidity] = useState<Validity>(365)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  function close() {
    keep(null)
    onClose()
  }

  async function make(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    setPending(true)
    setRefusal(null)
    const wanted = { name: name.trim(), scope, role, validDays: validDays[validity] }
    const result = await call(endpoints.createApiKey, { orgId: org.id, ...caller, ...wanted })
    setPending(false)
    if (!result.ok) return setRefusal(result.error.message)
    drop(typed)
    onMade({ name: result.data.apiKey.name, secret: result.data.secret })
    await readAgain()
  }

  const footer = (
    <>
      <Button onPress={close}>{words.cancel}</Button>
      <Button
        type="submit"
        form={form}
        variant="primary"
        isPending={isPending}
        isDisabled={name.trim() === ''}
      >
        {words.make}
      </Button>
    </>
  )
  const body = (
    <form id={form} aria-label={words.newKey} onSubmit={(event) => void make(event)} className="space-y-4">
      <FormPending value={isPending}>
        <TextField
          label={words.name}
          description={words.nameHint}
          errorMessage={refusal ?? undefined}
          autoComplete="off"
          autoFocus
          value={name}
          maxLength={MAX_API_KEY_NAME}
          onChange={(next) => {
            keep(next)
            setRefusal(null)
          }}
        />
        <Select label={words.scope} items={scopeChoices} value={scope} onChange={setScope} />
        <Select
          label={words.role}
          description={words.roleHint}
          items={roleChoices}
          value={role}
          onChange={setRole}
        />
        <Select label={words.validity} items={validityChoices} value={validity} onChange={setValidity} />
      </FormPending>
    </form>
  )
  return { title: words.newKey, body, footer, close }
}
