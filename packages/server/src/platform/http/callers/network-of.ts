/** The network that limits count as one caller. */
import { isIPv6 } from 'node:net'

const MAPPED_V4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Of an IPv6 address its first 64 bits, which are what one household or server is given: whoever has one such address has all
 * the others in it. An IPv4 address, also one that is written as IPv6, is its own. RFC 6177.
 * A client that has left has none.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return ''
  const mapped = MAPPED_V4.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [address = ip] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [before = '', after] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const groups = [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
