/** Taking an import back, after a question; what somebody has changed since is told. */
import { type CatalogImport, endpoints } from '@orderwright/contract'
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'

export interface Spared {
  readonly resource: string
  readonly resourceId: number
  readonly title: string
  readonly fields: readonly string[]
}

export function useTakeBack() {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)
  const [spared, setSpared] = useState<readonly Spared[]>([])

  async function takeBack({ id, title }: Pick<CatalogImport, 'id' | 'title'>) {
    const isSure = await confirm({
      title: words.takeBackOf({ title }),
      message: words.askTakeBack,
      confirmLabel: words.takeBack,
    })
    if (!isSure) return
    setPending(true)
    const result = await call(endpoints.takeBackCatalogImport, { orgId: org.id, ...caller, importId: id })
    if (result.ok) {
      setSpared(result.data.spared)
      toast(words.isTakenBack({ title }))
    } else toast(result.error.message, { tone: 'invalid' })
    await readAgain()
    setPending(false)
  }
  return { isPending, spared, takeBack }
}
