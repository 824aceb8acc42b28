/** Reminders: which are next, one as it will be sent, and what is done about them. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { reminderMessages as words } from '@orderwright/domain/receivables'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

export function useReminders() {
  const { org, caller } = useViewer()
  return useQuery(callQuery(endpoints.getReminders, { orgId: org.id, ...caller }))
}

/** On its day, or as it would be today. */
export function useReminderPreview(documentId: number, isNow: boolean) {
  const { org, caller } = useViewer()
  return useQuery({
    ...callQuery(endpoints.previewReminder, { orgId: org.id, ...caller, documentId, isNow }),
    // What it says is of this moment.
    staleTime: 0,
    gcTime: 0,
  })
}

async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getReminders.name] })
}

export function useReminderStop() {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)
  async function change(about: BodyOf<typeof endpoints.setReminderStop>['about'], isStopped: boolean) {
    setPending(true)
    const result = await call(endpoints.setReminderStop, { orgId: org.id, ...caller, about, isStopped })
    if (result.ok) await readAgain()
    else toast(result.error.message, { tone: 'invalid' })
    setPending(false)
  }
  return { isPending, change }
}

export function useSendReminder() {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)
  /** `ruleKey`: of the reminder that was read. Resolves to whether it was sent. */
  async function send(documentId: number, ruleKey: string): Promise<boolean> {
    setPending(true)
    const result = await call(endpoints.sendReminder, { orgId: org.id, ...caller, documentId, ruleKey })
    setPending(false)
    await readAgain()
    if (result.ok) toast(words.sentTo({ to: result.data.to }))
    else toast(result.error.message, { tone: 'invalid' })
    return result.ok
  }
  return { isPending, send }
}
