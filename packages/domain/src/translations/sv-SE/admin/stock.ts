/** The stock of a product in the back office, in Swedish. */
import type { stockPanelMessages as english } from '../../../messages/admin/stock.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, the } from '../grammar.ts'

const inPieces = (pieces: number) => `${pieces} st`

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `${pieces}`)

export const stockPanelMessages: Translation<typeof english> = {
  typedBefore: 'Ifyllt tidigare och inte sparat än.',
  title: 'Lager',
  onHand: 'I lager',
  onHandHint: 'Antal på hyllan',
  allocated: 'Reserverat',
  allocatedHint: 'Utlovat till godkänt arbete som inte har skickats',
  available: 'Tillgängligt',
  availableHint: 'I lager minus reserverat: det som ännu kan utlovas',
  kinds: {
    reservation: 'Reserverat',
    shipment: 'Skickat',
    release: 'Frisläppt',
    return: 'Returnerat',
    receipt: 'Mottaget',
    count: 'Inventerat',
    correction: 'Rättat',
  },
  movements: 'Rörelser',
  system: 'Automatiskt',
  orderLink: ({ word, number }) => `${word} #${number}`,
  takenBack: 'Tillbakataget',
  takesBack: 'Tar tillbaka en post',
  empty: 'Inget har rört sig än.',
  emptyHint: 'Räkna det som finns på hyllan, eller registrera en inleverans, för att börja.',
  loading: 'Laddar lagret',
  failed: 'Lagret kunde inte laddas.',
  loadMore: 'Ladda äldre rörelser',

  receipt: 'Inleverans',
  receiptQuantity: 'Mottaget antal',
  addReceipt: 'Lägg till inleverans',
  count: 'Inventering',
  countQuantity: 'Antal räknat på hyllan',
  addCount: 'Spara inventering',
  noteLabel: 'Anteckning (valfritt)',
  received: ({ pieces }) => `Mottaget: ${inPieces(pieces)}.`,
  counted: ({ pieces }) => `Inventerat: ${inPieces(pieces)} i lager.`,
  countAgrees: ({ pieces }) => `Inventeringen stämmer: ${inPieces(pieces)} i lager.`,
  undo: 'Ångra',
  undoEntry: ({ kind, day }) => `Ångra: ${kind}, ${day}`,
  onHandBy: ({ pieces }) => `${signed(pieces)} i lager`,
  allocatedBy: ({ pieces }) => `${signed(pieces)} reserverat`,
  undone: 'Tillbakataget.',
  wholePieces: 'Ange ett helt antal.',
  atLeastOne: 'Ange minst 1 st.',
  notBelowZero: 'En inventering kan inte vara under 0.',
  tooMany: ({ most }) => `Högst ${figure(most)} st på en gång.`,

  reorderLevel: 'Beställningspunkt',
  reorderHint: 'Medarbetare får veta när det tillgängliga antalet sjunker till detta. Tomt: ingen meddelas.',
  reorderSaved: 'Beställningspunkten har sparats.',
  reorderCleared: 'Beställningspunkten har tagits bort.',

  // Refusals of the calls
  notStocked: 'Produkten lagerförs inte. Markera den som lagervara först.',
  takenBackAlready: 'Posten har redan tagits tillbaka.',
  bookedForOrder: ({ word }) => `Posten bokades för ${the(word)}: ändra där, så följer lagret med.`,
  isCounterEntry: 'Posten tar tillbaka en annan. Registrera en inleverans eller inventering i stället.',
}
