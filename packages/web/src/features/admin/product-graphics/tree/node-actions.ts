/** What the menu of the selected node offers: everything that the keys do, for who has none. */
import { stepNode } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { MenuGroup } from '../../../../ui/popups/menu-actions.ts'
import type { GraphicWork } from '../use-graphic-work.ts'
import { askRemove } from './ask-remove.ts'
import { readingKey } from '../../../../lib/browser/reading.ts'

const steps = [
  ['up', words.moveUp, 'Alt+ArrowUp'],
  ['down', words.moveDown, 'Alt+ArrowDown'],
  ['in', words.moveIn, readingKey('Alt+ArrowRight')],
  ['out', words.moveOut, readingKey('Alt+ArrowLeft')],
] as const

export function nodeActions(work: GraphicWork): readonly MenuGroup[] {
  const { selected, selectedId: id, topId, nodes } = work
  const isTop = id === topId
  const title = selected?.title ?? ''
  return [
    {
      key: 'edit',
      actions: [
        { key: 'rename', label: words.rename, shortcut: 'F2', onAction: () => work.setRenamingId(id) },
        {
          key: 'duplicate',
          label: words.duplicate,
          shortcut: 'Mod+D',
          isDisabled: isTop,
          onAction: () => work.duplicate(id),
        },
        { key: 'copy', label: words.copy, shortcut: 'Mod+C', onAction: () => work.copy(id) },
        {
          key: 'cut',
          label: words.cut,
          shortcut: 'Mod+X',
          isDisabled: isTop,
          onAction: () => {
            work.copy(id)
            void askRemove(work, id, true)
          },
        },
        { key: 'paste', label: words.paste, shortcut: 'Mod+V', onAction: () => work.paste(id) },
      ],
    },
    {
      key: 'move',
      actions: steps.map(([step, label, shortcut]) => {
        const result = stepNode(nodes, id, step)
        return {
          key: step,
          label,
          shortcut,
          isDisabled: !result.ok || result.nodes === nodes,
          onAction: () => {
            work.change(result, words.moved({ title }))
            work.select(id, true)
          },
        }
      }),
    },
    {
      key: 'rest',
      actions: [
        {
          key: 'hide',
          label: work.hidden.has(id) ? words.showNode : words.hideNode,
          onAction: () => work.toggleHidden(id),
        },
        { key: 'remove', label: words.remove, isDanger: true, onAction: () => void askRemove(work, id) },
      ],
    },
  ]
}
