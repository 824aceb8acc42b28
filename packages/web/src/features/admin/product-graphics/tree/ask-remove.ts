/** Deleting a node: the top level group stays, and everything else asks first. [2.5.17, 2.5.18] */
import { countWithin, findNode } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { alert, confirm } from '../../../../ui/popups/confirm.tsx'
import type { GraphicWork } from '../use-graphic-work.ts'

/** `isCut`: it was copied a moment ago, so nothing is lost and nothing is asked. */
export async function askRemove(work: GraphicWork, id: string, isCut = false): Promise<void> {
  const node = findNode(work.nodes, id)
  if (!node) return
  if (id === work.topId) return alert({ message: words.keepTopGroup })
  const message = words.askDelete({ title: node.title, count: countWithin(node) })
  if (isCut || (await confirm({ message, confirmLabel: words.remove, isDanger: true }))) work.remove(id)
}
