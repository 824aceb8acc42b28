/** The integrations of the organization in which the person acts, as the server has them. */
import { type ConnectFlowKind, endpoints, type Integration } from '@orderwright/contract'
import { useQuery } from '@tanstack/react-query'
import { CallFailure, call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { everything } from '../admin-data.ts'

/** How often an open page looks whether a colleague has connected one. */
const LOOK_AGAIN_MS = 20_000

export function useIntegrations() {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'integrations'],
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: async (): Promise<{ integrations: readonly Integration[]; connectFlow: ConnectFlowKind }> => {
      const result = await call(endpoints.getIntegrations, { orgId: org.id, ...caller })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.data
    },
  })
}
