/** The addresses that messages may be sent to, by arithmetic on whole numbers. */
import { fc } from '@fast-check/vitest'
import { checkLaw } from '@orderwright/domain/testing/check-law'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

/** From and to, both included, as they stand in the registries. */
const closedRanges: readonly (readonly [string, string])[] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
]
const numberOf = (text: string) => text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const textOf = (value: number) =>
  [value / 2 ** 24, value / 2 ** 16, value / 2 ** 8, value].map((part) => Math.floor(part) % 256).join('.')
const isClosed = (value: number) =>
  closedRanges.some(([from, to]) => value >= numberOf(from) && value <= numberOf(to))

/** Near the ends of ranges, where a mistake would be, and anywhere. */
const anyIpv4 = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  fc
    .tuple(fc.constantFrom(...closedRanges.flat()), fc.integer({ min: -2, max: 2 }))
    .map(([text, off]) => Math.min(2 ** 32 - 1, Math.max(0, numberOf(text) + off))),
)

/** Eight groups, some of them such that a range begins there. */
const group = fc.oneof(
  fc.integer({ min: 0, max: 0xff_ff }),
  fc.constantFrom(
    0,
    0x20_00,
    0x20_01,
    0x20_02,
    0x3f_ff,
    0x40_00,
    0x0d_b8,
    0x01_ff,
    0x02_00,
    0xff_ff,
    0xfe_80,
  ),
)
const anyIpv6 = fc.tuple(group, group, group, group, group, group, group, group)

describe('[issue 16] the same by arithmetic', () => {
  it('holds for every IPv4 address', () => {
    checkLaw({ closed: 10, open: 10 }, anyIpv4, (cover, value) => {
      cover(isClosed(value) ? 'closed' : 'open')
      expect([textOf(value), isPublicAddress(textOf(value))]).toEqual([textOf(value), !isClosed(value)])
    })
  })

  it('holds for every IPv6 address: global unicast without what wraps IPv4 or is for protocols', () => {
    checkLaw({ open: 3, carvedOut: 5 }, anyIpv6, (cover, groups) => {
      const [first, second] = groups
      const isUnicast = first >= 0x20_00 && first <= 0x3f_ff
      const isCarvedOut =
        (first === 0x20_01 && (second <= 0x01_ff || second === 0x0d_b8)) ||
        first === 0x20_02 ||
        (first === 0x3f_ff && second <= 0x0f_ff)
      if (isUnicast) cover(isCarvedOut ? 'carvedOut' : 'open')
      const text = groups.map((one) => one.toString(16)).join(':')
      expect([text, isPublicAddress(text)]).toEqual([text, isUnicast && !isCarvedOut])
    })
  })
})
