import { describe, expect, it } from 'vitest'
import type { History } from './history.ts'
import { createKeeper, parseKept } from './persisted-state.ts'
import type { Operation } from './operations.ts'
import type { Storage } from './ports.ts'
import type { Batch } from './sync-queue.ts'
import { anOrder, memoryStorage } from './testing/fixtures.ts'

function typed(title: string): Operation {
  return { kind: 'update', resource: 'productInstance', id: 1, props: { title }, base: { title: '' } }
}

const first: Batch = { key: 'a', operations: [typed('Hall')] }
const second: Batch = { key: 'b', operations: [typed('Suite')] }
const pending = [first, second]
const nothing: History = { undo: [], redo: [] }
const history: History = { undo: [{ label: 'Title', operations: [typed('x'.repeat(500))] }], redo: [] }

/** Storage with room for `size` characters. */
function storageOf(size: number) {
  const storage = memoryStorage()
  const limited: Storage = {
    ...storage,
    write: (key, text) => text.length <= size && storage.write(key, text),
  }
  return { ...limited, content: storage.content }
}

/** What a page finds that opens order 10 of organisation 1 next. */
function found(storage: Storage) {
  return parseKept(storage.read('order:1:10'))
}

describe('work that is not sent yet', () => {
  it('is there after a reload, whole and in order, with the steps of undo', () => {
    const storage = storageOf(10_000)
    createKeeper(storage, anOrder()).keep({ pending, history })
    expect(found(storage)).toEqual({ pending: [first, second], history })
  })

  it('is kept to the last batch where storage has no room for the steps of undo', () => {
    const storage = storageOf(600)
    const keeper = createKeeper(storage, anOrder())
    keeper.keep({ pending, history })
    expect(found(storage)).toEqual({ pending: [first, second], history: nothing })
    expect(keeper.isKept()).toBe(true)
  })

  it('is said not to be kept where storage takes none of it, until there is room again', () => {
    let size = 10
    const storage = memoryStorage()
    const write: Storage['write'] = (key, text) => text.length <= size && storage.write(key, text)
    const keeper = createKeeper({ ...storage, write }, anOrder())
    keeper.keep({ pending, history })
    expect(keeper.isKept()).toBe(false)
    size = 10_000
    keeper.keep({ pending: [second], history })
    expect(keeper.isKept()).toBe(true)
    expect(found(storage)?.pending).toEqual([second])
  })

  it('counts as kept when only steps of undo found no room: nothing that was typed is in danger', () => {
    const keeper = createKeeper(storageOf(10), anOrder())
    keeper.keep({ pending: [], history })
    expect(keeper.isKept()).toBe(true)
  })

  it('leaves nothing behind once everything is sent and there is nothing to undo', () => {
    const storage = storageOf(10_000)
    const keeper = createKeeper(storage, anOrder())
    keeper.keep({ pending, history })
    keeper.keep({ pending: [], history: nothing })
    expect(storage.content.size).toBe(0)
  })

  it.each([null, '', '{', '[]', '{"pending":[{"key":1}]}'])('is none where %j is found', (text) => {
    expect(parseKept(text)).toBeNull()
  })
})
