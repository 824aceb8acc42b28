import { useLeaveWarning } from '../../lib/browser/use-leave-warning.ts'
import type { OutgoingFile } from './upload-queue.ts'

/** A page that is closed would stop what is on its way: the browser asks. */
export function useAskBeforeLeaving(uploads: readonly Pick<OutgoingFile<unknown>, 'state'>[]): void {
  useLeaveWarning(uploads.some(({ state }) => state === 'sending' || state === 'waiting'))
}
