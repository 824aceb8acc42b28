/**
 * One setting while it is edited: what is typed is kept over a reload, judged by the same function that the server stores
 * by, and saved when it is left. What can not be saved stays, with the reason. [issue 14]
 */
import {
  adminSettingMessages as words,
  applySettings,
  type Json,
  jsonSchema,
  type SettingField,
} from '@orderwright/domain'
import { useState } from 'react'
import { z } from 'zod'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { tellTyped } from '../../../lib/storage/typed-drafts.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { numberProblems, type Problem } from './number-problems.ts'
import { type OrgSettings, useSettingCalls } from './use-org-settings.ts'

const draftSchema = z.object({ value: jsonSchema, base: jsonSchema, version: z.number().int() }).nullable()
type Draft = z.infer<typeof draftSchema>

/** What somebody else has made of the setting meanwhile. */
interface Conflict {
  readonly value: Json
  readonly version: number
}

interface SettingOf {
  readonly path: string
  readonly label: string
  readonly field: SettingField
  readonly settings: OrgSettings
}

const NO_PROBLEMS: readonly Problem[] = []

export function useSetting({ path, label, field, settings }: SettingOf) {
  const { org } = useViewer()
  const { write } = useSettingCalls()
  const key = recordDraftKey(org.id, 'settings', org.id, path)
  const [draft, setDraft] = useState<Draft>(() => readStored<Draft>(sessionStorage, key, draftSchema, null))
  const [problems, setProblems] = useState(NO_PROBLEMS)
  // What was typed on an earlier page is not saved, and says so until somebody types on.
  const [isEarlier, setEarlier] = useState(draft !== null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const stored = settings.stored[path] ?? null
  const saved = settings.stored[path] ?? settings.defaults[path] ?? null

  function keep(next: Draft) {
    setDraft(next)
    writeStored(sessionStorage, key, next)
    tellTyped()
  }
  function discard() {
    keep(null)
    setEarlier(false)
    setProblems(NO_PROBLEMS)
    setConflict(null)
  }
  /** Said at the field; of a list, whose end may be far out of sight, where the person looks as well. */
  function refuse(found: readonly Problem[]) {
    setProblems(found)
    const [first] = found
    if (first && field.kind === 'list')
      toast(words.notSaved({ label }), { tone: 'invalid', description: first.message })
  }
  function draftOf(value: Json): NonNullable<Draft> {
    return { value, base: draft ? draft.base : stored, version: draft ? draft.version : settings.version }
  }
  async function send(next: NonNullable<Draft>) {
    setPending(true)
    const result = await write({ path, ...next }, label)
    setPending(false)
    if (result.ok) return discard()
    const { code, message, details } = result.error
    const current = details?.current
    if (code === 'conflict' && current) {
      setProblems([{ path, message }])
      setConflict({ value: current[path] ?? null, version: Number(current['version']) })
      return
    }
    const fields = (details?.fields ?? []).map((one) => ({
      ...one,
      path: one.path.replace(/^changes\./, ''),
    }))
    const here = fields.filter((one) => one.path === path || one.path.startsWith(`${path}.`))
    refuse(here.length > 0 ? here : [{ path, message }])
  }
  async function save(next: Draft = draft) {
    if (!next || isPending || conflict) return
    if (JSON.stringify(next.value) === JSON.stringify(saved)) return discard()
    const unread = next.value === null ? [] : numberProblems(field, next.value, path)
    if (unread.length > 0) return refuse(unread)
    const applied = applySettings(settings, { [path]: next.value })
    if (!applied.ok) return refuse(applied.problems)
    setProblems(NO_PROBLEMS)
    await send(next)
  }
  return {
    value: draft ? draft.value : saved,
    isChanged: stored !== null,
    isDraft: draft !== null,
    isPending,
    problems: isEarlier && problems.length === 0 ? [{ path, message: words.typedBefore }] : problems,
    conflict,
    /** `isDone`: nothing more is typed, it is saved at once */
    change(value: Json, isDone: boolean) {
      const next = draftOf(value)
      keep(next)
      setEarlier(false)
      if (isDone) void save(next)
    },
    save: () => void save(),
    discard,
    keepMine() {
      if (!draft || !conflict) return
      const next = { value: draft.value, base: conflict.value, version: conflict.version }
      setConflict(null)
      setProblems(NO_PROBLEMS)
      keep(next)
      void send(next)
    },
    backToDefault() {
      // The default is asked for as null, whatever it says.
      setProblems(NO_PROBLEMS)
      setConflict(null)
      void send(draftOf(null))
    },
  }
}
