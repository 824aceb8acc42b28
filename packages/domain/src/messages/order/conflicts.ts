/** What is asked when two people changed the same, and before a status is set. [1.4, 2.1] */
import { defineMessages } from '../../localization/define-messages.ts'
export const conflictMessages = defineMessages('conflictMessages', {
  setTheStatusTo: ({ title }: { title: string }) => `Set the status to ${title}?`,
  setTheStatus: 'Set the status',
  wasDeleted: ({ name }: { name: string }) => `${name} was deleted`,
  changedMeanwhile: 'Somebody else changed this too',
  leaveItDeleted: 'Leave it deleted',
  takeTheirs: 'Take theirs',
  bringBack: 'Bring it back with my changes',
  keepMine: 'Keep mine',
  deletedMeanwhile:
    'Somebody else deleted this item while you were changing it. Nothing is lost: choose what shall happen.',
  chooseOne: 'Nothing is lost. Choose which one shall stand.',
  what: 'What',
  mine: 'Mine',
  theirs: 'Theirs',
  theItem: 'The item',
  removedProperty: 'Removed property',
})
