/** What is done with whole records: making, copying, putting away, deleting, moving in their list. */
import { moveToRank, type Ranked } from '@orderwright/domain/catalog'
import { adminEditingMessages as words, changeLabScreens } from '@orderwright/domain/messages'
import { clampRank } from '@orderwright/domain/units'
import { useState } from 'react'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { dropRecords, putRecords, readAgain } from '../admin-data.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import type { RecordEditing, SectionKey } from '../section.ts'
import { type EditedRecord, useEdit, useHistory } from './record-editing.tsx'
import { draftFor, setRecordRemoved } from './record-target.ts'
import { useImpact } from './use-impact.ts'

/** Presses whose answer has not come keep their keys, wherever the button stands by then. */
const pressKeys = createPressKeys('press-keys:records')

export function useRecordActions(editing: RecordEditing) {
  const { org, caller } = useViewer()
  const navigate = useNavigate()
  const edit = useEdit()
  const askImpact = useImpact()
  const { remember, announceStep } = useHistory()
  const [isPending, setPending] = useState(false)
  const { resource, list, one } = editing
  const { draftId } = useChosenDraft()
  const target = { caller: { orgId: org.id, ...caller }, draftId }
  const isDrafted = draftFor(target, resource) !== null

  async function pending<T>(work: () => Promise<T>): Promise<T> {
    setPending(true)
    try {
      return await work()
    } finally {
      setPending(false)
    }
  }

  function open(section: SectionKey, id: number) {
    void navigate({ to: '/admin/:section/:id', params: { section, id: String(id) }, search: (old) => old })
  }

  /** Makes a record behind the last one of its list; its id, or null when it could not be made. `named`: what it is called. */
  function add(ranked: readonly { readonly rank: number }[], named?: string): Promise<number | null> {
    return pending(async () => {
      const { creator } = editing
      if (!creator) return null
      const press = ['add', org.id, draftId ?? '', resource, named ?? ''].join(' ')
      const rank = Math.max(0, ...ranked.map((record) => record.rank)) + 1
      const result = await creator(target, rank, pressKeys.keyOf(press))
      pressKeys.settle(press, result)
      if (!result.ok) {
        toast(result.error.message, { tone: 'invalid' })
        return null
      }
      const { record } = result.data
      const title = typeof record['title'] === 'string' ? record['title'] : (named ?? one)
      rememberRemoval(record.id, words.added({ title }), true)
      if (!isDrafted) putRecords(org.id, list, [record])
      announceStep(words.added({ title }))
      return record.id
    })
  }

  /** Copies a record and asks whether to go there. [2.8.01, 2.8.02] */
  function duplicate(section: SectionKey, id: number): Promise<void> {
    return pending(async () => {
      const { duplicator } = editing
      if (!duplicator) return
      // A copy is made by the server, out of what is published.
      if (isDrafted) return void toast(changeLabScreens.copiedAtOnce, { tone: 'invalid' })
      const press = ['duplicate', org.id, resource, id].join(' ')
      const result = await duplicator.run(target.caller, id, pressKeys.keyOf(press))
      pressKeys.settle(press, result)
      if (!result.ok) return void toast(result.error.message, { tone: 'invalid' })
      rememberRemoval(result.data.record.id, words.duplicate, true)
      putRecords(org.id, list, [result.data.record])
      void readAgain()
      const isGoing = await confirm({
        message: duplicator.question,
        confirmLabel: words.goToCopy,
        cancelLabel: words.stayHere,
      })
      if (isGoing) open(section, result.data.record.id)
    })
  }

  /** `onTaken`: the server has done it, and no list shows it yet. */
  async function setRemoved(id: number, isRemoved: boolean, onTaken = () => {}): Promise<boolean> {
    if (resource === 'guest') return false
    const result = await setRecordRemoved(target, resource, id, isRemoved)
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      return false
    }
    onTaken()
    if (isDrafted) return true
    if (isRemoved && editing.gone !== 'deleted') dropRecords(org.id, list, [id])
    await readAgain()
    return true
  }

  /** A step of the history for a record that was made (`isMade`) or deleted. */
  function rememberRemoval(id: number, label: string, isMade: boolean) {
    remember({
      label,
      undo: () => setRemoved(id, isMade),
      redo: () => setRemoved(id, !isMade),
    })
  }

  /** Deletes a record after its question, below which `concerned` stands; false when it is still there. */
  function remove({
    id,
    title,
    concerned = '',
  }: {
    readonly id: number
    readonly title: string
    readonly concerned?: string | undefined
  }): Promise<boolean> {
    return pending(async () => {
      const { askRemove, removeLabel = words.delete } = editing
      if (askRemove === undefined) return false
      const message = concerned === '' ? askRemove : [askRemove, concerned].join('\n\n')
      const isSure = await confirm({ message, confirmLabel: removeLabel, isDanger: true })
      const label = words.deleted({ title })
      const noteStep = () => {
        rememberRemoval(id, label, false)
        announceStep(label)
      }
      return isSure && (await setRemoved(id, true, noteStep))
    })
  }

  /** Puts records away, or takes them out again; what open orders hold is said before. */
  async function setGone(records: readonly EditedRecord[], isGone: boolean): Promise<void> {
    const { gone } = editing
    if (!gone) return
    const title = records.length === 1 ? (records[0]?.title ?? '') : words.records({ count: records.length })
    const ids = records.map(({ id }) => id)
    const told = { title, count: records.length }
    if (isGone && !(await askImpact(resource, ids, words.archives({ title })))) return
    edit({
      resource,
      records,
      props: { [gone]: Number(isGone) },
      label: isGone ? words.archivedNow(told) : words.unarchivedNow(told),
    })
  }

  /** Moves a record to the position typed. [2.5.01–2.5.04] */
  function moveTo(records: readonly (EditedRecord & Ranked)[], { id, title }: EditedRecord, typed: string) {
    const ranks = new Map(moveToRank(records, id, typed).map(({ id: moved, rank }) => [moved, rank]))
    if (ranks.size === 0) return
    edit({
      resource,
      records: records.filter((record) => ranks.has(record.id)),
      props: (record) => ({ rank: ranks.get(record.id) }),
      label: words.moved({ title: title ?? '', rank: clampRank(typed, records.length) ?? 0 }),
    })
  }

  return {
    isPending,
    open,
    add,
    duplicate,
    remove,
    rememberRemoval,
    setGone,
    moveTo,
    restore: (id: number) => setRemoved(id, false),
  }
}
