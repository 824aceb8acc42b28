/** One thing done with several orders, one after the other: what could not be done with one does not keep it from the others. */
import type { CallError, CallResult } from '@orderwright/contract'

export interface Failed<Item> {
  readonly item: Item
  /** why */
  readonly error: CallError
}

export interface Done<Item, Result> {
  readonly done: readonly { readonly item: Item; readonly result: Result }[]
  readonly failed: readonly Failed<Item>[]
}

/** Calls `onProgress` with how many have been tried. */
export async function runEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<CallResult<Result>>,
  onProgress: (count: number) => void = () => {},
): Promise<Done<Item, Result>> {
  const done: { item: Item; result: Result }[] = []
  const failed: Failed<Item>[] = []
  for (const [index, item] of items.entries()) {
    const result = await work(item)
    if (result.ok) done.push({ item, result: result.data })
    else failed.push({ item, error: result.error })
    onProgress(index + 1)
  }
  return { done, failed }
}
