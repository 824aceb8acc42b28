/**
 * Which addresses of the internet messages may be sent to: none of a private network, of this machine, or of a cloud's own
 * services. The ranges are those that IANA's registries of special-purpose addresses do not call globally reachable.
 */
import { BlockList, isIP } from 'node:net'

const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // carrier-grade NAT
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // link-local, and where clouds answer questions about a machine
  ['169.254.0.0', 16],
  // the same at Azure, in the middle of public addresses
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast, reserved and broadcast
  ['224.0.0.0', 3],
] as const

/** Global unicast; whatever lies outside is private, local, multicast, mapped or translated from IPv4, or not assigned. */
const openIpv6 = ['2000::', 3] as const
const closedIpv6 = [
  // protocol assignments, with Teredo, which wraps IPv4
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 wraps IPv4 as well
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [address, prefix] of closedIpv4) closed.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of closedIpv6) closed.addSubnet(address, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet(...openIpv6, 'ipv6')

/** Where clouds answer a machine's questions about itself, its keys among them; also where private networks may be reached. */
const services = new BlockList()
services.addSubnet('169.254.0.0', 16, 'ipv4')
for (const address of ['168.63.129.16', '192.0.0.192', '100.100.100.200'])
  services.addAddress(address, 'ipv4')
services.addSubnet('fe80::', 10, 'ipv6')
services.addAddress('fd00:ec2::254', 'ipv6')

/** Whether `address`, an IP address as text, is one at which a cloud serves its machines, in whichever way it is written. */
export function isCloudService(address: string): boolean {
  const [bare = ''] = address.split('%')
  const version = isIP(bare)
  return version !== 0 && services.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}

/** Whether `address`, an IP address as text, is one of the internet. What is no address is none. */
export function isPublicAddress(address: string): boolean {
  const [bare = '', zone] = address.split('%')
  if (zone !== undefined) return false
  const version = isIP(bare)
  if (version === 4) return !closed.check(bare, 'ipv4')
  return version === 6 && open.check(bare, 'ipv6') && !closed.check(bare, 'ipv6')
}
