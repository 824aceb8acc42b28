/** Words of the sheets that are drawn of a canvas, in Swedish. */
import type { canvasSheetMessages as english } from '../../../messages/papers/canvas-sheets.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, thisOne } from '../grammar.ts'

const strips = (count: number) => counted(count, 'våd', 'våder')

export const canvasSheetMessages: Translation<typeof english> = {
  drawing: 'Ritning',
  resolution: 'Upplösning',
  pixelsPerInch: ({ ppi }) => `${ppi} bildpunkter per tum`,
  plan: 'Planvy',
  planAbout: 'Väggar, öppningar och de vyer som riktas mot dem',
  planNorth: 'Norr i plan',
  elevation: ({ number, title }) => `${number} ${title}`,
  elevationAbout: ({ number, count }) => `Elevation, vy ${number} av ${count}`,
  panelLayout: ({ number, title }) => `${number} ${title}, vådindelning`,
  panelLayoutAbout: ({ count }) =>
    `${strips(count)}. Heldragna linjer är det synliga, streckade det tryckta.`,
  net: ({ size }) => `${size} synligt`,
  gross: ({ size }) => `${size} tryckt`,
  bleeds: ({ left, right, top, bottom }) => `V ${left}, H ${right}, Ö ${top}, N ${bottom}`,
  panel: ({ number }) => `Våd ${number}`,
  panelWithoutNumber: 'Våd utan nummer',
  panelOf: ({ panel, title }) => `${panel}, ${title}`,
  withBleed: ({ size }) => `${size} med utfall`,
  sized: ({ width, height }) => `${width} × ${height}`,
  critical: 'Kritisk passning',
  disabled: 'Trycks inte',
  seams: 'Skarvförklaring',
  seamCount: ({ label, count }) => `${label}, ${counted(count, 'skarv', 'skarvar')}`,
  murals: 'Fototapeter',
  printNote: 'Tryckanmärkning',
  inTheTable: 'Återges i vådlistan.',
  onItsSheet: 'Återges på bladet med anmärkningar.',
  checksOfView: ({ count }) =>
    `${count === 1 ? 'En sak' : `${count} saker`} i vyn behöver ses över: se bladet med kontroller.`,
  printTooLarge: ({ most }) =>
    `Större än ${most}, det mesta som ryms på en sida: ritad i skala, inte att trycka från.`,
  outsidePicture: 'Utanför bilden',
  fullSize: 'Full storlek',
  noScale: 'Ingen',
  millimetersTo: ({ step }) => `Millimeter, avrundat till ${step}`,
  inchesTo: ({ step }) => `Tum, avrundat till ${step}`,

  // Tables
  schedule: 'Vådlista',
  cutList: 'Kaplista',
  roll: ({ number }) => `Rulle ${number}`,
  tooLongBy: ({ length }) => `${length} för lång`,
  notesOf: ({ number, title }) => `${number} ${title}, anmärkningar`,
  checks: 'Kontroller inför tryck',
  allGood: 'Inget att se över: de här fototapeterna kan tryckas.',
  continued: ({ heading, page, count }) => `${heading}, ${page} av ${count}`,
  columns: {
    number: 'Våd',
    roll: 'Rulle',
    cutFrom: 'Kapa från',
    cutTo: 'Kapa till',
    rest: 'Kvar av rullen',
    view: 'Vy',
    seen: 'Synligt',
    printed: 'Tryckt',
    bleeds: 'Utfall',
    description: 'Beskrivning',
    note: 'Tryckanmärkning',
    about: 'Gäller',
    text: 'Anmärkning',
    severity: 'Vikt',
    finding: 'Vad som är fel',
    advice: 'Åtgärd',
  },

  // The line in the bleed of a page that is as large as its print
  slug: (parts) =>
    [
      parts.panel,
      parts.size,
      parts.order,
      parts.title,
      `Blad ${parts.number} av ${parts.count}`,
      parts.date,
      parts.org,
    ]
      .filter((part) => part !== '')
      .join(' · '),

  // The view
  nothingOnCanvas: ({ word }) =>
    `Inget är ritat på ritytan för ${thisOne(word)} än. Rita väggar, vyer och våder först.`,
  goToCanvas: 'Gå till ritytan',
  layers: 'Lager',

  // SVG
  exportSvg: 'Exportera SVG',
  exportSvgOf: ({ title }) => `Exportera SVG av ${title}`,
  needsViewport: 'Gå till en vyport för att exportera den till SVG',
  noPanels: ({ title }) => `${title} har inga våder att exportera än.`,
  exportDxfOf: ({ title }) => `Exportera DXF av ${title}`,
  dxfFailed: 'DXF-filen kunde inte skapas. Försök igen.',
  pictureFrame: 'Bild',
  svgFailed: 'SVG-filen kunde inte skapas. Försök igen.',
  svgDescription: ({ count }) =>
    count === 1
      ? '1 tryckt våd i verklig storlek, med sina utfall. Tum.'
      : `${count} tryckta våder i verklig storlek, med sina utfall. Tum.`,
}
