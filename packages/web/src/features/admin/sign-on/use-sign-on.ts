/** How the organization's employees sign in by a provider, and how that is changed. */
import { endpoints } from '@orderwright/contract'
import { openidSettingMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { CallFailure, call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { everything } from '../admin-data.ts'
import { useChange } from '../controls/use-change.ts'

export function useSignOn() {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'signOn'],
    queryFn: async () => {
      const result = await call(endpoints.getOpenidConnection, { orgId: org.id, ...caller })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

/** Removing it, with Undo. */
export function useRemoveSignOn() {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const about = { orgId: org.id, ...caller }
  return {
    isPending,
    remove: () =>
      change(call(endpoints.deleteOpenidConnection, about), {
        message: words.removed,
        onUndo: () =>
          void change(call(endpoints.deleteOpenidConnection, { ...about, isDeleted: false }), {
            message: words.broughtBack,
          }),
      }),
  }
}
