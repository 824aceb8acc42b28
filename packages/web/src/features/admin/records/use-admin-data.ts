/** The records of the back office as they are shown: those of the server, and over them what this person has just changed. */
import { applyWrites } from '@orderwright/editor'
import { useMemo } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import {
  type AdminData,
  type BegunList,
  emptyAdminData,
  useBeginning,
  useSavedAdminData,
} from '../admin-data.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { draftedData } from '../drafts/drafted-data.ts'
import { useDraft } from '../drafts/use-drafts.ts'
import { listOf, resourceByList } from './editables.ts'
import { useRecordEdits } from './record-editing.tsx'

/** What `needs` names as it is stored: in the catalog, or in the draft that was chosen. */
function useStoredData(needs: readonly (keyof AdminData)[]) {
  const { org } = useViewer()
  const query = useSavedAdminData(needs)
  const { draftId } = useChosenDraft()
  const draft = useDraft(draftId)
  const { data } = query
  const changes = draftId === null ? null : draft.data?.changes
  const stored = useMemo(() => {
    // Without its changes the catalog would show for a moment in place of the draft.
    if (changes === undefined || data === undefined) return undefined
    return changes === null ? data : draftedData(data, needs, changes, org.id, listOf)
  }, [data, changes, needs, org.id])
  if (data !== undefined && changes === undefined) {
    const { error, isError, isFetching, refetch } = draft
    return { ...query, data: undefined, error, isError, isFetching, refetch }
  }
  return { ...query, data: stored }
}

/** What the server has, and over it what this person has just changed. */
function withWrites(saved: AdminData, writes: Parameters<typeof applyWrites>[2]): AdminData {
  let shown = saved
  if (writes.length === 0) return shown
  for (const [name, resource] of resourceByList) {
    const list = applyWrites<{ readonly id: number }>(saved[name], resource, writes)
    if (list !== saved[name]) shown = { ...shown, [name]: list }
  }
  return shown
}

/** What `needs` names; the rest is empty. `saved` is the same as the server has it. */
export function useAdminData(needs: readonly (keyof AdminData)[]) {
  const query = useStoredData(needs)
  const { writes } = useRecordEdits()
  const saved = query.data
  const data = useMemo(() => saved && withWrites(saved, writes), [saved, writes])
  return { ...query, data, saved }
}

/** The beginning of a list of the catalog of which the rest is on its way, and nothing else; undefined in a draft, which may order it otherwise. */
export function useBegunData(name: BegunList | undefined): AdminData | undefined {
  const beginning = useBeginning(name)
  const { draftId } = useChosenDraft()
  const { writes } = useRecordEdits()
  return useMemo(() => {
    if (name === undefined || beginning === undefined || draftId !== null) return undefined
    return withWrites({ ...emptyAdminData, [name]: beginning }, writes)
  }, [name, beginning, draftId, writes])
}
