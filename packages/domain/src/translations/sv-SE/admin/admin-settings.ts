/** Sentences of the screen of settings, in Swedish. */
import type { adminSettingMessages as english } from '../../../messages/admin/admin-settings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, compound, counted } from '../grammar.ts'

export const adminSettingMessages: Translation<typeof english> = {
  title: 'Organisationens inställningar',
  typedBefore: 'Ifyllt tidigare och inte sparat än.',
  waitsForLine:
    'Inte sparat än: det finns ingen anslutning. Det finns kvar här och sparas när du är ansluten igen.',
  notSaved: ({ label }) => `${label}: inte sparat`,
  sections: 'Avsnitt i inställningarna',
  sectionNow: ({ title }) => `Inställningar: ${title}`,
  history: 'Historik',
  loading: 'Laddar inställningarna',
  noSection: 'Det finns ingen sådan sida i inställningarna.',

  // A field
  byDefault: ({ value }) => `Standard: ${value}`,
  backToDefault: 'Återställ till standard',
  backToDefaultOf: ({ label }) => `Återställ till standard: ${label}`,
  changed: ({ label }) => `${label} har ändrats.`,
  theirs: ({ value }) => `Under tiden har någon annan angett: ${value}`,
  bothChanged: ({ label, mine, theirs }) =>
    `${label}: ditt är ${mine}, under tiden har någon annan angett ${theirs}`,
  othersStand: 'Vilken du än väljer gäller det som var och en har ändrat i övrigt.',
  decide: ({ label }) => `Vad som ska gälla för ${label}`,
  keepMine: 'Behåll mitt',
  takeTheirs: 'Ta den andras',
  discard: 'Kasta',
  tryAgain: 'Försök igen',
  isUsed: 'Används',
  entryOf: ({ label, number }) => `${label} ${number}`,
  addTo: ({ label }) => `Lägg till i ${label}`,
  remove: ({ label }) => `Ta bort ${label}`,
  up: ({ label }) => `Flytta upp ${label}`,
  down: ({ label }) => `Flytta ner ${label}`,
  newWaits: 'Ny och inte sparad än: den sparas när fälten är ifyllda.',
  newEntry: ({ label }) => `Ny post i ${label}`,
  numberNeeded: 'Skriv ett tal.',

  // Values in words
  none: 'inget',
  on: 'på',
  off: 'av',
  aPicture: 'en bild',
  entries: ({ count }) => counted(count, 'post', 'poster'),

  // Preview
  previews: 'Förhandsvisning',
  showPreview: 'Visa förhandsvisningen',
  hidePreview: 'Dölj förhandsvisningen',
  previewOf: {
    home: 'Startsida',
    order: ({ word }) => compound(word, 'sida'),
    document: 'Offert',
    mail: 'E-post',
  },
  previewPage: 'Sida i förhandsvisningen',
  previewAs: 'Sedd av',
  asOwner: 'Ägare',
  asGuest: 'Gäster',
  previewTyped: 'Som det kommer att bli, med det som är ifyllt men inte sparat än.',
  previewFrame: ({ page }) => `Förhandsvisning: ${page}`,
  noOrderToShow: ({ word }) =>
    `Det finns ${agree(word, 'ingen', 'inget')} ${word.toLowerCase()} med namn att visa än.`,
  occasion: 'Tillfälle',
  onStatus: ({ title }) => `Status: ${title}`,
  mailSubject: 'Ämne',
  mailFrame: 'Meddelandet',
  placeholders: 'Ord inom klamrar',
  placeholdersHint: 'De ersätts när ett e-postmeddelande skrivs. En mening vars ord saknar värde utelämnas.',

  // Brand
  chooseColor: 'Välj en färg',
  sampleButton: 'Exempelknapp',
  upload: 'Ladda upp en logotyp',
  logoFile: 'Logotypfil',
  logoHint: 'SVG eller PNG under 1 MB. Ord måste vara konturer.',
  preview: 'Förhandsvisning av logotypen',
  takeLogo: 'Använd logotypen',
  currentLogo: 'Nuvarande logotyp',

  // History
  noHistory: 'Inget har ändrats än.',
  byAt: ({ who, when }) => `${who}, ${when}`,
  from: ({ value }) => `före: ${value}`,
  to: ({ value }) => `efter: ${value}`,
  isRestore: 'Tog tillbaka en ändring eller återgick till ett tidigare läge',
  moreOf: ({ count }) => `och ${count} till`,
  undo: 'Ta tillbaka ändringen',
  undoOf: ({ label, when }) => `Ta tillbaka ändringen: ${label}, ${when}`,
  returnTo: 'Återgå till detta läge',
  returnToOf: ({ label, when }) => `Återgå till detta läge: efter ${label}, ${when}`,
  askReturn: ({ count }) =>
    `${count === 1 ? 'Den senare ändringen' : `De ${count} senare ändringarna`} tas tillbaka. Även det är en ändring i historiken.`,
  changeTakenBack: 'Ändringen har tagits tillbaka.',
  returned: 'Inställningarna är som de var då.',
}
