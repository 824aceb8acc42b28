import { describe, expect, test } from 'vitest'
import { keptStorage } from './kept-storage.ts'

/** A browser's storage with room for so many characters. */
function browser(room = Number.POSITIVE_INFINITY) {
  const content = new Map<string, string>()
  const storage = {
    get length() {
      return content.size
    },
    key: (index: number) => [...content.keys()][index] ?? null,
    getItem: (key: string) => content.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...content]
        .filter(([name]) => name !== key)
        .reduce((sum, [, other]) => sum + other.length, 0)
      if (others + text.length > room) throw new Error('full')
      content.set(key, text)
    },
    removeItem: (key: string) => void content.delete(key),
  }
  const alive = new Set<string>()
  const page = (pageId: string, userId = 1) => {
    alive.add(pageId)
    return keptStorage({ storage, pageId, alivePages: async () => alive }, userId)
  }
  return { content, alive, page }
}

async function takenUp(storage: ReturnType<typeof keptStorage>, key = 'order:1:10') {
  const texts: string[] = []
  await storage.takeUpLeft(key, (text) => {
    texts.push(text)
    return true
  })
  return texts
}

describe('kept work', () => {
  test('of two open tabs stays apart', async () => {
    const { page } = browser()
    const [one, two] = [page('one'), page('two')]
    one.write('order:1:10', 'of one')
    two.write('order:1:10', 'of two')
    expect([one.read('order:1:10'), two.read('order:1:10')]).toEqual(['of one', 'of two'])
    expect(await takenUp(two)).toEqual([])
  })

  test('of a page that is gone is taken up once, by the same person and for the same order', async () => {
    const { page, alive, content } = browser()
    page('one').write('order:1:10', 'unsent')
    page('other').write('order:1:100', 'of another order')
    alive.clear()
    expect(await takenUp(page('stranger', 2))).toEqual([])
    expect(await takenUp(page('two'))).toEqual(['unsent'])
    expect(await takenUp(page('three'))).toEqual([])
    expect([...content.values()]).toEqual(['of another order'])
  })

  test('is not touched where the browser cannot say which pages are alive', async () => {
    const { content } = browser()
    const storage = {
      length: 1,
      key: () => 'kept:1:order:1:10:gone',
      getItem: () => 'unsent',
      setItem: () => {},
      removeItem: () => content.clear(),
    }
    const kept = keptStorage({ storage, pageId: 'page', alivePages: async () => null }, 1)
    expect(await takenUp(kept)).toEqual([])
  })

  test('makes room in a full storage by forgetting old steps, never unsent work', () => {
    const { page, alive, content } = browser(90)
    page('old').write('order:1:1', '{"pending":[],"history":"many old steps"}')
    page('gone').write('order:1:2', '{"pending":["unsent"]}')
    alive.clear()
    const now = page('now')
    expect(now.write('order:1:3', 'x'.repeat(60))).toBe(true)
    expect([...content.values()]).toEqual(['{"pending":["unsent"]}', 'x'.repeat(60)])
    expect(now.write('order:1:3', 'x'.repeat(89))).toBe(false)
    expect(now.read('order:1:3')).toBe('x'.repeat(60))
  })
})
