/** What is done to viewports: added, named, ranked, archived, deleted, and their notes. [2.2.54, 2.2.55, 2.2.56, 1.4.27] */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import type { ArchCustomView } from '@orderwright/domain/spatial'
import type { CanvasProps } from '@orderwright/domain/canvas'
import { viewportsOf } from '@orderwright/domain/canvas'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { useCanvas, useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'

export function useViewports() {
  const canvas = useCanvas()
  const { document } = useOpenCanvas()
  const views = viewportsOf(useCanvasContext())

  function change(view: ArchCustomView, props: CanvasProps, label: string, mergeKey?: string): void {
    document.perform([{ kind: 'update', resource: 'archCustomView', id: view.id, props }], label, mergeKey)
  }

  return {
    views,
    add(): void {
      const rank = Math.max(0, ...views.map((view) => view.rank)) + 1
      const id = document.newLocalId()
      document.perform(
        [{ kind: 'create', resource: 'archCustomView', id, props: { rank } }],
        words.addViewportDone,
      )
      canvas.goTo({ type: 'view', id })
    },
    rename: (view: ArchCustomView, title: string) => change(view, { title }, words.viewportRenamed),
    setNote: (view: ArchCustomView, key: string, text: string) =>
      change(
        view,
        { drawingNotesData: { [key]: text } },
        words.notesChanged,
        ['note', view.id, key].join(' '),
      ),
    setArchived: (view: ArchCustomView, archived: 0 | 1) =>
      change(view, { archived }, words.viewportArchived),
    /** Moves a viewport to a place, counted from 1, and numbers all anew. */
    move(view: ArchCustomView, rank: number): void {
      const others = views.filter(({ id }) => id !== view.id)
      const at = Math.min(Math.max(Math.round(rank), 1), views.length) - 1
      const ordered = [...others.slice(0, at), view, ...others.slice(at)]
      const changes = ordered.flatMap((one, index) =>
        one.rank === index + 1
          ? []
          : [{ kind: 'update', resource: 'archCustomView', id: one.id, props: { rank: index + 1 } } as const],
      )
      if (changes.length > 0) document.perform(changes, words.viewportRenamed)
    },
    async remove(view: ArchCustomView): Promise<void> {
      const isSure = await confirm({
        title: words.deleteViewportQuestion,
        message: words.deleteViewportDetail,
        confirmLabel: words.deleteSelected,
        isDanger: true,
      })
      if (!isSure) return
      document.perform([{ kind: 'destroy', resource: 'archCustomView', id: view.id }], words.viewportDeleted)
    },
  }
}
