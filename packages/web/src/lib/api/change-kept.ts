/** Answers that are kept, changed by what is heard of single orders. */
import { queryClient } from './api.ts'

/** Changes an answer in its place. It stays as old as it is: what it lacks, it still lacks. */
export function changeKept<Answer>(queryKey: readonly unknown[], change: (answer: Answer) => Answer): void {
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  queryClient.setQueryData<Answer>(queryKey, (answer) => answer && change(answer), { updatedAt })
}
