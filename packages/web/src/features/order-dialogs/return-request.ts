/** Whether the dialog is open in which a return is asked for, and of which problem: opened by the menu, the page and both panels. */
import { createSharedState } from '../../lib/shared-state.ts'

/** What the dialog begins with where it comes from a problem. */
export interface RequestStart {
  readonly problemId: number
  /** empty: the problem is about all of it */
  readonly items: readonly { readonly productInstanceId: number; readonly quantity: number }[]
}

const request = createSharedState<{ readonly start: RequestStart | null } | null>(null)

export function showReturnRequest(start: RequestStart | null = null): void {
  request.set({ start })
}

export function hideReturnRequest(): void {
  request.set(null)
}

export const useReturnRequest = request.use
