/** Who works at Maison Lumen and who orders there. */
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
    userId: 105,
    firstName: 'Amelia',
    lastName: 'Rourke',
    email: 'amelia@rourke-studio.example',
    firmName: 'Rourke Studio',
    discount: 10,
  },
  {
    userId: 106,
    firstName: 'Daniel',
    lastName: 'Okafor',
    email: 'd.okafor@northlight.example',
    firmName: 'Northlight Architects',
  },
  {
    userId: 107,
    firstName: 'Sofia',
    lastName: 'Benedetti',
    email: 'sofia@benedetti-interiors.example',
    firmName: 'Benedetti Interiors',
    discount: 15,
  },
  {
    userId: 108,
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'marcus.hale@halebuild.example',
    firmName: 'Hale & Sons Builders',
    isTaxExempt: true,
  },
  {
    userId: 109,
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@ramanlighting.example',
    firmName: 'Raman Lighting Design',
  },
  {
    userId: 110,
    firstName: 'Theo',
    lastName: 'Lindqvist',
    email: 'theo@lindqvist.example',
    firmName: 'Lindqvist Associates',
    discount: 5,
  },
  {
    userId: 111,
    firstName: 'June',
    lastName: 'Calloway',
    email: 'june@callowayhotels.example',
    firmName: 'Calloway Hotels',
    isTaxExempt: true,
  },
]

/** What the four demo users put on an order as their firm, by user id. */
export const demoFirms: Readonly<Record<number, string>> = {
  101: 'Maison Lumen',
  102: 'Maison Lumen',
  103: 'Whitfield Residence',
  104: 'Castellano Contracting',
}
