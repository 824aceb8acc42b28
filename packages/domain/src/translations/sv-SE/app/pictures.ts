/** Uploading pictures, and looking at products in 3D, in Swedish. */
import type { pictureMessages as english } from '../../../messages/app/pictures.ts'
import type { Translation } from '../../../localization/translation.ts'

export const pictureMessages: Translation<typeof english> = {
  uploadIdle: 'Dra och släpp, eller klicka för att bläddra',
  uploadDragging: 'Släpp här för att ladda upp.',
  uploadRunning: 'Laddar upp …',
  uploadDone: 'Filen har laddats upp.',
  uploadFailed: 'Filen kunde inte laddas upp. Kontrollera internetanslutningen eller försök igen senare.',
  tooManyPixels: ({ width, height }) =>
    `Bilden har ${width} × ${height} bildpunkter: sammanlagt får det vara högst 50 miljoner.`,
  uploadUnsuitable: 'Välj en fil under 5 MB',
  masterUnsuitable:
    'Välj en JPEG eller PNG under 60 MB med högst 1\u00a0000 miljoner bildpunkter, eller 50 miljoner om den är progressiv eller sammanflätad.',
  masterOfOrder: 'Ange vilken rityta tryckoriginalet gäller: det sparas med den.',
  holdsWords:
    'SVG-filen innehåller ord som text, som ser olika ut i varje webbläsare. Gör om texten till konturer och välj filen igen.',
  ofWhat: 'Ange vad bilden föreställer med slag och nummer, eller inget av dem för en bild i biblioteket.',
  notOwn: 'Bilden hör varken hit eller till katalogen.',
  view3dIncomplete: ({ title }) => `${title} behövs för 3D-vyn.`,
  view3dUnreadable: 'Den här konfigurationen kan inte visas i 3D.',
  view3dUnavailable: 'Webbläsaren kan inte visa 3D, så här är ritningen.',
  view3dInterrupted: 'Grafikkortet har avbrutit 3D-vyn.',

  // Labels and titles
  picturesOf: ({ title }) => `Bilder på ${title}`,
  addableOnceSaved: 'Bilder kan läggas till så snart artikeln är sparad.',
  noneYet: 'Det finns inga bilder på artikeln än.',
  lookAt: ({ title }) => `Titta på ${title}`,
  delete: ({ title }) => `Ta bort ${title}`,
  itemsPicture: 'Artikelns bild ✓',
  asItemPicture: 'Använd som artikelbild',
  setTheItemsPicture: 'Välj artikelns bild',
  removeItemsPicture: 'Ta bort artikelns bild',
  deletedPicture: ({ title }) => `${title || 'Bilden'} har tagits bort.`,
  thisItem: 'Den här artikeln',
  pictures: 'Bilder',
  previousPicture: 'Föregående bild',
  nextPicture: 'Nästa bild',
  close: 'Stäng',
  pictureFile: 'Bildfil',
  addAPicture: 'Lägg till en bild',
  pictureFormats: 'JPEG eller PNG, under 5 MB',
  tryAgain: 'Försök igen',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  wholePicture: 'Hela bilden',
  pictureNotLoaded: ({ title }) => `${title} kunde inte laddas.`,
}
