/** The API keys of the organization in which the person acts, as the server has them. */
import { type ApiKey, endpoints } from '@orderwright/contract'
import { useQuery } from '@tanstack/react-query'
import { CallFailure, call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { everything } from '../admin-data.ts'

/** How often an open page looks when a key was used last, and what a colleague has done. */
const LOOK_AGAIN_MS = 20_000

export function useApiKeys() {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'apiKeys'],
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: async (): Promise<readonly ApiKey[]> => {
      const result = await call(endpoints.getApiKeys, { orgId: org.id, ...caller })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.apiKeys
    },
  })
}
