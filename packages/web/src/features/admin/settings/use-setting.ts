/**
 * One setting while it is edited: what is typed is kept over a reload, judged by the same function that the server stores
 * by, and saved when it is left. What can not be saved stays, with the reason. [issue 14]
 */
import type { OrgSettingsAnswer } from '@orderwright/contract'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import {
  applySettings,
  isSameSetting,
  type MergedSetting,
  mergeSetting,
  type SettingField,
} from '@orderwright/domain/settings'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { getConnection, onConnectionChange } from '../../../lib/api/connection.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { tellTyped } from '../../../lib/storage/typed-drafts.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { numberProblems, type Problem } from './number-problems.ts'
import { type OrgSettings, useSettingCalls } from './use-org-settings.ts'
import type { Step } from './value-props.ts'

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

/** Something new of which nothing was filled in yet, or not all: no fault is told of it before it was left. */
type Begun = 'untouched' | 'filling' | null
/** what asks for it to be saved */
type Asker = 'left' | 'asked' | 'done'

function begunBy(before: Begun, step: Step): Begun {
  if (step === 'begun') return 'untouched'
  return before === null ? null : 'filling'
}

const NO_PROBLEMS: readonly Problem[] = []
/** Codes of calls that nobody has answered. */
const noLine: ReadonlySet<string> = new Set(['offline', 'unavailable'])

export function useSetting({ path, label, field, settings }: SettingOf) {
  const { org } = useViewer()
  const { write } = useSettingCalls()
  const key = recordDraftKey(org.id, 'settings', org.id, path)
  const [draft, setDraft] = useState<Draft>(() => readStored<Draft>(sessionStorage, key, draftSchema, null))
  const [problems, setProblems] = useState(NO_PROBLEMS)
  // What was typed on an earlier page is not saved, and says so until somebody types on.
  const [isEarlier, setEarlier] = useState(draft !== null)
  const [begun, setBegun] = useState<Begun>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  /** the draft as it is when an answer comes: people type on meanwhile */
  const latest = useRef(draft)
  const beingSent = useRef<Draft>(null)
  const askedMeanwhile = useRef<Asker | null>(null)
  /** it was sent, and nobody has answered: it is sent again when somebody does */
  const waitsForLine = useRef(false)
  const stored = settings.stored[path] ?? null
  const saved = settings.stored[path] ?? settings.defaults[path] ?? null

  function keep(next: Draft) {
    latest.current = next
    setDraft(next)
    writeStored(sessionStorage, key, next)
    tellTyped()
  }
  function discard() {
    keep(null)
    waitsForLine.current = false
    setEarlier(false)
    setBegun(null)
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
  const inForce = (value: Json) => value ?? settings.defaults[path] ?? null
  function mergedWith(
    { value, base }: NonNullable<Draft>,
    theirs: Conflict,
    kept: 'mine' | 'theirs',
  ): MergedSetting {
    // Back to the default is asked for as a whole.
    if (value === null) {
      const conflicts = [{ path: [], mine: inForce(null), theirs: inForce(theirs.value) }]
      return { value: kept === 'mine' ? null : inForce(theirs.value), conflicts }
    }
    return mergeSetting({ base: inForce(base), mine: value, theirs: inForce(theirs.value) }, kept)
  }
  function draftOf(value: Json): NonNullable<Draft> {
    return { value, base: draft ? draft.base : stored, version: draft ? draft.version : settings.version }
  }
  async function send(next: NonNullable<Draft>) {
    setPending(true)
    const typed = latest.current
    beingSent.current = typed
    const result = await write({ path, ...next }, label)
    setPending(false)
    if (result.ok) return taken(typed, result.data)
    const { code, message, details } = result.error
    waitsForLine.current = noLine.has(code)
    if (waitsForLine.current) return setProblems([{ path, message: words.waitsForLine }])
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
  /** What was typed while it was saved stays, over what is saved now. */
  function taken(typed: Draft, { stored: now, version }: OrgSettingsAnswer) {
    const newer = latest.current
    if (newer === null || newer === typed) return discard()
    keep({ ...newer, base: now[path] ?? null, version })
  }
  function problemsOf(value: Json): readonly Problem[] {
    const unread = value === null ? [] : numberProblems(field, value, path)
    if (unread.length > 0) return unread
    const applied = applySettings(settings, { [path]: value })
    return applied.ok ? NO_PROBLEMS : applied.problems
  }
  async function save(asker: Asker, next: Draft = draft, isNew: Begun = begun) {
    if (isPending && latest.current !== beingSent.current) askedMeanwhile.current = asker
    if (!next || isPending || conflict) return
    if (JSON.stringify(next.value) === JSON.stringify(saved)) return discard()
    const found = problemsOf(next.value)
    if (found.length === 0) {
      setProblems(NO_PROBLEMS)
      return await send(next)
    }
    const isStillNew = asker === 'left' ? isNew === 'untouched' : asker === 'done' && isNew !== null
    if (isStillNew) return
    setBegun(null)
    refuse(found)
  }
  useEffect(() => {
    const asker = askedMeanwhile.current
    if (isPending || asker === null) return
    askedMeanwhile.current = null
    void save(asker)
  })
  const sendAgain = useEffectEvent(() => {
    if (!waitsForLine.current || getConnection() !== 'online') return
    waitsForLine.current = false
    void save('asked')
  })
  useEffect(() => onConnectionChange(() => sendAgain()), [])
  return {
    value: draft ? draft.value : saved,
    isChanged: stored !== null,
    isDraft: draft !== null,
    isPending,
    problems: isEarlier && problems.length === 0 ? [{ path, message: words.typedBefore }] : problems,
    /** the places that both have changed; null: nothing is in conflict */
    conflicts: draft && conflict ? mergedWith(draft, conflict, 'mine').conflicts : null,
    /** it is new, and not filled in yet */
    isWaiting: draft !== null && begun !== null,
    change(value: Json, step: Step) {
      const next = draftOf(value)
      const isNew = begunBy(begun, step)
      keep(next)
      setEarlier(false)
      setBegun(isNew)
      // Of what is new nothing is said yet.
      if (step === 'begun') setProblems(NO_PROBLEMS)
      if (step === 'done') void save('done', next, isNew)
    },
    save: (asker: Asker) => void save(asker),
    discard,
    /** Where both have changed the same it is as `kept` says; what each has changed elsewhere in it stands. */
    settle(kept: 'mine' | 'theirs') {
      if (!draft || !conflict) return
      const { value } = mergedWith(draft, conflict, kept)
      if (isSameSetting(value, inForce(conflict.value))) return discard()
      const next = { value, base: conflict.value, version: conflict.version }
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
