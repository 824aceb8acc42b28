/** The calls of the sharing popup, and the people of the order as they are now. */
import { type CallError, endpoints } from '@orderwright/contract'
import { sharingMessages } from '@orderwright/domain/messages'
import type { Collaborator } from '@orderwright/domain/sharing'
import type { Flag } from '@orderwright/domain/units'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import type { ShareDraft } from './share-draft.ts'

export function useShareCalls() {
  const { editor, org, viewer } = useOpenOrder()
  const { id, orgSpecificId } = editor.getState().document.order
  const byNumber = { orgId: org.id, ...viewer.caller, productOrderOrgSpecificId: orgSpecificId }
  const byId = { orgId: org.id, ...viewer.caller, productOrderId: id }
  const involved = useQuery(callQuery(endpoints.getInvolvedUsers, byNumber))
  const candidates = useQuery(callQuery(endpoints.getShareCandidates, byNumber))
  // Others share too: the open channel tells of it.
  const people = useEditorState((state) => state.document.order.involvedUsers)
  useEffect(() => void refresh(), [people])
  const [failure, setFailure] = useState<string | null>(null)

  /** What the popup shows as the server has it now. */
  async function settle(result: { ok: true } | { ok: false; error: CallError }): Promise<boolean> {
    setFailure(result.ok ? null : result.error.message)
    await refresh()
    return result.ok
  }

  return {
    involved,
    candidates,
    failure,
    invite: async ({ pending, note }: ShareDraft) =>
      settle(
        await call(endpoints.shareOrder, {
          ...byNumber,
          sharees: pending.map((one) => (one.id === null ? { email: one.email } : { id: one.id })),
          shareNote: note,
        }),
      ),
    remove: async (person: Collaborator) => {
      const isDone = await settle(
        await call(endpoints.removeSharee, { ...byNumber, shareeEmail: person.email }),
      )
      if (!isDone) return
      toast(sharingMessages.removed({ name: person.name }), {
        onUndo: () => void bringBack(person),
      })
    },
    setPricing: async (person: Collaborator, pricingIsHidden: Flag) =>
      settle(
        await call(endpoints.updateInvolvedUsersData, { ...byNumber, shareeId: person.id, pricingIsHidden }),
      ),
    getLink: async (pricingIsHidden?: Flag) =>
      settle(await call(endpoints.generateShareableLink, { ...byId, pricingIsHidden })),
    revokeLink: async () => {
      const isDone = await settle(await call(endpoints.revokeShareableLink, byId))
      if (isDone) toast(sharingMessages.revoked)
    },
  }

  /** The same invitation is valid again, without another e-mail. */
  async function bringBack({ id: shareeId, pricingIsHidden }: Collaborator): Promise<void> {
    const result = await call(endpoints.shareOrder, {
      ...byNumber,
      sharees: [{ id: shareeId, pricingIsHidden }],
      notify: false,
    })
    if (!result.ok) toast(result.error.message, { tone: 'invalid' })
    await refresh()
  }
}

async function refresh(): Promise<void> {
  await Promise.all(
    [endpoints.getInvolvedUsers, endpoints.getShareCandidates].map(({ name }) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}

export type ShareCalls = ReturnType<typeof useShareCalls>
