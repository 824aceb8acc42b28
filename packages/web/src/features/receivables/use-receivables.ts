/** Money owed as of a day, and its file. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { exportFileName } from '@orderwright/domain/exports'
import { moneyOwedMessages as words, receivablesTable } from '@orderwright/domain/receivables'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../lib/api/api.ts'
import { today } from '../../lib/format/today.ts'
import { saveTable } from '../../lib/save-table.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

export type Owed = ResponseOf<typeof endpoints.getReceivables>

/** `asOf` undefined: today where the organization is. */
export function useReceivables(asOf: string | undefined) {
  const { org, caller } = useViewer()
  return useQuery({
    ...callQuery(endpoints.getReceivables, { orgId: org.id, ...caller, ...(asOf ? { asOf } : {}) }),
    placeholderData: keepPreviousData,
  })
}

/** Gives the rows of these customers to the browser as a file, and says so. */
export async function saveReceivables(owed: Owed, word: string): Promise<void> {
  const table = receivablesTable(owed, owed.currency, word)
  try {
    await saveTable(table, exportFileName(`${words.file} ${owed.asOf}`, today(), words.file))
    toast(words.saved({ count: table.rows.length }))
  } catch {
    toast(words.failed, { tone: 'invalid' })
  }
}
