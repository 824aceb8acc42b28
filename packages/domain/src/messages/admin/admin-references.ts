/** What is said when something archived is given to a record anew. */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminReferenceMessages = defineMessages('adminReferenceMessages', {
  categoryArchived: ({ title }: { title: string }) =>
    `The category ${title} is archived: only products that are in it already stay in it.`,
  pricingRuleArchived: ({ title }: { title: string }) =>
    `The pricing rule ${title} is archived: only what has it already keeps it.`,
  propertyArchived: ({ title }: { title: string }) =>
    `The property ${title} is archived: only products that have it already keep it.`,
  graphicArchived: ({ title }: { title: string }) =>
    `The product graphic ${title} is archived: only products that show it already keep it.`,
  /** behind the name of a record that is not offered any more */
  archivedMark: 'Archived',
})
