/** Starting the guided tour; each person's having finished it is remembered by this browser. */
import { tourMessages } from '@orderwright/domain'
import { useCallback } from 'react'
import { z } from 'zod'
import { useStoredState } from '../../lib/stored-state.ts'
import { useViewer } from '../../lib/session.tsx'
import { toast } from '../../ui/toasts.tsx'

export interface Tour {
  readonly isDone: boolean
  start: () => void
}

export function useTour(): Tour {
  const { user, profile } = useViewer()
  const [isDone, setDone] = useStoredState(`tour:${user.id}`, z.boolean(), false)
  const word = profile.vocabulary.order
  const start = useCallback(() => {
    import('./guide/run-tour.ts').then(
      (part) => part.runTour({ word, onEnd: () => setDone(true) }),
      () => toast(tourMessages.failed, { tone: 'invalid' }),
    )
  }, [word, setDone])
  return { isDone, start }
}
