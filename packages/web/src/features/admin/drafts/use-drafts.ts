/** Drafts of the catalog as the server has them, read again while they are looked at: other owners edit them too. */
import { type CatalogDraft, type DraftChange, endpoints } from '@orderwright/contract'
import { useQuery } from '@tanstack/react-query'
import { CallFailure, call, queryClient } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { everything } from '../admin-data.ts'

/** How often an open page looks what others have put into the draft. */
const LOOK_AGAIN_MS = 4_000

export interface DraftWithChanges {
  readonly draft: CatalogDraft
  readonly changes: readonly DraftChange[]
}

const draftKey = (orgId: number, draftId: number) => [everything, orgId, 'catalogDraft', draftId]

export function useDrafts() {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'catalogDrafts'],
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: async () => {
      const result = await call(endpoints.getCatalogDrafts, { orgId: org.id, ...caller })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.drafts
    },
  })
}

/** One draft with its changes; null: none is asked for. */
export function useDraft(draftId: number | null) {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: draftKey(org.id, draftId ?? 0),
    enabled: draftId !== null,
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: async (): Promise<DraftWithChanges> => {
      const body = { orgId: org.id, ...caller, draftId: draftId ?? 0 }
      const result = await call(endpoints.getCatalogDraft, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

/** What an edit answered takes the place of what was read, unless something newer was read meanwhile. */
export function putDraft(orgId: number, answered: DraftWithChanges): void {
  const queryKey = draftKey(orgId, answered.draft.id)
  // A reading that began before the edit would show the draft without it.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<DraftWithChanges>(queryKey, (known) =>
    known && known.draft.version > answered.draft.version ? known : answered,
  )
}

/** A draft as it was last read; undefined before. */
export function knownDraft(orgId: number, draftId: number): DraftWithChanges | undefined {
  return queryClient.getQueryData<DraftWithChanges>(draftKey(orgId, draftId))
}

/** After an edit was refused: somebody else may have been faster. */
export async function readDraftAgain(orgId: number, draftId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: draftKey(orgId, draftId) })
}
