/** What the Manage button of an integration does: it fetches a token, and opens the connect flow with it. [2.2.68] */
import { type ConnectFlowKind, endpoints, type Integration } from '@orderwright/contract'
import { adminIntegrationMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'

/** The embedded connect page that stands open. */
export interface Opened {
  readonly integration: Integration
  readonly paragonJwt: string
}

/** The provider's own flow, over the page; its code is fetched with the first press. */
async function openAtProvider(projectId: string, token: string, key: string): Promise<void> {
  const { paragon } = await import('@useparagon/connect')
  await paragon.authenticate(projectId, token)
  paragon.connect(key, {})
}

export function useManage(connectFlow: ConnectFlowKind | undefined) {
  const { org, caller } = useViewer()
  const [pendingKey, setPendingKey] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ key: string; message: string } | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(integration: Integration): Promise<string | null> {
    const answer = await call(endpoints.getParagonJwt, { orgId: org.id, ...caller })
    if (!answer.ok) return answer.error.message
    const { paragonJwt } = answer.data
    if (connectFlow?.kind !== 'paragon') {
      setOpened({ integration, paragonJwt })
      return null
    }
    try {
      await openAtProvider(connectFlow.projectId, paragonJwt, integration.key)
      return null
    } catch (error) {
      // The provider says what is wrong: an integration that its project does not have, for example.
      const why = error instanceof Error ? error.message : ''
      return `${words.notOpened({ title: integration.title })} ${why}`.trim()
    }
  }

  async function manage(integration: Integration): Promise<void> {
    const { key } = integration
    setPendingKey(key)
    setRefusal(null)
    const message = await open(integration)
    setPendingKey(null)
    if (message !== null) setRefusal({ key, message })
  }

  return { manage, pendingKey, refusal, opened, close: () => setOpened(null) }
}
