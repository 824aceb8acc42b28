/** What is drawn on projects of Panorama Murals: rooms, walls in view, and murals in panels. Inches. */
import type { DrawOrder, Draftsman } from '../../shorthand/canvas-kit.ts'

interface Mural {
  readonly viewId: number
  readonly width: number
  readonly height: number
  /** the visible widths of the panels, from the left */
  readonly panels: readonly number[]
  /** of two panels at a seam; 0: butted */
  readonly overlap: number
  readonly designId: number
  readonly notes?: Readonly<Record<number, string>>
}

/** An area with its picture, panels and seams, numbered from the left. */
function drawMural(draftsman: Draftsman, mural: Mural): void {
  const { viewId: archCustomViewId, width, height, panels, overlap, designId, notes = {} } = mural
  const parentId = draftsman.entity('calicoMuralArea', {
    archCustomViewId,
    position: { x: 0, y: 0 },
    size: { width, height },
  })
  const onArea = { parentId, parentResourceKey: 'entity' } as const
  draftsman.entity(
    'calicoMuralTexture',
    {
      archCustomViewId,
      position: { x: -10, y: -4 },
      size: { width: width + 20, height: height + 8 },
      muralProductOptionId: designId,
    },
    onArea,
  )
  let x = 0
  for (const [index, panelWidth] of panels.entries()) {
    const isLast = index === panels.length - 1
    draftsman.entity(
      'calicoMuralPanel',
      {
        archCustomViewId,
        position: { x, y: 0 },
        size: { width: panelWidth, height },
        // An inner edge has half of its seam, an outer one the usual half inch.
        bleedLeft: index === 0 ? 0.5 : overlap / 2,
        bleedRight: isLast ? 0.5 : overlap / 2,
        bleedTop: 1,
        bleedBottom: 1,
        panelNumber: index + 1,
        panelPrintNotes: notes[index + 1] ?? '',
        isCriticalAlignmentPanel: notes[index + 1] !== undefined,
      },
      onArea,
    )
    x += panelWidth
    if (isLast) continue
    const seam = { archCustomViewId, from: { x, y: 0 }, to: { x, y: height }, thickness: overlap }
    draftsman.entity('calicoMuralSeam', seam, onArea)
  }
}

/** The lobby of a hotel: four panels of 45 inches over 180, on rolls of 54 with an inch of overlap. */
const drawLobby: DrawOrder = (draftsman, _, items) => {
  const [, east = 0, south = 0] = draftsman.walls(
    [
      [0, 0],
      [180, 0],
      [180, 150],
      [0, 150],
      [0, 0],
    ],
    { height: 108, thickness: 5 },
  )
  draftsman.entity('opening', { archWallId: east, offset: 90, width: 36, height: 84, kind: 'door' })
  draftsman.entity('opening', {
    archWallId: south,
    offset: 48,
    width: 60,
    height: 48,
    sill: 36,
    kind: 'window',
  })
  const northView = draftsman.view(
    'North wall',
    { from: [0, 60], to: [180, 60], viewDepth: 72 },
    {
      general: 'Hang from the left, the first panel plumb.',
      calicoMuralPanel: 'Four panels, numbered from the left.',
      calicoMuralSeam: 'Overlap one inch and double cut.',
      criticalAlignmentPanel: 'Panel 2 carries the ridge: set it first to the laser.',
    },
  )
  const eastView = draftsman.view('East wall', { from: [120, 0], to: [120, 150], viewDepth: 72 })
  drawMural(draftsman, {
    viewId: northView,
    width: 180,
    height: 108,
    panels: [45, 45, 45, 45],
    overlap: 1,
    designId: 101,
    notes: { 2: 'Match the ridge line to panel 3.' },
  })
  draftsman.entity('calicoWallLabel', {
    archCustomViewId: northView,
    title: 'North wall',
    customViewPosition: { x: 0, y: 118 },
    customViewSize: { width: 180, height: 16 },
    labelPlanPosition: { x: 24, z: -50 },
    viewStartPlanPosition: { x: 0, z: 8 },
    indicateViewStartOnPlan: true,
  })
  draftsman.entity('calicoWallLabel', {
    archCustomViewId: eastView,
    title: 'East wall',
    customViewPosition: { x: 0, y: 118 },
    customViewSize: { width: 150, height: 16 },
    labelPlanPosition: { x: 222, z: 66 },
  })
  draftsman.text(eastView, 'Door to the cloakroom, casing 4 in', 132, 30, 60)
  draftsman.arrow(eastView, [150, 40], [126, 48])
  draftsman.text(null, 'Ceiling 108 in throughout', 60, 70, 80)
  // What is ordered is what the panels show: the line itself stands nowhere.
  return items
}

/** An atrium with a niche: butted panels of 48, 51 and 51 inches, so that no seam stands over it. */
const drawAtrium: DrawOrder = (draftsman, _, items) => {
  const [wall = 0] = draftsman.walls(
    [
      [0, 0],
      [150, 0],
      [150, 96],
    ],
    { height: 120 },
  )
  draftsman.entity('opening', { archWallId: wall, offset: 48, width: 12, height: 96, kind: 'opening' })
  const viewId = draftsman.view(
    'Reading wall',
    { from: [0, 48], to: [150, 48], viewDepth: 60 },
    { mismatch: 'The picture may break behind the niche.', calicoMuralSeam: 'Butted, no overlap.' },
  )
  drawMural(draftsman, { viewId, width: 150, height: 120, panels: [48, 51, 51], overlap: 0, designId: 105 })
  draftsman.entity('calicoMismatchLine', {
    archCustomViewId: viewId,
    from: { x: 54, y: 0 },
    to: { x: 54, y: 24 },
  })
  draftsman.entity('calicoWallLabel', {
    archCustomViewId: viewId,
    title: 'Reading wall',
    customViewPosition: { x: 0, y: 130 },
    customViewSize: { width: 150, height: 16 },
    labelPlanPosition: { x: 75, z: -50 },
    indicateViewStartOnPlan: true,
  })
  return items
}

/** A ward that was measured, and waits for its mural: walls, openings and a corner that the mural shall go around. */
const drawWard: DrawOrder = (draftsman, _, items) => {
  const [long = 0, short = 0] = draftsman.walls(
    [
      [0, 0],
      [264, 0],
      [264, 132],
      [120, 132],
      [120, 204],
      [0, 204],
      [0, 0],
    ],
    { height: 102 },
  )
  draftsman.entity('opening', {
    archWallId: long,
    offset: 24,
    width: 72,
    height: 54,
    sill: 30,
    kind: 'window',
  })
  draftsman.entity('opening', { archWallId: short, offset: 84, width: 42, height: 84, kind: 'door' })
  const viewId = draftsman.view('Bed wall', { from: [0, 60], to: [264, 60], viewDepth: 72 })
  const cornerId = draftsman.view('Return at the door', { from: [204, 0], to: [204, 132], viewDepth: 72 })
  draftsman.entity('calicoMuralArea', {
    archCustomViewId: viewId,
    position: { x: 120, y: 0 },
    size: { width: 144, height: 102 },
  })
  draftsman.entity('calicoMuralArea', {
    archCustomViewId: cornerId,
    position: { x: 0, y: 0 },
    size: { width: 36, height: 102 },
    isReturn: true,
  })
  draftsman.text(null, 'Measured at top and bottom: 264 and 263 5/8', 90, 20, 90)
  return items
}

/** By the titles of the projects. */
export const canvases: Readonly<Record<string, DrawOrder>> = {
  'Grand Hotel ballroom': drawLobby,
  'Library atrium': drawAtrium,
  'Children’s ward': drawWard,
}
