/** What may be done with the pictures of the library. [2.2.102, 2.8.12] */
import { adminMediaMessages, adminSectionMessages } from '@orderwright/domain/messages'
import type { RecordEditing } from './section.ts'

export const mediaEditing: RecordEditing = {
  resource: 'medium',
  list: 'media',
  one: adminSectionMessages.onePicture,
  askRemove: adminMediaMessages.askDelete,
}
