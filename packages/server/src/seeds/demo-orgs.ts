/** The demo organisations by id and key, with the e-mail addresses that sign in to them. */

export type DemoRole = 'owner' | 'member' | 'guest' | 'guestHiddenPricing'

export type DemoOrg = {
  readonly id: number
  readonly key: string
  readonly title: string
  /** of the four demo users by role */
  readonly emails: Readonly<Record<DemoRole, string>>
  readonly userIds: Readonly<Record<DemoRole, number>>
}

export const demoRoles = ['owner', 'member', 'guest', 'guestHiddenPricing'] as const

/** The addresses of the four users of the organisation with this key. */
export function demoEmails(key: string): DemoOrg['emails'] {
  return {
    owner: `owner@${key}.example`,
    member: `member@${key}.example`,
    guest: `guest@${key}.example`,
    guestHiddenPricing: `guest-hidden@${key}.example`,
  }
}

/** The id of the seeds' person with this address: scattered like those that the database draws, and always the same. */
export function seedUserId(email: string): number {
  let hash = 0x811c9dc5
  for (const sign of email) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return 1_000_000 + (hash % 2_146_000_000)
}

function demoOrg(id: number, key: string, title: string): DemoOrg {
  const emails = demoEmails(key)
  const userIds = {
    owner: seedUserId(emails.owner),
    member: seedUserId(emails.member),
    guest: seedUserId(emails.guest),
    guestHiddenPricing: seedUserId(emails.guestHiddenPricing),
  }
  return { id, key, title, emails, userIds }
}

export const maisonLumen = demoOrg(850, 'maison-lumen', 'Maison Lumen')
export const haldenLight = demoOrg(1004, 'halden-light', 'Halden Light')
export const norrvik = demoOrg(1053, 'norrvik', 'Norrvik')
export const terrafloor = demoOrg(1392, 'terrafloor', 'Terrafloor')
export const railworks = demoOrg(1450, 'railworks', 'Railworks')
export const panoramaMurals = demoOrg(1798, 'panorama-murals', 'Panorama Murals')
/** Without any special behaviour: what a new customer starts with. */
export const cobaltAndPine = demoOrg(2000, 'cobalt-and-pine', 'Cobalt & Pine')

/** All seven, in the order in which sign-in links are printed. */
export const demoOrgs: readonly DemoOrg[] = [
  maisonLumen,
  haldenLight,
  norrvik,
  terrafloor,
  railworks,
  panoramaMurals,
  cobaltAndPine,
]

export function demoUserId(org: DemoOrg, role: DemoRole): number {
  return org.userIds[role]
}
