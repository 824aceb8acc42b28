/** Whether messages can be sent to an address at all. What its name leads to is checked when a connection is made. */
import { isIP } from 'node:net'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { isCloudService, isPublicAddress } from './public-address.ts'

export type CheckedUrl =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly reason: UrlRefusal; readonly message: string }

/** Why an address can not be used. */
export type UrlRefusal =
  | 'badUrl'
  | 'onlyHttp'
  | 'onlyHttps'
  | 'noCredentials'
  | 'noFragment'
  | 'badPort'
  | 'privateAddress'
  | 'cloudService'

const refuse = (reason: Exclude<UrlRefusal, 'privateAddress' | 'cloudService'>) =>
  ({ ok: false, reason, message: words[reason] }) as const

/** The host without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

/** Lowest port without a service of the system behind it. */
const FIRST_FREE_PORT = 1024

/**
 * `allowsPrivate`: whether the configuration lets messages go to private networks, and then without TLS too; never to where clouds answer
 * questions about a machine.
 */
export function checkWebhookUrl(text: string, allowsPrivate: boolean): CheckedUrl {
  // Octal, hexadecimal and short forms of IPv4 become the usual one here.
  if (!URL.canParse(text)) return refuse('badUrl')
  const url = new URL(text)
  const isPlain = url.protocol === 'http:'
  if (url.protocol !== 'https:' && !(isPlain && allowsPrivate)) {
    return refuse(allowsPrivate ? 'onlyHttp' : 'onlyHttps')
  }
  if (url.username !== '' || url.password !== '') return refuse('noCredentials')
  if (url.hash !== '') return refuse('noFragment')
  const port = url.port === '' ? (isPlain ? 80 : 443) : Number(url.port)
  if (port !== 443 && port !== 80 && port < FIRST_FREE_PORT) return refuse('badPort')
  const host = hostOf(url)
  const isLocalName = /^(?:.+\.)?localhost\.?$/.test(host)
  const isPrivate = isLocalName || (isIP(host) !== 0 && !isPublicAddress(host))
  if (allowsPrivate && isCloudService(host))
    return { ok: false, reason: 'cloudService', message: words.cloudService({ host }) }
  if (!isPrivate || allowsPrivate) return { ok: true, url }
  return { ok: false, reason: 'privateAddress', message: words.privateAddress({ host }) }
}
