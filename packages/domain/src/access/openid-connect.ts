/** Signing in by the identity provider of an organization (OpenID Connect), beside codes and passkeys. Decision 0203. */
import { z } from 'zod'

/** How many domains of e-mail addresses a connection may have. */
export const MAX_OPENID_DOMAINS = 20

export const MAX_OPENID_TITLE = 60

/** How long somebody may take at the provider, in minutes. */
export const OPENID_SIGN_IN_MINUTES = 10

/** How long a connection that was removed can be brought back, in minutes. */
export const OPENID_UNDO_MINUTES = 10

/** The path of this app to which providers send people back. */
export const OPENID_RETURN_PATH = '/sign-in/provider'

/** A domain of e-mail addresses, in small letters: labels of letters, digits and hyphens, as names of hosts have. */
export const openidDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/)

/** What stands behind the last @ of an address, in small letters; '' where nothing does. */
export function openidDomainOf(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase()
}

/** Where anybody can have an address: none of these belongs to one organization. */
const publicMailDomains: ReadonlySet<string> = new Set(
  `aol.com att.net bellsouth.net bluewin.ch btinternet.com charter.net comcast.net cox.net earthlink.net fastmail.com free.fr
  gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.fr icloud.com
  laposte.net libero.it live.com mac.com mail.com mail.ru me.com msn.com naver.com orange.fr outlook.com outlook.de outlook.fr pm.me
  proton.me protonmail.com qq.com rocketmail.com sbcglobal.net sky.com t-online.de tutanota.com verizon.net web.de yahoo.co.jp
  yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com zoho.com 126.com 163.com`.split(
    /\s+/,
  ),
)

/** Whether anybody can have an address there. */
export function isPublicMailDomain(domain: string): boolean {
  return publicMailDomains.has(domain)
}
