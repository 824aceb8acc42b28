import { describe, expect, test } from 'vitest'
import { createRecentShares } from './recent-shares.ts'

describe('[issue 17] the shares of organizations', () => {
  test('name the largest, and sum up the others', () => {
    const shares = createRecentShares(2, () => 0)
    shares.add('1', 5)
    shares.add('2', 1)
    shares.add('3', 2)
    shares.add('4', 4)
    shares.add('1', 1)
    expect(shares.read()).toEqual([
      { key: '1', amount: 6 },
      { key: '4', amount: 4 },
      { key: 'others', amount: 3 },
    ])
  })

  test('are forgotten after two minutes, and not before one is over', () => {
    let time = 0
    const shares = createRecentShares(2, () => time)
    shares.add('1', 5)
    time = 60_000
    shares.add('1', 2)
    expect(shares.read()).toEqual([{ key: '1', amount: 7 }])
    time = 120_000
    expect(shares.read()).toEqual([{ key: '1', amount: 2 }])
    time = 240_000
    expect(shares.read()).toEqual([])
  })

  test('of made up keys do not fill the memory: past ten thousand they are others', () => {
    const shares = createRecentShares(1, () => 0)
    for (let key = 0; key < 10_010; key += 1) shares.add(String(key), 1)
    expect(shares.read()).toEqual([
      { key: '0', amount: 1 },
      { key: 'others', amount: 10_009 },
    ])
  })
})
