/** Merges two customers, and takes it back. [issue 18] */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { type Customer, customerMessages as words } from '@orderwright/domain/customers'
import { useState } from 'react'
import { call, queryClient } from '../../../lib/api/api.ts'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { dropRecords, putRecords, readAgain } from '../admin-data.ts'
import { useHistory } from '../records/record-editing.tsx'

export type Choices = BodyOf<typeof endpoints.mergeCustomers>['choices']

const pressKeys = createPressKeys()

/** What is shown of customers is read again: their lists, and what belongs to each. */
async function showAgain(): Promise<void> {
  await Promise.all([
    readAgain(),
    queryClient.invalidateQueries({ queryKey: [endpoints.getCustomerAccount.name] }),
  ])
}

export function useMerge() {
  const { org, caller } = useViewer()
  const { remember, announceStep } = useHistory()
  const [isPending, setPending] = useState(false)
  const by = { orgId: org.id, ...caller }

  /** Whether they are one now. */
  async function merge(kept: Customer, merged: Customer, choices: Choices): Promise<boolean> {
    let versions = { kept: kept.version, merged: merged.version }

    async function run(): Promise<boolean> {
      const body = {
        ...by,
        kept: { id: kept.id, version: versions.kept },
        merged: { id: merged.id, version: versions.merged },
        choices,
      }
      const press = JSON.stringify(body)
      const result = await call(endpoints.mergeCustomers, body, { idempotencyKey: pressKeys.keyOf(press) })
      pressKeys.settle(press, result)
      if (result.ok) {
        dropRecords(org.id, 'customers', [merged.id])
        putRecords(org.id, 'customers', [result.data.kept])
      } else {
        toast(result.error.message, { tone: 'invalid' })
      }
      return result.ok
    }

    async function takeBack(): Promise<boolean> {
      const result = await call(endpoints.undoCustomerMerge, { ...by, mergedId: merged.id })
      if (result.ok) {
        versions = { kept: result.data.kept.version, merged: result.data.merged.version }
        putRecords(org.id, 'customers', [result.data.kept, result.data.merged])
      } else {
        toast(result.error.message, { tone: 'invalid' })
      }
      await showAgain()
      return result.ok
    }

    setPending(true)
    const isDone = await run()
    if (isDone) {
      const label = words.mergedInto({ from: merged.title, to: kept.title })
      remember({
        label,
        undo: takeBack,
        redo: async () => {
          const isAgain = await run()
          await showAgain()
          return isAgain
        },
      })
      announceStep(label)
    }
    // After a refusal too: somebody else may have changed one of them.
    await showAgain()
    setPending(false)
    return isDone
  }

  return { isPending, merge }
}
