/** When work that can wait gets its turn. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openWhenIdle, startLoading, whenIdle } from './when-idle.ts'

/** What the browser would call when it has nothing to do. */
let idleWork: (() => void)[] = []
const passIdle = () => {
  const now = idleWork
  idleWork = []
  for (const work of now) work()
}

beforeEach(() => {
  idleWork = []
  vi.stubGlobal('window', {
    requestIdleCallback: (work: () => void) => idleWork.push(work),
    cancelIdleCallback: (handle: number) => {
      idleWork[handle - 1] = () => {}
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('work that can wait runs when the browser is idle, and not when it was called off', () => {
  const done: string[] = []
  whenIdle(() => done.push('kept'))
  const cancel = whenIdle(() => done.push('called off'))
  cancel()
  expect(done).toEqual([])
  passIdle()
  expect(done).toEqual(['kept'])
})

it('an idle moment while a screen loads is no time for it: it comes after the last screen has loaded', () => {
  const done: string[] = []
  const first = startLoading()
  const second = startLoading()
  whenIdle(() => done.push('kept'))
  const cancel = whenIdle(() => done.push('called off'))
  passIdle()
  cancel()
  first()
  passIdle()
  expect(done).toEqual([])
  second()
  expect(done).toEqual([])
  passIdle()
  expect(done).toEqual(['kept'])
})

it('[issue 18] a channel is opened once its module is there and closed when it is left; left before, it is never opened', async () => {
  const done: string[] = []
  const open = (name: string) => {
    done.push(`open ${name}`)
    return () => done.push(`close ${name}`)
  }
  const leaveKept = openWhenIdle(() => Promise.resolve('kept'), open)
  const leaveEarly = openWhenIdle(() => Promise.resolve('early'), open)
  openWhenIdle(() => Promise.resolve('called off'), open)()
  openWhenIdle(() => Promise.reject(new Error('no connection')), open)
  expect(done).toEqual([])
  passIdle()
  leaveEarly()
  await Promise.resolve()
  expect(done).toEqual(['open kept'])
  leaveKept()
  expect(done).toEqual(['open kept', 'close kept'])
})
