/** What a browser says of itself, in words that a person knows their devices by. */
import { deviceMessages as words } from '@orderwright/domain/messages'
import { formatDate, toDate } from '@orderwright/domain/units'

/** In this order: most browsers claim to be others too. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

function firstOf(names: readonly (readonly [RegExp, string])[], text: string): string {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}

/** 'Chrome on macOS'. */
export function deviceName(userAgent: string): string {
  const browser = firstOf(browsers, userAgent)
  const system = firstOf(systems, userAgent)
  if (browser === '') return system === '' ? words.unknown : system
  return words.named({ browser, system })
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** 'just now', '5 minutes ago', '3 hours ago', then the day. `when` is UTC as the calls write it. */
export function ago(when: string, nowMs: number): string {
  const passed = nowMs - toDate(when).getTime()
  // The last use is written down every five minutes.
  if (passed < 6 * MINUTE_MS) return words.justNow
  if (passed < HOUR_MS) return words.minutesAgo({ minutes: Math.floor(passed / MINUTE_MS) })
  if (passed < 24 * HOUR_MS) return words.hoursAgo({ hours: Math.floor(passed / HOUR_MS) })
  return formatDate(when)
}
