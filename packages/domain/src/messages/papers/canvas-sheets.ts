/** Words of the sheets that are drawn of a canvas: plan, elevations, panel layouts, print panels, and their tables. Lengths are texts. */
import { defineMessages } from '../../localization/define-messages.ts'
type Numbered = { number: string }
type Titled = { number: number; title: string }

export const canvasSheetMessages = defineMessages('canvasSheetMessages', {
  drawing: 'Drawing',
  resolution: 'Resolution',
  pixelsPerInch: ({ ppi }: { ppi: number }) => `${ppi} pixels per inch`,
  plan: 'Top plan',
  planAbout: 'Walls, openings and the views that look at them',
  planNorth: 'Plan north',
  elevation: ({ number, title }: Titled) => `${number} ${title}`,
  elevationAbout: ({ number, count }: { number: number; count: number }) =>
    `Elevation, view ${number} of ${count}`,
  panelLayout: ({ number, title }: Titled) => `${number} ${title}, panel layout`,
  panelLayoutAbout: ({ count }: { count: number }) =>
    count === 1
      ? '1 panel. Solid lines are seen, dashed ones printed.'
      : `${count} panels. Solid lines are seen, dashed ones printed.`,
  net: ({ size }: { size: string }) => `${size} seen`,
  gross: ({ size }: { size: string }) => `${size} printed`,
  bleeds: ({ left, right, top, bottom }: { left: string; right: string; top: string; bottom: string }) =>
    `L ${left}, R ${right}, T ${top}, B ${bottom}`,
  panel: ({ number }: Numbered) => `Panel ${number}`,
  panelWithoutNumber: 'Panel without a number',
  panelOf: ({ panel, title }: { panel: string; title: string }) => `${panel}, ${title}`,
  withBleed: ({ size }: { size: string }) => `${size} with bleed`,
  sized: ({ width, height }: { width: string; height: string }) => `${width} × ${height}`,
  critical: 'Critical alignment',
  disabled: 'Not printed',
  seams: 'Seam legend',
  seamCount: ({ label, count }: { label: string; count: number }) =>
    count === 1 ? `${label}, 1 seam` : `${label}, ${count} seams`,
  murals: 'Murals',
  printNote: 'Print note',
  inTheTable: 'Written out in the panel schedule.',
  onItsSheet: 'Written out on the sheet of notes.',
  checksOfView: ({ count }: { count: number }) =>
    count === 1
      ? 'One thing is to be looked at in this view: see the sheet of checks.'
      : `${count} things are to be looked at in this view: see the sheet of checks.`,
  printTooLarge: ({ most }: { most: string }) =>
    `Larger than ${most}, the most that a page can hold: drawn to scale, not to be printed from.`,
  outsidePicture: 'Outside the picture',
  fullSize: 'Full size',
  noScale: 'None',
  millimetersTo: ({ step }: { step: string }) => `Millimeters, to the nearest ${step}`,
  inchesTo: ({ step }: { step: string }) => `Inches, to the nearest ${step}`,

  // Tables
  schedule: 'Panel schedule',
  cutList: 'Cut list',
  roll: ({ number }: { number: number }) => `Roll ${number}`,
  tooLongBy: ({ length }: { length: string }) => `${length} too long`,
  notesOf: ({ number, title }: Titled) => `${number} ${title}, notes`,
  checks: 'Checks of the printer',
  allGood: 'Nothing to look at: these murals can be printed.',
  continued: ({ heading, page, count }: { heading: string; page: number; count: number }) =>
    `${heading}, ${page} of ${count}`,
  columns: {
    number: 'Panel',
    roll: 'Roll',
    cutFrom: 'Cut from',
    cutTo: 'Cut to',
    rest: 'Left of the roll',
    view: 'View',
    seen: 'Seen',
    printed: 'Printed',
    bleeds: 'Bleeds',
    description: 'Description',
    note: 'Print note',
    about: 'About',
    text: 'Note',
    severity: 'Weight',
    finding: 'What is wrong',
    advice: 'What to do',
  },

  // The line in the bleed of a page that is as large as its print
  slug: (parts: {
    org: string
    order: string
    title: string
    panel: string
    size: string
    number: number
    count: number
    date: string
  }) =>
    [
      parts.panel,
      parts.size,
      parts.order,
      parts.title,
      `Sheet ${parts.number} of ${parts.count}`,
      parts.date,
      parts.org,
    ]
      .filter((part) => part !== '')
      .join(' · '),

  // The view
  nothingOnCanvas: ({ word }: { word: string }) =>
    `Nothing is drawn on the canvas of this ${word.toLowerCase()} yet. Draw its walls, views and panels first.`,
  goToCanvas: 'Go to the canvas',
  layers: 'Layers',

  // SVG
  exportSvg: 'Export SVG',
  exportSvgOf: ({ title }: { title: string }) => `Export SVG of ${title}`,
  // [2.5.31]
  needsViewport: 'Please go to a viewport to export it to SVG',
  noPanels: ({ title }: { title: string }) => `${title} has no panels to export yet.`,
  exportDxfOf: ({ title }: { title: string }) => `Export DXF of ${title}`,
  dxfFailed: 'The DXF file could not be made. Please try again.',
  pictureFrame: 'Picture',
  svgFailed: 'The SVG file could not be made. Please try again.',
  svgDescription: ({ count }: { count: number }) =>
    count === 1
      ? '1 print panel at true size, with its bleeds. Inches.'
      : `${count} print panels at true size, with their bleeds. Inches.`,
})
