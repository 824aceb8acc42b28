import type { Batch } from '../sync/batches.ts'
import { describe, expect, it } from 'vitest'
import type { History } from '../history/history.ts'
import { createPersister, parsePersisted } from './persisted-state.ts'
import type { Operation } from '../document/operations.ts'
import type { Storage } from '../ports.ts'
import { anOrder, memoryStorage } from '../testing/fixtures.ts'

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
  return parsePersisted(storage.read('order:1:10'))
}

describe('work that is not sent yet', () => {
  it('is there after a reload, whole and in order, with the steps of undo', () => {
    const storage = storageOf(10_000)
    createPersister(storage, anOrder()).save({ pending, history })
    expect(found(storage)).toEqual({ pending: [first, second], history })
  })

  it('is stored to the last batch where storage has no room for the steps of undo', () => {
    const storage = storageOf(600)
    const persister = createPersister(storage, anOrder())
    persister.save({ pending, history })
    expect(found(storage)).toEqual({ pending: [first, second], history: nothing })
    expect(persister.isPersisted()).toBe(true)
  })

  it('says that it is not stored where storage takes none of it, until there is room again', () => {
    let size = 10
    const storage = memoryStorage()
    const write: Storage['write'] = (key, text) => text.length <= size && storage.write(key, text)
    const persister = createPersister({ ...storage, write }, anOrder())
    persister.save({ pending, history })
    expect(persister.isPersisted()).toBe(false)
    size = 10_000
    persister.save({ pending: [second], history })
    expect(persister.isPersisted()).toBe(true)
    expect(found(storage)?.pending).toEqual([second])
  })

  it('counts as stored when only steps of undo found no room: nothing that was typed is in danger', () => {
    const persister = createPersister(storageOf(10), anOrder())
    persister.save({ pending: [], history })
    expect(persister.isPersisted()).toBe(true)
  })

  it('leaves nothing behind once everything is sent and there is nothing to undo', () => {
    const storage = storageOf(10_000)
    const persister = createPersister(storage, anOrder())
    persister.save({ pending, history })
    persister.save({ pending: [], history: nothing })
    expect(storage.content.size).toBe(0)
  })

  it.each([null, '', '{', '[]', '{"pending":[{"key":1}]}'])('is none where %j is found', (text) => {
    expect(parsePersisted(text)).toBeNull()
  })
})
