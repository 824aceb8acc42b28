import { describe, expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

describe('a throttle', () => {
  it('lets each name through again after its while, whatever the others do', () => {
    const may = createThrottle(50)
    expect([may('a', 0), may('b', 10), may('a', 49), may('a', 50), may('b', 59), may('b', 60)]).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('still holds back the latest names when there were very many', () => {
    const may = createThrottle(50)
    for (let index = 0; index < 5_000; index += 1) may(`name ${index}`, index)
    expect([may('name 4999', 5_010), may('name 4999', 5_049)]).toEqual([false, true])
  })
})
