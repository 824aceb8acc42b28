/** Who works at Maison Lumen and who orders there. */
import { demoUserId, maisonLumen, seedUserId } from '../demo-orgs.ts'
import type { Guest } from '../people.ts'

export const staffNames = [
  ['Hélène', 'Marchand'],
  ['Olivier', 'Tessier'],
  ['Grace', 'Whitfield'],
  ['Noah', 'Castellano'],
] as const

/** Guests beside the two demo ones, each of a firm. */
export const guests: readonly Guest[] = [
  {
    userId: seedUserId('amelia@rourke-studio.example'),
    firstName: 'Amelia',
    lastName: 'Rourke',
    email: 'amelia@rourke-studio.example',
    firmName: 'Rourke Studio',
    discount: 10,
  },
  {
    userId: seedUserId('d.okafor@northlight.example'),
    firstName: 'Daniel',
    lastName: 'Okafor',
    email: 'd.okafor@northlight.example',
    firmName: 'Northlight Architects',
  },
  {
    userId: seedUserId('sofia@benedetti-interiors.example'),
    firstName: 'Sofia',
    lastName: 'Benedetti',
    email: 'sofia@benedetti-interiors.example',
    firmName: 'Benedetti Interiors',
    discount: 15,
  },
  {
    userId: seedUserId('marcus.hale@halebuild.example'),
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'marcus.hale@halebuild.example',
    firmName: 'Hale & Sons Builders',
    isTaxExempt: true,
  },
  {
    userId: seedUserId('priya@ramanlighting.example'),
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@ramanlighting.example',
    firmName: 'Raman Lighting Design',
  },
  {
    userId: seedUserId('theo@lindqvist.example'),
    firstName: 'Theo',
    lastName: 'Lindqvist',
    email: 'theo@lindqvist.example',
    firmName: 'Lindqvist Associates',
    discount: 5,
  },
  {
    userId: seedUserId('june@callowayhotels.example'),
    firstName: 'June',
    lastName: 'Calloway',
    email: 'june@callowayhotels.example',
    firmName: 'Calloway Hotels',
    isTaxExempt: true,
  },
]

/** What the four demo users put on an order as their firm, by user id. */
export const demoFirms: Readonly<Record<number, string>> = {
  [demoUserId(maisonLumen, 'owner')]: 'Maison Lumen',
  [demoUserId(maisonLumen, 'member')]: 'Maison Lumen',
  [demoUserId(maisonLumen, 'guest')]: 'Whitfield Residence',
  [demoUserId(maisonLumen, 'guestHiddenPricing')]: 'Castellano Contracting',
}
