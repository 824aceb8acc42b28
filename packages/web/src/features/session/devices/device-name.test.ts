import { describe, expect, test } from 'vitest'
import { ago, deviceName } from './device-name.ts'

describe('device names', () => {
  test.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'A browser that does not say its name'],
    ['', 'A browser that does not say its name'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})

test.each([
  ['2026-06-15 11:56:00', 'just now'],
  ['2026-06-15 11:50:00', '10 minutes ago'],
  ['2026-06-15 10:30:00', 'an hour ago'],
  ['2026-06-14 13:00:00', '23 hours ago'],
  ['2026-06-13 12:00:00', '6/13/2026'],
])('%s is %s at noon of the 15th', (when, text) => {
  expect(ago(when, Date.parse('2026-06-15T12:00:00Z'))).toBe(text)
})
