/** Which addresses an endpoint can have. */
import { describe, expect, test } from 'vitest'
import { checkWebhookUrl } from './check-url.ts'

const refusal = (url: string, allowsPrivate = false) => {
  const checked = checkWebhookUrl(url, allowsPrivate)
  return checked.ok ? 'taken' : checked.message
}
const inside = (host: string) =>
  `${host} is inside a private network. Messages are sent only to addresses of the internet.`

describe('[issue 16] an address of an endpoint', () => {
  test.each([
    ['https://example.com/hooks', 'taken'],
    ['https://example.com:8443/hooks?key=1', 'taken'],
    ['https://8.8.8.8/hooks', 'taken'],
    ['https://[2606:4700:4700::1111]/', 'taken'],
    ['http://example.com/hooks', 'Only addresses that begin with https:// can be used.'],
    ['ftp://example.com', 'Only addresses that begin with https:// can be used.'],
    ['javascript:alert(1)', 'Only addresses that begin with https:// can be used.'],
    ['example.com', 'This is not an address. Enter one such as https://example.com/hooks.'],
    ['https://', 'This is not an address. Enter one such as https://example.com/hooks.'],
    [
      'https://ada:secret@example.com/',
      'The address must not hold a user name or a password. Receivers check the signature instead.',
    ],
    ['https://example.com/#part', 'The address must not hold a part after "#": it would never be sent.'],
    ['https://example.com:22/', 'Only the ports 443, 80 and those from 1024 on can be used.'],
    ['https://example.com:80/', 'taken'],
    ['https://localhost/', inside('localhost')],
    ['https://app.localhost./', inside('app.localhost.')],
    // The other ways to write 127.0.0.1.
    ['https://127.1/', inside('127.0.0.1')],
    ['https://2130706433/', inside('127.0.0.1')],
    ['https://0x7f000001/', inside('127.0.0.1')],
    ['https://0177.0.0.1/', inside('127.0.0.1')],
    ['https://[::1]/', inside('::1')],
    ['https://[::ffff:127.0.0.1]/', inside('::ffff:7f00:1')],
    ['https://169.254.169.254/latest/meta-data', inside('169.254.169.254')],
    ['https://①②⑦.0.0.1/', inside('127.0.0.1')],
  ])('%s: %s', (url, answer) => {
    expect(refusal(url)).toBe(answer)
  })

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:169.254.169.254]/',
    'http://0xa9fea9fe/',
    'http://168.63.129.16/',
    'http://100.100.100.200/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
  ])('%s is never taken: a cloud tells its machines their keys there', (url) => {
    expect(refusal(url, true)).toMatch(
      /is where a cloud answers questions of its machines\. Nothing is ever sent there\.$/,
    )
  })

  test('may be private, and without TLS, where the configuration says so', () => {
    expect(refusal('http://127.0.0.1:4000/hooks', true)).toBe('taken')
    expect(refusal('http://10.0.0.7/hooks', true)).toBe('taken')
    expect(refusal('ftp://127.0.0.1', true)).toBe(
      'Only addresses that begin with https:// or http:// can be used.',
    )
  })
})
