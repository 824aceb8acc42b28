/**
 * The connect page of demo mode, in the place of a provider's: asks for consent, connects, and takes a connection back. What
 * it is allowed to do it proves by the token that Manage has fetched.
 */
import { endpoints } from '@orderwright/contract'
import { adminIntegrationMessages as words } from '@orderwright/domain/messages'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import type { Opened } from './use-manage.ts'

export function EmbeddedConnect({ integration, paragonJwt, onClose }: Opened & { onClose: () => void }) {
  const { org, caller } = useViewer()
  const { key, title } = integration
  const [isConnected, setConnected] = useState(integration.connection !== null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function set(next: boolean) {
    setPending(true)
    setRefusal(null)
    const body = { orgId: org.id, ...caller, integrationKey: key, paragonJwt, isConnected: next }
    const result = await call(endpoints.setEmbeddedConnection, body)
    setPending(false)
    if (!result.ok) return setRefusal(result.error.message)
    setConnected(next)
    toast(next ? words.isConnectedNow({ title }) : words.isDisconnectedNow({ title }))
    await readAgain()
  }

  return (
    <Dialog
      title={words.connectTo({ title })}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button
            variant={isConnected ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void set(!isConnected)}
          >
            {isConnected ? words.disconnect : words.connect}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm">
        {isConnected ? (
          <p role="status" className="flex items-center gap-1.5 font-medium text-done">
            <Check className="size-4" aria-hidden />
            {words.connected}
          </p>
        ) : (
          <>
            <p>{words.asks({ org: org.title, title })}</p>
            <ul className="list-disc space-y-1 ps-5">
              <li>{words.wouldRead}</li>
              <li>{words.wouldWrite}</li>
            </ul>
          </>
        )}
        <p className="text-ink-2">{words.isDemo({ title })}</p>
        {refusal !== null && (
          <p role="alert" className="text-invalid">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
