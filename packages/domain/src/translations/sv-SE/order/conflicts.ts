/** What is asked when two people changed the same, in Swedish. */
import type { conflictMessages as english } from '../../../messages/order/conflicts.ts'
import type { Translation } from '../../../localization/translation.ts'

export const conflictMessages: Translation<typeof english> = {
  setTheStatusTo: ({ title }) => `Ändra status till ${title}?`,
  setTheStatus: 'Ändra status',
  wasDeleted: ({ name }) => `${name} har tagits bort`,
  changedMeanwhile: 'Någon annan har också ändrat detta',
  leaveItDeleted: 'Låt den vara borttagen',
  takeTheirs: 'Ta den andras',
  bringBack: 'Återställ den med mina ändringar',
  keepMine: 'Behåll min',
  deletedMeanwhile:
    'Någon annan tog bort artikeln medan du ändrade den. Inget är förlorat: välj vad som ska hända.',
  chooseOne: 'Inget är förlorat. Välj vilken som ska gälla.',
  what: 'Vad',
  mine: 'Min',
  theirs: 'Den andras',
  theItem: 'Artikeln',
  removedProperty: 'Borttagen egenskap',
}
