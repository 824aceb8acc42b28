/** What may be done with a compatibility rule as a whole. [1.8.12] */
import { adminEditingMessages, ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { RecordEditing } from '../section.ts'

export const ruleEditing: RecordEditing = {
  resource: 'productRule',
  list: 'rules',
  one: words.oneRule,
  askRemove: adminEditingMessages.areYouSure,
}
