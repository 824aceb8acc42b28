/**
 * One editor for each open order of this page. An order that is left keeps its editor for a moment, and one with unsent
 * work until everything is saved; whoever comes back meanwhile goes on with the same one.
 */
import type { OrderEditor } from '@orderwright/editor'

export interface OpenEditor<Caller> {
  readonly editor: OrderEditor
  /** read at each call, so that guest mode can be switched while the editor is open */
  readonly caller: { current: Caller }
}

interface Held<Caller> extends OpenEditor<Caller> {
  readonly userId: number
  screens: number
  stopWaiting: (() => void) | null
}

export interface OpenEditors<Caller> {
  /** The order's editor; made when there is none. */
  get(
    order: { userId: number; key: string },
    caller: Caller,
    make: (caller: { current: Caller }) => OrderEditor,
  ): OpenEditor<Caller>
  /**
   * A screen shows the editor, until the answered function is called. Null when the editor is closed: a screen that was
   * begun while the last one went gets one that sends nothing any more, and has to take another.
   */
  hold(editor: OrderEditor): (() => void) | null
}

/**
 * How long an editor is kept that no screen shows: the next view of its order may take a while to be drawn, and goes on
 * with the item that was open and with what can be undone.
 */
const keptForMs = 5_000

export function createOpenEditors<Caller>(keptMs = keptForMs): OpenEditors<Caller> {
  const open = new Map<string, Held<Caller>>()

  function close(key: string, held: Held<Caller>): void {
    held.stopWaiting?.()
    held.editor.dispose()
    if (open.get(key) === held) open.delete(key)
  }

  /** Nobody looks at it any more: it goes once everything is saved. */
  function closeWhenSaved(key: string, held: Held<Caller>): void {
    if (!held.editor.hasUnsentChanges()) return close(key, held)
    held.editor.flush()
    held.stopWaiting ??= held.editor.subscribe(() => {
      if (!held.editor.hasUnsentChanges()) close(key, held)
    })
  }

  return {
    get({ userId, key }, caller, make) {
      // Another person's unsent work must not be sent in this person's name; it is kept for its author.
      for (const [other, held] of open) if (held.userId !== userId) close(other, held)
      const known = open.get(key)
      if (known) return known
      const current = { current: caller }
      const made: Held<Caller> = {
        editor: make(current),
        caller: current,
        userId,
        screens: 0,
        stopWaiting: null,
      }
      open.set(key, made)
      return made
    },
    hold(editor) {
      const found = [...open].find(([, held]) => held.editor === editor)
      if (!found) return null
      const [key, held] = found
      held.screens += 1
      held.stopWaiting?.()
      held.stopWaiting = null
      return () => {
        held.screens -= 1
        setTimeout(() => {
          if (held.screens === 0 && open.get(key) === held) closeWhenSaved(key, held)
        }, keptMs)
      }
    },
  }
}
