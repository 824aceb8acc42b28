/** Whether the dialog is open in which a problem is reported: opened by the menu, the page and the panel. */
import { createSharedState } from '../../lib/shared-state.ts'

const isOpen = createSharedState(false)

export const showReport = isOpen.set
export const useReportIsOpen = isOpen.use
