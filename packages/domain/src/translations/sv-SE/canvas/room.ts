/** Words of rooms in three dimensions, in Swedish. */
import type { roomMessages as english } from '../../../messages/canvas/room.ts'
import type { Translation } from '../../../localization/translation.ts'

export const roomMessages: Translation<typeof english> = {
  room: 'Rum i 3D',
  rooms: 'Rumsvyer',
  eyePoint: ({ number }) => `Ögonpunkt ${number}`,
  freeEye: 'Rum i 3D',
  loading: 'Laddar rummet',
  addEyePoint: 'Spara vyn',
  eyePointAdded: 'Spara en ögonpunkt',
  saveEyePoint: 'Titta härifrån',
  eyePointSaved: 'Flytta ögonpunkten',
  backToEyePoint: 'Tillbaka till ögonpunkten',
  backToPlan: 'Tillbaka till planen',
  keepStill: 'Spara en stillbild',
  keepStillAnew: 'Spara en ny stillbild',
  keepingStill: 'Sparar stillbilden …',
  stillKept: 'Spara en stillbild',
  stillIsKept: 'Stillbilden är sparad. Den skrivs ut med ritningarna.',
  still: ({ title }) => `Stillbild av ${title}`,
  stillIsOld: 'Rummet har ändrats sedan stillbilden sparades.',
  stillIsOldShort: 'Rummet har ändrats',
  stillFailed: 'Stillbilden kunde inte sparas. Kontrollera internetanslutningen och försök igen.',
  stillNotDrawn: 'Webbläsaren kunde inte rita stillbilden. Försök igen.',
  openRoom: 'Titta in i rummet',
  selectInPlan: ({ name }) => `${name}, markerad i planen`,
  notInRoom: ({ name, count }) =>
    count === 1
      ? `${name} finns på en vyport som inte är riktad mot någon vägg och är inte med i rummet.`
      : `${count} av ${name} finns på en vyport som inte är riktad mot någon vägg och är inte med i rummet.`,
  notInRoomHeading: 'Inte i rummet',
  emptyRoom: 'Planen är tom. Rita väggarna, så står rummet här.',

  // For those who do not see it
  view: '3D-vy av rummet',
  viewOf: ({ title, seen }) => `${title}. ${seen}`,
  keys: 'Pil upp och ner går framåt och bakåt, vänster och höger vrider, med Shift går de åt sidan. A och D går åt sidan, Page Up och Page Down höjer och sänker blicken, R och F tittar upp och ner. Home går tillbaka till ögonpunkten.',
  whatIsSeen: 'Det som syns, från vänster till höger',
  seesNothing: 'Härifrån syns inget av rummet.',
  sees: ({ things }) => `Syns från vänster till höger: ${things.join('; ')}.`,
  thing: ({ name, side, distance }) => `${name}, ${side}, ${distance} bort`,
  sides: { left: 'till vänster', ahead: 'rakt fram', right: 'till höger' },
  things: { wall: 'vägg', mural: 'fototapet', door: 'dörr', window: 'fönster', opening: 'öppning' },
  muralOn: ({ title }) => `fototapet på ${title}`,

  // Where it can not be shown
  noGraphics: 'Webbläsaren kan inte visa 3D. Planen och vyerna finns som vanligt, och inget är förlorat.',
  interrupted: 'Grafikkortet har avbrutit rummet. Planen och vyerna finns som vanligt.',
  notLoaded: 'Rummet kunde inte hämtas. Kontrollera internetanslutningen och försök igen.',
  tryAgain: 'Försök igen',
  moveHint: 'Dra för att titta, rulla för att gå',
  touchHint: 'Dra för att titta, nyp för att gå',

  // On paper
  sheetHeading: ({ title }) => `Rumsvy, ${title}`,
  sheetAbout: 'Perspektiv, ej skalenligt',
  sheetOld: 'Rummet har ändrats sedan bilden sparades.',
  notToScale: 'Ej skalenligt',
}
