/** Adding an endpoint, or changing one: its address, what it is for, and what it hears of. */
import { endpoints, type WebhookEndpoint } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { type WebhookEventType, webhookEventTypes } from '@orderwright/domain/webhooks'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import { FormPending } from '../../../ui/fields/form-pending.ts'

interface EndpointFormProps {
  /** undefined: a new one */
  webhook?: WebhookEndpoint
  onClose: () => void
  /** the id of a new one */
  onAdded?: (id: number) => void
}

/** What the server says against a value, by the field that it is about. */
interface Problems {
  readonly url?: string | undefined
  readonly events?: string | undefined
  readonly other?: string | undefined
}

export function EndpointForm({ webhook, onClose, onAdded }: EndpointFormProps) {
  const { org, caller } = useViewer()
  const formId = useId()
  const keptAs = (field: string) => recordDraftKey(org.id, 'webhook', webhook?.id ?? 0, field)
  const [typedUrl, setUrl] = useKeptDraft(keptAs('url'))
  const [typedDescription, setDescription] = useKeptDraft(keptAs('description'))
  const [chosenEvents, setEvents] = useKeptDraft(keptAs('events'))
  const url = typedUrl ?? webhook?.url ?? ''
  const description = typedDescription ?? webhook?.description ?? ''
  const known = chosenEvents?.split(' ') ?? webhook?.events ?? []
  const events: ReadonlySet<WebhookEventType> = new Set(
    webhookEventTypes.filter((type) => known.includes(type)),
  )
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setPending] = useState(false)

  function choose(type: WebhookEventType, isChosen: boolean) {
    const next = new Set(events)
    if (isChosen) next.add(type)
    else next.delete(type)
    setEvents([...next].join(' '))
  }

  function close() {
    setUrl(null)
    setDescription(null)
    setEvents(null)
    onClose()
  }

  async function send() {
    const wanted = {
      url: url.trim(),
      description,
      events: webhookEventTypes.filter((type) => events.has(type)),
    }
    const about = { orgId: org.id, ...caller }
    if (!webhook) {
      const made = await call(endpoints.createWebhook, { ...about, ...wanted })
      if (made.ok) onAdded?.(made.data.data.webhook.id)
      return made
    }
    const { id: webhookId, version } = webhook
    return call(endpoints.updateWebhook, { ...about, webhookId, version, changes: wanted })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (url.trim() === '' || events.size === 0) {
      setProblems({
        url: url.trim() === '' ? words.badUrl : undefined,
        events: events.size === 0 ? words.noEvents : undefined,
      })
      return
    }
    setPending(true)
    setProblems({})
    const result = await send()
    setPending(false)
    if (result.ok) {
      toast(webhook ? words.saved : words.added)
      await readAgain()
      return close()
    }
    const { message, details } = result.error
    setProblems(details?.rule === 'webhookUrl' ? { url: message } : { other: message })
    await readAgain()
  }

  return (
    <Dialog
      title={webhook ? words.edit : words.add}
      isOpen
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {webhook ? words.save : words.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormPending value={isPending}>
          <TextField
            label={words.url}
            description={words.urlHint}
            errorMessage={problems.url}
            type="url"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            maxLength={2000}
            value={url}
            onChange={setUrl}
          />
          <TextField
            label={words.description}
            isOptional
            autoComplete="off"
            maxLength={500}
            value={description}
            onChange={setDescription}
          />
          <fieldset aria-describedby={problems.events ? `${formId}-events` : undefined}>
            <legend className="pb-1 text-sm font-medium">{words.events}</legend>
            <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
              {webhookEventTypes.map((type) => (
                <li key={type}>
                  <Checkbox
                    isSelected={events.has(type)}
                    onChange={(isChosen) => choose(type, isChosen)}
                    isInvalid={problems.events !== undefined}
                  >
                    {words.event(type)}
                  </Checkbox>
                </li>
              ))}
            </ul>
            {problems.events !== undefined && (
              <p id={`${formId}-events`} role="alert" className="pt-1 text-sm text-invalid">
                {problems.events}
              </p>
            )}
          </fieldset>
          {problems.other !== undefined && (
            <p role="alert" className="text-sm text-invalid">
              {problems.other}
            </p>
          )}
        </FormPending>
      </form>
    </Dialog>
  )
}
