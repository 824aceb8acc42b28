/** What is said when something archived is given to a record anew, in Swedish. */
import type { adminReferenceMessages as english } from '../../../messages/admin/admin-references.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminReferenceMessages: Translation<typeof english> = {
  categoryArchived: ({ title }) =>
    `Kategorin ${title} är arkiverad: bara produkter som redan finns i den blir kvar där.`,
  pricingRuleArchived: ({ title }) =>
    `Prisregeln ${title} är arkiverad: bara det som redan har den behåller den.`,
  propertyArchived: ({ title }) =>
    `Egenskapen ${title} är arkiverad: bara produkter som redan har den behåller den.`,
  graphicArchived: ({ title }) =>
    `3D-modellen ${title} är arkiverad: bara produkter som redan visar den behåller den.`,
  archivedMark: 'Arkiverad',
}
