/** What is said of property groups while they are edited. [2.2.89, 2.7.35] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminGroupMessages = defineMessages('adminGroupMessages', {
  noSuchGroup: 'There is no such property group, or it was deleted.',
  noSuchProperty: 'There is no such property, or it was deleted.',
})
