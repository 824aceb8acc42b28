/** The records of the back office as they are shown: those of the server, and over them what this person has just changed. */
import { applyWrites } from '@orderwright/editor'
import { useMemo } from 'react'
import { type AdminData, useSavedAdminData } from '../admin-data.ts'
import { resourceByList } from './editables.ts'
import { useRecordEdits } from './record-editing.tsx'

/** What `needs` names; the rest is empty. `saved` is the same as the server has it. */
export function useAdminData(needs: readonly (keyof AdminData)[]) {
  const query = useSavedAdminData(needs)
  const { writes } = useRecordEdits()
  const saved = query.data
  const data = useMemo((): AdminData | undefined => {
    if (!saved || writes.length === 0) return saved
    let shown = saved
    for (const [name, resource] of resourceByList) {
      const list = applyWrites<{ readonly id: number }>(saved[name], resource, writes)
      if (list !== saved[name]) shown = { ...shown, [name]: list }
    }
    return shown
  }, [saved, writes])
  return { ...query, data, saved }
}
