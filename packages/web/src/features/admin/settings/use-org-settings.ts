/** The settings of the organization in which the person acts: read, changed by their paths, taken back. [issue 14] */
import { type CallResult, endpoints, type OrgSettingsAnswer, type ResponseOf } from '@orderwright/contract'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import { useQuery } from '@tanstack/react-query'
import { call, callQuery, queryClient } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useHistory } from '../records/record-editing.tsx'

export type OrgSettings = ResponseOf<typeof endpoints.getOrgSettings>

/** How often an open screen looks whether somebody else has changed something. */
const LOOK_AGAIN_MS = 20_000

function useSettingsQuery() {
  const { org, caller } = useViewer()
  return callQuery(endpoints.getOrgSettings, { orgId: org.id, ...caller })
}

export function useOrgSettings() {
  return useQuery({ ...useSettingsQuery(), refetchInterval: LOOK_AGAIN_MS })
}

export interface SettingWrite {
  readonly path: string
  readonly value: Json
  /** the stored value on which the change is based; null: the default */
  readonly base: Json
  readonly version: number
}

export function useSettingCalls() {
  const { org, caller } = useViewer()
  const { remember, announceStep } = useHistory()
  const query = useSettingsQuery()

  /** What a call has answered is shown at once; the history follows. */
  async function take(result: CallResult<OrgSettingsAnswer>): Promise<void> {
    if (result.ok) {
      const { data } = result
      queryClient.setQueryData<OrgSettings>(query.queryKey, (old) => (old ? { ...old, ...data } : old))
    }
    const looked = queryClient.invalidateQueries({ queryKey: query.queryKey })
    // Without a line it would look again only when there is one: whoever waits for the refusal hears it now.
    if (result.ok) await looked
  }

  /** Gives the version that it made; null where it was refused, and the person was told why. */
  async function restore(body: {
    version: number
    changeId: number | null
    mode: 'undo' | 'return'
  }): Promise<number | null> {
    const result = await call(endpoints.restoreOrgSettings, { orgId: org.id, ...body, ...caller })
    await take(result)
    if (!result.ok) toast(result.error.message, { tone: 'invalid' })
    return result.ok ? result.data.version : null
  }

  /** Undo of the change that made this version. */
  async function undoVersion(version: number): Promise<number | null> {
    const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
    const change = fresh?.history.find((one) => one.version === version)
    return fresh && change ? restore({ version: fresh.version, changeId: change.id, mode: 'undo' }) : null
  }

  /** A step of the back office's one history: taking it back makes a version, and so does taking that back again. */
  function rememberVersion(made: number, label: string) {
    let newest = made
    const takeBack = async () => {
      const next = await undoVersion(newest)
      if (next !== null) newest = next
      return next !== null
    }
    remember({ label, undo: takeBack, redo: takeBack })
  }

  async function write(
    { path, value, base, version }: SettingWrite,
    label: string,
  ): Promise<CallResult<OrgSettingsAnswer>> {
    const body = { orgId: org.id, version, changes: { [path]: value }, base: { [path]: base }, ...caller }
    const result = await call(endpoints.updateOrgSettings, body)
    await take(result)
    if (result.ok) {
      rememberVersion(result.data.version, words.changed({ label }))
      announceStep(words.changed({ label }))
    }
    return result
  }

  return { write, restore }
}
