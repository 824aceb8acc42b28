/** Which addresses messages may be sent to. */
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('[issue 16] addresses', () => {
  test.each([
    ['this host', '0.0.0.0'],
    ['this host, further', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback, further', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private, the last one', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['link-local', '169.254.0.1'],
    ['metadata of clouds', '169.254.169.254'],
    ['metadata at Azure', '168.63.129.16'],
    ['metadata at Oracle', '192.0.0.192'],
    ['metadata at Alibaba', '100.100.100.200'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.9'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped from IPv4', '::ffff:127.0.0.1'],
    ['mapped from a public IPv4', '::ffff:8.8.8.8'],
    ['translated from IPv4', '64:ff9b::7f00:1'],
    ['unique local', 'fc00::1'],
    ['metadata at Amazon', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['Teredo', '2001:0:7f00:1::'],
    ['6to4', '2002:7f00:1::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['no address', 'example.com'],
    ['nothing', ''],
  ])('of %s (%s) are refused', (_, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:82f::200e',
    '2001:200::1',
  ])('of the internet (%s) are taken', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})
