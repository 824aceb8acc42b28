/** Where the others on the order point on its canvas, each with its person. */
import type { CanvasCursor } from '@orderwright/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { browserStreamPorts as ports } from '../../lib/api/page-stream.ts'
import { useOpenOrder } from './editor-context.tsx'
import { createOtherCursors } from './live/other-cursors.ts'
import type { ShownPerson } from './live/people.ts'
import { useOthers } from './use-live.ts'

export interface PersonsCursor {
  readonly clientId: string
  readonly cursor: CanvasCursor
  readonly person: ShownPerson
}

export function useOtherCursors(): readonly PersonsCursor[] {
  const { live } = useOpenOrder()
  // It does nothing until it is subscribed to, and nothing after: it can be made anew at any time.
  const cursors = useMemo(() => createOtherCursors({ live, after: ports.after }), [live])
  const shown = useSyncExternalStore(cursors.subscribe, cursors.get)
  const people = useOthers()
  return shown.flatMap(({ clientId, userId, cursor }) => {
    const person = people.find((one) => one.userId === userId)
    return person ? [{ clientId, cursor, person }] : []
  })
}
