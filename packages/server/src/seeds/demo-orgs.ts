/** The demo organisations by id and key, with the e-mail addresses that sign in to them. */

export type DemoRole = 'owner' | 'member' | 'guest' | 'guestHiddenPricing'

export type DemoOrg = {
  readonly id: number
  readonly key: string
  readonly title: string
  /** the four demo users' first and last names by role; their ids and addresses follow */
  readonly emails: Readonly<Record<DemoRole, string>>
  /** first user id; the four users count up from it in the order of `demoRoles` */
  readonly firstUserId: number
}

export const demoRoles = ['owner', 'member', 'guest', 'guestHiddenPricing'] as const

function demoOrg(id: number, key: string, title: string, firstUserId: number): DemoOrg {
  return {
    id,
    key,
    title,
    firstUserId,
    emails: {
      owner: `owner@${key}.example`,
      member: `member@${key}.example`,
      guest: `guest@${key}.example`,
      guestHiddenPricing: `guest-hidden@${key}.example`,
    },
  }
}

export const maisonLumen = demoOrg(850, 'maison-lumen', 'Maison Lumen', 101)
export const haldenLight = demoOrg(1004, 'halden-light', 'Halden Light', 201)
export const norrvik = demoOrg(1053, 'norrvik', 'Norrvik', 301)
export const terrafloor = demoOrg(1392, 'terrafloor', 'Terrafloor', 401)
export const railworks = demoOrg(1450, 'railworks', 'Railworks', 501)
export const panoramaMurals = demoOrg(1798, 'panorama-murals', 'Panorama Murals', 601)
/** Without any special behaviour: what a new customer starts with. */
export const cobaltAndPine = demoOrg(2000, 'cobalt-and-pine', 'Cobalt & Pine', 701)

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
  return org.firstUserId + demoRoles.indexOf(role)
}
