/** What is said when something archived is given to a record anew, in French. */
import type { adminReferenceMessages as english } from '../../../messages/admin/admin-references.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminReferenceMessages: Translation<typeof english> = {
  categoryArchived: ({ title }) =>
    `La catégorie ${title} est archivée : seuls les produits qui y sont déjà y restent.`,
  pricingRuleArchived: ({ title }) =>
    `La règle de prix ${title} est archivée : seul ce qui l’a déjà la garde.`,
  propertyArchived: ({ title }) =>
    `La propriété ${title} est archivée : seuls les produits qui l’ont déjà la gardent.`,
  graphicArchived: ({ title }) =>
    `Le modèle 3D ${title} est archivé : seuls les produits qui l’affichent déjà le gardent.`,
  archivedMark: 'Archivé',
}
