/**
 * Publishing a property group: says first what it changes on the order page, and can be taken back. Taken back, the properties
 * stand where they stood, and the draft is what it was. [2.2.89]
 */
import { endpoints } from '@orderwright/contract'
import { groupChanges, type GroupMove, type ProductPropertyGroup } from '@orderwright/domain/catalog'
import { adminEditingMessages as words, changeLabScreens } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call, resources } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { type AdminData, putRecords, readAgain } from '../admin-data.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { useHistory } from '../records/record-editing.tsx'

type Groups = readonly ProductPropertyGroup[]

export function usePublishGroup(group: ProductPropertyGroup, adminData: AdminData) {
  const { org, caller } = useViewer()
  const { remember, announceStep } = useHistory()
  const [isPending, setPending] = useState(false)
  const { draftId } = useChosenDraft()
  const about = { orgId: org.id, ...caller }
  const label = words.published({ title: group.title })
  const titleOf = (id: number) => adminData.properties.find((one) => one.id === id)?.title ?? `#${id}`
  const groupOf = (id: number | null) =>
    adminData.groups.find((one) => one.id === id)?.title ?? words.anotherGroup

  function lineOf({ productPropertyId, fromGroupId, toGroupId }: GroupMove): string {
    const property = titleOf(productPropertyId)
    if (toGroupId === null) return words.publishLeaves({ property })
    return fromGroupId === null
      ? words.publishJoins({ property })
      : words.publishMoves({ property, group: groupOf(fromGroupId) })
  }

  /** Answers the groups as they are then; null: it was refused, and the person was told why. */
  async function send(version: number): Promise<Groups | null> {
    const body = { ...about, productPropertyGroupId: group.id, version }
    const result = await call(endpoints.publishPropertyGroup, body)
    if (!result.ok) toast(result.error.message, { tone: 'invalid' })
    else {
      putRecords(org.id, 'groups', result.data.productPropertyGroups)
      putRecords(org.id, 'properties', result.data.productProperties)
    }
    // After a refusal too: somebody else may have changed it.
    void readAgain()
    return result.ok ? result.data.productPropertyGroups : null
  }

  /** The group as the server has it now; undefined: nobody answered, and the person was told. */
  async function readGroup(): Promise<ProductPropertyGroup | undefined> {
    const now = await resources.get('productPropertyGroup', { ...about, where: { id: group.id } })
    if (!now.ok) toast(now.error.message, { tone: 'invalid' })
    return now.ok ? now.data.records[0] : undefined
  }

  /** Puts the properties back where they stood, unless somebody has moved one since; then the draft. */
  async function takeBack(moves: readonly GroupMove[], published: Groups): Promise<boolean> {
    const versions = new Map(adminData.properties.map(({ id, version }) => [id, version]))
    const updates = moves.map(({ productPropertyId: id, fromGroupId, toGroupId }) => ({
      where: { id },
      version: versions.get(id) ?? 1,
      props: { productPropertyGroupId: fromGroupId },
      base: { productPropertyGroupId: toGroupId },
    }))
    const moved = await resources.bulkUpdate('productProperty', { ...about, updates })
    if (!moved.ok) {
      toast(moved.error.message, { tone: 'invalid' })
      await readAgain()
      return false
    }
    putRecords(org.id, 'properties', moved.data.records)
    // The drafts have followed the properties: what this one had of its own comes back to it.
    const held = await readGroup()
    const draft = published.find(({ id }) => id === group.id)?.properties
    const drafted =
      held &&
      draft &&
      (await resources.update('productPropertyGroup', {
        ...about,
        where: { id: group.id },
        version: held.version,
        props: { properties: draft },
        base: { properties: held.properties },
      }))
    if (!drafted?.ok) toast(words.draftNotBack({ title: group.title }), { tone: 'invalid' })
    await readAgain()
    return true
  }

  async function publish(): Promise<void> {
    const { moves } = groupChanges(group, adminData.properties)
    const isSure = await confirm({
      title: words.publish,
      message: words.publishQuestion({ title: group.title, lines: moves.map(lineOf) }),
      confirmLabel: words.publish,
    })
    if (!isSure) return
    if (draftId !== null) return void toast(changeLabScreens.groupsAtOnce, { tone: 'invalid' })
    setPending(true)
    const published = await send(group.version)
    setPending(false)
    if (published === null) return
    remember({
      label,
      undo: () => takeBack(moves, published),
      async redo() {
        const held = await readGroup()
        return held !== undefined && (await send(held.version)) !== null
      },
    })
    announceStep(label)
  }

  return { isPending, publish }
}
