/** Starts the guided tour, whose code is fetched now. [1.2.87] */
import { tourMessages } from '@orderwright/domain/messages'
import { toast } from '../../ui/toasts/toasts.tsx'
import { rememberTour } from './tour-done.ts'

interface TourStart {
  readonly userId: number
  /** the organisation's word for an order */
  readonly word: string
}

export async function startTour({ userId, word }: TourStart): Promise<void> {
  try {
    const { runTour } = await import('./guide/run-tour.ts')
    runTour({ word, onEnd: () => rememberTour(userId) })
  } catch {
    toast(tourMessages.failed, { tone: 'invalid' })
  }
}
