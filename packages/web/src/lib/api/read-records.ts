/** All records of a kind, page by page. */
import type { CallResult, Page, RecordOf, ServedResourceKey } from '@orderwright/contract'
import { CallFailure, resources } from './api.ts'

type Body<K extends ServedResourceKey> = Parameters<typeof resources.get<K>>[1]

interface Caller {
  readonly orgId: number
  readonly isGuestMode?: true
}

/** One page of them; what is refused is thrown. */
export async function readPage<K extends ServedResourceKey>(key: K, body: Body<K>): Promise<Page<K>> {
  const page: CallResult<Page<K>> = await resources.get(key, body)
  if (!page.ok) throw new CallFailure(page.error)
  return page.data
}

/** `where` as the call takes it. */
export async function readRecords<K extends ServedResourceKey>(
  key: K,
  caller: Caller,
  where?: Partial<RecordOf<K>>,
): Promise<RecordOf<K>[]> {
  const list: RecordOf<K>[] = []
  const body = where ? { ...caller, where } : caller
  let next: number | null = 0
  while (next !== null) {
    const page: Page<K> = await readPage(key, { ...body, afterId: next })
    list.push(...page.records)
    next = page.nextAfterId
  }
  return list
}
