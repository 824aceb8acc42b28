/** The passkeys of whoever is signed in, and what can be done with them. */
import { type CallError, endpoints, type Passkey } from '@orderwright/contract'
import { passkeyMessages as words, uiMessages } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callQuery } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { deviceName } from '../devices/device-name.ts'
import { freeName } from './free-name.ts'

/** Of which row something is under way. */
type Busy = { readonly kind: 'adding' } | { readonly kind: 'changing'; readonly id: number } | null

const refuse = (message: string) => toast(message, { tone: 'invalid' })

/** What the browser made after it was asked, or null after it was said why not. */
async function made() {
  const begun = await call(endpoints.beginPasskey, {})
  if (!begun.ok) return refuse(begun.error.message), null
  try {
    const { makePasskey } = await import('./ceremonies.ts')
    const result = await makePasskey(begun.data.creation)
    if (result.kind === 'done') return result.answer
    refuse(
      result.kind === 'isThere'
        ? words.isThereAlready
        : result.kind === 'failed'
          ? words.notHere
          : words.notMade,
    )
  } catch {
    refuse(uiMessages.unexpected)
  }
  return null
}

export function usePasskeys() {
  const query = useQuery({ ...callQuery(endpoints.getPasskeys, {}), staleTime: 0 })
  const [busy, setBusy] = useState<Busy>(null)

  /** One at a time; afterwards the list is read again. */
  async function during<T>(what: Busy, work: () => Promise<T>): Promise<T> {
    setBusy(what)
    const result = await work()
    await query.refetch()
    setBusy(null)
    return result
  }

  /** One that is gone already is as good as removed. */
  const unlessGone = (error: CallError) => {
    if (error.code !== 'notFound') refuse(error.message)
  }

  return {
    query,
    busy,
    /** The new one, under the name of this browser; null: none came of it. */
    add: () =>
      during({ kind: 'adding' }, async (): Promise<Passkey | null> => {
        const registration = await made()
        if (registration === null) return null
        const name = freeName(
          deviceName(navigator.userAgent),
          query.data?.passkeys.map((passkey) => passkey.name) ?? [],
        )
        const added = await call(endpoints.addPasskey, { name, registration })
        if (!added.ok) return refuse(added.error.message), null
        toast(words.added({ name }), { tone: 'done' })
        return added.data.passkey
      }),
    /** Why it keeps its name; null: it has the new one. */
    rename: ({ id }: Passkey, name: string) =>
      during({ kind: 'changing', id }, async () => {
        const renamed = await call(endpoints.renamePasskey, { passkeyId: id, name })
        return renamed.ok ? null : renamed.error.message
      }),
    remove: ({ id, name }: Passkey) =>
      during({ kind: 'changing', id }, async () => {
        const removed = await call(endpoints.deletePasskey, { passkeyId: id })
        if (!removed.ok) return unlessGone(removed.error)
        const bringBack = async () => {
          const back = await call(endpoints.deletePasskey, { passkeyId: id, isDeleted: false })
          if (!back.ok) refuse(back.error.message)
          await query.refetch()
        }
        toast(words.removed({ name }), { onUndo: () => void bringBack() })
      }),
  }
}
